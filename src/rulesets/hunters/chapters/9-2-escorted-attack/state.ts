import * as z from "zod";
import { modeSchema, named, rangeSchema } from "../../schemas";

/** 9.2, 9.5 Schema of the attack just made on escorted targets. */
export const attackSchema = named(
  () =>
    z.strictObject({
      mode: modeSchema,
      range: rangeSchema,
      fired: z.boolean().describe("False when a close approach was detected before firing."),
      bothEnds: z.boolean().describe("Fired fore and aft."),
      g7aByDay: z.boolean().describe("At least one G7a was fired by day."),
    }),
  "Attack",
  "9.2, 9.5 The attack just made on escorted targets.",
);
