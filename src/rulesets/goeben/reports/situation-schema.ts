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

const terrainSchema = named(z.enum(TERRAINS), "Terrain", "12.5 What a space is.");

const indexSchema = named(
  () =>
    z.strictObject({
      index: named(z.enum(INDEXES), "Index", "2.1 An index of a German ship's display."),
      now: count(99, "What it stands at."),
      start: count(99, "10.0 What it starts at, and the most it can be restored to."),
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
      reach: count(99, "12.0 The most spaces its Engines and its coal allow now."),
    }),
  "SituationSpeeds",
  "12.4 The speeds of a German ship with its Engines as they are.",
);

const germanSchema = named(
  () =>
    z.strictObject({
      ship: germanShipSchema,
      status: shipStatusSchema,
      space: spaceSchema.nullable().describe("Where it is; null unless in play and deployed."),
      indexes: z.array(indexSchema).max(20).describe("2.1 Its indexes, in the order of its display."),
      speeds: speedsSchema,
      cargo: z
        .array(
          named(
            z.strictObject({
              box: boxSchema,
              cargo: cargoSchema,
            }),
            "SituationCargo",
            "8.2 What stands in a Hull box.",
          ),
        )
        .max(20)
        .describe("8.2 What stands in its Hull boxes; a seaplane stands in two."),
      freeBoxes: count(20, "8.2 Intact Hull boxes that hold nothing."),
      repairDice: count(99, "10.1 Dice it would have for repairs where it is."),
      intelligence: count(99, "11.1 Its intelligence value."),
      outfitted: z.boolean().describe("7.0 It outfitted this turn and may not move."),
      moved: z.boolean().describe("12.0 It has made its move this turn."),
      mustLeave: z.boolean().describe("9.1 It has visited a neutral site and must leave."),
    }),
  "SituationGerman",
  "2.1 How a German ship stands.",
);

const austroHungarianSchema = named(
  () =>
    z.strictObject({
      ship: unitSchema,
      status: austroHungarianStatusSchema,
      space: spaceSchema.nullable().describe("Where it is; null unless in play."),
      speed: count(99, "20.0 Its printed speed."),
      damage: count(99, "13.1 Damage taken outside battle in this phase."),
    }),
  "SituationAustroHungarian",
  "20.0 How an Austro-Hungarian ship stands.",
);

const spaceReportSchema = named(
  () =>
    z.strictObject({
      space: spaceSchema,
      terrain: terrainSchema.describe("12.5 What it is now."),
      zone: named(z.enum(ZONES), "Zone", "2.1 A sea zone."),
      draws: count(99, "13.2 Markers that friendly warships there would draw at the present alert level."),
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
        .describe("C.12 Face-up markers on the map and set aside there."),
      faceDown: z
        .array(
          named(
            z.strictObject({ fleet: fleetSchema, count: count(300, "Markers.") }),
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
              strength: count(99, "Its strength."),
              destroyed: z.boolean().describe("16.0 It has been destroyed."),
            }),
            "SituationCoastal",
            "16.0 A coastal defence unit whose face has been seen.",
          ),
        )
        .max(100)
        .describe("16.0 Face-up and destroyed coastal defence units."),
      faceDownCoastal: count(100, "16.0 Face-down coastal defence units."),
      colliers: count(2, "7.4 Colliers there."),
      mines: count(100, "23 Mines there."),
      captured: z.boolean().describe("9.2 A landed Seebataillon holds it."),
      visited: z.boolean().describe("9.1 It is closed for the scenario."),
      storm: z.boolean().describe("D-47 There is a storm this turn."),
      visibility: visibilitySchema
        .nullable()
        .describe("D-28 Visibility this turn; null while its die is to be rolled."),
    }),
  "SituationSpace",
  "4.0 What there is in a space.",
);

