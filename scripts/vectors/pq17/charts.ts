import { readFileSync } from "node:fs";

/** A row of a chart, as far as vectors read it. */
export interface Row {
  readonly min: number | null;
  readonly max: number | null;
  readonly result?: string;
}

/** A chart of the pack, as far as vectors read it. */
export interface Chart {
  readonly rows?: readonly Row[];
  readonly columns?: readonly { readonly id: string; readonly rows: readonly Row[] }[];
  readonly facts?: unknown;
}

const PACK = new URL("../../../src/rulesets/pq17/charts/pack.json", import.meta.url);
const charts = JSON.parse(readFileSync(PACK, "utf8")).charts as Record<string, Chart>;

/** A chart by its id. */
export function chart(id: string): Chart {
  const found = charts[id];
  if (found === undefined) throw new Error(`There is no chart ${id}.`);
  return found;
}

/** The facts of a chart that no dice read. */
export function facts<T>(id: string): T {
  return chart(id).facts as T;
}

/** The row that a total falls on, and its place from 0. */
export function rowFor(
  id: string,
  column: string | null,
  total: number,
): { readonly index: number; readonly row: Row } {
  const { rows, columns } = chart(id);
  const list = column === null ? rows : columns?.find((each) => each.id === column)?.rows;
  const index = list?.findIndex(({ min, max }) => (min ?? -999) <= total && total <= (max ?? 999)) ?? -1;
  if (list === undefined || index < 0) throw new Error(`${id} ${column} has no row for ${total}.`);
  return { index, row: list[index]! };
}
