import * as z from "zod";
import { defineCareerOperation } from "../declaration";
import { openCareer, readNewestStep, stepAt } from "../gate";
import { auditLines, careerId, careerLanguageField } from "../shapes";
import { auditOf } from "../since";
import { answerOptionsOf, isOwnStep, seesAll } from "../visibility";
import { requestedStep } from "./reading";

/** Recomputes the audit trail of a step, as far as the token may read it. */
export const careerAudit = defineCareerOperation({
  name: "careerAudit",
  title: "Get the audit trail of a step",
  doc: "Returns the audit trail of one step, computed again from the stored step. If the game hides something, a side's token returns only the lines that the side may read.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/steps/:version/audit",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    version: z.int32().min(0).describe("Number of the step."),
    language: careerLanguageField,
  }),
  output: z
    .strictObject({
      version: z.int32().describe("Number of the step."),
      operation: z
        .string()
        .nullable()
        .describe(
          "The operation of the step. Null for a step that starts a career, and for another side's step in a view.",
        ),
      audit: auditLines
        .nullable()
        .describe(
          "The audit trail of the step. Null if the token may not read it, or if a later revision of the rules resolves the step differently.",
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
    const all = seesAll(opened, head);
    const operation = all || isOwnStep(opened, shown.step) ? shown.step.operation : null;
    return { version, operation, audit: auditOf(opened, before, shown, all, options) };
  },
});
