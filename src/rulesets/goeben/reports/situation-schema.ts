import * as z from "zod";
import { campaignSchema } from "../chapters/24-campaign/state";
import {
  austroHungarianStatusSchema,
  boxSchema,
  cargoSchema,
  count,
  endReasonSchema,
  fleetSchema,
  germanShipSchema,
  incidentKindSchema,
  named,
  orderSchema,
  phaseSchema,
  placeSchema,
  shipStatusSchema,
  spaceSchema,
  unitSchema,
  visibilitySchema,
} from "../schemas";
import { GROUPS, INDEXES, RESULTS, TERRAINS, ZONES } from "../vocabulary";
import { battleReportSchema } from "./situation-battle-schema";

const units = (description: string) => z.array(unitSchema).max(300).describe(description);

const terrainSchema = named(z.enum(TERRAINS), "Terrain", "12.5 Terrain of a space.");

const indexSchema = named(
  () =>
    z.strictObject({
      index: named(z.enum(INDEXES), "Index", "2.1 An index of a German ship's display."),
      now: count(99, "Current value."),
      start: count(99, "10.0 Starting value, which is also the maximum after repairs."),
    }),
  "SituationIndex",
  "2.1 An index of a German ship.",
);

const speedsSchema = named(
  () =>
    z.strictObject({
      cruise: count(99, "12.1 Spaces at cruise speed, free."),
      maximum: count(99, "12.2 Spaces at maximum speed."),
      emergency: count(99, "12.3 Spaces at emergency speed."),
      reach: count(99, "12.0 Maximum number of spaces, with the current Engines and coal."),
    }),
  "SituationSpeeds",
  "12.4 The speeds of a German ship with its current Engines.",
);

const germanSchema = named(
  () =>
    z.strictObject({
      ship: germanShipSchema,
      status: shipStatusSchema,
      space: spaceSchema.nullable().describe("Space of the ship; null unless in play and deployed."),
      indexes: z.array(indexSchema).max(20).describe("2.1 The indexes of the ship, in the order of its display."),
      speeds: speedsSchema,
      cargo: z
        .array(
          named(
            z.strictObject({
              box: boxSchema,
              cargo: cargoSchema,
            }),
            "SituationCargo",
            "8.2 Content of a Hull box.",
          ),
        )
        .max(20)
        .describe("8.2 Content of the Hull boxes. A seaplane takes two."),
      freeBoxes: count(20, "8.2 Intact empty Hull boxes."),
      repairDice: count(99, "10.1 Number of repair dice in the current space."),
      intelligence: count(99, "11.1 Intelligence value of the ship."),
      outfitted: z.boolean().describe("7.0 The ship has outfitted this turn and may not move."),
      moved: z.boolean().describe("12.0 The ship has moved this turn."),
      mustLeave: z.boolean().describe("9.1 The ship has visited a neutral port or base and must leave."),
    }),
  "SituationGerman",
  "2.1 State of a German ship.",
);

const austroHungarianSchema = named(
  () =>
    z.strictObject({
      ship: unitSchema,
      status: austroHungarianStatusSchema,
      space: spaceSchema.nullable().describe("Space of the ship; null unless in play."),
      speed: count(99, "20.0 Printed speed."),
      damage: count(99, "13.1 Damage outside battle in this phase."),
    }),
  "SituationAustroHungarian",
  "20.0 State of an Austro-Hungarian ship.",
);

const spaceReportSchema = named(
  () =>
    z.strictObject({
      space: spaceSchema,
      terrain: terrainSchema.describe("12.5 Current terrain of the space."),
      zone: named(z.enum(ZONES), "Zone", "2.1 A sea zone."),
      draws: count(99, "13.2 Number of markers that friendly warships there would draw at the current alert level."),
      friendly: units("Friendly warships, in the order of play."),
      markers: z
        .array(
          named(
            z.strictObject({ marker: unitSchema, kind: incidentKindSchema, place: placeSchema }),
            "SituationMarker",
            "C.12 A face-up marker.",
          ),
        )
        .max(300)
        .describe("C.12 Face-up markers in the space, on the map and set aside."),
      faceDown: z
        .array(
          named(
            z.strictObject({ fleet: fleetSchema, count: count(300, "Number of markers.") }),
            "SituationFaceDown",
            "C.12 Face-down markers of one fleet.",
          ),
        )
        .max(2)
        .describe("C.12 Face-down markers there."),
      coastal: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema,
              strength: count(99, "Strength of the unit."),
              destroyed: z.boolean().describe("16.0 True if the unit has been destroyed."),
            }),
            "SituationCoastal",
            "16.0 A Coastal Defense unit that has been revealed.",
          ),
        )
        .max(100)
        .describe("16.0 Face-up and destroyed Coastal Defense units."),
      faceDownCoastal: count(100, "16.0 Face-down Coastal Defense units."),
      colliers: count(2, "7.4 Colliers there."),
      mines: count(100, "23 Mines there."),
      captured: z.boolean().describe("9.2 A landed Seebataillon holds it."),
      visited: z.boolean().describe("9.1 It is closed for the rest of the scenario."),
      storm: z.boolean().describe("D-47 There is a Storm this turn."),
      visibility: visibilitySchema.nullable().describe("D-28 Visibility this turn; null until rolled."),
    }),
  "SituationSpace",
  "4.0 Contents of a space.",
);

