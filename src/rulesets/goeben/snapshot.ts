import * as z from "zod";
import { germanSchema } from "./chapters/3-setup/state";
import { sharingSchema, storesSourceSchema } from "./chapters/7-outfitting/state";
import { coastalUnitSchema, ids, spaces, unseenSchema } from "./chapters/11-intelligence/state";
import { markerSchema } from "./chapters/13-incidents/state";
import { battleSchema } from "./chapters/14-naval-combat/state";
import { austroHungarianSchema } from "./chapters/20-austro-hungarian-ships/state";
import { campaignSchema } from "./chapters/24-campaign/state";
import {
  editionSchema,
  endReasonSchema,
  intelligenceEffectSchema,
  named,
  orderSchema,
  phaseSchema,
  scenarioResultSchema,
  spaceSchema,
  visibilitySchema,
} from "./schemas";
import { GERMAN_EXTRAS, GERMAN_SHIPS, type GermanShipId, MULTIPLAYER } from "./vocabulary";

/** 18-25 Optional rules, fixed at the start. */
export const optionsSchema = named(
  () =>
    z.strictObject({
      variableDeployment: z.boolean().describe("18 Variable Deployment: a die decides where the Task Force starts."),
      germanExtras: named(
        z.enum(GERMAN_EXTRAS),
        "GermanExtras",
        "19.0 Additional Ships: Moltke and Stralsund, for VP.",
      ),
      austroHungarianWarships: z.boolean().describe("20 Austro-Hungarian warships may join."),
      seaplanes: z.boolean().describe("20.1, 21.2 Seaplanes can be bought as cargo and fly reconnaissance."),
      nightCombat: z.boolean().describe("22 Battles can take place at night."),
      mines: z.boolean().describe("23 Light cruisers can carry mines."),
      campaign: z.boolean().describe("24 Campaign: the orders follow one another."),
      multiplayer: named(
        z.enum(MULTIPLAYER),
        "Multiplayer",
        "25 Multiplayer: decides who chooses what. It has no effect on the dice.",
      ),
    }),
  "Options",
  "E Optional rules, fixed at the start.",
);

/** The values of each ruling that is not a yes or a no. */
export const RULING_VALUES = {
  neutralPortIncidents: ["rule", "chart"],
  maxFireScope: ["gun_factor", "all_dice"],
  torpedoDice: ["formula", "one_per_torpedo"],
  criticalBattleMeasure: ["net", "gross"],
  campaignStocks: ["restock", "carry_over"],
  ottomanSortieZone: ["adriatic", "eastern_med"],
} as const;

/** Rulings that can be switched, fixed at the start. */
export const rulingsSchema = named(
  () =>
    z.strictObject({
      repairAtSeaMinus2: z.boolean().describe("D-14 Repairs at sea get 2 fewer dice."),
      revealedReturnOnAlertChange: z
        .boolean()
        .describe("D-17 Face-up Allied ships return to the pool if the alert level changes."),
      atlanticAlwaysOpen: z.boolean().describe("D-20 The Atlantic is open under every order."),
      neutralPortIncidents: z
        .enum(RULING_VALUES.neutralPortIncidents)
        .describe("D-22 Incidents in neutral ports: as in 13.2, or as in the chart."),
      maxFireScope: z.enum(RULING_VALUES.maxFireScope).describe("D-34 What maximum fire doubles."),
      torpedoDice: z.enum(RULING_VALUES.torpedoDice).describe("D-42 Number of dice for German torpedoes."),
      torpedoHitDisablesTubes: z
        .boolean()
        .describe("D-43 Result 2 of the Torpedo Hit Chart also disables the torpedoes."),
      criticalBattleMeasure: z
        .enum(RULING_VALUES.criticalBattleMeasure)
        .describe("D-44 Which VP of a battle can change Leadership."),
      bombardmentOptional: z.boolean().describe("D-49 Bombardment is optional."),
      ahGunneryLeadership: z.boolean().describe("D-51 Austro-Hungarian guns get Leadership dice."),
      campaignStocks: z
        .enum(RULING_VALUES.campaignStocks)
        .describe("D-58 Stores of undamaged ships in the next scenario."),
      campaignKeepCargo: z.boolean().describe("D-58 Cargo stays aboard between scenarios."),
      ottomanSortieZone: z.enum(RULING_VALUES.ottomanSortieZone).describe("D-27 Where the Ottoman fleet sorties."),
      reloadOnlyAtZero: z.boolean().describe("D-77 Torpedoes can be reloaded only at zero."),
    }),
  "Rulings",
  "D Rulings that you can change, fixed at the start.",
);

