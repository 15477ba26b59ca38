import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { malformedFaults } from "../../src/core/request/result";
import { parseSnapshot } from "../../src/core/request/snapshot";

/** Returns the faults that prevent a snapshot from being played, according to its schema and to the kernel. */
export function faultsOf(ruleset: AnyRuleset, snapshot: unknown): readonly unknown[] {
  const parsed = ruleset.snapshot.safeParse(snapshot);
  if (!parsed.success) return parsed.error.issues;
  return malformedFaults(parseSnapshot(ruleset, snapshot, undefined));
}
