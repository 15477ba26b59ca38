import * as z from "zod";
import { germanSchema } from "../chapters/3-setup/state";
import { coastalUnitSchema, unseenSchema } from "../chapters/11-intelligence/state";
import { markerSchema } from "../chapters/13-incidents/state";
import { austroHungarianSchema } from "../chapters/20-austro-hungarian-ships/state";
import { named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { GERMAN_SHIPS, type GermanShipId } from "../vocabulary";

/** 4.0 Schema of the known facts of a game at the start of a turn, from the map and the ships' displays. */
export const knownSchema = named(known, "Known", "4.0 What you know of a game on paper at the start of a turn.");

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
      space: space.describe("2.1 Space of the ship; null if it is sunk."),
      ...indexes,
      boxes: boxes.describe("8.2 Content of Hull boxes 1, 2, and so on; null for an empty box."),
      arrived: arrived.describe("9.1 The turn in which the ship entered its space; 0 if it began there."),
      mustLeave,
      startSpace: startSpace.describe("3.0 Starting space of the ship in this scenario."),
    })
    .partial()
    .describe("2.1 The ship's display and its position on the map.");

  const { id, ...marker } = markerSchema.unwrap().omit({ kind: true }).shape;

  const { space: port, ...unit } = coastalUnitSchema.unwrap().shape;

  return z
    .strictObject({
      turn: turn.describe("4.0 The turn about to start."),
      order: order.describe("3.0 The order that was drawn."),
      alert: alert.describe("5.0 The alert level."),
      vp: vp.describe("17.1 Victory points."),
      orderAchieved: orderAchieved.describe("17.0 In a campaign: the order has been fulfilled, and play continues."),
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
        .describe("20.0 The Austro-Hungarian ships in play or lost. The others are in their boxes."),
      markers: z
        .array(z.strictObject({ id, ...marker }).partial({ space: true, turn: true }))
        .max(300)
        .describe(
          "13.0 Incident markers that have been seen, and their locations: on the map, set aside, in the pool or gone.",
        ),
      faceDown: z
        .array(unseenSchema.unwrap().shape.faceDown.element)
        .max(100)
        .describe("3.0 Number of face-down markers of each fleet in each space."),
      coastal: z
        .array(z.strictObject({ ...unit, space: port.unwrap() }))
        .max(100)
        .describe("16.0 Coastal Defense units that have been seen. The others are face down as deployed."),
      colliers: z
        .array(colliers.element.shape.space.describe("Space of the collier; null if used or lost."))
        .max(2)
        .describe("7.4 Space of each collier; null if used or lost."),
      mines: mines.describe("23.0 Spaces with a mine."),
      landed: landed.describe("9.2 Ports held by a landed Seebataillon."),
      visited: visited.describe("9.1 Neutral ports and bases that are closed for the scenario."),
      frenchSortie: frenchSortie.describe(
        "13.1 The French Navy Sortie marker is on the map for the next Movement phase.",
      ),
    })
    .partial();
}
