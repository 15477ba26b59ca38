import { type ChartPath, gapFaults, repeatedItems, rowGaps, sum, textGaps } from "../../../core/charts/chart-faults";
import type { Fault, Message } from "../../../core/contract/request";
import { FAULT_LIMIT } from "../../../core/request/fault";
import { BOXES, CHITS, type ConditionId, PERIODS, SIDES } from "../vocabulary";
import { fault } from "./fault";
import { mapFaults } from "./faults-map";
import { campaignFaults, scenarioFaults } from "./faults-scenarios";
import { unitFaults } from "./faults-units";
import { referenceFaults } from "./references";
import type { Charts } from "./schema";

/**
 * Returns the faults that make well-formed charts unplayable. Examples: a torn sea, undefined hexes, units or ports,
 * incomplete decks or charts, scenarios that break the rules. Pointers start at `/charts`. Limit: 20 faults.
 */
export function chartFaults(charts: Charts): Fault[] {
  return [
    ...mapFaults(charts),
    ...unitFaults(charts),
    ...referenceFaults(charts),
    ...deckFaults(charts),
    ...letterFaults(charts),
    ...bandFaults(charts),
    ...scenarioFaults(charts),
    ...campaignFaults(charts),
    ...sourceFaults(charts),
  ].slice(0, FAULT_LIMIT);
}

/** 1.7 Decks that do not hold each number once. */
function deckFaults(charts: Charts): Fault[] {
  return SIDES.flatMap((side) =>
    repeatedItems(charts.DECKS.facts[side].map(({ no }) => String(no))).map(([index, no]) =>
      fault("CARD_REPEATED", ["DECKS", "facts", side, index, "no"], {
        side,
        no,
      }),
    ),
  );
}

/** 12, 15.1 Letters that a chart leaves out or names twice, and conditions in the column of the wrong side. */
function letterFaults(charts: Charts): Fault[] {
  const { SPECIAL_CONDITIONS, CONDITIONS, GERMAN_FUEL } = charts;
  const { columns } = SPECIAL_CONDITIONS.facts;
  const { conditions } = CONDITIONS.facts;
  const incomplete = (path: ChartPath, ranges: readonly { from: string; to: string }[], letters: readonly string[]) =>
    gapFaults("LETTERS_INCOMPLETE", path, textGaps(ranges, letters).slice(0, 1));
  const bearing = (condition: ConditionId): string[] =>
    CHITS.filter((chit) =>
      SIDES.some((side) =>
        PERIODS.some((period) =>
          columns[side][period].some((row) => row.condition === condition && row.from <= chit && chit <= row.to),
        ),
      ),
    );
  const at = (id: ConditionId, list: string): ChartPath => ["CONDITIONS", "facts", "conditions", id, list];
  const ranges = <T>(items: readonly { letters: readonly T[] }[]): T[] => items.flatMap(({ letters }) => letters);
  return [
    ...SIDES.flatMap((side) =>
      PERIODS.flatMap((period) => {
        const path: ChartPath = ["SPECIAL_CONDITIONS", "facts", "columns", side, period];
        const strangers = columns[side][period].flatMap(({ condition }, index) => {
          const owner = conditions[condition].side;
          if (owner === null || owner === side) return [];
          return [fault("CONDITION_UNSUITABLE", [...path, index, "condition"], { condition })];
        });
        return [...incomplete(path, columns[side][period], CHITS), ...strangers];
      }),
    ),
    ...GERMAN_FUEL.facts.columns.flatMap(({ rows }, index) =>
      incomplete(["GERMAN_FUEL", "facts", "columns", index, "rows"], rows, CHITS),
    ),
    ...incomplete(at("atlantic_breakout", "returns"), ranges(conditions.atlantic_breakout.returns), CHITS),
    ...incomplete(at("axis_convoy", "convoys"), ranges(conditions.axis_convoy.convoys), bearing("axis_convoy")),
    ...incomplete(at("gearbox", "forces"), ranges(conditions.gearbox.forces), bearing("gearbox")),
  ];
}

