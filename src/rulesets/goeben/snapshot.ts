import * as z from "zod";
import {
  atlanticBonusSchema,
  austroHungarianStatusSchema,
  battleKindSchema,
  battleScore,
  campaignResultSchema,
  cargoSchema,
  contactSchema,
  count,
  editionSchema,
  endReasonSchema,
  fleetSchema,
  friendlyNationSchema,
  germanShipSchema,
  incidentKindSchema,
  intelligenceEffectSchema,
  named,
  nationSchema,
  orderSchema,
  phaseSchema,
  placeSchema,
  scenarioResultSchema,
  shipStatusSchema,
  sideSchema,
  spaceSchema,
  unitSchema,
  visibilitySchema,
} from "./schemas";
import { GERMAN_EXTRAS, GERMAN_SHIPS, type GermanShipId, MULTIPLAYER } from "./vocabulary";

/** E Optional rules, fixed at the start. */
export const optionsSchema = named(
  z.strictObject({
    variableDeployment: z.boolean().describe("18 The task force starts where a die says."),
    germanExtras: named(z.enum(GERMAN_EXTRAS), "GermanExtras", "19.0 Moltke and Stralsund, for a price in VP."),
    austroHungarianWarships: z.boolean().describe("20 Austro-Hungarian warships may join."),
    seaplanes: z.boolean().describe("20.1, 21.2 Seaplanes are cargo and reconnoitre."),
    nightCombat: z.boolean().describe("22 A battle may fall at night."),
    mines: z.boolean().describe("23 Light cruisers may carry mines."),
    campaign: z.boolean().describe("24 The orders are linked into a campaign."),
    multiplayer: named(z.enum(MULTIPLAYER), "Multiplayer", "25 Who decides what; it has no effect on the dice."),
  }),
  "Options",
  "E Optional rules, fixed at the start.",
);

/** D Rulings that can be switched, fixed at the start. */
export const rulingsSchema = named(
  z.strictObject({
    repairAtSeaMinus2: z.boolean().describe("D-14 Repairs at sea have two dice fewer."),
    revealedReturnOnAlertChange: z
      .boolean()
      .describe("D-17 Face-up Allied ships go to the pool when the alert changes."),
    atlanticAlwaysOpen: z.boolean().describe("D-20 The Atlantic is open under every order."),
    neutralPortIncidents: z
      .enum(["rule", "chart"])
      .describe("D-22 Incidents in neutral ports: by 13.2 or by the chart."),
    maxFireScope: z.enum(["gun_factor", "all_dice"]).describe("D-34 What maximum fire doubles."),
    torpedoDice: z.enum(["formula", "one_per_torpedo"]).describe("D-42 How many dice German torpedoes have."),
    torpedoHitDisablesTubes: z.boolean().describe("D-43 Result 2 of the Torpedo Hit Chart takes the torpedoes."),
    criticalBattleMeasure: z.enum(["net", "gross"]).describe("D-44 VP of a battle that change Leadership."),
    bombardmentOptional: z.boolean().describe("D-49 A bombardment may be left out."),
    ahGunneryLeadership: z.boolean().describe("D-51 Austro-Hungarian guns have Leadership dice."),
    campaignStocks: z.enum(["restock", "carry_over"]).describe("D-58 Stores of undamaged ships in the next scenario."),
    campaignKeepCargo: z.boolean().describe("D-58 Cargo stays aboard between scenarios."),
    ottomanSortieZone: z.enum(["adriatic", "eastern_med"]).describe("D-27 Where the Ottoman fleet sorties."),
    reloadOnlyAtZero: z.boolean().describe("D-77 Torpedoes are reloaded only when none is left."),
  }),
  "Rulings",
  "D Rulings that can be switched, fixed at the start.",
);

