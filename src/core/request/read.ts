import { cloneJson } from "../audit/canonical";
import type { Malformed } from "../contract/answer";
import type { SnapshotBase } from "../contract/operation";
import type { Fault } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { overrideCharts } from "./charts";
import { FAULT_LIMIT, faultsOf, gathered, shortened } from "./fault";

/** A snapshot as it was read, which nobody else holds, with the charts it is played on. */
export type Read = { ok: true; state: SnapshotBase; charts: unknown } | { ok: false; faults: Fault[] };

/** The step at which a game stands still: no play needs so many, and a snapshot's `step` has this much room. */
const STEP_LIMIT = 100_000;

/** Parses a snapshot and lays the caller's charts over the pack; trusted inside from here on. */
export function readSnapshot(ruleset: AnyRuleset, snapshot: unknown, overrides: unknown): Read {
  const charts = readCharts(ruleset, overrides);
  const parsed = parseSnapshot(ruleset, snapshot);
  if (!charts.ok || !parsed.ok)
    return { ok: false, faults: gathered(charts.ok ? [] : charts.faults, parsed.ok ? [] : parsed.faults) };
  const faults = stateFaults(ruleset, parsed.state, charts.charts, "/snapshot");
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, state: parsed.state, charts: charts.charts };
}

function parseSnapshot(
  ruleset: AnyRuleset,
  snapshot: unknown,
): { ok: true; state: SnapshotBase } | { ok: false; faults: Fault[] } {
  const head = headFaults(ruleset, snapshot, "/snapshot");
  if (head.length > 0) return { ok: false, faults: head };
  if (ruleset.isSnapshot?.(snapshot)) return { ok: true, state: cloneJson(snapshot as SnapshotBase) };
  const parsed = ruleset.snapshot.safeParse(snapshot);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED") };
  return { ok: true, state: parsed.data as SnapshotBase };
}

/** Faults of what stands at `root` where a snapshot of this ruleset must stand, before it is parsed. */
export function headFaults(ruleset: AnyRuleset, snapshot: unknown, root: string): Fault[] {
  if (typeof snapshot !== "object" || snapshot === null || Array.isArray(snapshot)) {
    return [{ code: "SNAPSHOT_MISSING", pointer: root, message: "Send the snapshot of the last resolution." }];
  }
  const { ruleset: id, edition } = snapshot as { ruleset?: unknown; edition?: unknown };
  if (id !== ruleset.id) {
    const found = id === undefined ? "names no ruleset" : `is of ruleset ${shortened(JSON.stringify(id))}`;
    const message = `This snapshot ${found}; send one of ${ruleset.id}, as its last resolution returned it.`;
    return [{ code: "RULESET_MISMATCH", pointer: `${root}/ruleset`, message }];
  }
  if (typeof edition !== "string" || !ruleset.editions.includes(edition)) {
    const message = `Edition ${shortened(JSON.stringify(edition) ?? "without a name")} is unknown; ${ruleset.id} has ${ruleset.editions.join(" and ")}.`;
    return [{ code: "EDITION_UNKNOWN", pointer: `${root}/edition`, message }];
  }
  return [];
}

/** Faults of a parsed snapshot at `root` that no play could reach. */
export function stateFaults(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown, root: string): Fault[] {
  if (state.step >= STEP_LIMIT) {
    const message = `A game has at most ${STEP_LIMIT} steps; this one can go no further.`;
    return [{ code: "STEP_LIMIT", pointer: `${root}/step`, message }];
  }
  return ruleset
    .invariants(state, charts)
    .map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^\/snapshot/, () => root) }));
}

const readPacks = new WeakMap<object, unknown>();

/** The ruleset's charts with a caller's own laid over them. */
export function readCharts(
  ruleset: AnyRuleset,
  overrides: unknown,
): { ok: true; charts: unknown } | { ok: false; faults: Fault[] } {
  if (overrides === undefined || overrides === null) {
    let charts = readPacks.get(ruleset.pack);
    if (charts === undefined) {
      charts = ruleset.charts(ruleset.pack);
      readPacks.set(ruleset.pack, charts as object);
    }
    return { ok: true, charts };
  }
  const laid = overrideCharts(ruleset.pack, ruleset.packSchema, overrides);
  if (!laid.ok) return laid;
  const charts = ruleset.charts(laid.charts);
  const faults = ruleset.chartFaults(charts);
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, FAULT_LIMIT) } : { ok: true, charts };
}

/** A caller's charts can lack what the rules need; then that is said, instead of a crash or an answer that cannot be read. */
export function onCharts<A>(overrides: unknown, call: () => A, isSound?: (answer: A) => boolean): A | Malformed {
  if (overrides === undefined || overrides === null) return call();
  try {
    const answer = call();
    return isSound?.(answer) === false ? unplayable("They lead to what no play could reach.") : answer;
  } catch (error) {
    return unplayable(error instanceof Error ? error.message : String(error));
  }
}

/** The answer to charts that fit their schema and cannot be played all the same. */
export function unplayable(why: string): Malformed {
  return malformed([
    { code: "CHARTS_UNPLAYABLE", pointer: "/charts", message: `These charts cannot be played: ${why}` },
  ]);
}

/** The answer to a request that cannot be read. */
export function malformed(faults: readonly Fault[]): Malformed {
  return { kind: "MALFORMED", faults };
}
