import { canonicalJson } from "../core/audit/canonical";
import { rollsOf } from "../core/audit/rolls";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { isMalformed, readSnapshot } from "../core/request/read";
import { revisionOf } from "../core/request/revision";
import { differs, type Found } from "./difference";
import { sameSnapshot } from "./events";
import type { Step } from "./record";
import { moveOf, resolveMove } from "./replay";

/** The rules of a game in one revision, by which steps are played again. */
export interface Rules {
  readonly ruleset: string;
  readonly revision: number;
  /** Plays a step again on the snapshot before it and the career's own charts: the snapshot it leads to, or how it differs. */
  readonly replay: (step: Step, before: unknown, charts: unknown) => Found | { readonly snapshot: unknown };
}

/** The rules of a ruleset as they are in force. */
export function rulesOf(ruleset: AnyRuleset): Rules {
  return {
    ruleset: ruleset.id,
    revision: revisionOf(ruleset),
    replay: (step, before, charts) => replay(ruleset, step, before, charts),
  };
}

function replay(ruleset: AnyRuleset, step: Step, before: unknown, charts: unknown): Found | { snapshot: unknown } {
  if (step.kind === "FORK" || step.kind === "IMPORT") return sameSnapshot(step, before);
  if (step.kind === "SNAPSHOT") {
    const read = readSnapshot(ruleset, before, charts, "ALL");
    if (isMalformed(read)) return differs("REFUSED", null, read.faults[0]!.code);
    return sameSnapshot(step, before);
  }
  const move = moveOf(step);
  if (move === undefined) return differs("ROLLS_DIFFER", "dice", null);
  const answer = resolveMove(ruleset, step.kind === "START" ? undefined : before, charts, move, {
    decisions: "NONE",
    storedPart: "ALL",
  });
  if (answer.kind !== "RESOLUTION") {
    return differs("REFUSED", null, answer.kind === "REFUSAL" ? answer.code : answer.kind);
  }
  const rolls = rollsOf(answer);
  const [expected, found] = [canonicalJson(rolls), canonicalJson(step.rolls)];
  if (expected !== found) return differs("ROLLS_DIFFER", expected, found);
  const diceStep = (answer.snapshot as SnapshotBase).step - 1;
  if (diceStep !== step.diceStep) return differs("ROLLS_DIFFER", String(diceStep), String(step.diceStep));
  if (answer.algorithm !== step.algorithm) return differs("ROLLS_DIFFER", answer.algorithm, step.algorithm);
  return answer.digest === step.snapshot
    ? { snapshot: answer.snapshot }
    : differs("SNAPSHOT_DIFFERS", answer.digest, step.snapshot);
}