/** 2.1 A German ship's display. */
export const germanSchema = named(
  z.strictObject({
    status: shipStatusSchema,
    space: spaceSchema.nullable().describe("Where it is; null unless in play and deployed."),
    leadership: count(6, "6.2 Skill of captain and crew."),
    engines: count(20, "6.2 Engines: the attainable speed."),
    hull: count(20, "6.2 Intact Hull boxes; 0 is sunk."),
    primary: count(20, "6.2 Primary guns."),
    secondary: count(20, "6.2 Secondary guns."),
    tertiary: count(20, "6.2 Tertiary guns."),
    ammunition: count(20, "14.8 Ammunition."),
    torpedoes: count(20, "14.10 Torpedoes in the tubes."),
    coal: count(20, "12.2 Reserve coal."),
    boxes: z
      .array(cargoSchema.nullable())
      .max(20)
      .describe(
        "8.2 What stands in Hull boxes 1, 2, ...; a seaplane stands in two. Boxes above `hull` are lost and empty.",
      ),
    outfitted: z.boolean().describe("7.0 It outfitted this turn and may not move."),
    repaired: z.boolean().describe("10.1 It tried repairs this turn."),
    loaded: z.boolean().describe("8.5 It took cargo at a base this turn."),
    moved: z.boolean().describe("12.0 It has made its move this turn."),
    path: z.array(spaceSchema).max(20).describe("Spaces of this turn's move, from where it began."),
    arrived: count(99, "9.1 The turn in which it entered its space; 0 when it began the scenario there."),
    mustLeave: z.boolean().describe("9.1 It has visited a neutral site and must leave."),
    startSpace: spaceSchema.nullable().describe("D-20 Where it began the scenario."),
    reconnoitred: z.boolean().describe("21.2 Its seaplane flew this turn."),
  }),
  "GermanShip",
  "2.1 A German ship's display and position.",
);

/** 20.0 An Austro-Hungarian ship. */
export const austroHungarianSchema = named(
  z.strictObject({
    id: unitSchema,
    status: austroHungarianStatusSchema,
    space: spaceSchema.nullable().describe("Where it is; null unless in play."),
    moved: z.boolean().describe("20.0 It has made its move this turn."),
    path: z.array(spaceSchema).max(20).describe("Spaces of this turn's move, from where it began."),
    arrived: count(99, "9.1 The turn in which it entered its space; 0 when it began the scenario there."),
    damage: count(99, "13.1 Damage taken outside battle in this phase; a damaged ship leaves at its end."),
  }),
  "AustroHungarianShip",
  "20.0 An Austro-Hungarian ship and its position.",
);

/** C.12 A marker whose face the player has seen. */
export const markerSchema = named(
  z.strictObject({
    id: unitSchema,
    kind: incidentKindSchema,
    place: placeSchema,
    space: spaceSchema.nullable().describe("Where it is; null unless on the map or set aside."),
    turn: count(99, "The turn in which it was last drawn; 0 before."),
  }),
  "Marker",
  "C.12 An incident marker whose face has been seen: an Allied ship or another.",
);

/** A.7 A coastal defence unit whose face the player has seen. */
export const coastalUnitSchema = named(
  z.strictObject({
    id: unitSchema,
    space: spaceSchema.nullable().describe("Where it stands; null for one never placed."),
    destroyed: z.boolean().describe("16.0 It has been destroyed."),
  }),
  "CoastalUnit",
  "16.0 A coastal defence unit whose face has been seen.",
);

const ids = (description: string) => z.array(unitSchema).max(200).describe(description);
const spaces = (description: string) => z.array(spaceSchema).max(100).describe(description);

/** C.12 Faces nobody has seen: which they are, and where they may lie. */
export const unseenSchema = named(
  z.strictObject({
    british: ids("Faces of the British group; a placeholder stands for a marker of `other` (D-61)."),
    french: ids("Faces of the French group."),
    other: ids("Other faces; empty but in a campaign with placeholders."),
    coastal: ids("Faces of coastal defence units, those never placed included."),
    pool: named(
      z.strictObject({
        british: count(200, "Unseen markers of the British group in the pool."),
        french: count(200, "Unseen markers of the French group in the pool."),
        other: count(200, "Other unseen markers in the pool."),
      }),
      "UnseenPool",
      "C.12 Unseen markers in the pool, by group.",
    ),
    faceDown: z
      .array(
        named(
          z.strictObject({ space: spaceSchema, fleet: fleetSchema, count: count(60, "Face-down markers there.") }),
          "FaceDown",
          "C.12 Face-down markers of one group in one space.",
        ),
      )
      .max(100),
    faceDownCoastal: z
      .array(
        named(
          z.strictObject({ space: spaceSchema, count: count(60, "Face-down units there.") }),
          "FaceDownCoastal",
          "C.12 Face-down coastal defence units in one space.",
        ),
      )
      .max(100),
  }),
  "Unseen",
  "C.12 Faces nobody has seen: which they are, and where they may lie.",
);

