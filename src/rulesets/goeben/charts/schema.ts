import * as z from "zod";
import { columnChart, factChart, modifierSchema, rangeChart } from "../../../core/contract/chart";
import { lazySchema } from "../../../core/contract/schema";
import {
  CAMPAIGN_RESULTS,
  CLASSES,
  CONTACTS,
  GERMAN_EXTRAS,
  GERMAN_SHIPS,
  INTELLIGENCE_RESULTS,
  ORDERS,
  TERRAINS,
  ZONES,
} from "../vocabulary";
import {
  AUSTRO_HUNGARIAN_CLASSES,
  alliedShipSchema,
  austroHungarianShipSchema,
  cargoRecord,
  change,
  chartIdSchema,
  coastalUnitFactsSchema,
  FIRING,
  few,
  fewDice,
  fleetFactsSchema,
  GERMAN_CLASSES,
  germanShipFactsSchema,
  lineSchema,
  loss,
  MARKER_KINDS,
  markerFactsSchema,
  orderFactsSchema,
  reinforcementSchema,
  score,
  sourcesSchema,
  spaceFactsSchema,
  TARGET_CLASSES,
  terrainSchema,
  zoneSchema,
} from "./shapes";

const end = z.int().min(-1000).max(1000).nullable();

const ends = { min: end, max: end };

/** A row of a range chart whose result is one of a closed list. */
const result = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.strictObject({ ...ends, result: z.enum(values) });

/** A column of a chart whose columns are known by name. */
const column = <const I extends string, R extends z.ZodType>(id: I, row: R) =>
  z.strictObject({ id: z.literal(id), rows: z.array(row).min(1).max(200) });

/** A chart that a handful of dice is thrown at, each read by itself. */
const thrown = <const T extends readonly [string, ...string[]]>(values: T) =>
  rangeChart(result(values)).extend({
    dice: z.string().regex(/^1d([2-9]|1\d|20)$/, "form/die"),
  });

const germanHit = z.strictObject({
  ...ends,
  result: z.enum(["guns", "hull", "engines", "bridge", "critical", "dud"]),
  delta: loss,
  dice: fewDice.nullable(),
  tubes: z.boolean(),
});

const alliedHit = z.strictObject({
  ...ends,
  result: z.enum(["gun_damage", "hull_damage", "severe_hull_damage", "engine_damage", "withdraw", "magazine", "dud"]),
  damage: few,
});

const hitChart = columnChart(z.union([germanHit, alliedHit])).extend({
  columns: z.tuple([column("german", germanHit), column("allied", alliedHit)]),
});

const bombardmentHit = z.strictObject({
  ...ends,
  result: z.enum(["public_outrage", "none", "morale", "remove_unit", "magazine"]),
  vpDice: fewDice.nullable(),
  vpSign: z.literal([-1, 0, 1]),
  units: z.literal([0, 1, "all"]),
});

const intelligence = result(INTELLIGENCE_RESULTS);

const level = z.int().min(0).max(12);

const leadership = z.int().min(0).max(6);

const alert = z.int().min(1).max(6);

const bounded = change.nullable();

