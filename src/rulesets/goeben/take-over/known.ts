import * as z from "zod";
import { germanSchema } from "../chapters/3-setup/state";
import { coastalUnitSchema, unseenSchema } from "../chapters/11-intelligence/state";
import { markerSchema } from "../chapters/13-incidents/state";
import { austroHungarianSchema } from "../chapters/20-austro-hungarian-ships/state";
import { named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { GERMAN_SHIPS, type GermanShipId } from "../vocabulary";

/** 4.0 Schema of the known facts of a game at the start of a turn, from the map and the ships' displays. */
export const knownSchema = named(known, "Known", "4.0 What is known of a game on paper at the beginning of a turn.");

/** 4.0 The facts of a game that a referee may know. */
export type Known = z.infer<typeof knownSchema>;

function known() {
  const { turn, alert, vp, order, orderAchieved, colliers, mines, landed, visited, frenchSortie } =
    snapshotSchema.unwrap().shape;

  const { status, space, boxes, arrived, mustLeave, startSpace, ...indexes } = germanSchema.unwrap().omit({
    outfitted: true,
    repaired: true,
    loaded: true,
    moved: true,
    path: true,
    reconnoitred: true,
  }).shape;

  const germanShip = z
    .strictObject({
      status: status.describe("2.2 In play, or sunk."),
      space: space.describe("2.1 Where it is; null where it is sunk."),
      ...indexes,
      boxes: boxes.describe("8.2 What stands in Hull boxes 1, 2, ..., null where nothing does."),
      arrived: arrived.describe("9.1 The turn in which it entered its space; 0 where it began there."),
      mustLeave,
      startSpace: startSpace.describe("3.0 Where it began the scenario."),
    })
    .partial()
    .describe("2.1 The ship's display and its place on the map.");

  const { id, ...marker } = markerSchema.unwrap().omit({ kind: true }).shape;

  const { space: port, ...unit } = coastalUnitSchema.unwrap().shape;

  return z
    .strictObject({
      turn: turn.describe("4.0 The turn that begins."),
      order: order.describe("3.0 The order that was drawn."),
      alert: alert.describe("5.0 The Allied alert level."),
      vp: vp.describe("17.1 Victory points."),
      orderAchieved: orderAchieved.describe("17.0 Of a campaign: the order has been fulfilled, and play goes on."),
      ships: z
        .strictObject(
          Object.fromEntries(GERMAN_SHIPS.map((each) => [each, germanShip])) as Record<GermanShipId, typeof germanShip>,
        )
        .partial()
        .describe("2.2 The German ships."),
      austroHungarian: z
        .array(
          austroHungarianSchema
            .unwrap()
            .pick({ id: true, status: true, space: true, arrived: true })
            .partial({ arrived: true }),
        )
        .max(60)
        .describe("20.0 The Austro-Hungarian ships that have come out; the others are in their boxes."),
      markers: z
        .array(z.strictObject({ id, ...marker }).partial({ space: true, turn: true }))
        .max(300)
        .describe(
          "13.0 Incident markers whose faces were seen, with where they are: on the map, set aside, in the pool or gone.",
        ),
      faceDown: z
        .array(unseenSchema.unwrap().shape.faceDown.element)
        .max(100)
        .describe("3.0 How many markers of each fleet lie face down in each space."),
      coastal: z
        .array(z.strictObject({ ...unit, space: port.unwrap() }))
        .max(100)
        .describe("16.0 Coastal defence units whose faces were seen; the others lie face down as they were deployed."),
      colliers: z
        .array(colliers.element.shape.space.describe("Where it is; null for one used or lost."))
        .max(2)
        .describe("7.4 Where each collier is; null for one used or lost."),
      mines: mines.describe("23.0 Spaces with a mine."),
      landed: landed.describe("9.2 Ports held by a landed Seebataillon."),
      visited: visited.describe("9.1 Neutral sites that are closed for the scenario."),
      frenchSortie: frenchSortie.describe("13.1 The French Navy Sortie marker lies on the map for the next movement."),
    })
    .partial();
}
