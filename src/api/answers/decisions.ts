import * as z from "zod";
import { named, text } from "../../core/contract/schema";
import { decisionSchema } from "../../core/engine/decision-schema";

/** The answer to `decisions`. */
export const decisionsSchema = named(
  "Decisions",
  "What may be done next on a snapshot.",
  z.strictObject({
    kind: z.literal("DECISIONS").describe("Always DECISIONS."),
    ruleset: text("Id of the ruleset."),
    decisions: z
      .array(decisionSchema)
      .describe("The operations asked for: legal with their input, or closed with the rule that closes them."),
  }),
);
