import type { z } from "zod";
import type { Fault, LocalizedFault } from "../core/contract/request";
import { isWithin } from "../core/json/pointer";
import { issueFaults, mergeFaults } from "../core/request/fault";
import { faultCodesWith } from "../core/request/fault-codes";
import type { Caller, CareerContext } from "./context";
import type { AnyCareerOperation, InputFields } from "./declaration";
import { CareerProblem, malformedInput, storeDamaged, storeUnavailable, tooManyCareers } from "./problem";
import { problemMessages } from "./request";
import { StepTooLarge, StoreDamaged, StoreUnavailable } from "./store/store";

/** The result of an operation on careers: its output, or the problem. */
export type CareerAnswer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly problem: CareerProblem };

/**
 * Validates the input of an operation and calls it. Optional members may be null. The response combines the faults that
 * REST or GraphQL found with those found here.
 */
export async function callCareers(
  context: CareerContext,
  operation: AnyCareerOperation,
  caller: Caller,
  fields: InputFields,
  transportFaults: readonly Fault[] = [],
): Promise<CareerAnswer> {
  try {
    const result = parseInput(operation.input, fields);
    if (result.ok && transportFaults.length === 0)
      return { ok: true, output: await carryOut(context, operation, caller, result.input) };
    const knownFaults = mergeFaults(transportFaults, result.ok ? [] : result.faults);
    throw malformedInput(
      mergeFaults(knownFaults, await furtherFaults(context, operation, caller, fields, knownFaults)),
    );
  } catch (error) {
    const problem = problemOf(error);
    return { ok: false, problem: problem.localize(await problemMessages(context, fields, caller)) };
  }
}

/** Calls an operation. One that creates a career counts against the quota of the caller's address. */
async function carryOut(
  context: CareerContext,
  operation: AnyCareerOperation,
  caller: Caller,
  input: unknown,
): Promise<unknown> {
  const { quota } = context;
  const { address } = caller;
  if (operation.creates === undefined || quota === undefined || address === undefined) {
    return operation.call(context, caller, input);
  }
  const { wait } = quota.take(address);
  if (wait > 0) throw tooManyCareers(Math.ceil(wait));
  let isMade = false;
  try {
    const output = await operation.call(context, caller, input);
    isMade = operation.creates === "ALWAYS" || output.career !== null;
    return output;
  } finally {
    if (!isMade) quota.giveBack(address);
  }
}

/** Returns an error as a problem. Rethrows a defect. */
function problemOf(error: unknown): CareerProblem {
  if (error instanceof CareerProblem) return error;
  if (error instanceof StoreDamaged) return storeDamaged(error.cause ?? error);
  if (error instanceof StoreUnavailable) return storeUnavailable(error.cause ?? error);
  if (error instanceof StepTooLarge) return stepTooLarge();
  throw error;
}

/** Returns further faults of a malformed request, without revealing stored data that its sender may not know. */
async function furtherFaults(
  context: CareerContext,
  { faults }: AnyCareerOperation,
  caller: Caller,
  fields: InputFields,
  knownFaults: readonly Fault[],
): Promise<readonly (Fault | LocalizedFault)[]> {
  try {
    const others = (await faults?.(context, caller, fields)) ?? [];
    return others.filter(({ pointer }) => !knownFaults.some((fault) => isWithin(fault.pointer, pointer)));
  } catch (error) {
    if (error instanceof CareerProblem || error instanceof StoreUnavailable) return [];
    throw error;
  }
}

function parseInput(
  schema: z.ZodType,
  fields: InputFields,
): { readonly ok: true; readonly input: unknown } | { readonly ok: false; readonly faults: readonly Fault[] } {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, input: parsed.data };
  const stated = Object.entries(fields).filter(([name, value]) => value !== null || NEVER_NULL.includes(name));
  const again = schema.safeParse(Object.fromEntries(stated));
  if (stated.length < Object.keys(fields).length && again.success) return { ok: true, input: again.data };
  return { ok: false, faults: issueFaults(parsed.error, "", faultCodeAt) };
}

/**
 * Fields for which null is an error and not "omitted". Dropping `entropy` silently would let the service pick the dice
 * alone.
 */
const NEVER_NULL: readonly string[] = ["entropy"];

/** Codes of the fields that only careers have. `operation` and `first` have other codes in analyses. */
export const CAREER_FIELD_CODES = {
  career: "CAREER_MALFORMED",
  idempotencyKey: "IDEMPOTENCY_KEY_MALFORMED",
  operation: "INPUT_MALFORMED",
  first: "INPUT_MALFORMED",
} as const;

const faultCodeAt = faultCodesWith(CAREER_FIELD_CODES);

function stepTooLarge(): CareerProblem {
  return new CareerProblem("STEP_TOO_LARGE");
}
