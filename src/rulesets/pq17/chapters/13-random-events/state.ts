import * as z from "zod";
import { idSchema } from "../../charts/shapes";
import { count, named, runningEventIdSchema, sideSchema, turnSchema, unitSchema } from "../../schemas";

/** 13 A random event in force. */
export const runningEventSchema = named(
  () =>
    z.strictObject({
      event: runningEventIdSchema,
      side: sideSchema.describe(
        "The side that the event concerns: the Allies for Elusive Target, the Axis for a warning.",
      ),
      until: turnSchema.describe("The last turn in which it is in force."),
      after: sideSchema.describe("It ends after this side's player phase of that turn."),
    }),
  "RunningEvent",
  "13 A random event that lasts until it is used or expires.",
);

/** 13 A random event in force. */
export type RunningEvent = z.infer<typeof runningEventSchema>;

const flying = named(
  () => z.strictObject({ unit: idSchema.describe("Its type."), cs: z.int32().min(1).max(12).describe("Its CS.") }),
  "Flying",
  "An air unit that arrives aboard it.",
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
      placed: z.boolean().describe("13.6 It has arrived."),
    }),
  "ReinforcementGroup",
  "13.6 A group of reinforcements.",
);
