import * as z from "zod";
import { named, runningEventIdSchema, sideSchema, turnSchema } from "../../schemas";

/** 13 A random event that goes on. */
export const runningEventSchema = named(
  z.strictObject({
    event: runningEventIdSchema,
    side: sideSchema.describe("The side whose event it is; of Elusive Target the Allies, of a warning the Axis."),
    until: turnSchema.describe("The last turn in which it holds."),
    after: sideSchema.describe("The side after whose player phase of that turn it ends."),
  }),
  "RunningEvent",
  "13 A random event that goes on until it is used or its time is over.",
);

/** 13 A random event that goes on. */
export type RunningEvent = z.infer<typeof runningEventSchema>;
