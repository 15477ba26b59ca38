import * as z from "zod";
import { convoySchema, dummySchema, forceSchema, shipSchema } from "../chapters/1-2-forces/state";
import { weatherStateSchema } from "../chapters/9-weather/state";
import { drawnChitSchema } from "../chapters/12-special-conditions/state";
import { sideStateSchema } from "../chapters/shared/state";
import { amount, named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { SIDES, type Side } from "../vocabulary";

/** 8.1 Schema of the known facts of an operation at the start of a turn, from the map, the displays and the sheets. */
export const knownSchema = named(known, "Known", "8.1 The facts of an operation on paper at the beginning of a turn.");

/** 8.1 The facts of an operation that a referee may know. */
export type Known = z.infer<typeof knownSchema>;

/** A.2 What is known of a side. */
export type KnownSide = NonNullable<NonNullable<Known["sides"]>[Side]>;

function known() {
  const { turn, startTurn, begun, initiative, ice, events, bag, temporaryPorts, capacityUsed } =
    snapshotSchema.unwrap().shape;

  const { aircraft, ...others } = sideStateSchema.unwrap().pick({
    dummyLimit: true,
    aircraft: true,
    photos: true,
    command: true,
    obliged: true,
    trained: true,
    patrolWhite: true,
    located: true,
    deck: true,
    denial: true,
    shadowing: true,
    reports: true,
    reinforcements: true,
    special: true,
    tally: true,
    sunk: true,
    removed: true,
  }).shape;

  const ship = shipSchema.unwrap().partial({ rotated: true, marks: true, tow: true, torpedoesSpent: true, oil: true });

  const course = convoySchema
    .unwrap()
    .partial({ excused: true, visited: true, closest: true, scattered: true, dispersed: true, arrived: true });

  const force = forceSchema
    .unwrap()
    .omit({ moved: true, station: true })
    .extend({
      units: z
        .array(z.strictObject(ship.shape))
        .min(0)
        .max(60)
        .describe("1.4 Its ships and classes with the CS they have left."),
      convoy: z
        .strictObject(course.shape)
        .optional()
        .describe("1.2.1 Of a convoy: whether it is loaded, and where it may go."),
    })
    .partial()
    .required({ kind: true, at: true, units: true });

  const dummy = dummySchema.unwrap().omit({ moved: true, station: true }).partial().required({ at: true });

  const chit = drawnChitSchema.unwrap().partial({ condition: true, revealed: true, fulfilled: true });

  const sideSchema = z
    .strictObject({
      forces: z
        .array(z.strictObject(force.shape))
        .min(1)
        .max(60)
        .describe("1.2 Its forces: the hex, port or box of each, and its ships."),
      dummies: z.array(z.strictObject(dummy.shape)).max(60).describe("1.3 Its dummies: where each is."),
      chits: z
        .array(z.strictObject(chit.shape))
        .max(10)
        .describe("12 The chits of special conditions that it has drawn."),
      aircraft: aircraft.describe("1.1.2 Its air units with the steps they have left."),
      ...others,
      photos: others.photos.describe("6.9 The results of its photographs."),
      command: others.command.describe("4.3.2 Its pools of command points."),
      deck: others.deck.describe("1.7 Numbers of the cards left in its deck."),
      shadowing: others.shadowing.describe("6.3 Its shadowers of enemy blocks."),
      reinforcements: z
        .array(others.reinforcements.element.unwrap().shape.group)
        .max(40)
        .describe("13.6 Numbers of the groups of reinforcements that have arrived."),
      denial: others.denial.describe("6.2.2 When it denies a card that would succeed against it."),
      special: others.special.describe("12 Its record of its special conditions."),
      tally: others.tally.describe("2 Its record for counting victory points."),
      sunk: others.sunk.describe("7.9 Its units sunk or shot down."),
      removed: others.removed.describe("7.9 Its units that left play without being sunk."),
    })
    .partial()
    .describe("A.2 What the side owns.");

  return z
    .strictObject({
      turn: turn.describe("8.1 The turn that begins, before its weather: 1 for day 1 AM, 2 for day 1 PM and so on."),
      vp: amount("2 Victory points so far, positive for the Allies."),
      begun: begun.describe("8.3 Player phases have begun."),
      startTurn,
      initiative: initiative.describe("4.1.3 The side that has the initiative."),
      weather: weatherStateSchema
        .unwrap()
        .partial({ dispersalDrm: true, local: true })
        .describe("9.1 The weather of the turn before."),
      ice,
      events: events.describe("13 Random events in force."),
      bag: bag.describe("12 Chits left in the bag."),
      temporaryPorts,
      capacityUsed,
      sides: z
        .strictObject(Object.fromEntries(SIDES.map((side) => [side, sideSchema])) as Record<Side, typeof sideSchema>)
        .partial()
        .describe("1.2 The two sides."),
    })
    .partial();
}
