import * as z from "zod";
import { modeSchema, named, rangeSchema } from "../../schemas";

/** 9.2, 9.5 Schema of the attack just made on escorted targets. */
export const attackSchema = named(
  () =>
    z.strictObject({
      mode: modeSchema,
      range: rangeSchema,
      fired: z.boolean().describe("False if the escort detected the boat at close range before it fired."),
      bothEnds: z.boolean().describe("The boat fired forward and aft."),
      g7aByDay: z.boolean().describe("The boat fired at least one G7a by day."),
    }),
  "Attack",
  "9.2, 9.5 The last attack on escorted targets.",
);
