import type { z } from "zod";
import { isWithin, tokensOf } from "../core/audit/pointer";
import type { Fault, LocalizedFault } from "../core/contract/request";
import { issueFaults, mergeFaults } from "../core/request/fault";
import { fieldCode } from "../core/request/fields";
import type { Caller, CareerContext } from "./context";
import type { AnyCareerOperation, Given } from "./declaration";
import { CareerProblem, malformedInput, storeAway, storeDamaged, tooManyCareers } from "./problem";
import { StepTooLarge, StoreAway, StoreDamaged } from "./store/store";
import { sayingsOfProblems } from "./wording";

/** What an operation on careers answers: its output, or why there is none. */
export type CareerAnswer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly problem: CareerProblem };

/**
 * Reads an operation's input and carries it out; members that are null count as left out where they may be. Faults that a
 * wire found are answered together with those that are found here.
 */
export async function callCareers(
  context: CareerContext,
  operation: AnyCareerOperation,
  caller: Caller,
  given: Given,
  found: readonly Fault[] = [],
): Promise<CareerAnswer> {
  try {
    const read = readInput(operation.input, given);
    if (read.ok && found.length === 0)
      return { ok: true, output: await carryOut(context, operation, caller, read.input) };
    const own = mergeFaults(found, read.ok ? [] : read.faults);
    throw malformedInput(mergeFaults(own, await otherFaults(context, operation, caller, given, own)));
  } catch (error) {
    const problem = problemOf(error);
    return { ok: false, problem: problem.sayIn(await sayingsOfProblems(context, given, caller)) };
  }
}

/** Carries out an operation; one that makes a career counts against the quota of its caller's address. */
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

/** What went wrong as a problem; throws again what is a defect of ours. */
function problemOf(error: unknown): CareerProblem {
  if (error instanceof CareerProblem) return error;
  if (error instanceof StoreDamaged) return storeDamaged(error.cause ?? error);
  if (error instanceof StoreAway) return storeAway(error.cause ?? error);
  if (error instanceof StepTooLarge) return tooLarge();
  throw error;
}

/** What else is wrong with a request that cannot be read, as far as its sender may know of what is stored. */
async function otherFaults(
  context: CareerContext,
  { faults }: AnyCareerOperation,
  caller: Caller,
  given: Given,
  found: readonly Fault[],
): Promise<readonly (Fault | LocalizedFault)[]> {
  try {
    const others = (await faults?.(context, caller, given)) ?? [];
    return others.filter(({ pointer }) => !found.some((fault) => isWithin(fault.pointer, pointer)));
  } catch (error) {
    if (error instanceof CareerProblem || error instanceof StoreAway) return [];
    throw error;
  }
}

function readInput(
  schema: z.ZodType,
  given: Given,
): { readonly ok: true; readonly input: unknown } | { readonly ok: false; readonly faults: readonly Fault[] } {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, input: parsed.data };
  const stated = Object.entries(given).filter(([name, value]) => value !== null || NEVER_NULL.includes(name));
  const again = schema.safeParse(Object.fromEntries(stated));
  if (stated.length < Object.keys(given).length && again.success) return { ok: true, input: again.data };
  return { ok: false, faults: issueFaults(parsed.error, "", codeAt) };
}

/** Members whose null is a slip: whoever means to give entropy and gives none would have dice that the service alone made. */
const NEVER_NULL: readonly string[] = ["entropy"];

/** The codes of faults in fields that only careers have. */
const CODES: ReadonlyMap<string, string> = new Map([
  ["career", "CAREER_MALFORMED"],
  ["idempotencyKey", "IDEMPOTENCY_KEY_MALFORMED"],
]);

function codeAt(pointer: string): Fault["code"] {
  const [field = "", ...deeper] = tokensOf(pointer);
  return CODES.get(field) ?? fieldCode(field, deeper.length > 0) ?? "INPUT_MALFORMED";
}

function tooLarge(): CareerProblem {
  return new CareerProblem("TOO_LARGE", "STEP_TOO_LARGE");
}
