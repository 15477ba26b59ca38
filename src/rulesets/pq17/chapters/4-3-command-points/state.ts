import * as z from "zod";
import { count, named, poolSchema, turnSchema } from "../../schemas";

/** 4.3.2 A pool of command points. */
export const commandSchema = named(
  () =>
    z.strictObject({
      pool: poolSchema,
      available: count(60, "Points left."),
      spent: count(200, "Points spent in this operation."),
      credit: count(9, "D-34 Cruisers that may still sail on a point already spent."),
      creditUntil: turnSchema.nullable().describe("D-34 The last turn of that credit. Null without one."),
    }),
  "Command",
  "4.3.2 A pool of command points.",
);

/** 4.3.2 A pool of command points. */
export type Command = z.infer<typeof commandSchema>;
