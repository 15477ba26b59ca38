import { modifiedFault, totalFault } from "../../src/core/audit/arithmetic";
import { applyAuditEffects } from "../../src/core/audit/effects";
import { covers } from "../../src/core/charts/look-up";
import type { Resolution } from "../../src/core/contract/answer";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../src/core/contract/audit";
import type { AnyChart } from "../../src/core/contract/chart";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { expectSameJson } from "../fixtures/same-json";

/** Applies the effects of an audit to a snapshot, in order. Throws if one does not fit. */
export function applyEffects(snapshot: unknown, audit: readonly AuditEntry[]): unknown {
  const applied = applyAuditEffects(snapshot, audit);
  if (!applied.ok) throw new Error(applied.fault);
  return applied.snapshot;
}

/** Expects the effects of a resolution to describe every change of its snapshot. */
export function expectCompleteEffects(before: unknown, { audit, snapshot }: Resolution): void {
  const replayed = applyEffects(before, audit) as SnapshotBase;
  expectSameJson({ ...replayed, step: replayed.step + 1 }, snapshot);
}

/** Returns the fault in the rows or the count of a throw, if any. */
function throwFault(entry: ThrowEntry, charts: Record<string, AnyChart>): string | undefined {
  const chart = charts[entry.chart]!;
  const rows = entry.column === null ? chart.rows : chart.columns?.find((column) => column.id === entry.column)?.rows;
  const matchedRows = entry.rows.map((row) => rows?.[row]);
  const wrong = matchedRows.findIndex((row, index) => row === undefined || !covers(row, entry.faces[index]!));
  if (wrong >= 0) return `row ${entry.rows[wrong]} for face ${entry.faces[wrong]}`;
  const counted = matchedRows.filter((row) =>
    entry.counting.includes((row as { result?: string }).result ?? ""),
  ).length;
  return counted === entry.counted ? undefined : `counted ${entry.counted}, not ${counted}`;
}

/**
 * Returns the fault in a roll, draw or throw, if any: in its arithmetic, row or modifiers. Charts in `exempt` may have
 * modifiers that rules add and no chart lists.
 */
export function rollFault(
  entry: RollEntry | ThrowEntry,
  charts: Record<string, AnyChart>,
  exempt: readonly string[] = [],
): string | undefined {
  const fault = totalFault(entry);
  if (fault !== undefined) return fault;
  if (entry.kind === "throw") return throwFault(entry, charts);
  const modified = modifiedFault(entry);
  if (modified !== undefined) return modified;
  if (entry.chart === null) return undefined;
  const chart = charts[entry.chart]!;
  const rows = entry.column === null ? chart.rows : chart.columns?.find((column) => column.id === entry.column)?.rows;
  const row = rows?.[entry.row ?? -1];
  const neverDetected = entry.chart === "E2" && entry.total === 2;
  if (row === undefined || (!covers(row, entry.modified) && !neverDetected))
    return `row ${entry.row} of ${entry.chart}`;
  const { modifiers = [] } = chart;
  for (const { code, value } of exempt.includes(chart.id) ? [] : entry.modifiers) {
    const chartModifier = modifiers.find((modifier) => modifier.code === code);
    if (chartModifier === undefined) return `modifier ${code}`;
    const scaled = chartModifier.per !== undefined || "perSystemOut" in chartModifier;
    if (!scaled && chartModifier.value !== value) return `modifier ${code} ${value}`;
  }
  return undefined;
}