/** Every chart of Goeben, 1914 by its id, with the shape of its rows. */
const chartsSchema = lazySchema(() =>
  z.strictObject({
    LIMITS: factChart(
      z.strictObject({
        alertMin: alert,
        alertMax: alert,
        alertStart: alert,
        turns: z.int().min(1).max(60),
        leadershipMin: leadership,
        leadershipMax: leadership,
        campaignLossFloor: leadership,
        austroHungarianLeadership: leadership,
        outfitPointsPerLeadership: few,
        baseCargoPointsPerLeadership: few,
        coalMaximum: few,
        coalEmergency: few,
        coalContact: few,
        coalEvasion: few,
        ammunitionNormal: few,
        ammunitionMaximumFire: few,
        maximumFireFactor: z.int().min(1).max(6),
        criticalWin: change,
        criticalLoss: change,
        intelligenceUnits: few,
        moralePerTurn: few,
        moraleDice: few,
      }),
    ),
    MAP: factChart(
      z.strictObject({
        sources: sourcesSchema,
        zones: z.record(z.enum(ZONES), zoneSchema),
        spaces: z.array(spaceFactsSchema).min(1).max(400),
        lines: z.array(lineSchema).max(1000),
      }),
    ),
    GERMAN_SHIPS: factChart(
      z.strictObject({ sources: sourcesSchema, ships: z.record(z.enum(GERMAN_SHIPS), germanShipFactsSchema) }),
    ),
    ALLIED_SHIPS: factChart(z.strictObject({ sources: sourcesSchema, ships: z.array(alliedShipSchema).max(100) })),
    AUSTRO_HUNGARIAN_SHIPS: factChart(
      z.strictObject({ sources: sourcesSchema, ships: z.array(austroHungarianShipSchema).max(60) }),
    ),
    COASTAL_DEFENCE: factChart(
      z.strictObject({
        sources: sourcesSchema,
        contactRating: change,
        deployment: z.array(z.strictObject({ space: chartIdSchema, units: few })).max(60),
        units: z.array(coastalUnitFactsSchema).max(100),
      }),
    ),
    INCIDENT_MARKERS: factChart(
      z.strictObject({ sources: sourcesSchema, markers: z.record(z.enum(MARKER_KINDS), markerFactsSchema) }),
    ),
    SORTIES: factChart(
      z.strictObject({
        austroHungarian: z.strictObject({ zone: z.enum(ZONES), space: chartIdSchema, ships: fewDice }),
        centralPowers: z.record(
          z.enum(["ottoman_alliance", "italian_alliance"]),
          z.strictObject({ zone: z.enum(ZONES), convoys: z.boolean() }),
        ),
        french: z.strictObject({ spaces: z.array(chartIdSchema).max(20) }),
      }),
    ),
    ALLIED_SETUP: factChart(
      z.strictObject({ british: fleetFactsSchema, french: fleetFactsSchema, absent: z.array(chartIdSchema).max(100) }),
    ),
    GERMAN_SETUP: factChart(
      z.strictObject({
        start: chartIdSchema,
        campaignStart: chartIdSchema,
        colliers: z.strictObject({ usual: few.max(9), twoBattlecruisers: few.max(9) }),
        extras: z.record(z.enum(GERMAN_EXTRAS), reinforcementSchema),
        later: reinforcementSchema,
      }),
    ),
    ORDERS: factChart(z.strictObject({ orders: z.record(z.enum(ORDERS), orderFactsSchema) })),
    CARGO: factChart(z.strictObject({ sources: sourcesSchema, cargo: cargoRecord })),
    INTELLIGENCE: columnChart(intelligence).extend({
      columns: z.tuple([
        column("0", intelligence),
        column("1", intelligence),
        column("2", intelligence),
        column("3", intelligence),
      ]),
    }),
    INTELLIGENCE_VALUE: factChart(
      z.strictObject({
        bands: z
          .array(z.strictObject({ min: level, max: level, value: z.int().min(0).max(3) }))
          .min(1)
          .max(13),
        max: z.int().min(0).max(3),
      }),
    ),
    ALERT_CHANGES: factChart(
      z.record(
        z.enum(["navalBattle", "bombardment", "SI", "JE", "JF", "patrol", "pursue", "conflicting", "fleetSortie"]),
        z.int().min(-12).max(12),
      ),
    ),
    REPAIR: thrown(["none", "restored"]),
    REPAIR_DICE: factChart(
      z.strictObject({
        capturedPort: few,
        neutralPort: few,
        neutralNavalBase: few,
        centralPowersNavalBase: few,
        centralPowersPort: few,
        friendlyShip: few,
        atSea: loss,
        atSeaAsPrinted: loss,
      }),
    ),
    ENGINE_STRAIN: rangeChart(z.strictObject({ ...ends, result: z.enum(["damage", "none"]), engines: loss })),
    CONTACT: rangeChart(z.strictObject({ ...ends, result: z.enum(CONTACTS), unclear: z.enum(CONTACTS) })),
    CONTACT_RATING: factChart(z.strictObject({ alliedSite: few })),
    BREAK_OFF: rangeChart(result(["fights", "breaks_off"])).extend({
      modifiers: z.tuple([modifierSchema.extend({ code: z.literal("ALERT_LEVEL") })]),
    }),
    GUNNERY: thrown(["miss", "hit"]),
    TORPEDO_FIRE: thrown(["miss", "hit_unless_netted", "hit"]),
    BOMBARDMENT_FIRE: thrown(["miss", "hit"]),
    GUNNERY_HIT: hitChart,
    TORPEDO_HIT: hitChart,
    BRIDGE_HIT: rangeChart(z.strictObject({ ...ends, result: z.enum(["leadership", "none"]), delta: loss })),
    BOMBARDMENT_HIT: columnChart(bombardmentHit).extend({
      columns: z.tuple([column("port", bombardmentHit), column("naval_base", bombardmentHit)]),
    }),
    TARGETING_PRIORITY: factChart(
      z.strictObject({
        targets: z.record(z.enum(FIRING), z.array(z.enum(TARGET_CLASSES)).length(TARGET_CLASSES.length)),
      }),
    ),
    SUBMARINE: rangeChart(
      z.strictObject({ ...ends, result: z.enum(["false_alarm", "evasion", "torpedoes", "rammed"]), hull: loss }),
    ),
    COLLIER_ATTACKED: rangeChart(result(["none", "removed"])),
    MECHANICAL_BREAKDOWN: rangeChart(z.strictObject({ ...ends, result: z.enum(["none", "damage"]), engines: loss })),
    MINEFIELD: rangeChart(z.strictObject({ ...ends, result: z.enum(["none", "damage"]), hull: loss, engines: loss })),
    STORM: rangeChart(z.strictObject({ ...ends, result: z.enum(["none", "damage"]), hull: loss })),
    LIMITED_VISIBILITY: rangeChart(result(["secondary", "tertiary", "poor"])),
    NIGHT: rangeChart(result(["night", "day"])),
    MINES: rangeChart(result(["none", "mined"])),
    RECONNAISSANCE: rangeChart(result(["lost", "none", "revealed"])),
    VARIABLE_DEPLOYMENT: rangeChart(z.strictObject({ ...ends, space: chartIdSchema })),
    TERRAIN_EFFECTS: factChart(
      z.strictObject({
        terrains: z.record(z.enum(TERRAINS), terrainSchema),
        capturedCoal: fewDice,
        collierCoal: fewDice,
        friendlyShipCoal: fewDice,
      }),
    ),
    VICTORY_POINTS: factChart(
      z.strictObject({
        sunk: z.record(z.enum(CLASSES), score),
        damaged: z.record(z.enum(CLASSES), score),
        germanSunk: z.record(z.enum(GERMAN_CLASSES), score),
        indexToZero: score,
        austroHungarianSunk: z.record(z.enum(AUSTRO_HUNGARIAN_CLASSES), score),
        austroHungarianDamaged: z.record(z.enum(AUSTRO_HUNGARIAN_CLASSES), score),
        collierAttacked: score,
        submarineRammed: score,
        cameraCrew: fewDice,
        merchantman: fewDice,
      }),
    ),
    LEADERSHIP_CHANGES: factChart(
      z.record(z.enum(["criticalWin", "criticalLoss", "orderAchieved", "orderFailed"]), z.int().min(-12).max(12)),
    ),
    CAMPAIGN: factChart(
      z.strictObject({
        returning: z.array(z.enum(CLASSES)).max(CLASSES.length),
        capital: z.array(z.enum(CLASSES)).max(CLASSES.length),
      }),
    ),
    CAMPAIGN_RESULT: factChart(
      z.strictObject({
        rows: z
          .array(z.strictObject({ min: bounded, max: bounded, result: z.enum(CAMPAIGN_RESULTS) }))
          .min(1)
          .max(20),
      }),
    ),
  }),
);

