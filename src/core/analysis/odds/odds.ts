import * as z from "zod";
import { defineAnalysis, languageField } from "../call";
import { HEADINGS } from "../headings";
import { oddsOf } from "./compute";
import { boundField, placesField, questionsField, sampleSeedField, trialsField } from "./fields";
import { oddsSchema } from "./schema";

/** The fields that only a request for an operation's odds has. */
export const oddsFields = z.strictObject({
  operation: z.string().max(100).describe("Name of the operation."),
  project: placesField
    .min(1)
    .optional()
    .describe(
      "The values that define the groups: JSON pointers that begin at /outcome or /snapshot. A * matches every list item. Default: the whole outcome, or nothing with `questions`.",
    ),
  questions: questionsField("Default: all of the operation, or none with `project`."),
  bound: boundField,
  trials: trialsField("if branches remain"),
  seed: sampleSeedField("odds"),
  language: languageField,
});

/** The odds of one operation. */
export const odds = defineAnalysis({
  name: "odds",
  ...HEADINGS.odds,
  shared: ["snapshot", "input", "charts"],
  own: oddsFields,
  answer: oddsSchema,
  meaning: "Odds of an operation's results.",
  refuses: true,
  exampleOperation: ({ analysis }) => analysis?.odds.operation,
  example: (ruleset, examples) => {
    const { operation, project } = ruleset.analysis?.odds ?? {
      operation: ruleset.operations[0]!.name,
      project: ["/outcome"],
    };
    const { snapshot, input } = examples.operations[operation]!;
    return { operation, snapshot, input, project, bound: 2000, trials: 500 };
  },
  call: (ruleset, { operation, ...terms }, { snapshot, input, charts }, timeUsed, templates) =>
    oddsOf(ruleset, { ...terms, operation, snapshot, input, charts, templates }, timeUsed),
});
