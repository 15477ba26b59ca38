import * as z from "zod";
import { count, named } from "../../schemas";

/** 9.6 Schema of the detection and depth-charge cycle. */
export const cycleSchema = named(
  () =>
    z.strictObject({
      cause: z.enum(["attack", "arrival", "air", "gibraltar"]).meta({
        id: "HuntersCycleCause",
        description: "Why an escort searches: an attack, its arrival, an aircraft's call or Gibraltar.",
      }),
      round: count(10000, "Detection rounds completed."),
      previouslyDetected: z.boolean().describe("9.6.12 The boat was previously detected in this engagement."),
      twelve: z.boolean().describe("9.6.7 The last detection roll was 12 or more."),
    }),
  "Cycle",
  "9.6 The detection and depth charge cycle.",
);

/** 9.6 The detection and depth-charge cycle. */
export type Cycle = z.infer<typeof cycleSchema>;
