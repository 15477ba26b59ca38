import type { AuditEntry, RollEntry, ThrowEntry } from "../../src/core/contract/audit";
import type { AnyChart } from "../../src/core/contract/chart";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { requestOf, type Vector } from "./vectors";

/** Parts of a pack reached by vectors, according to their audit trails. */
export interface ChartCoverage {
  /** Rows as `chart/column/row`, or `chart/row` for a chart without columns. */
  readonly rows: ReadonlySet<string>;
  /** Modifiers applied, as `chart/code`. */
  readonly modifiers: ReadonlySet<string>;
  /** Codes of all modifiers, and of the terms that add dice. */
  readonly codes: ReadonlySet<string>;
  /** Labels of all rolls, draws and throws. */
  readonly labels: ReadonlySet<string>;
}

/** Replays vectors of a ruleset in the kernel and collects the rows and modifiers their rolls reach. */
export function measureCoverage(ruleset: AnyRuleset, vectors: Iterable<Vector>): ChartCoverage {
  const reached = {
    rows: new Set<string>(),
    modifiers: new Set<string>(),
    codes: new Set<string>(),
    labels: new Set<string>(),
  };
  for (const vector of vectors) {
    for (const entry of diceOf(ruleset, vector)) {
      const { chart, column } = entry;
      const applied = entry.kind === "throw" ? entry.terms : entry.modifiers;
      const rows = entry.kind === "throw" ? entry.rows : entry.row === null ? [] : [entry.row];
      reached.labels.add(entry.label);
      for (const { code } of applied) reached.codes.add(code);
      if (chart === null) continue;
      for (const row of rows) reached.rows.add(place(chart, column, row));
      for (const { code } of applied) reached.modifiers.add(`${chart}/${code}`);
    }
  }
  return reached;
}

function diceOf(ruleset: AnyRuleset, vector: Vector): (RollEntry | ThrowEntry)[] {
  if (vector.charts !== undefined) return [];
  return trailOf(ruleset, vector).filter((entry): entry is RollEntry | ThrowEntry => "faces" in entry);
}

const trails = new Map<string, readonly AuditEntry[]>();

/** Returns the audit trail of a vector, cached; empty if the vector does not resolve. */
export function trailOf(ruleset: AnyRuleset, vector: Vector): readonly AuditEntry[] {
  const key = `${ruleset.id}/${vector.id}`;
  let trail = trails.get(key);
  if (trail === undefined) {
    const request = { operation: vector.operation, ...requestOf(ruleset.id, vector), decisions: "NONE" } as const;
    const answer = adjudicate(ruleset, request);
    trail = answer.kind === "RESOLUTION" ? answer.audit : [];
    trails.set(key, trail);
  }
  return trail;
}

/** Returns the rows and modifiers not reached, for every chart that is rolled on. */
export function listUnreached(ruleset: AnyRuleset, { rows, modifiers, codes: applied }: ChartCoverage): string[] {
  const charts: AnyChart[] = Object.values(ruleset.pack.charts);
  return charts.flatMap((chart) => {
    const { id, dice } = chart;
    if (dice === undefined) return [];
    const all = rowsOf(chart);
    // A chart without rows gives a target number. Its rolls appear without the chart.
    const codes = (chart.modifiers ?? []).map(({ code }) => code);
    const missing = codes.filter((code) => !modifiers.has(`${id}/${code}`) && !(all.length === 0 && applied.has(code)));
    return [...all.filter((row) => !rows.has(row)), ...missing.map((code) => `${id}/${code}`)];
  });
}

function rowsOf({ id, rows, columns }: AnyChart): string[] {
  const parts = columns ?? [{ id: null, rows: rows ?? [] }];
  return parts.flatMap((column) => column.rows.map((_, index) => place(id, column.id, index)));
}

function place(chart: string, column: string | null, row: number): string {
  return [chart, ...(column === null ? [] : [column]), row].join("/");
}
