import * as z from "zod";

/** Everything a proof can find, by code. */
export const DIFFERENCES = [
  "VERSION_DIFFERS",
  "RULESET_DIFFERS",
  "CHARTS_DIFFER",
  "DIGEST_DIFFERS",
  "PREVIOUS_DIFFERS",
  "SEED_NOT_REVEALED",
  "SEED_NOT_PROMISED",
  "KIND_DIFFERS",
  "REFUSED",
  "ROLLS_DIFFER",
  "SNAPSHOT_DIFFERS",
  "SIGNATURE_DIFFERS",
  "RULES_DIFFER",
] as const;

/** What the first step that cannot be proven says, and what it should say. */
export const differenceSchema = z
  .strictObject({
    version: z.int32().describe("The first step that differs."),
    code: z
      .enum(DIFFERENCES)
      .meta({ id: "CareerDifferenceCode", description: "How a step differs." })
      .describe("How it differs; RULES_DIFFER where other rules than its own make something else of it."),
    expected: z.string().nullable().describe("What the step should say."),
    found: z.string().nullable().describe("What it says."),
  })
  .meta({ id: "CareerDifference", description: "The first step of a chain that cannot be proven." });

/** The first step that cannot be proven. */
export type Difference = z.infer<typeof differenceSchema>;

/** What was found of a step: a difference whose version goes without saying. */
export type Found = Omit<Difference, "version">;

const SHOWN = 400;

/** A difference between what a step should say and what it says, both cut to a length that can be shown. */
export function differs(code: Difference["code"], expected: string | null, found: string | null): Found {
  return { code, expected: expected?.slice(0, SHOWN) ?? null, found: found?.slice(0, SHOWN) ?? null };
}
