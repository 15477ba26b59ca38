import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { readSnapshot } from "../../src/core/request/read";

/** What keeps a snapshot from being played on, as whoever sends it is told: it does not parse, or no play could reach it. */
export function faultsOf(ruleset: AnyRuleset, snapshot: unknown): readonly unknown[] {
  const read = readSnapshot(ruleset, snapshot, undefined);
  return read.ok ? [] : read.faults;
}
