import { rollsOf } from "../core/audit/rolls";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { canonicalJson } from "../core/json/canonical";
import { isMalformed } from "../core/request/result";
import { revisionOf } from "../core/request/revision";
import { parseSnapshot } from "../core/request/snapshot";
import { type StepDifference, stepDifference } from "./difference";
import { checkSnapshot } from "./events";
import type { ChainStep } from "./record";
import { moveOf, resolveMove } from "./replay";

/** One revision of a game's rules, used to replay steps. */
export interface RevisionRules {
  readonly ruleset: string;
  readonly revision: number;
  /**
   * Replays a step on the snapshot before it and the career's own charts. Returns the snapshot after it, or the
   * difference.
   */
  readonly replay: (
    step: ChainStep,
    before: unknown,
    charts: unknown,
  ) => StepDifference | { readonly snapshot: unknown };
}

/** Returns the rules of a ruleset in force. */
export function rulesOf(ruleset: AnyRuleset): RevisionRules {
  return {
    ruleset: ruleset.id,
    revision: revisionOf(ruleset),
    replay: (step, before, charts) => replay(ruleset, step, before, charts),
  };
}

function replay(
  ruleset: AnyRuleset,
  step: ChainStep,
  before: unknown,
  charts: unknown,
): StepDifference | { snapshot: unknown } {
  if (step.kind === "FORK" || step.kind === "IMPORT") return checkSnapshot(step, before);
  if (step.kind === "SNAPSHOT") {
    const parsed = parseSnapshot(ruleset, before, charts, "ALL");
    if (isMalformed(parsed)) return stepDifference("REFUSED", null, parsed.faults[0]!.code);
    return checkSnapshot(step, before);
  }
  const move = moveOf(step);
  if (move === undefined) return stepDifference("ROLLS_DIFFER", "dice", null);
  const answer = resolveMove(ruleset, step.kind === "START" ? undefined : before, charts, move, {
    decisions: "NONE",
    storedPart: "ALL",
  });
  if (answer.kind !== "RESOLUTION") {
    return stepDifference("REFUSED", null, answer.kind === "REFUSAL" ? answer.code : answer.kind);
  }
  const rolls = rollsOf(answer);
  const [expected, actual] = [canonicalJson(rolls), canonicalJson(step.rolls)];
  if (expected !== actual) return stepDifference("ROLLS_DIFFER", expected, actual);
  const diceStep = (answer.snapshot as SnapshotBase).step - 1;
  if (diceStep !== step.diceStep) return stepDifference("ROLLS_DIFFER", String(diceStep), String(step.diceStep));
  if (answer.algorithm !== step.algorithm) return stepDifference("ROLLS_DIFFER", answer.algorithm, step.algorithm);
  return answer.digest === step.snapshot
    ? { snapshot: answer.snapshot }
    : stepDifference("SNAPSHOT_DIFFERS", answer.digest, step.snapshot);
}
