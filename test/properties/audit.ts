import { canonicalJson } from "../../src/core/audit/canonical";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../src/core/audit/entry";
import type { AnyChart } from "../../src/core/charts/chart";
import { covers } from "../../src/core/charts/look-up";
import { parseNotation } from "../../src/core/dice/notation";

/** Applies the effects of an audit to a snapshot, in order, as a stranger would. */
export function applyEffects(snapshot: unknown, audit: readonly AuditEntry[]): unknown {
  const copy = structuredClone(snapshot);
  for (const entry of audit) {
    if (entry.kind !== "effect") continue;
    const path = entry.pointer
      .split("/")
      .slice(1)
      .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
    let node = copy as Record<string, unknown>;
    for (const token of path.slice(0, -1)) node = node[token] as Record<string, unknown>;
    const key = path.at(-1)!;
    const before = node[key] ?? null;
    if (canonicalJson(before) !== canonicalJson(entry.before)) {
      throw new Error(
        `${entry.code} at ${entry.pointer} says ${JSON.stringify(entry.before)} stood there, not ${JSON.stringify(before)}.`,
      );
    }
    node[key] = structuredClone(entry.after);
  }
  return copy;
}

/** What is wrong with a handful of dice: their number, a row, or how many counted; or undefined. */
function throwFault(entry: ThrowEntry, charts: Record<string, AnyChart>): string | undefined {
  const count = entry.terms.reduce((sum, { value }) => sum + value, 0);
  if (entry.dice !== `${count}x1d6` || entry.faces.length !== count) return `${entry.dice} of ${count}`;
  const chart = charts[entry.chart]!;
  const rows = entry.column === null ? chart.rows : chart.columns?.find((column) => column.id === entry.column)?.rows;
  const read = entry.rows.map((row) => rows?.[row]);
  const wrong = read.findIndex((row, index) => row === undefined || !covers(row, entry.faces[index]!));
  if (wrong >= 0) return `row ${entry.rows[wrong]} for face ${entry.faces[wrong]}`;
  const counted = read.filter((row) => entry.counting.includes((row as { result?: string }).result ?? "")).length;
  return counted === entry.counted ? undefined : `counted ${entry.counted}, not ${counted}`;
}

/**
 * What is wrong with the arithmetic of a roll, a draw or a throw, with its row or with a modifier; or undefined. A chart
 * of `exempt` is read with modifiers that the rules add and no chart lists.
 */
export function rollFault(
  entry: RollEntry | ThrowEntry,
  charts: Record<string, AnyChart>,
  exempt: readonly string[] = [],
): string | undefined {
  if (entry.kind === "throw") return throwFault(entry, charts);
  if (entry.kind === "draw" && entry.chart === null) {
    const [face = 0] = entry.faces;
    const size = Number(/^1d(\d+)$/.exec(entry.dice)?.[1]);
    return entry.faces.length === 1 && face >= 1 && face <= size && entry.total === face ? undefined : "draw";
  }
  const notation = parseNotation(entry.dice);
  if (notation === undefined) return `dice ${entry.dice}`;
  if (notation.totalOf(entry.faces) !== entry.total) return `total ${entry.total} of ${entry.faces}`;
  const drm = entry.modifiers.reduce((sum, modifier) => sum + modifier.value, 0);
  if (entry.total + drm !== entry.modified) return `modified ${entry.modified}`;
  if (entry.chart === null) return undefined;
  const chart = charts[entry.chart]!;
  const rows = entry.column === null ? chart.rows : chart.columns?.find((column) => column.id === entry.column)?.rows;
  const row = rows?.[entry.row ?? -1];
  const neverDetected = entry.chart === "E2" && entry.total === 2;
  if (row === undefined || (!covers(row, entry.modified) && !neverDetected))
    return `row ${entry.row} of ${entry.chart}`;
  const { modifiers = [] } = chart;
  for (const { code, value } of exempt.includes(chart.id) ? [] : entry.modifiers) {
    const listed = modifiers.find((modifier) => modifier.code === code);
    if (listed === undefined) return `modifier ${code}`;
    const scaled = listed.per !== undefined || "perSystemOut" in listed;
    if (!scaled && listed.value !== value) return `modifier ${code} ${value}`;
  }
  return undefined;
}
