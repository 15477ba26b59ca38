import * as z from "zod";
import { codes } from "../core/contract/schema";

/** Every difference that a proof can find, by code. */
const DIFFERENCES = {
  VERSION_DIFFERS: "The version is not the step's place in the chain.",
  RULESET_DIFFERS: "The step belongs to another ruleset than the career.",
  CHARTS_DIFFER: "The step was played with other charts than the career's.",
  FORM_DIFFERS: "The step lacks members of its format, or its format is older than that of the previous step.",
  NAME_DIFFERS: "The career's name differs from the name in its steps.",
  DIGEST_DIFFERS: "The digest does not match the content of the step.",
  PREVIOUS_DIFFERS: "The step does not follow the previous step.",
  SEED_NOT_REVEALED: "The step does not reveal the seed promised before it.",
  SEED_NOT_PROMISED: "The seed is not the one promised before it.",
  KIND_DIFFERS: "A step of this kind is not allowed at this place.",
  REFUSED: "The rules refuse the operation, or its request is malformed.",
  ROLLS_DIFFER: "The rules produce other rolls from these dice.",
  SNAPSHOT_DIFFERS: "The rules produce another snapshot.",
  SIGNATURE_DIFFERS: "The signature does not match its key.",
  RULES_DIFFER: "Another revision of the rules resolves the step differently.",
};

/** Schema of the first step that cannot be proven: its actual and its expected value. */
export const differenceSchema = z
  .strictObject({
    version: z.int32().describe("Number of the first step that differs."),
    code: codes("CareerDifferenceCode", "Kind of difference between a step and its replay.", DIFFERENCES).describe(
      "Kind of difference. RULES_DIFFER: another revision of the rules resolves the step differently.",
    ),
    expected: z.string().nullable().describe("The expected value."),
    found: z.string().nullable().describe("The value in the step."),
  })
  .meta({ id: "CareerDifference", description: "The first step of a chain that is not valid." });

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