const shipsSchema = named(
  () =>
    z.strictObject(
      Object.fromEntries(GERMAN_SHIPS.map((id) => [id, germanSchema])) as Record<GermanShipId, typeof germanSchema>,
    ),
  "GermanShips",
  "2.2 The German ships.",
);

/** Everything needed to go on playing. */
export const snapshotSchema = named(
  () =>
    z.strictObject({
      ruleset: z.literal("goeben").describe("The ruleset."),
      edition: editionSchema,
      step: z.int32().min(0).max(1_000_000).describe("Number of operations resolved so far."),
      options: optionsSchema,
      rulings: rulingsSchema,
      phase: phaseSchema,
      turn: z.int32().min(1).max(99).describe("4.0 The turn."),
      alert: z.int32().min(1).max(6).describe("5.0 The alert level."),
      vp: z.int32().min(-100000).max(100000).describe("17.1 Victory points; may be negative."),
      morale: z.int32().min(-60).max(60).describe("D-46 Dice added to German fire this turn."),
      intelligenceUsed: z.boolean().describe("11.1 The intelligence attempt of this turn is done."),
      order: orderSchema,
      orderAchieved: z.boolean().describe("17.0 The order has been fulfilled. In a campaign, play may continue."),
      result: scenarioResultSchema.nullable(),
      endReason: endReasonSchema.nullable(),
      ships: shipsSchema,
      austroHungarian: z
        .array(austroHungarianSchema)
        .max(60)
        .describe("20.0 Austro-Hungarian ships, in the order of the charts."),
      markers: z.array(markerSchema).max(300).describe("C.12 Markers that have been seen."),
      coastal: z.array(coastalUnitSchema).max(100).describe("C.12 Coastal Defense units that have been seen."),
      unseen: unseenSchema,
      colliers: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema.nullable().describe("Space of the collier; null if used, lost or not yet placed."),
              used: z.boolean().describe("7.4 The collier has given its coal and leaves at the end of the phase."),
              lost: z.boolean().describe("The collier was attacked, abandoned or used."),
            }),
            "Collier",
            "7.4 A collier.",
          ),
        )
        .max(2),
      mines: spaces("23 Spaces with a mine."),
      landed: spaces("9.2 Ports held by a landed Seebataillon."),
      visited: spaces("9.1 Neutral ports and bases that are closed for the scenario."),
      stores: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema,
              source: storesSourceSchema,
            }),
            "StoresRolled",
            "C.4 A stores roll made in a space this turn.",
          ),
        )
        .max(100),
      frenchSortie: z.boolean().describe("The French Navy Sortie marker is on the map for the next Movement phase."),
      visibility: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema,
              rolled: visibilitySchema.nullable().describe("Visibility; null until rolled."),
            }),
            "SpaceVisibility",
            "D-28 Limited Visibility in a space this turn.",
          ),
        )
        .max(100),
      storms: spaces("D-47 Spaces with a Storm this turn."),
      threatened: spaces("D-63 Spaces where Allied warships survived a contact in this phase."),
      done: spaces("Spaces already resolved in this phase."),
      sharing: sharingSchema.nullable(),
      intelligence: named(
        z.strictObject({
          offers: z.array(intelligenceEffectSchema).min(1).max(3),
          space: spaceSchema.nullable().describe("13.0 The space whose incidents continue afterward; null in phase 2."),
        }),
        "IntelligenceOffer",
        "11.2 Results to choose from, or the result to apply.",
      ).nullable(),
      incident: named(
        z.strictObject({
          space: spaceSchema,
          queue: ids("13.0 Markers still to resolve, in order. The first one is in progress."),
          drawn: ids("13.0 Markers drawn or revealed here in this phase, in order."),
        }),
        "IncidentInProgress",
        "13.0 Incidents of a space in progress.",
      ).nullable(),
      battle: battleSchema.nullable(),
      campaign: campaignSchema.nullable(),
    }),
  "State",
  "The complete state of a game of Goeben, 1914.",
);

/** Everything needed to go on playing. */
export type Snapshot = z.infer<typeof snapshotSchema>;

/** 18-25 Optional rules. */
export type Options = z.infer<typeof optionsSchema>;

/** Rulings that can be switched. */
export type Rulings = z.infer<typeof rulingsSchema>;
