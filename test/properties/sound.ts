import type { AnyRuleset } from "../../src/core/contract/ruleset";

/** What keeps a snapshot from being played on: it does not parse, or no play could reach it. */
export function faultsOf(ruleset: AnyRuleset, snapshot: unknown): readonly unknown[] {
  const parsed = ruleset.snapshot.safeParse(snapshot);
  if (!parsed.success) return parsed.error.issues;
  return ruleset.invariants(parsed.data, ruleset.pack.charts);
}
