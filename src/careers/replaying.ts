import type { Resolution } from "../core/contract/answer";
import { moveOf, resolveMove } from "../proof/replay";
import type { OpenedCareer } from "./gate";
import { CareerProblem } from "./problem";
import type { StoredStep } from "./store/store";
import type { AnswerOptions } from "./visibility";

/**
 * Recomputes the answer of a stored step. Undefined for a step that is not a move, or if the current rules give another
 * result.
 */
export function recomputeAnswer(
  { entry, ruleset }: Pick<OpenedCareer, "entry" | "ruleset">,
  before: unknown,
  { step }: StoredStep,
  options?: Partial<AnswerOptions>,
): Resolution | undefined {
  const move = moveOf(step);
  if (move === undefined) return undefined;
  const answer = resolveMove(ruleset, before, entry.charts, move, { ...options, storedPart: "ALL" });
  return answer.kind === "RESOLUTION" && answer.digest === step.snapshot ? answer : undefined;
}

/** The problem of a stored step for which the current rules give another result. */
export function rulesDifferProblem({ step }: StoredStep): CareerProblem {
  return new CareerProblem("RULES_DIFFER", { values: { version: step.version } });
}
