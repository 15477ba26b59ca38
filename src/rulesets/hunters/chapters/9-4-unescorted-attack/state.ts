import * as z from "zod";
import { modeSchema, named, rangeSchema } from "../../schemas";

/** 9.4.2 Schema of the present round against unescorted targets. */
export const roundSchema = named(
  () =>
    z.strictObject({
      mode: modeSchema,
      range: rangeSchema,
      fwdFired: z.boolean().describe("The bow tubes were used this round."),
      aftFired: z.boolean().describe("The stern tubes were used this round."),
      gunFired: z.boolean().describe("The deck gun was used this round."),
      closed: z.boolean().describe("Tubes were reloaded, which ends the round."),
    }),
  "Round",
  "9.4.2 The present round against unescorted targets.",
);
