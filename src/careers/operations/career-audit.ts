import * as z from "zod";
import { defineCareerOperation } from "../declaration";
import { openCareer, readNewestStep, stepAt } from "../gate";
import { recomputeAnswer } from "../replaying";
import { auditLines, careerId, careerLanguageField } from "../shapes";
import { answerOptionsOf, isOwnStep, presentAnswer, seesAll, visibleAudit } from "../visibility";
import { requestedStep } from "./reading";

/** Recomputes the audit trail of a step, as far as the token may read it. */
export const careerAudit = defineCareerOperation({
  name: "careerAudit",
  title: "The audit trail of a step",
  doc: "The audit trail of one step, made again from what was stored. In a game that hides something, a token that sees a view is told the lines it may read.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/steps/:version/audit",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    version: z.int32().min(0).describe("The step."),
    language: careerLanguageField,
  }),
  output: z
    .strictObject({
      version: z.int32().describe("The step."),
      operation: z
        .string()
        .nullable()
        .describe(
          "The operation that was played; null for a step that began the career, and beside a view for a step that another side made.",
        ),
      audit: auditLines
        .nullable()
        .describe(
          "Its audit trail; null where this token may read none, and where the rules were revised since and make something else of the step.",
        ),
    })
    .meta({ id: "CareerAudit", description: "The audit trail of a step of a career." }),
  async call(context, caller, { career, version, language }) {
    const opened = await openCareer(context, caller, career);
    const { ruleset } = opened;
    const options = await answerOptionsOf(ruleset, { language }, caller);
    const head = await readNewestStep(opened);
    const [shown, before] = await Promise.all([
      requestedStep(opened, head, version),
      version === 0 ? undefined : stepAt(opened, version - 1),
    ]);
    const all = seesAll(opened, head.snapshot);
    const operation = all || isOwnStep(opened, shown.step) ? shown.step.operation : null;
    if (shown.step.operation === null) return { version, operation, audit: [] };
    const answer = recomputeAnswer(opened, before?.snapshot, shown, { decisions: "NONE" });
    if (answer === undefined) return { version, operation, audit: null };
    if (all) {
      const formatted = presentAnswer(ruleset, answer, options);
      return { version, operation, audit: formatted.kind === "RESOLUTION" ? formatted.audit : [] };
    }
    const start = (before ?? shown).snapshot;
    return { version, operation, audit: visibleAudit(opened, start, answer, options) };
  },
});
