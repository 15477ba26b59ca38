import * as z from "zod";
import { modeSchema, named, rangeSchema } from "../../schemas";

/** 9.4.2 Schema of the present round against unescorted targets. */
export const roundSchema = named(
  () =>
    z.strictObject({
      mode: modeSchema,
      range: rangeSchema,
      fwdFired: z.boolean().describe("The forward tubes have fired this round."),
      aftFired: z.boolean().describe("The aft tubes have fired this round."),
      gunFired: z.boolean().describe("The deck gun has fired this round."),
      closed: z.boolean().describe("The boat reloaded tubes, which ends the round."),
    }),
  "Round",
  "9.4.2 The current round against unescorted targets.",
);
