import type { z } from "zod";
import { type Fault, faultsOf } from "../core/operation/fault";
import { fieldCode } from "../core/operation/field-codes";
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
  throw malformed(faultsOf(parsed.error, "", codeAt));
}

/** The codes of faults in fields that only careers have. */
const CODES: ReadonlyMap<string, string> = new Map([
  ["career", "CAREER_MALFORMED"],
  ["idempotencyKey", "IDEMPOTENCY_KEY_MALFORMED"],
]);

function codeAt(pointer: string): Fault["code"] {
  const [field = "", ...deeper] = pointer.split("/").slice(1);
  return CODES.get(field) ?? fieldCode(field, deeper.length > 0) ?? "INPUT_MALFORMED";
}

function tooLarge(): CareerProblem {
  const message = "This step does not fit into the store; send smaller charts or a smaller snapshot.";
  return new CareerProblem("TOO_LARGE", "STEP_TOO_LARGE", message);
}