const poolSchema = named(
  () =>
    z.strictObject({
      size: count(999, "13.0 Markers in it, seen or not."),
      known: z
        .array(
          named(
            z.strictObject({ kind: incidentKindSchema, count: count(300, "Markers of that kind.") }),
            "SituationKnown",
            "C.12 Known markers of one kind in the pool.",
          ),
        )
        .max(30)
        .describe("C.12 Known markers by kind."),
      ships: units("C.12 Known Allied ships among them."),
    }),
  "SituationPool",
  "13.0 The incident pool.",
);

const unseenGroupSchema = named(
  () =>
    z.strictObject({
      group: named(z.enum([...GROUPS, "coastal"]), "SituationGroup", "C.12 A group of unseen faces."),
      inPool: count(300, "Of these, in the pool; for coastal defence units those never placed and not told apart."),
      faceDown: count(300, "Of these, face down on the map."),
      faces: units("Which faces they are, in an order that tells nothing."),
    }),
  "SituationUnseen",
  "C.12 Faces nobody has seen: which they are and how many lie where.",
);

const orderReportSchema = named(
  () =>
    z.strictObject({
      order: orderSchema,
      spaces: z.array(spaceSchema).max(100).describe("17.0 Spaces it names."),
      terrains: z.array(terrainSchema).max(20).describe("17.0 Kinds of space it names."),
      inPlace: z.boolean().describe("D-66 A German ship is at one of them."),
      vp: z.int32().describe("17.1 Victory points."),
      vpNeeded: z.int32().describe("17.0 Victory points it needs."),
      destroyed: z.array(spaceSchema).max(100).describe("17.0 Spaces whose coastal defence it wants destroyed."),
      defended: z.array(spaceSchema).max(100).describe("17.0 Those of them that are still defended."),
      fulfilled: z.boolean().describe("17.0 Every condition holds now."),
      achieved: z.boolean().describe("17.0 It has been fulfilled in an Objective phase."),
    }),
  "SituationOrder",
  "17.0 The order, and how each of its conditions stands.",
);

/** 4.0 The situation of a game, as data. */
export const situationSchema = named(
  () =>
    z.strictObject({
      turn: z.int32().min(1).max(99).describe("4.0 The turn."),
      turns: z.int32().min(1).max(99).describe("4.0 Turns of the scenario."),
      phase: phaseSchema,
      alert: z.int32().min(1).max(6).describe("5.0 The Allied alert level."),
      vp: z.int32().describe("17.1 Victory points."),
      morale: z.int32().describe("D-46 Dice added to German fire this turn."),
      intelligenceUsed: z.boolean().describe("11.1 The attempt of this turn has been made."),
      frenchSortie: z.boolean().describe("13.1 The French fleet is at sea in the next Movement phase."),
      result: named(z.enum(RESULTS), "Result", "17.0 How the scenario ended.").nullable(),
      endReason: endReasonSchema.nullable(),
      order: orderReportSchema,
      german: z.array(germanSchema).max(4).describe("2.2 German ships of this game, sunk ones included."),
      austroHungarian: z
        .array(austroHungarianSchema)
        .max(60)
        .describe("20.0 Austro-Hungarian ships; none while rule 20 has no part in the game."),
      spaces: z
        .array(spaceReportSchema)
        .max(400)
        .describe("4.0 Spaces that hold anything, in the order of the charts."),
      colliers: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema.nullable(),
              state: named(
                z.enum(["to_place", "map", "gone"]),
                "SituationCollierState",
                "7.4 Still to be placed, on the map, or gone.",
              ),
            }),
            "SituationCollier",
            "7.4 A collier.",
          ),
        )
        .max(2),
      pool: poolSchema,
      unseen: z.array(unseenGroupSchema).max(4).describe("C.12 What nobody has seen, by group."),
      battle: battleReportSchema.nullable().describe("14.0, 16.0 The battle in progress; null without one."),
      campaign: campaignSchema.nullable(),
    }),
  "Situation",
  "4.0 How a game stands.",
);

/** 4.0 The situation of a game. */
export type Situation = z.infer<typeof situationSchema>;

/** 2.1 The situation of a German ship. */
export type SituationGerman = Situation["german"][number];

/** 4.0 The situation in a space. */
export type SituationSpace = Situation["spaces"][number];