/** The whole chart pack. */
export const packSchema = lazySchema(() =>
  z.strictObject({
    schema: z.literal("chart-pack/1"),
    ruleset: z.literal("goeben"),
    title: z.string(),
    charts: chartsSchema,
  }),
);

/** The whole chart pack, typed. */
export type Pack = z.infer<typeof packSchema>;

/** Every chart of Goeben, 1914, typed. */
export type Charts = z.infer<typeof chartsSchema>;

/** A space of the map. */
export type Space = Charts["MAP"]["facts"]["spaces"][number];

/** A line of navigation. */
export type Line = Charts["MAP"]["facts"]["lines"][number];

/** A German ship's facts. */
export type GermanShipFacts = z.infer<typeof germanShipFactsSchema>;

/** An Allied ship. */
export type AlliedShip = z.infer<typeof alliedShipSchema>;

/** An Austro-Hungarian ship. */
export type AustroHungarianShipFacts = z.infer<typeof austroHungarianShipSchema>;

/** A coastal defence unit. */
export type CoastalUnit = z.infer<typeof coastalUnitFactsSchema>;

/** An order. */
export type Order = z.infer<typeof orderFactsSchema>;

/** A bonus of an order. */
export type Bonus = Order["bonuses"][number];

/** A type of cargo. */
export type CargoFacts = Charts["CARGO"]["facts"]["cargo"]["wireless"];

/** 13.2, 7.0 The effects of a kind of space. */
export type TerrainFacts = z.infer<typeof terrainSchema>;

/** Further German ships and their price. */
export type Reinforcement = z.infer<typeof reinforcementSchema>;

/** A row of a hit chart for a German ship. */
export type GermanHit = z.infer<typeof germanHit>;

/** A row of a hit chart for an Allied or Austro-Hungarian ship. */
export type AlliedHit = z.infer<typeof alliedHit>;

/** A row of the Shore Bombardment Hit Chart. */
export type BombardmentHit = z.infer<typeof bombardmentHit>;