/** Look-ups that would find nothing or more than one answer, and limits that contradict each other. */
function bandFaults(charts: Charts): Fault[] {
  const { WEATHER, GALE_DISPERSAL, CALENDAR, ID_LEVELS, SPECIAL_CONDITIONS, PORT_CAPACITY, SUBMARINE_COMBAT } = charts;
  const values = WEATHER.modifiers.map(({ value }) => value);
  const low = sum(values.filter((value) => value < 0));
  const high = 18 + sum(values.filter((value) => value > 0));
  const fortnights = [
    ...charts.SCENARIOS.facts.scenarios.map(({ fortnight }) => fortnight),
    ...charts.CAMPAIGN.facts.fortnights,
  ];
  const used = [...new Set(fortnights)].sort();
  const ofYear = [...new Set(used.map((fortnight) => fortnight.slice(5)))];
  const first = (code: string, path: ChartPath, messages: readonly Message[]): Fault[] =>
    gapFaults(code, path, messages.slice(0, 1));
  const days = CALENDAR.facts.fortnights.map(({ id }) => ({ from: id, to: id }));
  const levels = ID_LEVELS.facts.levels.map(({ level }) => ({ min: level, max: level }));
  const periods = PERIODS.map((period) => SPECIAL_CONDITIONS.facts.periods[period]);
  const caps = SUBMARINE_COMBAT.least > SUBMARINE_COMBAT.most ? [{ id: "sum/order" }] : [];
  return [
    ...first("BANDS_INCOMPLETE", ["GALE_DISPERSAL", "facts", "rows"], rowGaps(GALE_DISPERSAL.facts.rows, low, high)),
    ...first("BANDS_INCOMPLETE", ["ID_LEVELS", "facts", "levels"], rowGaps(levels, 0, 4)),
    ...first("FORTNIGHTS_INCOMPLETE", ["CALENDAR", "facts", "fortnights"], textGaps(days, ofYear)),
    ...first("FORTNIGHTS_INCOMPLETE", ["SPECIAL_CONDITIONS", "facts", "periods"], textGaps(periods, used)),
    ...first("FORTNIGHTS_INCOMPLETE", ["PORT_CAPACITY", "facts", "rows"], textGaps(PORT_CAPACITY.facts.rows, used)),
    ...first("LIMITS_CONTRADICT", ["SUBMARINE_COMBAT", "least"], caps),
    ...repeatedItems(charts.MAP.facts.boxes.map(({ id }) => id)).map(([index, id]) =>
      fault("BOX_REPEATED", ["MAP", "facts", "boxes", index, "id"], {
        boxes: BOXES.join(", "),
        id,
      }),
    ),
    ...repeatedItems(charts.AIR_COVER.facts.sectors.map(({ id }) => id)).map(([index, id]) =>
      fault("SECTOR_REPEATED", ["AIR_COVER", "facts", "sectors", index, "id"], {
        id,
      }),
    ),
  ];
}

/** Items that name a source their chart does not hold. */
function sourceFaults(charts: Charts): Fault[] {
  return Object.entries(charts).flatMap(([id, chart]) => {
    const sources = sourcesOf(chart) ?? sourcesOf(member(chart, "facts"));
    if (sources === undefined) return [];
    return idsIn(chart, [id]).flatMap(([path, source]) =>
      Object.hasOwn(sources, source) ? [] : [fault("SOURCE_UNKNOWN", path, { source })],
    );
  });
}

function sourcesOf(value: unknown): object | undefined {
  const sources = member(value, "sources");
  return typeof sources === "object" && sources !== null ? sources : undefined;
}

function member(value: unknown, name: string): unknown {
  return Object.entries(value ?? {}).find(([key]) => key === name)?.[1];
}

/** Every `provenance` below a value that is a key of sources. */
function idsIn(value: unknown, path: ChartPath): [ChartPath, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): [ChartPath, string][] => {
    if (key === "provenance" && typeof item === "string") return [[[...path, key], item]];
    return idsIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
  });
}
