import * as z from "zod";
import { codes } from "../core/contract/schema";

/** Every difference that a proof can find, by code. */
const DIFFERENCES = {
  VERSION_DIFFERS: "Its version is not its place in the chain.",
  RULESET_DIFFERS: "It is of another ruleset than its career.",
  CHARTS_DIFFER: "It was played on other charts than its career.",
  FORM_DIFFERS: "It does not have the members of its format, or its format is older than that of the step before.",
  NAME_DIFFERS: "The name of the career is not the one that its steps say.",
  DIGEST_DIFFERS: "Its digest is not that of what it holds.",
  PREVIOUS_DIFFERS: "It does not follow the step before it.",
  SEED_NOT_REVEALED: "The seed that was promised before it is not revealed.",
  SEED_NOT_PROMISED: "Its seed is not the one that was promised before it.",
  KIND_DIFFERS: "It is of a kind that cannot stand at its place.",
  REFUSED: "The rules refuse its operation, or it cannot be read.",
  ROLLS_DIFFER: "The rules make other rolls of its dice.",
  SNAPSHOT_DIFFERS: "The rules lead to another snapshot.",
  SIGNATURE_DIFFERS: "Its signature is not by the key that it names.",
  RULES_DIFFER: "Other rules than its own make something else of it.",
};

/** Schema of the first step that cannot be proven: its actual and its expected value. */
export const differenceSchema = z
  .strictObject({
    version: z.int32().describe("The first step that differs."),
    code: codes("CareerDifferenceCode", "How a step differs.", DIFFERENCES).describe(
      "How it differs; RULES_DIFFER where other rules than its own make something else of it.",
    ),
    expected: z.string().nullable().describe("What the step should say."),
    found: z.string().nullable().describe("What it says."),
  })
  .meta({ id: "CareerDifference", description: "The first step of a chain that cannot be proven." });

/** The first step that cannot be proven. */
export type Difference = z.infer<typeof differenceSchema>;

/** A difference of the current step, without its version. */
export type StepDifference = Omit<Difference, "version">;

const MAX_SHOWN_CHARACTERS = 400;

/** Returns a difference between the expected and the actual value, both truncated to `MAX_SHOWN_CHARACTERS`. */
export function stepDifference(
  code: Difference["code"],
  expected: string | null,
  actual: string | null,
): StepDifference {
  return {
    code,
    expected: expected?.slice(0, MAX_SHOWN_CHARACTERS) ?? null,
    found: actual?.slice(0, MAX_SHOWN_CHARACTERS) ?? null,
  };
}
