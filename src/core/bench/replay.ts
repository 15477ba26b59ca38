import { AUDIT_LEVELS, type AuditLevel } from "../audit/entry";
import { adjudicate, type Request } from "../operation/adjudicate";
import type { Answer, AnyRuleset } from "../operation/contract";
import type { Fault } from "../operation/fault";
import type { Given } from "./call";

/** A request to an operation as it was sent, with the operation's name. */
export interface Recorded {
  readonly operation: string;
  readonly request: Given;
}

/** Resolves a recorded request again, or as far as another tape goes; with the audit trail and the views that it asked for. */
export function replayed(ruleset: AnyRuleset, { operation, request }: Recorded, dice?: readonly number[]): Answer {
  const { snapshot, input, seed, dice: tape, charts, rerolls, views } = withoutNull(request);
  const source =
    dice !== undefined
      ? { dice }
      : { ...(seed === undefined ? {} : { seed }), ...(tape === undefined ? {} : { dice: tape }) };
  const asked = { ...(rerolls === undefined ? {} : { rerolls }), ...(views === undefined ? {} : { views }) };
  const shared = { operation, snapshot, input, charts, audit: auditOf(request) };
  return adjudicate(ruleset, { ...shared, ...source, ...asked } as Request);
}

/** The level of audit a recorded request asked for; FULL unless it says another. */
function auditOf({ audit }: Given): AuditLevel {
  return AUDIT_LEVELS.find((level) => level === audit) ?? "FULL";
}

/** The name of the operation a request was for: its own member, or else that of its answer. */
export function operationOf(request: Given, answer: Given = {}): string | Fault {
  const name = request.operation ?? answer.operation;
  if (typeof name === "string") return name;
  const message = "Name the operation, in the request or in its answer.";
  return { code: "OPERATION_UNKNOWN", pointer: "/request/operation", message };
}

function withoutNull(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}