/** 14.13 Damage of an Allied or Austro-Hungarian ship in a battle. */
export const combatantSchema = named(
  z.strictObject({
    id: unitSchema,
    gunHits: count(99, "D-40 Gun damage results."),
    engineHits: count(99, "14.13 Engine damage results."),
    damage: count(99, "D-38 Results that count against its armor."),
    torpedoesOut: z.boolean().describe("14.13 It can fire no torpedoes."),
    withdrawn: z.boolean().describe("14.13 It leaves for the scenario."),
    sunk: z.boolean().describe("14.13 It has been sunk."),
  }),
  "Combatant",
  "14.13 Damage of an Allied or Austro-Hungarian ship in a battle.",
);

/** A.10 A battle in progress. */
export const battleSchema = named(
  z.strictObject({
    kind: battleKindSchema,
    space: spaceSchema,
    night: z.boolean().describe("22.0 It is fought at night."),
    visibility: visibilitySchema,
    contact: contactSchema.nullable().describe("14.3 The result of contact; null before."),
    first: sideSchema.nullable().describe("14.3 Who has First Salvo; null before contact."),
    german: z.array(germanShipSchema).max(4).describe("German ships that take part."),
    austroHungarian: z.array(combatantSchema).max(60).describe("Austro-Hungarian ships that take part."),
    allied: z.array(combatantSchema).max(200).describe("Allied ships that take part."),
    round: count(3, "14.2 The round, from 0; rounds merge under Limited Visibility."),
    fired: ids("Friendly ships that have had their turn in this step."),
    firstNation: friendlyNationSchema.nullable().describe("20.0 Which nation fires first in every friendly step."),
    paid: ids("14.8 German ships that have paid ammunition."),
    maximumFire: ids("14.9 German ships on maximum fire."),
    anyFire: z.boolean().describe("D-50 Somebody has fired."),
    gained: battleScore("VP gained in this battle."),
    lost: battleScore("VP lost in this battle."),
  }),
  "Battle",
  "14.0, 16.0 A battle in progress.",
);

const storesSourceSchema = named(
  z.enum(["coal", "ammunition", "friendly_ship"]),
  "StoresSource",
  "C.4 What a roll for stores was made for.",
);

/** 7.1, 7.3 Stores waiting to be shared out. */
export const sharingSchema = named(
  z.strictObject({
    space: spaceSchema,
    stores: z.enum(["coal", "ammunition"]).describe("7.1 Ammunition points may be taken as torpedoes (D-05)."),
    points: count(100, "Points to share out."),
  }),
  "Sharing",
  "7.1, 7.3 Stores waiting to be shared out among the ships of a space.",
);

/** 24 A campaign. */
export const campaignSchema = named(
  z.strictObject({
    scenario: z.int32().min(1).max(6).describe("Number of the scenario, from 1."),
    ordersLeft: z.array(orderSchema).max(6).describe("24.0 Orders not yet drawn."),
    achieved: z.array(orderSchema).max(6),
    failed: z.array(orderSchema).max(6),
    sunkForGood: ids("24.1 Allied ships that do not come back."),
    alliances: z.array(nationSchema).max(2).describe("24.1 Nations that joined the Central Powers."),
    highSeas: spaces("D-60 Patrol zones that have become high seas."),
    startSpaces: spaces("24.2 Spaces where German ships may begin, beside Pola."),
    atlanticBonus: atlanticBonusSchema.nullable(),
    austroHungarianGained: z.boolean().describe("D-70 The Naval Pact has brought a ship; rule 20 holds for it."),
    result: campaignResultSchema.nullable(),
  }),
  "Campaign",
  "24 The state of a campaign.",
);

const shipsSchema = named(
  z.strictObject(
    Object.fromEntries(GERMAN_SHIPS.map((id) => [id, germanSchema])) as Record<GermanShipId, typeof germanSchema>,
  ),
  "GermanShips",
  "2.2 The German ships.",
);

