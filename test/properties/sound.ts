import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { malformedFaults, readSnapshot } from "../../src/core/request/read";

/** Returns the faults that prevent a snapshot from being played, according to its schema and to the kernel. */
export function faultsOf(ruleset: AnyRuleset, snapshot: unknown): readonly unknown[] {
  const parsed = ruleset.snapshot.safeParse(snapshot);
  if (!parsed.success) return parsed.error.issues;
  return malformedFaults(readSnapshot(ruleset, snapshot, undefined));
}
