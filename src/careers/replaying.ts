import type { Resolution } from "../core/contract/answer";
import { moveOf, resolveMove } from "../proof/replay";
import type { Opened } from "./gate";
import { CareerProblem } from "./problem";
import type { Telling } from "./showing";
import type { StoredStep } from "./store/store";

/** What the rules answered when a stored step was played; undefined where they make something else of it now, or it is no move. */
export function answerAgain(
  { entry, ruleset }: Pick<Opened, "entry" | "ruleset">,
  before: unknown,
  { step }: StoredStep,
  telling?: Partial<Telling>,
): Resolution | undefined {
  const move = moveOf(step);
  if (move === undefined) return undefined;
  const answer = resolveMove(ruleset, before, entry.charts, move, { ...telling, storedPart: "ALL" });
  return answer.kind === "RESOLUTION" && answer.digest === step.snapshot ? answer : undefined;
}

/** The answer about a stored step that other rules than its own make something else of. */
export function rulesDiffer({ step }: StoredStep): CareerProblem {
  return new CareerProblem("CONFLICT", "RULES_DIFFER", { values: { version: step.version } });
}
