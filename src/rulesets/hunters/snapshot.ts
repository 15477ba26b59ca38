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
      initialLoadRestriction: z.boolean().describe("4.5.2 Tubes start with G7a; few G7e, all in the reloads."),
      standardTonnage: z.boolean().describe("14.1 One fixed tonnage per kind of ship instead of the rosters."),
      reducedConvoyTargets: z.boolean().describe("14.2 Three convoy targets instead of four."),
      historicalTargets: z.boolean().describe("14.3 A ship sunk once in the career is rolled again."),
      extraTargetRosters: z.boolean().describe("14.3.3 The rosters T6 and T7 are in play."),
      historicalIds: z.boolean().describe("14.4 The boat's number must be historical for its type."),
      variableEscortQuality: z.boolean().describe("14.6 Escorts have a quality."),
      variableAircraftQuality: z.boolean().describe("14.7 Aircraft have a quality."),
      evasiveManeuvers: z.boolean().describe("14.8 Evasion before each depth-charge attack."),
      resupplyAtSea: z.boolean().describe("14.9 The boat may be resupplied at sea."),
      nonHistoricalPatrolAreas: z.boolean().describe("14.10 Every boat may be sent everywhere."),
      convoyPenetration: z
        .boolean()
        .describe("14.11 Convoys may be approached before their ships are known; second printing."),
      twoPlayers: z
        .boolean()
        .describe("13.1.2, 14.8.3 Two play: the opponent names the escort's number of an evasion."),
      wolfpackTournament: z.boolean().describe("13.5 The boat sails in a pack and fights convoys with it."),
    }),
  "Options",
  "F Optional rules, fixed at career start.",
);

/** The configurable rulings of a career, fixed at its start. */
export const rulingsSchema = named(
  () =>
    z.strictObject({
      minelayingNeedsAllTubes: z.boolean().describe("D4 Mines must be laid from both ends."),
      eventEndsBox: z.boolean().describe("D5 A random event ends the checks of its box."),
      kcoAppliesToDeckGun: z.boolean().describe("E-6 The Oakleaves help the deck gun too."),
      followDamagedEscortedGroup: z.boolean().describe("E-8 Several damaged ships still escorted stay together."),
      midpointRuleForVIID: z.boolean().describe("E-18 10.8.6 holds for the VIID too."),
      periscopeBlocksSubmergedAttack: z.boolean().describe("E-33 No submerged attack with a damaged periscope."),
      dieselsRepairable: z.boolean().describe("E-34 A damaged diesel engine may be repaired at sea."),
      promptRerolls: z
        .boolean()
        .describe("D2 A re-roll may be spent on any roll; otherwise only on one that ends the career."),
      lightThenSeriousKills: z.boolean().describe("E-36 SW on a man already LW kills him."),
      viidAllMissionBoxes: z.boolean().describe("E-29 A VIID lays mines on every track with a Mission box for them."),
      wolfpackSharedTargets: z.boolean().describe("E-89 The boats of a pack fight the same ships of a convoy."),
      viidAlwaysMines: z
        .boolean()
        .optional()
        .describe("E-84 A VIID lays mines where P1 prints an agent; absent in a snapshot of before it means false."),
      awardsCountCapitalShips: z
        .exactOptional(z.boolean())
        .describe("E-24 Capital ships count for decorations; left out, the printing decides: the first counts them."),
    }),
  "Rulings",
  "E Configurable rulings, fixed at career start.",
);

/** The whole state of one career. */
export const snapshotSchema = named(
  () =>
    z.strictObject({
      ruleset: z.literal("hunters").describe("Always hunters."),
      edition: editionSchema,
      options: optionsSchema,
      rulings: rulingsSchema,
      step: count(100000, "Operations resolved so far."),
      phase: phaseSchema,
      startMonth: monthSchema.describe("4.2 Month of the first patrol."),
      month: monthSchema.describe("Month the current or next patrol starts; every chart uses it (D1)."),
      kommandant: named(
        z.strictObject({
          name: wellFormed(60).describe("4.3.1 His name."),
          rank: rankSchema,
          award: awardSchema,
          tonsAtAward: count(10000000, "Career tonnage when the last decoration was received."),
          nextPromotionCheck: monthSchema.describe("11.2.3 Month from which a promotion check is due."),
          periodShips: count(1000, "11.2.3 Ships sunk since the last check."),
          periodFailures: count(100, "11.2.3 Failed patrols since the last check."),
          periodAwards: count(10, "11.2.3 Decorations since the last check."),
          boatRequests: count(10, "11.4.3 Saved requests for a newer boat."),
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
          mineBay: count(15, "11.4.6 Mines in the vertical tubes."),
          deckGunAmmo: count(20, "4.6 Points of ammunition left."),
          hull: count(20, "10.3 Hull boxes marked."),
          flooding: count(20, "10.1 Flooding boxes marked."),
          systems: systemsSchema,
          posting: z
            .enum(["none", "arctic", "mediterranean"])
            .meta({ id: "HuntersPosting", description: "7.3.4, 7.3.5 Where a boat is posted for good." })
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
              wo1: z.boolean().describe("First watch officer."),
              wo2: z.boolean().describe("Second watch officer."),
              li: z.boolean().describe("Leading engineer."),
              doctor: z.boolean().describe("Doctor."),
            }),
            "Experte",
            "11.1 Who is Experte.",
          ),
        }),
        "Crew",
        "A.4 The crew.",
      ),
      patrol: patrolSchema.nullable(),
      engagement: engagementSchema.nullable(),
      refit: refitSchema.nullable(),
      log: z.array(logRowSchema).max(60).describe("3.5 One row per patrol; the last is in progress while at sea."),
      takenOver: z
        .exactOptional(takenOverSchema)
        .describe("3.5 What the career had behind it when it was taken over from paper; left out where it was not."),
      successes: count(60, "11.1 Successful patrols of the career."),
      failureStreak: count(3, "11.1.4 Failed patrols in a row."),
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
  "A The whole state of one career.",
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
