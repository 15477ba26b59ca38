import * as z from "zod";
import { defineCareerOperation } from "../declaration";
import { headOf, open, stepAt } from "../gate";
import { answerAgain } from "../replaying";
import { auditLines, careerId, languageField } from "../shapes";
import { auditTold, isOwnStep, seesAll, toldAnswer } from "../showing";
import { tellingOf } from "../wording";
import { stepShown } from "./reading";

/** The audit trail of a step, made again, as the bearer of the token may read it. */
export const careerAudit = defineCareerOperation({
  name: "careerAudit",
  title: "The audit trail of a step",
  doc: "The audit trail of one step, made again from what was stored. In a game that hides something, a token that sees a view is told the lines it may read.",
  method: "GET",
  writes: false,
  path: "/v1/careers/:career/steps/:version/audit",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    version: z.int32().min(0).describe("The step."),
    language: languageField,
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
    const opened = await open(context, caller, career);
    const { ruleset } = opened;
    const telling = await tellingOf(ruleset, { language }, caller);
    const head = await headOf(opened);
    const [found, before] = await Promise.all([
      stepShown(opened, head, version),
      version === 0 ? undefined : stepAt(opened, version - 1),
    ]);
    const all = seesAll(opened, head.snapshot);
    const operation = all || isOwnStep(opened, found.step) ? found.step.operation : null;
    if (found.step.operation === null) return { version, operation, audit: [] };
    const answer = answerAgain(opened, before?.snapshot, found, { decisions: "NONE" });
    if (answer === undefined) return { version, operation, audit: null };
    if (all) {
      const told = toldAnswer(ruleset, answer, telling);
      return { version, operation, audit: told.kind === "RESOLUTION" ? told.audit : [] };
    }
    const start = (before ?? found).snapshot;
    return { version, operation, audit: auditTold(opened, start, answer, telling) };
  },
});
