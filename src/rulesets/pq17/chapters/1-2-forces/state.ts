import * as z from "zod";
import { hexSchema, idSchema, nameSchema } from "../../charts/shapes";
import {
  blockSchema,
  count,
  forceKindSchema,
  fuelStateSchema,
  markerSchema,
  markSchema,
  missionSchema,
  named,
  pieceSchema,
  placeSchema,
  portSchema,
  speedSchema,
  stationSchema,
  turnSchema,
  unitSchema,
} from "../../schemas";

/** A ship, or the ships of a class, on a Force Display. */
export const shipSchema = named(
  () =>
    z.strictObject({
      unit: unitSchema,
      cs: count(60, "CS left: of the ship, or of all ships of the class."),
      rotated: z.boolean().describe("7 A single hit on a double-step unit, during a combat."),
      marks: z.array(markSchema).max(9),
      tow: unitSchema.nullable().describe("5.1.1 The unit it tows or that tows it."),
      torpedoesSpent: count(
        120,
        "7.3.2 Torps Expended markers. For a class, the torpedo attacks that its CS have made.",
      ),
      oil: count(200, "D-26 Fuel that an oiler has left.").nullable().describe("Null for other ships."),
    }),
  "Ship",
  "A.3 A ship, or the ships of a class, on a Force Display.",
);

const merchants = z
  .array(
    named(
      () => z.strictObject({ unit: unitSchema, cs: count(60, "Their CS.") }),
      "Merchants",
      "9.3.2 Merchants of a class.",
    ),
  )
  .max(10);

/** 1.2.1 The additional state of a convoy, compared with other forces. */
export const convoySchema = named(
  () =>
    z.strictObject({
      loaded: z.boolean().describe("2.1 Loaded, or in ballast."),
      destinations: z
        .array(portSchema)
        .min(1)
        .max(10)
        .describe("4.2 Ports that it may end in. Only one once it is planned."),
      merchants: count(60, "2.1.2 MX CS at the start of the operation."),
      excused: count(60, "2.1.2 MX CS lost to ice, weather and similar causes."),
      visited: z.array(hexSchema).max(200).describe("5.1.5 Hexes it has occupied."),
      closest: count(99, "D-32 Its smallest distance by sea from its destination.").nullable(),
      scattered: z.boolean().describe("5.5 Scattered."),
      dispersed: merchants.describe("9.3.2 Dispersed merchants. They are not among the units."),
      arrived: z.boolean().describe("2.1 It has entered its destination."),
    }),
  "Convoy",
  "1.2.1 The data that only a convoy has.",
);

/** 11.1 The fuel of a force. */
export const fuelSchema = named(
  () =>
    z.strictObject({
      state: fuelStateSchema,
      marker: markerSchema
        .nullable()
        .describe("The turn of the Warning marker, or of the Danger marker once fuel is low. Null without a marker."),
      refuelled: z.boolean().describe("11.3.1 It has refueled since it entered port."),
    }),
  "Fuel",
  "11.1 The fuel of a force.",
);

/** 5 The moves that a piece has made this turn. */
export const movedSchema = named(
  () =>
    z.strictObject({
      hexes: count(9, "Hexes of movement used."),
      speed: speedSchema.nullable().describe("The speed declared. Null before it moves."),
      entered: z.array(hexSchema).max(9).describe("6.6.1 Hexes entered this turn."),
      done: z.boolean().describe("Its move is over."),
    }),
  "Moved",
  "G.36 The movement of a piece this turn.",
);

/** 4.2 How a force sails before player phases begin. */
export const planSchema = named(
  () =>
    z.strictObject({
      departs: turnSchema.describe("The turn in which it leaves port."),
      speed: speedSchema,
      path: z.array(placeSchema).min(1).max(60).describe("The hexes it enters, in order."),
    }),
  "SailingPlan",
  "4.2 How a force sails before player phases begin.",
);

const piece = {
  id: pieceSchema,
  station: stationSchema,
  at: placeSchema,
  block: blockSchema.nullable().describe("1.2 Its number on the map. Null in a port or box."),
  moved: movedSchema,
};

/** A force. */
export const forceSchema = named(
  () =>
    z.strictObject({
      ...piece,
      kind: forceKindSchema,
      number: z.int32().min(1).max(60).describe("1.2 The number of its label, within its kind."),
      name: nameSchema.describe("What its owner calls it."),
      identified: z.boolean().describe("6.1 Its enemy knows what it is."),
      idLevel: count(3, "6.1 Its ID. 0 while it is not identified."),
      dummyDue: z.boolean().describe("1.3 A dummy may be placed with it now."),
      sailed: z.boolean().describe("4.3 It has been at sea in this operation."),
      fuel: fuelSchema,
      refuelling: z.boolean().describe("11.3 It carries a Refuel marker this turn."),
      reloading: z.boolean().describe("7.3.2 It reloads torpedoes this turn."),
      training: portSchema.nullable().describe("4.3.4 The port that a training TF returns to. Null for other forces."),
      fromGermany: z
        .boolean()
        .describe("11.4 It sailed from Germany or Kiel, so its heavy ships may sail far (11.1.2)."),
      plan: planSchema.nullable().describe("4.2 How it sails before player phases begin. Null without a plan."),
      convoy: convoySchema.nullable().describe("Null for other forces."),
      units: z.array(shipSchema).max(60),
    }),
  "Force",
  "A.3 A force: the ships behind one block.",
);

/** 1.3 A dummy. */
export const dummySchema = named(() => z.strictObject(piece), "Dummy", "1.3 A dummy: a block without ships.");

/** An air unit. */
export const aircraftSchema = named(
  () =>
    z.strictObject({
      id: idSchema,
      unit: idSchema.describe("Its type, by its id in chart AIR_UNITS."),
      cs: count(12, "Steps it has left."),
      base: idSchema.nullable().describe("Its airbase. Null for an air unit aboard a carrier."),
      carrier: unitSchema.nullable().describe("Its carrier. Null for an air unit based ashore."),
      hex: hexSchema.nullable().describe("The hex it flies over. Null at its base."),
      mission: missionSchema,
      radius: z.array(hexSchema).max(12).describe("5.3.1 Hexes of the Air Radius it forms."),
      aborted: count(12, "7.2 Steps turned back in this phase."),
      damaged: count(12, "7.2 Steps out of play for this operation."),
      lost: count(12, "7.2 Steps lost."),
      interceptor: z.boolean().describe("1.1.2 An Interceptor, which is always at its base."),
    }),
  "Aircraft",
  "A.2 An air unit.",
);

/** A ship, or the ships of a class. */
export type Ship = z.infer<typeof shipSchema>;

/** 1.2.1 The additional state of a convoy, compared with other forces. */
export type Convoy = z.infer<typeof convoySchema>;

/** A force. */
export type Force = z.infer<typeof forceSchema>;

/** 1.3 A dummy. */
export type Dummy = z.infer<typeof dummySchema>;

/** A force or a dummy: the piece behind a block. */
export type Piece = Force | Dummy;

/** An air unit. */
export type Aircraft = z.infer<typeof aircraftSchema>;
