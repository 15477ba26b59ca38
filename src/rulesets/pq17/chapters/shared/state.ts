import * as z from "zod";
import { hexSchema, idSchema } from "../../charts/shapes";
import {
  blockSchema,
  categorySchema,
  chitSchema,
  conditionSchema,
  convoySizeSchema,
  count,
  forceKindSchema,
  named,
  pieceSchema,
  poolSchema,
  portSchema,
  removalSchema,
  sectorSchema,
  turnSchema,
  unitSchema,
} from "../../schemas";
import { aircraftSchema, dummySchema, forceSchema } from "../1-2-forces/state";
import { photoSchema } from "../6-9-photographs/state";
import { specialSchema, tallySchema } from "../12-special-conditions/state";
import { sideCampaignSchema } from "../15-campaign/state";

/** 4.3.2 A pool of command points. */
export const commandSchema = named(
  z.strictObject({
    pool: poolSchema,
    available: count(60, "Points left."),
    spent: count(200, "Points spent in this operation."),
    credit: count(9, "D-34 Cruisers that a point already spent still lets sail."),
    creditUntil: turnSchema.nullable().describe("D-34 The last turn of that credit; null without one."),
  }),
  "Command",
  "4.3.2 A pool of command points.",
);

/** 12 A chit that a side has drawn. */
export const drawnChitSchema = named(
  z.strictObject({
    letter: chitSchema,
    condition: conditionSchema,
    revealed: z.boolean().describe("12 Both sides know it."),
    fulfilled: z.boolean().describe("12 It has been met."),
  }),
  "DrawnChit",
  "12 A chit that a side has drawn.",
);

/** 6.2.1 What the other side has told of one of its forces. */
export const reportSchema = named(
  z.strictObject({
    turn: turnSchema,
    block: blockSchema,
    hex: hexSchema,
    kind: forceKindSchema,
    number: count(60, "The number of its label."),
    scattered: z.boolean().describe("5.5 It was a scattered convoy."),
    level: count(3, "The ID it was told at."),
    warships: named(
      z.strictObject({ least: count(99, "At least."), most: count(99, "At most.") }),
      "WarshipRange",
      "D-51 Bounds of the number of warship counters.",
    ).nullable(),
    size: convoySizeSchema.nullable(),
    heavy: count(60, "Heavy ships.").nullable(),
    carrier: z
      .boolean()
      .nullable()
      .describe("6.2.1 Whether a carrier is among them; null where the level does not tell."),
    convoyShips: count(200, "MX CS and AX counters.").nullable(),
    categories: z
      .array(
        named(
          z.strictObject({ category: categorySchema, counters: count(60, "Counters."), cs: count(200, "Total CS.") }),
          "CategoryReport",
          "6.2.1 Warships of one category.",
        ),
      )
      .max(5),
  }),
  "Report",
  "6.2.1 What the other side has told of one of its forces.",
);

/** 6.3 A shadower and its target. */
export const shadowSchema = named(
  z.strictObject({
    target: blockSchema,
    by: named(z.enum(["force", "aircraft", "radius", "sector"]), "Shadower", "6.3 What shadows."),
    id: idSchema.describe("The force, air unit, fixed radius or sector."),
  }),
  "Shadow",
  "6.3 A shadower and its target.",
);

/** 6.4.2 What an Air Search Sector searches. */
export const sectorStateSchema = named(
  z.strictObject({
    sector: sectorSchema,
    limit: count(60, "Hexes it may search in a turn."),
    hexes: z.array(hexSchema).max(60).describe("Hexes assigned in this segment."),
  }),
  "SectorState",
  "6.4.2 What an Air Search Sector searches.",
);

const flying = named(
  z.strictObject({ unit: idSchema.describe("Its type."), cs: z.int32().min(1).max(12).describe("Its CS.") }),
  "Flying",
  "An air unit that comes aboard.",
);

const force = named(
  z.strictObject({
    unit: unitSchema,
    cs: z.int32().min(1).max(60).describe("Its CS."),
    air: z.array(flying).max(20).optional().describe("Air units aboard."),
  }),
  "ReinforcementUnit",
  "13.6 A unit of a group of reinforcements.",
);

/** 13.6 A group of reinforcements. */
export const reinforcementSchema = named(
  z.strictObject({
    group: count(60, "Its number."),
    at: idSchema,
    turn: turnSchema.nullable(),
    units: z.array(force).min(1).max(40).describe("Its units."),
    placed: z.boolean().describe("13.6 It has come."),
  }),
  "ReinforcementGroup",
  "13.6 A group of reinforcements.",
);

/** A.2 Units out of play. */
export const lossSchema = named(
  z.strictObject({
    unit: idSchema,
    cs: count(60, "Its CS."),
    turn: turnSchema,
    loaded: z.boolean().describe("2.1.1 It was loaded."),
  }),
  "Loss",
  "A.2 Units sunk or shot down.",
);

