import * as z from "zod";
import {
  logRowSchema,
  patrolSchema,
  takenOverSchema,
  torpedoCountSchema,
  tubesSchema,
} from "./chapters/7-patrols/state";
import { engagementSchema } from "./chapters/8-encounters/state";
import { refitSchema } from "./chapters/10-10-refit/state";
import { systemsSchema, woundsSchema } from "./chapters/10-damage/state";
import {
  awardSchema,
  boatTypeSchema,
  count,
  editionSchema,
  fateSchema,
  monthSchema,
  named,
  phaseSchema,
  qualitySchema,
  rankSchema,
  victorySchema,
  wellFormed,
} from "./schemas";

export type { Engagement, Target } from "./chapters/8-encounters/state";
export type { Cycle } from "./chapters/9-6-detection/state";
export type { PackBattle } from "./chapters/13-5-wolfpacks/state";

/** 14.0 The optional rules of a career, fixed at its start. */
export const optionsSchema = named(
  () =>
    z.strictObject({
      initialLoadRestriction: z.boolean().describe("4.5.2 All tubes start with G7a. The few G7e are all reloads."),
      standardTonnage: z
        .boolean()
        .describe("14.1 Standard Tonnage: one fixed tonnage per kind of ship instead of the rosters."),
      reducedConvoyTargets: z.boolean().describe("14.2 Reduced Convoy Targets: three instead of four."),
      historicalTargets: z
        .boolean()
        .describe("14.3 Increased Historical Targeting: a ship already sunk in this career is rolled again."),
      extraTargetRosters: z.boolean().describe("14.3.3 Use the rosters T6 and T7."),
      historicalIds: z.boolean().describe("14.4 Historical U-Boat IDs: the number must be historical for the type."),
      variableEscortQuality: z.boolean().describe("14.6 Variable Escort Quality."),
      variableAircraftQuality: z.boolean().describe("14.7 Variable Aircraft Quality."),
      evasiveManeuvers: z.boolean().describe("14.8 Evasive Maneuvers before each depth charge attack."),
      resupplyAtSea: z.boolean().describe("14.9 Resupply at Sea."),
      nonHistoricalPatrolAreas: z.boolean().describe("14.10 Any boat may be assigned to any patrol area."),
      convoyPenetration: z
        .boolean()
        .describe("14.11 Convoy Penetration: enter a convoy before its ships are identified. Second printing."),
      twoPlayers: z
        .boolean()
        .describe("13.1.2, 14.8.3 Two players: the opponent chooses the escort's number against Evasive Maneuvers."),
      wolfpackTournament: z.boolean().describe("13.5 The boat sails and fights convoys with a wolfpack."),
    }),
  "Options",
  "F Optional rules, fixed at career start.",
);

/** The configurable rulings of a career, fixed at its start. */
export const rulingsSchema = named(
  () =>
    z.strictObject({
      minelayingNeedsAllTubes: z.boolean().describe("D4 Minelaying needs working torpedo doors at both ends."),
      eventEndsBox: z.boolean().describe("D5 A random event ends the checks of its box."),
      kcoAppliesToDeckGun: z.boolean().describe("E-6 Oak Leaves also help the deck gun."),
      followDamagedEscortedGroup: z
        .boolean()
        .describe("E-8 Several damaged ships that are still escorted stay together."),
      midpointRuleForVIID: z.boolean().describe("E-18 Rule 10.8.6 also applies to the VIID."),
      periscopeBlocksSubmergedAttack: z.boolean().describe("E-33 No submerged attack with a damaged periscope."),
      dieselsRepairable: z.boolean().describe("E-34 A damaged diesel engine can be repaired at sea."),
      promptRerolls: z
        .boolean()
        .describe("D2 A re-roll can repeat any roll. If false, only a roll that ends the career."),
      lightThenSeriousKills: z
        .boolean()
        .describe("E-36 A severe wound (SW) kills a man who is already lightly wounded (LW)."),
      viidAllMissionBoxes: z.boolean().describe("E-29 A VIID lays mines on every track with a Mission box."),
      wolfpackSharedTargets: z.boolean().describe("E-89 The boats of a wolfpack fight the same ships of a convoy."),
      viidAlwaysMines: z
        .boolean()
        .optional()
        .describe(
          "E-84 A VIID lays mines if P1 assigns Abwehr Agent Delivery. Older snapshots without this ruling mean false.",
        ),
      awardsCountCapitalShips: z
        .exactOptional(z.boolean())
        .describe("E-24 Capital ships count for awards. Default: true in the first printing, false in the second."),
    }),
  "Rulings",
  "E Rulings that you can choose, fixed at career start.",
);

