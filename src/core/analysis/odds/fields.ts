import * as z from "zod";
import { typedTextSchema } from "../../text/typed-text";
import { BOUND_LIMIT, TRIAL_LIMIT } from "./compute";
import { PLACE_LIMIT } from "./projection";
import { QUESTION_LIMIT } from "./questions";

/** The request field for the maximum number of branches. */
export const boundField = z
  .int32()
  .min(1)
  .max(BOUND_LIMIT)
  .optional()
  .describe(
    "Maximum branches, likeliest first. Default: 20,000. The time limit of a request can stop the computation earlier.",
  );

/** The request field for projected places. */
export const placesField = z.array(z.string().max(400)).max(PLACE_LIMIT);

/** Returns the request field for questions. `usual` is the rest of its description: what is answered by default. */
export function questionsField(usual: string) {
  return z
    .array(z.string().max(100))
    .max(QUESTION_LIMIT)
    .optional()
    .describe(`Ids of the questions to answer. ${usual}`);
}

/** Returns the request field for the number of trials. `when` completes "Number of trials …". */
export function trialsField(when: string) {
  return z
    .int32()
    .min(0)
    .max(TRIAL_LIMIT)
    .optional()
    .describe(`Number of trials ${when}. Default: 10,000. 0: no sample.`);
}

/** Returns the request field for the seed of the sample, with this default. */
export function sampleSeedField(usual: string) {
  return typedTextSchema(100).optional().describe(`Seed of the sample. Default: \`${usual}\`.`);
}
