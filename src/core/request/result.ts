import type { Refusal } from "../contract/answer";
import type { Fault, InvalidRequest, LocalizedFault, Malformed } from "../contract/request";

/** Returns the response to a malformed request. */
export function malformed<F extends Fault | LocalizedFault>(faults: readonly F[]): Malformed<F> {
  return { kind: "MALFORMED", faults };
}

/** Returns the faults of a malformed value. Empty for any other value. */
export function malformedFaults(value: object): readonly Fault[] {
  return isMalformed<object | InvalidRequest>(value) ? (value as InvalidRequest).faults : NO_FAULTS;
}

/** True for a refusal (a rule forbids it) or a malformed request. */
export function isRejected<A extends object>(value: A): value is Extract<A, Refusal | Malformed | InvalidRequest> {
  return isMalformed(value) || ("kind" in value && value.kind === "REFUSAL");
}

/** True for the response to a malformed request. */
export function isMalformed<A extends object>(value: A): value is Extract<A, Malformed | InvalidRequest> {
  return "kind" in value && value.kind === "MALFORMED";
}

const NO_FAULTS: readonly Fault[] = [];