/** The whole state of one career. */
export const snapshotSchema = named(
  () =>
    z.strictObject({
      ruleset: z.literal("hunters").describe("Always `hunters`."),
      edition: editionSchema,
      options: optionsSchema,
      rulings: rulingsSchema,
      step: count(100000, "Number of operations resolved so far."),
      phase: phaseSchema,
      startMonth: monthSchema.describe("4.2 Month of the first patrol."),
      month: monthSchema.describe("Month in which the current or next patrol starts. Every chart uses it (D1)."),
      kommandant: named(
        z.strictObject({
          name: wellFormed(60).describe("4.3.1 His name."),
          rank: rankSchema,
          award: awardSchema,
          tonsAtAward: count(10000000, "Career tonnage at the time of the last award."),
          nextPromotionCheck: monthSchema.describe("11.2.3 Month in which the next promotion check is due."),
          periodShips: count(1000, "11.2.3 Ships sunk since the last promotion check."),
          periodFailures: count(100, "11.2.3 Failed patrols since the last promotion check."),
          periodAwards: count(10, "11.2.3 Awards since the last promotion check."),
          boatRequests: count(10, "11.4.3 Saved requests for reassignment to a newer boat."),
          rerolls: count(100, "12.1.3 Re-rolls held."),
        }),
        "Kommandant",
        "A.2 The Kommandant.",
      ),
      boat: named(
        z.strictObject({
          type: boatTypeSchema,
          number: z.int32().min(1).max(9999).describe("4.3.1 The number after U-."),
          tubes: tubesSchema,
          fwdReloads: torpedoCountSchema,
          aftReloads: torpedoCountSchema,
          mineBay: count(15, "11.4.6 Mines in the mine bay."),
          deckGunAmmo: count(20, "4.6 Deck gun ammunition left."),
          hull: count(20, "10.3 Hull boxes marked."),
          flooding: count(20, "10.1 Flooding boxes marked."),
          systems: systemsSchema,
          posting: z
            .enum(["none", "arctic", "mediterranean"])
            .meta({ id: "HuntersPosting", description: "7.3.4, 7.3.5 Area of a permanent posting." })
            .describe("7.3.4, 7.3.5 Permanent posting."),
          mediterraneanPassed: z.boolean().describe("7.3.3 The boat has passed Gibraltar."),
        }),
        "Boat",
        "A.3 The boat.",
      ),
      crew: named(
        z.strictObject({
          quality: qualitySchema,
          wounds: woundsSchema,
          experte: named(
            z.strictObject({
              wo1: z.boolean().describe("First Watch Officer (1WO)."),
              wo2: z.boolean().describe("Second Watch Officer (2WO)."),
              li: z.boolean().describe("Leading Engineer (LI)."),
              doctor: z.boolean().describe("Doctor."),
            }),
            "Experte",
            "11.1 Crew members who are Experte.",
          ),
        }),
        "Crew",
        "A.4 The crew.",
      ),
      patrol: patrolSchema.nullable(),
      engagement: engagementSchema.nullable(),
      refit: refitSchema.nullable(),
      log: z
        .array(logRowSchema)
        .max(60)
        .describe("3.5 One row per patrol. At sea, the last row is the current patrol."),
      takenOver: z
        .exactOptional(takenOverSchema)
        .describe("3.5 Earlier record of a career taken over from paper. Omitted for other careers."),
      successes: count(60, "11.1 Successful patrols of the career."),
      failureStreak: count(3, "11.1.4 Consecutive failed patrols."),
      end: named(
        z.strictObject({
          fate: fateSchema,
          month: monthSchema,
          tons: count(10000000, "5.2.1 Tonnage sunk."),
          victory: victorySchema,
        }),
        "CareerEnd",
        "5.0 The end of the game.",
      ).nullable(),
    }),
  "State",
  "A The complete state of one career.",
);

/** The whole state of one career. */
export type Snapshot = z.infer<typeof snapshotSchema>;

/** 14.0 The optional rules of a career. */
export type Options = Snapshot["options"];

/** The configurable rulings of a career. */
export type Rulings = Snapshot["rulings"];

/** 7.1 The patrol in progress. */
export type Patrol = NonNullable<Snapshot["patrol"]>;

/** 3.5 The record of a career before it was taken over from paper. */
export type TakenOver = NonNullable<Snapshot["takenOver"]>;

/** 3.5 One patrol on the log sheet. */
export type LogRow = Snapshot["log"][number];

/** 9.2.6 A ship sunk or damaged. */
export type LoggedShip = LogRow["ships"][number];
