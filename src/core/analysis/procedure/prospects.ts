import * as z from "zod";
import { defineAnalysis, languageField } from "../call";
import { HEADINGS } from "../headings";
import { boundField, placesField, sampleSeedField, trialsField } from "../odds/fields";
import { prospectsSchema } from "./answer";
import { prospectsOf } from "./compute";
import { procedureFields, untilField } from "./procedure";

/** The fields that only a request for a procedure's odds has. */
export const prospectsFields = z.strictObject({
  operation: z
    .string()
    .max(100)
    .optional()
    .describe("Name of the operation resolved first, with the input; play goes on from the snapshot unless told."),
  ...procedureFields,
  until: untilField,
  project: placesField
    .optional()
    .describe(
      "What is told apart at the end, beside why it ended: names of the ruleset's measures, or JSON pointers that begin at /snapshot, where a * stands for every item of a list.",
    ),
  bound: boundField,
  trials: trialsField("where something is left"),
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
  meaning: "What a procedure would come to, and how likely.",
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
