import { tokensOf } from "../json/pointer";
import { REQUEST_FIELDS, type RequestField } from "./request-fields";

/** Codes of the fields that only analyses have. Those of `REQUEST_FIELDS` are declared there. */
const ANALYSIS_CODES: Readonly<Record<string, string>> = {
  operation: "OPERATION_UNKNOWN",
  project: "PROJECTION_MALFORMED",
  questions: "QUESTION_UNKNOWN",
  bound: "BOUND_MALFORMED",
  trials: "TRIALS_MALFORMED",
  policy: "POLICY_UNKNOWN",
  measures: "MEASURE_UNKNOWN",
  until: "UNTIL_MALFORMED",
  choices: "CHOICES_MALFORMED",
  runs: "RUNS_MALFORMED",
  first: "FIRST_MALFORMED",
  moves: "MOVES_MALFORMED",
  request: "REQUEST_MALFORMED",
  answer: "ANSWER_MALFORMED",
  entry: "ENTRY_MALFORMED",
  index: "INDEX_MALFORMED",
  edition: "EDITION_UNKNOWN",
  against: "AGAINST_MALFORMED",
  known: "KNOWN_MALFORMED",
};

/**
 * Returns a function that maps a pointer into a request to the code of a fault there. `own` has the codes of fields
 * that only this kind of request has, by name. A field without a code has `INPUT_MALFORMED`.
 */
export function faultCodesWith(own: Readonly<Record<string, string>>): (pointer: string) => string {
  const codes: Readonly<Record<string, string | undefined>> = { ...CODES, ...own };
  return (pointer) => {
    const [field = "", ...deeper] = tokensOf(pointer);
    if (field === "dice" && deeper.length > 0) return "TAPE_FACE_WRONG";
    return (Object.hasOwn(codes, field) ? codes[field] : undefined) ?? "INPUT_MALFORMED";
  };
}

const CODES: Readonly<Record<string, string | undefined>> = {
  ...ANALYSIS_CODES,
  ...Object.fromEntries(Object.entries<RequestField>(REQUEST_FIELDS).map(([name, { code }]) => [name, code])),
};

/** The field whose faults have a code, by the code. */
export const FIELDS_OF_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([field, code]) => (code === undefined ? [] : [[code, field] as const])),
);

/** Every code that a fault in a field of a request can have. */
export const FIELD_FAULT_CODES: readonly string[] = [
  ...new Set(["INPUT_MALFORMED", "TAPE_FACE_WRONG", ...Object.values(CODES).filter((code) => code !== undefined)]),
];
