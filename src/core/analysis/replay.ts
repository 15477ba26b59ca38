import type { Adjudicated } from "../contract/answer";
import type { Fault, Request, Result } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { resolveRequest } from "../engine/adjudicate";
import { operationFields, parseRequest } from "../request/fields";
import { faultAt } from "../text/message";
import type { RequestFields } from "./call";

/** A recorded request to an operation, with the operation's name. */
export interface RecordedRequest {
  readonly operation: string;
  readonly request: RequestFields;
}

/** Request fields that a replay overrides. */
export type ReplayOverrides = Pick<Request, "dice" | "runDice" | "audit" | "views" | "storedPart">;

/** Replays a recorded request, parsed as the service parses it. If `overrides` has dice, they replace the seed too. */
export function replayRequest(
  ruleset: AnyRuleset,
  { operation, request }: RecordedRequest,
  overrides: ReplayOverrides = {},
): Result<Adjudicated> {
  const { operation: _, ...fields } = request;
  const parsed = parseRequest(ruleset, operation, fields, operationFields(ruleset));
  const { seed, ...rest } = parsed.request;
  const seedField = overrides.dice === undefined ? { seed } : {};
  return resolveRequest(ruleset, { ...rest, ...seedField, ...overrides }, {}, parsed.faults);
}

/**
 * Returns the operation of a request: its own member, or else that of its answer. Returns a fault if neither names one.
 */
export function operationOf(request: RequestFields, answer: RequestFields = {}): string | Fault {
  const name = request.operation ?? answer.operation;
  if (typeof name === "string") return name;
  return faultAt("OPERATION_UNKNOWN/unnamed", "/request/operation");
}
