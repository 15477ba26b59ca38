import * as z from "zod";
import { columnChart, factChart, rangeChart } from "../../../core/contract/chart";
import { lazySchema } from "../../../core/contract/schema";
import {
  AIR_RESULTS,
  BOMBERS,
  EVENTS,
  ICE_CONDITIONS,
  REGIONS,
  SHIP_TYPES,
  type ShipType,
  WEATHER,
} from "../vocabulary";
import { few, provenance, sourcesSchema } from "./shapes";

/** One ten-sided die, read 0 to 9. */
export const ONE_DIE = "1d0-9";

/** The sum of two ten-sided dice, each read 0 to 9. */
export const TWO_DICE = "2d0-9";

/** 7.5.2 Types of ship that may be fired at; all except submarines. */
export type GunTargetType = Exclude<ShipType, "SS">;

/** 7.2.6 Columns of the Naval Bombing Table. */
export const BOMB_TARGETS = ["BB", "BC", "CV", "CVE", "CRUISER", "LIGHT", "ES", "AX", "MX"] as const;

/** A column of the Naval Bombing Table. */
export type BombTarget = (typeof BOMB_TARGETS)[number];

/** 7.3.1 Columns of the Torpedo Damage Table. */
export const TORPEDO_TARGETS = ["BB", "BC", "CV", "CVE", "CA", "CL", "LIGHT", "AX", "MX"] as const;

/** 7.2.5 Columns of the AA Defense Table: a stack of stars, or the sum of its numbers. */
export const AA_COLUMNS = ["*", "1", "2", "3", "4", "5", "6"] as const;

/** A column of the AA Defense Table. */
export type AaColumn = (typeof AA_COLUMNS)[number];

const end = z.int().min(-1000).max(1000).nullable();

/** The modified rolls a row covers, and its source where that differs from the chart's. */
export const ends = { min: end, max: end, provenance: provenance.optional() };

/** A row whose result is one of a closed list. */
export const result = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.strictObject({ ...ends, result: z.enum(values) });

/** A column known by its name. */
export const column = <const I extends string, R extends z.ZodType>(id: I, row: R) =>
  z.strictObject({ id: z.literal(id), rows: z.array(row).min(1).max(100) });

/** A chart read by one die. */
export const die = <R extends z.ZodType, M extends z.ZodType>(row: R, modifiers: M) =>
  rangeChart(row).extend({ dice: z.literal(ONE_DIE), sources: sourcesSchema, modifiers });

/** A chart of several columns read by one die. */
export const dieColumns = <C extends z.ZodType, M extends z.ZodType>(columns: C, modifiers: M) =>
  columnChart(z.unknown()).extend({ dice: z.literal(ONE_DIE), sources: sourcesSchema, columns, modifiers });

/** A chart of several columns read by the sum of two dice. */
export const twoDiceColumns = <C extends z.ZodType, M extends z.ZodType>(columns: C, modifiers: M) =>
  columnChart(z.unknown()).extend({ dice: z.literal(TWO_DICE), sources: sourcesSchema, columns, modifiers });

/** A chart of numbers that one die must reach, with its modifiers. */
export const toReach = <F extends z.ZodType, M extends z.ZodType>(facts: F, modifiers: M) =>
  factChart(facts).extend({ dice: z.literal(ONE_DIE), sources: sourcesSchema, modifiers });

const hit = z.int().min(-10).max(30).nullable().describe("The lowest modified roll that hits. Null if no roll can.");

const targets = z.enum(SHIP_TYPES).exclude(["SS"]);

/** 7.5.2 Hit numbers of guns by type firing and type fired at; a type without guns is null. */
export const gunneryFacts = lazySchema(() =>
  z.strictObject({
    hit: z.record(z.enum(SHIP_TYPES), z.record(targets, hit).nullable()),
    cells: z
      .array(z.strictObject({ firing: z.enum(SHIP_TYPES), target: targets, provenance }))
      .max(300)
      .describe("Cells whose source is not that of the chart."),
  }),
);

