import type { Fault, Result, StoredPart } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { cloneJson } from "../json/clone";
import { faultAt } from "../text/message";
import { parseCharts } from "./charts";
import { issueFaults, mergeFaults, shorten } from "./fault";
import { impossible } from "./impossible";
import { isMalformed, malformed, malformedFaults } from "./result";
import { textFaults } from "./texts";

/** A parsed snapshot, owned by the caller, and the charts in effect. */
export interface ParsedSnapshot {
  readonly state: SnapshotBase;
  readonly charts: unknown;
}

/**
 * Parses a snapshot and applies the caller's charts. The result is trusted from here on. Rejects texts that people
 * cannot type on purpose, unless the snapshot was stored.
 */
export function parseSnapshot(
  ruleset: AnyRuleset,
  snapshot: unknown,
  overrides: unknown,
  storedPart?: StoredPart,
): Result<ParsedSnapshot> {
  const charts = parseCharts(ruleset, overrides);
  const parsed = parseState(ruleset, snapshot, storedPart !== undefined);
  if (isMalformed(charts) || isMalformed(parsed))
    return malformed(mergeFaults(malformedFaults(charts), malformedFaults(parsed)));
  const faults = stateFaults(ruleset, parsed.state, charts.charts, "/snapshot");
  return faults.length > 0 ? malformed(faults) : { state: parsed.state, charts: charts.charts };
}

function parseState(ruleset: AnyRuleset, snapshot: unknown, isStored: boolean): Result<Pick<ParsedSnapshot, "state">> {
  const head = headFaults(ruleset, snapshot, "/snapshot");
  if (head.length > 0) return malformed(head);
  const parsed = ruleset.isSnapshot?.(snapshot)
    ? { success: true as const, data: cloneJson(snapshot as SnapshotBase) }
    : ruleset.snapshot.safeParse(migrateSnapshot(ruleset, snapshot));
  if (!parsed.success) return malformed(issueFaults(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED"));
  const faults = isStored ? [] : textFaults(parsed.data, "/snapshot");
  return faults.length > 0 ? malformed(faults) : { state: parsed.data as SnapshotBase };
}

/** Migrates a snapshot to the shape of the revision in force. The snapshot is not validated yet. */
export function migrateSnapshot({ migrations = [] }: AnyRuleset, snapshot: unknown): unknown {
  return migrations.reduce(
    (current, { isOlder: matches, migrate }) =>
      matches(current as SnapshotBase) ? migrate(current as SnapshotBase) : current,
    snapshot,
  );
}

/** Returns the faults that show before parsing: `root` is not an object, or has the wrong ruleset or edition. */
export function headFaults(ruleset: AnyRuleset, snapshot: unknown, root: string): Fault[] {
  if (typeof snapshot !== "object" || snapshot === null || Array.isArray(snapshot)) {
    return [faultAt("SNAPSHOT_MISSING", root)];
  }
  const { ruleset: id, edition } = snapshot as { ruleset?: unknown; edition?: unknown };
  if (id !== ruleset.id) {
    const at = `${root}/ruleset`;
    if (id === undefined) return [faultAt("RULESET_MISMATCH/unnamed", at, { ruleset: ruleset.id })];
    return [faultAt("RULESET_MISMATCH", at, { ruleset: ruleset.id, found: shorten(JSON.stringify(id)) })];
  }
  return editionFaults(ruleset, edition, `${root}/edition`);
}

/** Returns the fault of an edition that the ruleset does not have. */
export function editionFaults(ruleset: AnyRuleset, edition: unknown, pointer: string): Fault[] {
  if (typeof edition === "string" && ruleset.editions.includes(edition)) return [];
  const values = { ruleset: ruleset.id, editions: ruleset.editions };
  if (edition === undefined) {
    return [{ code: "EDITION_UNKNOWN", pointer, message: { id: "edition/unnamed", values } }];
  }
  return [faultAt("EDITION_UNKNOWN", pointer, { ...values, edition: shorten(JSON.stringify(edition) ?? "") })];
}

/** Returns the faults of a parsed snapshot that play cannot reach. Pointers begin with `root`. */
export function stateFaults(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown, root: string): Fault[] {
  if (state.step >= STEP_LIMIT) {
    return [faultAt("STEP_LIMIT", `${root}/step`, { most: STEP_LIMIT })];
  }
  return impossible(ruleset.invariants, state, charts).map((fault) => {
    return { ...fault, pointer: fault.pointer.replace(/^\/snapshot/, () => root) };
  });
}

/** Hard limit on `step`. A game that reaches it cannot continue. */
const STEP_LIMIT = 100_000;
