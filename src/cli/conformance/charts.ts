import { valueAt } from "../../core/audit/pointer";
import type { AnyChart, ChartRow } from "../../core/contract/chart";
import type { Fact } from "./reference";

/** Charts by their ids. */
export type Charts = Readonly<Record<string, AnyChart>>;

/** The rows of a chart or of one of its columns; undefined where there are none. */
export function rowsOf(charts: Charts, id: string, column: string | null): readonly ChartRow[] | undefined {
  if (!Object.hasOwn(charts, id)) return undefined;
  const { rows, columns } = charts[id]!;
  return column === null ? rows : columns?.find((each) => each.id === column)?.rows;
}

/** A number that is published as it stands, or as a place among the facts of a chart. */
export function factOf(charts: Charts, fact: Fact): unknown {
  if (typeof fact === "number") return fact;
  return Object.hasOwn(charts, fact.chart) ? valueAt(charts[fact.chart]!.facts, fact.fact) : undefined;
}
