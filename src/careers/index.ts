import type { z } from "zod";
import { FAULT_LIMIT, type Fault, faultsOf } from "../core/operation/fault";
import type { Caller, CareerContext } from "./context";
import type { AnyCareerOperation } from "./declaration";
import { CareerProblem, malformed, storeAway } from "./problem";
import { StepTooLarge, StoreAway } from "./store/store";

/** What an operation on careers answers: its output, or why there is none. */
export type CareerAnswer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly problem: CareerProblem };

/** Reads an operation's input and carries it out; members that are null count as left out where they may be. */
export async function callCareers(
  context: CareerContext,
  operation: AnyCareerOperation,
  caller: Caller,
  given: Readonly<Record<string, unknown>>,
): Promise<CareerAnswer> {
  try {
    const output: unknown = await operation.call(context, caller, readInput(operation.input, given));
    return { ok: true, output };
  } catch (error) {
    if (error instanceof CareerProblem) return { ok: false, problem: error };
    if (error instanceof StoreAway) return { ok: false, problem: storeAway() };
    if (error instanceof StepTooLarge) return { ok: false, problem: tooLarge() };
    throw error;
  }
}

function readInput(schema: z.ZodType, given: Readonly<Record<string, unknown>>): unknown {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const missing = Object.entries(given).filter(([, value]) => value === null);
  const again = schema.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)));
  if (missing.length > 0 && again.success) return again.data;
  const faults = faultsOf(parsed.error, "", codeAt);
  throw malformed(faults.slice(0, FAULT_LIMIT));
}

const CODES: Readonly<Record<string, string>> = {
  seed: "SEED_MALFORMED",
  dice: "TAPE_MALFORMED",
  charts: "CHARTS_MALFORMED",
  audit: "AUDIT_UNKNOWN",
  language: "LANGUAGE_UNKNOWN",
  rerolls: "REROLLS_MALFORMED",
  career: "CAREER_MALFORMED",
  idempotencyKey: "IDEMPOTENCY_KEY_MALFORMED",
};

function codeAt(pointer: string): Fault["code"] {
  return CODES[pointer.split("/")[1] ?? ""] ?? "INPUT_MALFORMED";
}

function tooLarge(): CareerProblem {
  const message = "This step does not fit into the store; send smaller charts or a smaller snapshot.";
  return new CareerProblem("TOO_LARGE", "STEP_TOO_LARGE", message);
}
