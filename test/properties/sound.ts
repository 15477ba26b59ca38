import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { malformedFaults, readSnapshot } from "../../src/core/request/read";

/** What keeps a snapshot from being played on: its schema does not take it, or whoever sends it is told of a fault. */
export function faultsOf(ruleset: AnyRuleset, snapshot: unknown): readonly unknown[] {
  const parsed = ruleset.snapshot.safeParse(snapshot);
  if (!parsed.success) return parsed.error.issues;
  return malformedFaults(readSnapshot(ruleset, snapshot, undefined));
}
