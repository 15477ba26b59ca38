import type { Adjudicated } from "../contract/answer";
import type { Fault, Request, Result } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { resolveRequest } from "../engine/adjudicate";
import { operationFields, readRequest } from "../request/fields";
import { faultAt } from "../text/message";
import type { Given } from "./call";

/** A request to an operation as it was sent, with the operation's name. */
export interface Recorded {
  readonly operation: string;
  readonly request: Given;
}

/** Request fields that a replay overrides. */
export type Instead = Pick<Request, "dice" | "runDice" | "audit" | "views" | "storedPart">;

/** Resolves a recorded request again, read as the service reads one; dice taken instead stand for its seed too. */
export function replayed(
  ruleset: AnyRuleset,
  { operation, request }: Recorded,
  instead: Instead = {},
): Result<Adjudicated> {
  const { operation: _, ...fields } = request;
  const read = readRequest(ruleset, operation, fields, operationFields(ruleset));
  const { seed, ...rest } = read.request;
  const rolled = instead.dice === undefined ? { seed } : {};
  return resolveRequest(ruleset, { ...rest, ...rolled, ...instead }, {}, read.faults);
}

/** The name of the operation a request was for: its own member, or else that of its answer. */
export function operationOf(request: Given, answer: Given = {}): string | Fault {
  const name = request.operation ?? answer.operation;
  if (typeof name === "string") return name;
  return faultAt("OPERATION_UNKNOWN/unnamed", "/request/operation");
}
