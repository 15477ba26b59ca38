import * as z from "zod";
import { pendingSchema } from "./chapters/3-sequence-of-play/state";
import { weatherStateSchema } from "./chapters/9-weather/state";
import { runningEventSchema } from "./chapters/13-random-events/state";
import { campaignStateSchema } from "./chapters/15-campaign/state";
import { sideStateSchema } from "./chapters/shared/state";
import { fortnightSchema, idSchema } from "./charts/shapes";
import {
  amount,
  chitSchema,
  editionSchema,
  iceSchema,
  lightsSchema,
  named,
  optionSchema,
  phaseSchema,
  pieceSchema,
  portSchema,
  resultSchema,
  seasonSchema,
  sideSchema,
  turnSchema,
  unitSchema,
  vpCodeSchema,
} from "./schemas";
import type { SIDES } from "./vocabulary";

/** 2 One score of victory points. */
export const scoreSchema = named(
  () =>
    z.strictObject({
      turn: turnSchema,
      side: sideSchema.describe("The side whose loss or action it was."),
      code: vpCodeSchema,
      amount: amount("Positive for the Allies."),
      unit: idSchema.nullable(),
      rule: z.string().max(20).describe("The rule that scores it."),
    }),
  "Score",
  "2 One score of victory points.",
);

const sidesSchema = named(
  () =>
    z.strictObject({ allied: sideStateSchema, axis: sideStateSchema }) satisfies z.ZodType<
      Record<(typeof SIDES)[number], unknown>
    >,
  "Sides",
  "What each side owns.",
);

/** The readings of rules that a game can choose, fixed at the start. A reading that is absent or false is the letter of the rule. */
export const rulingsSchema = named(
  () =>
    z.strictObject({
      minesWithinTwoHexes: z.boolean().optional().describe("E-126 A TF lays mines after at most two hexes."),
      archeryAfterTwoHexes: z.boolean().optional().describe("E-127 ARCHERY may move two hexes in its turn."),
      gearboxVoidInPack: z.boolean().optional().describe("E-128 Pack ice in West IV makes GEARBOX void."),
      bomberCommandDamageScores: z.boolean().optional().describe("E-131 Damage by Bomber Command scores under 2.4."),
      offensiveSparesTypeTb: z
        .boolean()
        .optional()
        .describe("E-132 A Ground Offensive spares only torpedo bombers of type TB."),
      offensiveWithoutDie: z.boolean().optional().describe("E-133 A Ground Offensive needs no die."),
      torpedoAreaWithoutSurprise: z
        .boolean()
        .optional()
        .describe("E-135 At night or in poor weather units enter the Torpedo Attack area in their first round."),
      fuelKeptWithoutRefueling: z
        .boolean()
        .optional()
        .describe("E-136 A force that has not refueled sails with its old marker."),
      convoyFuelKeptInBattle: z.boolean().optional().describe("E-137 A surface battle costs a convoy no fuel."),
    }),
  "Rulings",
  "D The readings of rules that a game has chosen. Default: the letter of the rule.",
);

/** Everything needed to go on playing. */
export const snapshotSchema = named(
  () =>
    z.strictObject({
      ruleset: z.literal("pq17").describe("The ruleset."),
      edition: editionSchema,
      step: z.int32().min(0).max(1_000_000).describe("Operations resolved so far."),
      options: z.array(optionSchema).max(20).describe("E The optional rules in use."),
      rulings: rulingsSchema.optional(),
      scenario: idSchema,
      fortnight: fortnightSchema.describe("8.4 The fortnight in which it takes place."),
      season: seasonSchema,
      light: lightsSchema,
      phase: phaseSchema,
      phasing: sideSchema
        .nullable()
        .describe("B The side whose player phase it is, or that sets up or plans. Null for neither."),
      turn: turnSchema,
      startTurn: turnSchema.describe("8.3 The latest turn in which player phases begin."),
      begun: z.boolean().describe("8.3 Player phases have begun."),
      initiative: sideSchema,
      weather: weatherStateSchema,
      ice: iceSchema,
      vp: named(
        z.strictObject({ total: amount("D-01 The total."), log: z.array(scoreSchema).max(2000) }),
        "Victory",
        "2 Victory points.",
      ),
      events: z.array(runningEventSchema).max(20).describe("13 Random events in force."),
      bag: z.array(chitSchema).max(26).describe("12 Chits left in the bag."),
      temporaryPorts: z.array(idSchema).max(20).describe("1.1.1 Temporary ports that exist."),
      moving: pieceSchema.nullable().describe("G.36 The piece whose move is still open."),
      leftPort: portSchema.nullable().describe("5.1.3 The port that the moving piece has left. Null for none."),
      rejoined: z
        .array(pieceSchema)
        .max(60)
        .describe("9.3.3 Convoys that have rolled for their dispersed merchants this turn."),
      unshadowed: z
        .array(pieceSchema)
        .max(60)
        .describe("D-30 Forces whose shadowers were removed before they moved. One that does not move loses 1 ID."),
      capacityUsed: z.array(unitSchema).max(60).describe("D-55 Ships that have entered the ports of limited capacity."),
      pending: pendingSchema.nullable(),
      campaign: campaignStateSchema.nullable().describe("15 The campaign. Null for a single operation."),
      result: resultSchema.nullable().describe("2 How the operation ended. Null before it ends."),
      sides: sidesSchema,
    }),
  "State",
  "The complete state of a game of PQ-17.",
);

/** Everything needed to go on playing. */
export type Snapshot = z.infer<typeof snapshotSchema>;

/** The readings of rules that a game has chosen. */
export type Rulings = NonNullable<Snapshot["rulings"]>;
