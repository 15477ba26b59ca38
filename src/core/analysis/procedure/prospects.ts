import * as z from "zod";
import { defineAnalysis, languageField } from "../call";
import { HEADINGS } from "../headings";
import { boundField, placesField, questionsField, sampleSeedField, trialsField } from "../odds/fields";
import { prospectsSchema } from "./answer";
import { prospectsOf } from "./compute";
import { procedureFields, untilField } from "./procedure";

/** The fields that only a request for a procedure's odds has. */
export const prospectsFields = z.strictObject({
  operation: z
    .string()
    .max(100)
    .optional()
    .describe("Name of the operation to resolve first, with `input`. Default: play starts from the snapshot."),
  ...procedureFields,
  until: untilField,
  project: placesField
    .optional()
    .describe(
      "The values at the end that define the groups: names of measures, or JSON pointers that begin at /snapshot. A * matches every list item. The reason for the end always counts.",
    ),
  questions: questionsField("Default: all that cost no time, or none with `project`."),
  bound: boundField,
  trials: trialsField("if the exact part is incomplete"),
  seed: sampleSeedField("prospects"),
  language: languageField,
});

/** The odds of a whole procedure. */
export const prospects = defineAnalysis({
  name: "prospects",
  ...HEADINGS.prospects,
  shared: ["snapshot", "input", "charts"],
  own: prospectsFields,
  answer: prospectsSchema,
  meaning: "Odds of a procedure's ends.",
  refuses: true,
  example: (ruleset, examples) => {
    const operation = ruleset.analysis?.odds.operation ?? ruleset.operations[0]!.name;
    const { snapshot, input } = examples.operations[operation]!;
    const policy = ruleset.analysis && { policy: "cautious" };
    return { operation, snapshot, input, ...policy, until: [{ operations: 2 }], bound: 500, trials: 50 };
  },
  call: (ruleset, fields, { snapshot, input, charts }, timeUsed, templates) =>
    prospectsOf(ruleset, { ...fields, snapshot, input, charts, templates }, timeUsed),
});