const poolSchema = named(
  () =>
    z.strictObject({
      size: count(999, "13.0 Number of markers in the pool, seen or not."),
      known: z
        .array(
          named(
            z.strictObject({ kind: incidentKindSchema, count: count(300, "Number of markers of that kind.") }),
            "SituationKnown",
            "C.12 Known markers of one kind in the pool.",
          ),
        )
        .max(30)
        .describe("C.12 Known markers by kind."),
      ships: units("C.12 Known Allied ships in the pool."),
    }),
  "SituationPool",
  "13.0 The incident pool.",
);

const unseenGroupSchema = named(
  () =>
    z.strictObject({
      group: named(z.enum([...GROUPS, "coastal"]), "SituationGroup", "C.12 A group of unseen markers or units."),
      inPool: count(300, "Number in the pool. For Coastal Defense units, the number never placed."),
      faceDown: count(300, "Number face down on the map."),
      faces: units("The unseen markers or units. Their order means nothing."),
    }),
  "SituationUnseen",
  "C.12 Unseen markers and units, with numbers by location.",
);

const orderReportSchema = named(
  () =>
    z.strictObject({
      order: orderSchema,
      spaces: z.array(spaceSchema).max(100).describe("17.0 Spaces named in the order."),
      terrains: z.array(terrainSchema).max(20).describe("17.0 Types of space named in the order."),
      inPlace: z.boolean().describe("D-66 A German ship is in one of those spaces."),
      vp: z.int32().describe("17.1 Victory points."),
      vpNeeded: z.int32().describe("17.0 Victory points required."),
      destroyed: z.array(spaceSchema).max(100).describe("17.0 Spaces whose Coastal Defense units must be destroyed."),
      defended: z.array(spaceSchema).max(100).describe("17.0 Of those spaces, the ones still defended."),
      fulfilled: z.boolean().describe("17.0 True if every condition is met now."),
      achieved: z.boolean().describe("17.0 True if the order was fulfilled in an Objective phase."),
    }),
  "SituationOrder",
  "17.0 The order and the state of each of its conditions.",
);

/** 4.0 The situation of a game, as data. */
export const situationSchema = named(
  () =>
    z.strictObject({
      turn: z.int32().min(1).max(99).describe("4.0 The turn."),
      turns: z.int32().min(1).max(99).describe("4.0 Turns of the scenario."),
      phase: phaseSchema,
      alert: z.int32().min(1).max(6).describe("5.0 The alert level."),
      vp: z.int32().describe("17.1 Victory points."),
      morale: z.int32().describe("D-46 Dice added to German fire this turn."),
      intelligenceUsed: z.boolean().describe("11.1 The intelligence attempt of this turn is done."),
      frenchSortie: z.boolean().describe("13.1 The French fleet is at sea in the next Movement phase."),
      result: named(z.enum(RESULTS), "Result", "17.0 How the scenario ended.").nullable(),
      endReason: endReasonSchema.nullable(),
      order: orderReportSchema,
      german: z.array(germanSchema).max(4).describe("2.2 German ships of this game, sunk ones included."),
      austroHungarian: z
        .array(austroHungarianSchema)
        .max(60)
        .describe("20.0 Austro-Hungarian ships; empty unless rule 20 applies."),
      spaces: z
        .array(spaceReportSchema)
        .max(400)
        .describe("4.0 Spaces that contain anything, in the order of the charts."),
      colliers: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema.nullable(),
              state: named(
                z.enum(["to_place", "map", "gone"]),
                "SituationCollierState",
                "7.4 Not yet placed, on the map, or gone.",
              ),
            }),
            "SituationCollier",
            "7.4 A collier.",
          ),
        )
        .max(2),
      pool: poolSchema,
      unseen: z.array(unseenGroupSchema).max(4).describe("C.12 Unseen markers and units, by group."),
      battle: battleReportSchema.nullable().describe("14.0, 16.0 The battle in progress; null if none."),
      campaign: campaignSchema.nullable(),
    }),
  "Situation",
  "4.0 The situation of a game.",
);

/** 4.0 The situation of a game. */
export type Situation = z.infer<typeof situationSchema>;

/** 2.1 The situation of a German ship. */
export type SituationGerman = Situation["german"][number];

/** 4.0 The situation in a space. */
export type SituationSpace = Situation["spaces"][number];
