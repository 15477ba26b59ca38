import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { RollEntry } from "../../src/core/audit/entry";
import type { AnyChart } from "../../src/core/charts/chart";
import { adjudicate } from "../../src/core/operation/adjudicate";
import { hunters } from "../../src/rulesets/hunters/index";
import { requestOf, type Vector, vectorFiles } from "../../test/conformance/vectors";

/** What vectors reach of a pack, told by the audit trail of their answers. */
export interface Reached {
  /** Rows as `chart/column/row`, or `chart/row` for a chart without columns. */
  readonly rows: ReadonlySet<string>;
  /** Modifiers applied, as `chart/code`. */
  readonly modifiers: ReadonlySet<string>;
}

/** Replays vectors of The Hunters in the kernel and gathers the rows and modifiers their rolls reach. */
export function reachedRows(vectors: Iterable<Vector>): Reached {
  const rows = new Set<string>();
  const modifiers = new Set<string>();
  for (const vector of vectors) {
    for (const { chart, column, row, modifiers: applied } of rollsOf(vector)) {
      if (chart === null || row === null) continue;
      rows.add(place(chart, column, row));
      for (const { code } of applied) modifiers.add(`${chart}/${code}`);
    }
  }
  return { rows, modifiers };
}

function rollsOf(vector: Vector): RollEntry[] {
  const request = requestOf(hunters.id, vector);
  const answer = adjudicate(hunters, { operation: vector.operation, ...request, audit: "SUMMARY" });
  if (answer.kind !== "RESOLUTION" || vector.charts !== undefined) return [];
  return answer.audit.filter((entry): entry is RollEntry => entry.kind === "roll" || entry.kind === "draw");
}

/** The rows and modifiers that nothing reached, of every chart that dice read. */
export function unreached({ rows, modifiers }: Reached): string[] {
  return Object.values(hunters.pack.charts).flatMap((chart) => {
    const { id, dice } = chart;
    if (dice === undefined) return [];
    const codes = (chart.modifiers ?? []).map(({ code }) => `${id}/${code}`);
    return [...rowsOf(chart).filter((row) => !rows.has(row)), ...codes.filter((code) => !modifiers.has(code))];
  });
}

function rowsOf({ id, rows, columns }: AnyChart): string[] {
  const parts = columns ?? [{ id: null, rows: rows ?? [] }];
  return parts.flatMap((column) => column.rows.map((_, index) => place(id, column.id, index)));
}

function place(chart: string, column: string | null, row: number): string {
  return [chart, ...(column === null ? [] : [column]), row].join("/");
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const vectors = vectorFiles(hunters.id).flatMap(({ content }) => content.vectors);
  const missing = unreached(reachedRows(vectors));
  console.log(`${vectors.length} vectors; not reached: ${missing.length === 0 ? "nothing" : missing.join(", ")}`);
}
