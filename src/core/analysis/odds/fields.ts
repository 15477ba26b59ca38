import * as z from "zod";
import { typedTextSchema } from "../../text/typed-text";
import { BOUND_LIMIT, TRIAL_LIMIT } from "./compute";
import { PLACE_LIMIT } from "./projection";

/** How far odds follow branches, as requests say it. */
export const boundField = z
  .int32()
  .min(1)
  .max(BOUND_LIMIT)
  .optional()
  .describe(
    "The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before.",
  );

/** The places that are told apart, as requests name them. */
export const placesField = z.array(z.string().max(400)).max(PLACE_LIMIT);

/** How often odds are sampled beside the branches followed, as requests say it: at these times, and 10,000 unless told. */
export function trialsField(when: string) {
  return z
    .int32()
    .min(0)
    .max(TRIAL_LIMIT)
    .optional()
    .describe(`How often to sample ${when}; 10,000 unless told, 0 for no sample.`);
}

/** The seed of a sample, as requests say it; this one unless told. */
export function sampleSeedField(usual: string) {
  return typedTextSchema(100).optional().describe(`Seed of the sample; ${usual} unless told.`);
}
