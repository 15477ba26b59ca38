import { AUDIT_LEVELS } from "../contract/audit";
import type { Fault, Request } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { isLanguage, languageFault } from "../text/localize";
import { FAULT_LIMIT, pointerTo, shortened } from "./fault";
import { viewersOf } from "./viewers";

const ALL_FIELDS = ["snapshot", "input", "seed", "dice", "charts", "audit", "rerolls", "views", "language"] as const;

const WITHOUT_VIEWS = ALL_FIELDS.filter((field) => field !== "views");

/** The name of a field of a request to an operation. */
type OperationField = (typeof ALL_FIELDS)[number];

/** The fields of a request to an operation; views can be asked for in games that hide something. */
export function operationFields(ruleset: AnyRuleset): readonly OperationField[] {
  return viewersOf(ruleset).length > 0 ? ALL_FIELDS : WITHOUT_VIEWS;
}

/** Fields that a request may leave out by sending null. */
const NULLABLE: readonly string[] = ["seed", "dice", "charts", "audit", "rerolls", "views", "viewer", "language"];

/** What the kernel is asked, the language its answer is told in, when one is named, and what of that cannot be read. */
interface ReadRequest {
  readonly request: Request & { readonly viewer?: unknown };
  readonly language: string | undefined;
  /** To be handed to the kernel with the request, which adds what is wrong with the rest. */
  readonly faults: readonly Fault[];
}

/** Reads the fields of a request to the kernel; the kernel itself reads what they hold. */
export function readRequest(
  ruleset: AnyRuleset,
  operation: string,
  fields: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
): ReadRequest {
  const unknown: string[] = [];
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!allowed.includes(name)) unknown.push(name);
    else if (value !== null || !NULLABLE.includes(name)) given[name] = value;
  }
  const { audit, language } = given;
  const faults: Fault[] = unknown.slice(0, FAULT_LIMIT).map((name) => unknownField(name, allowed));
  if (audit !== undefined && !AUDIT_LEVELS.some((level) => level === audit)) {
    const message = `Audit is one of ${AUDIT_LEVELS.join(", ")}.`;
    faults.push({ code: "AUDIT_UNKNOWN", pointer: "/audit", message });
  }
  if (language !== undefined && !isLanguage(ruleset, language)) faults.push(languageFault(ruleset));
  const request = Object.assign(given, { operation }) as unknown as Request;
  return { request, language: language as string | undefined, faults };
}

/** The fault of a field that no request has. */
export function unknownField(name: string, allowed: readonly string[]): Fault {
  const message = `There is no field ${shortened(name)} here; there are ${allowed.join(", ")}.`;
  return { code: "FIELD_UNKNOWN", pointer: pointerTo("", [name]), message };
}

const CODES: ReadonlyMap<string, string> = new Map([
  ["snapshot", "SNAPSHOT_MISSING"],
  ["seed", "SEED_MALFORMED"],
  ["dice", "TAPE_MALFORMED"],
  ["charts", "CHARTS_MALFORMED"],
  ["audit", "AUDIT_UNKNOWN"],
  ["rerolls", "REROLLS_MALFORMED"],
  ["views", "VIEWS_UNKNOWN"],
  ["viewer", "VIEWER_UNKNOWN"],
  ["language", "LANGUAGE_UNKNOWN"],
]);

/**
 * The code of a fault in a field that requests to the kernel have, or deeper in what it holds: the same wherever such a field
 * is read. Undefined for any other field.
 */
export function fieldCode(field: string, deeper = false): string | undefined {
  return field === "dice" && deeper ? "TAPE_FACE_WRONG" : CODES.get(field);
}
