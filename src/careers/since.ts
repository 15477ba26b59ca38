import { type OpenedCareer, throwMissingStep } from "./gate";
import { recomputeAnswer } from "./replaying";
import type { AuditedStep } from "./shapes";
import type { StoredStep } from "./store/store";
import { type AnswerOptions, presentAnswer, redactStep, seesAll, visibleAudit } from "./visibility";

/** Maximum steps that one read of a career returns, because the audit of each is computed again. */
export const SINCE_LIMIT = 25;

/**
 * Returns the steps after a version that the bearer knows, up to `version`, as far as the bearer may see them. `head`
 * is the newest step. The audit is null for a step that the current rules resolve differently.
 */
export async function stepsSince(
  opened: OpenedCareer,
  head: StoredStep,
  { since, version }: { readonly since: number; readonly version: number },
  options: AnswerOptions,
): Promise<readonly AuditedStep[]> {
  const { store, entry } = opened;
  const limit = Math.min(version - since, SINCE_LIMIT);
  if (limit === 0) return [];
  const [before, ...steps] = await store.readSteps(entry.chain, since, limit + 1);
  if (before === undefined || steps.length < limit) return throwMissingStep(opened, `a step after ${since}`);
  const isComplete = seesAll(opened, head);
  return steps.map((stored, index) => {
    const start = steps[index - 1] ?? before;
    const step = isComplete ? stored.step : redactStep(opened, stored.step);
    return { step, audit: auditOf(opened, start, stored, isComplete, options) };
  });
}

/** Returns the audit lines of a step that a bearer may read. A step without an operation has none. */
export function auditOf(
  opened: OpenedCareer,
  before: StoredStep | undefined,
  stored: StoredStep,
  isComplete: boolean,
  options: AnswerOptions,
): AuditedStep["audit"] {
  if (stored.step.operation === null) return [];
  const answer = recomputeAnswer(opened, before?.snapshot, stored, { decisions: "NONE" });
  if (answer === undefined) return null;
  if (!isComplete) {
    const lines = visibleAudit(opened, (before ?? stored).snapshot, answer, options);
    return lines && [...lines];
  }
  const formatted = presentAnswer(opened.ruleset, answer, options);
  return formatted.kind === "RESOLUTION" ? [...formatted.audit] : [];
}
