import * as z from "zod";
import { defineAnalysis } from "../call";
import { BOUND_LIMIT, oddsOf, TRIAL_LIMIT } from "./compute";
import { PLACE_LIMIT } from "./projection";
import { oddsSchema } from "./schema";

/** How far odds follow branches, as requests say it. */
export const boundField = z
  .int32()
  .min(1)
  .max(BOUND_LIMIT)
  .optional()
  .describe(
    "The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before.",
  );

/** The fields that a request for the odds of an operation has of its own. */
export const oddsFields = z.strictObject({
  operation: z.string().max(100).describe("Name of the operation."),
  project: z
    .array(z.string().max(400))
    .min(1)
    .max(PLACE_LIMIT)
    .optional()
    .describe(
      "What is told apart: JSON pointers that begin at /outcome or /snapshot, where a * stands for every item of a list; the whole outcome unless told.",
    ),
  bound: boundField,
  trials: z
    .int32()
    .min(0)
    .max(TRIAL_LIMIT)
    .optional()
    .describe("How often to sample when branches are left; 10,000 unless told, 0 for no sample."),
  seed: z.string().min(1).max(100).optional().describe("Seed of the sample; odds unless told."),
});

/** The odds of one operation. */
export const odds = defineAnalysis({
  name: "odds",
  title: "The odds of an operation",
  doc: "The exact distribution of what an operation would come to, as fractions and decimals, grouped by what the caller asks; where branches are left, a sampled one with its 95% interval beside it. Nothing is carried out.",
  path: "odds/:operation",
  shared: ["snapshot", "input", "charts"],
  own: oddsFields,
  answer: oddsSchema,
  refuses: true,
  example: (ruleset, examples) => {
    const { operation, project } = ruleset.analysis?.odds ?? {
      operation: ruleset.operations[0]!.name,
      project: ["/outcome"],
    };
    const { snapshot, input } = examples.operations[operation]!;
    return { operation, snapshot, input, project, bound: 2000, trials: 500 };
  },
  call: (ruleset, { operation, ...terms }, { snapshot, input, charts }, spent) =>
    oddsOf(ruleset, { ...terms, operation, snapshot, input, charts }, spent),
});
