import type { AnyChart, ChartRow } from "../../core/contract/chart";
import { valueAt } from "../../core/json/pointer";
import type { ChartFact } from "./reference";

/** Charts by their ids. */
export type Charts = Readonly<Record<string, AnyChart>>;

/** The rows of a chart or of one of its columns. Undefined if there are none. */
export function rowsOf(charts: Charts, id: string, column: string | null): readonly ChartRow[] | undefined {
  if (!Object.hasOwn(charts, id)) return undefined;
  const { rows, columns } = charts[id]!;
  return column === null ? rows : columns?.find((each) => each.id === column)?.rows;
}

/** Resolves a published number: a literal, or a pointer into the facts of a chart. */
export function factOf(charts: Charts, fact: ChartFact): unknown {
  if (typeof fact === "number") return fact;
  return Object.hasOwn(charts, fact.chart) ? valueAt(charts[fact.chart]!.facts, fact.fact) : undefined;
}