/** Everything needed to go on playing. */
export const snapshotSchema = named(
  z.strictObject({
    ruleset: z.literal("goeben").describe("The ruleset."),
    edition: editionSchema,
    step: z.int32().min(0).max(1_000_000).describe("Operations resolved so far."),
    options: optionsSchema,
    rulings: rulingsSchema,
    phase: phaseSchema,
    turn: z.int32().min(1).max(99).describe("4.0 The turn."),
    alert: z.int32().min(1).max(6).describe("5.0 The Allied alert level."),
    vp: z.int32().min(-100000).max(100000).describe("17.1 Victory points; may be negative."),
    morale: z.int32().min(-60).max(60).describe("D-46 Dice added to German fire this turn."),
    intelligenceUsed: z.boolean().describe("11.1 The attempt of this turn has been made."),
    order: orderSchema,
    orderAchieved: z.boolean().describe("17.0 The order has been fulfilled; in a campaign play may go on."),
    result: scenarioResultSchema.nullable(),
    endReason: endReasonSchema.nullable(),
    ships: shipsSchema,
    austroHungarian: z
      .array(austroHungarianSchema)
      .max(60)
      .describe("20.0 Austro-Hungarian ships, in the order of the charts."),
    markers: z.array(markerSchema).max(300).describe("C.12 Markers whose faces have been seen."),
    coastal: z.array(coastalUnitSchema).max(100).describe("C.12 Coastal defence units whose faces have been seen."),
    unseen: unseenSchema,
    colliers: z
      .array(
        named(
          z.strictObject({
            space: spaceSchema.nullable().describe("Where it is; null once used or lost, or not yet placed."),
            used: z.boolean().describe("7.4 It has given its coal and leaves at the end of the phase."),
            lost: z.boolean().describe("It was attacked, abandoned or used."),
          }),
          "Collier",
          "7.4 A collier.",
        ),
      )
      .max(2),
    mines: spaces("23 Spaces with a mine."),
    landed: spaces("9.2 Ports held by a landed Seebataillon."),
    visited: spaces("9.1 Neutral sites that are closed for the scenario."),
    stores: z
      .array(
        named(
          z.strictObject({
            space: spaceSchema,
            source: storesSourceSchema,
          }),
          "StoresRolled",
          "C.4 A roll for stores made in a space this turn.",
        ),
      )
      .max(100),
    frenchSortie: z.boolean().describe("The French Navy Sortie marker is on the map for the next movement."),
    visibility: z
      .array(
        named(
          z.strictObject({ space: spaceSchema, rolled: visibilitySchema.nullable().describe("Null until rolled.") }),
          "SpaceVisibility",
          "D-28 Limited Visibility in a space this turn.",
        ),
      )
      .max(100),
    storms: spaces("D-47 Spaces with a storm this turn."),
    threatened: spaces("D-63 Spaces where Allied warships survived a contact in this phase."),
    done: spaces("Spaces already dealt with in this phase."),
    sharing: sharingSchema.nullable(),
    intelligence: named(
      z.strictObject({
        offers: z.array(intelligenceEffectSchema).min(1).max(3),
        space: spaceSchema.nullable().describe("13.0 The space whose incidents go on afterwards; null in phase 2."),
      }),
      "IntelligenceOffer",
      "11.2 Results the player chooses among or must aim.",
    ).nullable(),
    incident: named(
      z.strictObject({
        space: spaceSchema,
        queue: ids("13.0 Markers still to be resolved, in order; the first is being resolved."),
        drawn: ids("13.0 Markers drawn or revealed here this phase, in order."),
      }),
      "IncidentInProgress",
      "13.0 Incidents of a space in progress.",
    ).nullable(),
    battle: battleSchema.nullable(),
    campaign: campaignSchema.nullable(),
  }),
  "State",
  "Everything needed to go on playing Goeben, 1914.",
);

/** Everything needed to go on playing. */
export type Snapshot = z.infer<typeof snapshotSchema>;
/** E Optional rules. */
export type Options = z.infer<typeof optionsSchema>;
/** D Rulings that can be switched. */
export type Rulings = z.infer<typeof rulingsSchema>;
/** 2.1 A German ship's display and position. */
export type GermanShip = z.infer<typeof germanSchema>;
/** 20.0 An Austro-Hungarian ship. */
export type AustroHungarianShip = z.infer<typeof austroHungarianSchema>;
/** C.12 A seen marker. */
export type Marker = z.infer<typeof markerSchema>;
/** 14.13 An Allied or Austro-Hungarian ship in a battle. */
export type Combatant = z.infer<typeof combatantSchema>;
/** A battle in progress. */
export type Battle = z.infer<typeof battleSchema>;
/** A campaign. */
export type Campaign = z.infer<typeof campaignSchema>;
