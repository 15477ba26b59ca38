import type { AnyChart, ChartRow } from "../contract/chart";
import type { Message } from "../contract/request";
import { parseNotation } from "../dice/notation";
import { covers } from "./look-up";

/** A total that a chart leaves uncovered or covers twice. */
export interface ChartGap {
  readonly code: "CHART_TOTAL_UNCOVERED" | "CHART_TOTAL_DOUBLY_COVERED" | "CHART_DICE_UNKNOWN" | "CHART_REACH_TOO_WIDE";
  readonly chart: string;
  readonly column: string | null;
  readonly total: number | null;
  /** The values that the message of the code names. */
  readonly values: NonNullable<Message["values"]>;
}

/** Assumed maximum count for a modifier that counts things (`per`), when the reach of a chart is checked. */
const PER_ALLOWANCE = 12;

/**
 * Maximum totals per column. No printed chart has as many. Without it, a caller's chart could require billions of
 * look-ups.
 */
const TOTALS_LIMIT = 2_000;

/** Returns every total that the chart's dice and modifiers can reach and that does not match exactly one row. */
export function chartGaps(chart: AnyChart): ChartGap[] {
  if (chart.kind === "facts" || chart.dice === undefined) return [];
  const dice = parseNotation(chart.dice);
  if (dice === undefined) {
    const values = { chart: chart.id, dice: chart.dice };
    return [{ code: "CHART_DICE_UNKNOWN", chart: chart.id, column: null, total: null, values }];
  }
  const natural = dice.totals();
  const columns = chart.columns ?? [{ id: null, rows: chart.rows ?? [] }];
  return columns.flatMap((column) => {
    const { low, high } = reachOf(chart, column.id);
    if (natural.length + high - low > TOTALS_LIMIT) {
      const values = { chart: chart.id, most: TOTALS_LIMIT };
      return [{ code: "CHART_REACH_TOO_WIDE", chart: chart.id, column: column.id, total: null, values }];
    }
    const totals = new Set(natural);
    if (dice.read === "sum") {
      for (let total = natural[0]! + low; total <= natural.at(-1)! + high; total += 1) totals.add(total);
    }
    return columnGaps(chart.id, column.id, column.rows, totals);
  });
}

/** Returns how far the modifiers can move a total down and up. A modifier with a `column` affects that column alone. */
function reachOf(chart: AnyChart, column: string | null): { low: number; high: number } {
  const values = (chart.modifiers ?? [])
    .filter((modifier) => modifier.column === undefined || modifier.column === column)
    .map((modifier) => modifier.value * (modifier.per === undefined ? 1 : PER_ALLOWANCE));
  const sum = (sign: 1 | -1): number => values.filter((value) => value * sign > 0).reduce((a, b) => a + b, 0);
  return { low: sum(-1), high: sum(1) };
}

function columnGaps(chart: string, column: string | null, rows: readonly ChartRow[], totals: Set<number>): ChartGap[] {
  const place = { id: column === null ? "place/chart" : "place/column", values: { chart, column: column ?? "" } };
  const gaps: ChartGap[] = [];
  for (const total of totals) {
    const count = rows.filter((row) => covers(row, total)).length;
    if (count === 0) {
      gaps.push({ code: "CHART_TOTAL_UNCOVERED", chart, column, total, values: { place, total } });
    }
    if (count > 1) {
      gaps.push({ code: "CHART_TOTAL_DOUBLY_COVERED", chart, column, total, values: { place, count, total } });
    }
  }
  return gaps;
}