/** A.2 Units that left play without being sunk. */
export const removedSchema = named(
  z.strictObject({ unit: idSchema, cs: count(60, "CS it had left."), turn: turnSchema, why: removalSchema }),
  "Removed",
  "A.2 Units that left play without being sunk.",
);

/** Everything that one side owns; the other side sees of it what a view tells. */
export const sideStateSchema = named(
  z.strictObject({
    forces: z.array(forceSchema).max(60),
    dummies: z.array(dummySchema).max(60),
    dummyLimit: count(60, "1.3 Dummies it may have on the map at a time."),
    portDummies: z.array(portSchema).max(40).describe("1.3 Ports where it has added a dummy this turn."),
    aircraft: z.array(aircraftSchema).max(200),
    carrierRadii: z.array(pieceSchema).max(20).describe("5.3.1 Forces whose carriers have declared an Air Radius."),
    struck: z.array(z.string().max(80)).max(120).describe("7.1 What its aircraft have attacked in this segment."),
    photos: z.array(photoSchema).max(200).describe("6.9 What its photographs have shown."),
    command: z.array(commandSchema).max(3),
    obliged: z
      .boolean()
      .describe("4.3 It has the initiative and must still spend a command point in its first movement segment."),
    trained: z.boolean().describe("4.3.4 It has made its training sortie of this operation."),
    patrolWhite: z
      .array(
        named(
          z.strictObject({ unit: unitSchema, left: z.boolean().describe("D-40 It has left its station at a price.") }),
          "PatrolCruiser",
          "5.1.9 A cruiser of Patrol White.",
        ),
      )
      .max(10)
      .describe("5.1.9 The cruisers of Patrol White."),
    located: z.array(unitSchema).max(20).describe("5.1.8, D-36 Its fleet carriers that the other side has located."),
    chits: z.array(drawnChitSchema).max(10),
    deck: z
      .array(z.int32().min(1).max(40))
      .max(40)
      .describe("C.3 Cards left, in ascending order; a draw picks one at random."),
    convoyCards: z
      .array(
        named(
          z.strictObject({
            force: pieceSchema,
            dispersed: z.boolean().describe("Drawn for the dispersed part."),
            card: z.int32().min(1).max(40).describe("1.7 The number of the card."),
            moves: z.boolean().describe("9.2.5 The convoy may move."),
            disperses: z.boolean().describe("9.3.2 Dispersal is still to be rolled."),
          }),
          "ConvoyCard",
          "9.2.5 A card drawn for a convoy in a Gale.",
        ),
      )
      .max(40),
    denial: named(
      z.strictObject({
        carrier: z.boolean().describe("6.2.2 Deny by a carrier."),
        cam: z.boolean().describe("6.2.2 Deny by a CAM, which uses it."),
        wolfPack: z.boolean().describe("6.2.2 Deny for a Wolf Pack."),
      }),
      "Denial",
      "6.2.2 When this side denies a card that would succeed against it.",
    ),
    fought: z
      .array(pieceSchema)
      .max(60)
      .describe("7.1, D-35 Forces that have had their combat in this submarine or surface combat segment."),
    sectors: z.array(sectorStateSchema).max(5),
    shadowing: z.array(shadowSchema).max(60),
    searched: z.array(blockSchema).max(60).describe("6.2 Enemy blocks searched in this segment."),
    missed: z
      .array(blockSchema)
      .max(60)
      .optional()
      .describe("6.3 Identified enemy blocks that a search of this segment did not find; none unless given."),
    sought: z
      .array(z.string().max(130))
      .max(60)
      .optional()
      .describe("9.4 Pairs of its forces that have not found each other in this segment; none unless given."),
    reports: z.array(reportSchema).max(400).describe("6.2.1 What the other side has told."),
    reinforcements: z.array(reinforcementSchema).max(40),
    attacked: z.array(pieceSchema).max(60).describe("7.5 Forces that have declared a surface attack in this segment."),
    special: specialSchema,
    tally: tallySchema,
    campaign: sideCampaignSchema.nullable().describe("15 Null for a single operation."),
    sunk: z.array(lossSchema).max(400),
    removed: z.array(removedSchema).max(400),
  }),
  "SideState",
  "Everything that one side owns.",
);

/** Everything that one side owns. */
export type SideState = z.infer<typeof sideStateSchema>;

/** 4.3.2 A pool of command points. */
export type Command = z.infer<typeof commandSchema>;

/** 6.2.1 What the other side has told of one of its forces. */
export type Report = z.infer<typeof reportSchema>;

/** 6.3 A shadower and its target. */
export type Shadow = z.infer<typeof shadowSchema>;
