import * as z from "zod";
import { idSchema } from "../../charts/shapes";
import { count, named, runningEventIdSchema, sideSchema, turnSchema, unitSchema } from "../../schemas";

/** 13 A random event that goes on. */
export const runningEventSchema = named(
  () =>
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

const flying = named(
  () => z.strictObject({ unit: idSchema.describe("Its type."), cs: z.int32().min(1).max(12).describe("Its CS.") }),
  "Flying",
  "An air unit that comes aboard.",
);

const force = named(
  () =>
    z.strictObject({
      unit: unitSchema,
      cs: z.int32().min(1).max(60).describe("Its CS."),
      air: z.array(flying).max(20).optional().describe("Air units aboard."),
    }),
  "ReinforcementUnit",
  "13.6 A unit of a group of reinforcements.",
);

/** 13.6 A group of reinforcements. */
export const reinforcementSchema = named(
  () =>
    z.strictObject({
      group: count(60, "Its number."),
      at: idSchema,
      turn: turnSchema.nullable(),
      units: z.array(force).min(1).max(40).describe("Its units."),
      placed: z.boolean().describe("13.6 It has come."),
    }),
  "ReinforcementGroup",
  "13.6 A group of reinforcements.",
);