/** 7.2.6 Hit numbers of bombs by bomber and kind of target. */
export const bombingFacts = lazySchema(() =>
  z.strictObject({
    column: z.record(targets, z.enum(BOMB_TARGETS)),
    hit: z.record(z.enum(BOMBERS), z.record(z.enum(BOMB_TARGETS), hit)),
    cells: z.array(z.strictObject({ firing: z.enum(BOMBERS), target: z.enum(BOMB_TARGETS), provenance })).max(100),
  }),
);

/** 7.2.6 Hit numbers of bombs on an airbase, and the natural roll from which a step is lost for good. */
export const airbaseFacts = lazySchema(() => z.strictObject({ hit: z.record(z.enum(BOMBERS), hit), lostFrom: few }));

/** 7.3.1 The damage of a torpedo: CS lost (or made DiW), whether it cripples, and CS sunk at once. */
export const damageRow = lazySchema(() =>
  z.strictObject({
    ...ends,
    hits: few,
    crippled: z.boolean(),
    sunk: z.union([z.int().min(0).max(9), z.literal("all")]),
  }),
);

/** 7.3.1 The column of each type of ship. */
export const damageColumn = lazySchema(() => z.record(targets, z.enum(TORPEDO_TARGETS)));

/** 7.3.1 The columns of the Torpedo Damage Table. */
export const damageColumns = lazySchema(() =>
  z.tuple([
    column("BB", damageRow),
    column("BC", damageRow),
    column("CV", damageRow),
    column("CVE", damageRow),
    column("CA", damageRow),
    column("CL", damageRow),
    column("LIGHT", damageRow),
    column("AX", damageRow),
    column("MX", damageRow),
  ]),
);

/** 7.2.5 The effect of AA fire on an air unit. */
export const aaRow = lazySchema(() => z.strictObject({ ...ends, result: z.enum(AIR_RESULTS), steps: few }));

/** 7.2.5 The columns of the AA Defense Table. */
export const aaColumns = lazySchema(() =>
  z.tuple([
    column("*", aaRow),
    column("1", aaRow),
    column("2", aaRow),
    column("3", aaRow),
    column("4", aaRow),
    column("5", aaRow),
    column("6", aaRow),
  ]),
);

/** 7.4 Most submarine CS that attack before and after the ASW attack, and whether refuelling at sea stops. */
export const submarineRow = lazySchema(() =>
  z.strictObject({ ...ends, before: few, after: few, refuellingStops: z.boolean() }),
);

/** 9.1 A weather condition by modified roll. */
export const weatherRow = result(WEATHER);

/** 9.1 The columns of the Weather Table. */
export const weatherColumns = lazySchema(() =>
  z.tuple([column("summer", weatherRow), column("equinox", weatherRow), column("winter", weatherRow)]),
);

/** 10.1 An actual ice condition. */
export const iceRow = result(ICE_CONDITIONS);

/** 10.1 The columns of the Ice Table, by expected condition. */
export const iceColumns = lazySchema(() =>
  z.tuple([
    column("clear", iceRow),
    column("light_drift", iceRow),
    column("heavy_drift", iceRow),
    column("thin_pack", iceRow),
    column("solid_pack", iceRow),
  ]),
);

/** 9.3.3 How many dispersed merchants rejoin. */
export const rejoinRow = lazySchema(() =>
  z.strictObject({ ...ends, rejoin: z.union([few, z.literal(["half", "all"])]) }),
);

/** 13 A random event, and the region of Local Weather. */
export const eventRow = lazySchema(() =>
  z.strictObject({
    ...ends,
    event: z.enum(EVENTS),
    region: z.enum(REGIONS).nullable().describe("9.5 The region of Local Weather; null for other events."),
  }),
);

/** 13 The columns of the Random Events Table. */
export const eventColumns = lazySchema(() => z.tuple([column("allied", eventRow), column("axis", eventRow)]));
