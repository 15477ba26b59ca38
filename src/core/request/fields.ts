import { pointerTo } from "../audit/pointer";
import { AUDIT_LEVELS } from "../contract/audit";
import { DECISION_SCOPES, DICE_LIMIT, type Fault, REROLL_LIMIT, type Request } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { languageFault, spokenLanguage } from "../text/localize";
import { faultAt } from "../text/message";
import { isTypedText, typedText } from "../text/typed-text";
import { FAULT_LIMIT, shortened } from "./fault";
import { REQUEST_FIELDS, type RequestField, type RequestFieldName } from "./request-fields";

/** Who looks on without a side of his own, where a side is named. */
export const ONLOOKER = "onlooker";

/** Everyone a resolution can be shown to: the sides of a game that hides something, and an onlooker; nobody elsewhere. */
export function viewersOf({ views }: AnyRuleset): readonly string[] {
  return views === undefined ? [] : [...views.sides, ONLOOKER];
}

/** The name of a field of a request to an operation: any but that of who looks at a map. */
type OperationField = Exclude<RequestFieldName, "viewer">;

const ALL_FIELDS = (Object.keys(REQUEST_FIELDS) as RequestFieldName[]).filter(
  (field): field is OperationField => field !== "viewer",
);

const WITHOUT_VIEWS = ALL_FIELDS.filter((field) => field !== "views");

/** The fields of a request to an operation; views can be asked for in games that hide something. */
export function operationFields(ruleset: AnyRuleset): readonly OperationField[] {
  return viewersOf(ruleset).length > 0 ? ALL_FIELDS : WITHOUT_VIEWS;
}

/** Fields of which null is no way to leave them out: it is what was sent. */
const SENT_AS_IS: readonly string[] = ["snapshot", "input"];

/** A request as the kernel takes it, the language of its answer, when one is named, and the faults found on the way. */
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
    else if (value !== null || SENT_AS_IS.includes(name)) given[name] = value;
  }
  const { audit, decisions, language } = given;
  const faults: Fault[] = unknown.slice(0, FAULT_LIMIT).map((name) => unknownField(name, allowed));
  if (audit !== undefined && !AUDIT_LEVELS.some((level) => level === audit)) {
    faults.push(faultAt("AUDIT_UNKNOWN", "/audit", { levels: AUDIT_LEVELS }));
  }
  if (decisions !== undefined && !DECISION_SCOPES.some((scope) => scope === decisions)) {
    faults.push(faultAt("DECISIONS_UNKNOWN", "/decisions", { scopes: DECISION_SCOPES }));
  }
  const spoken = spokenLanguage(ruleset, language);
  if (language !== undefined && spoken === undefined) faults.push(languageFault(ruleset));
  return { request: { ...given, operation } as Request, language: spoken, faults };
}

/** Faults of the dice, the rolls made again and the views that a request to an operation asks for. */
export function requestFaults(ruleset: AnyRuleset, request: Request): Fault[] {
  return [
    ...diceFaults(request),
    ...rerollFaults(ruleset, request.rerolls),
    ...viewFaults(ruleset, request.views),
    ...runFaults(request.runOn),
  ];
}

function diceFaults({ seed, dice, storedPart }: Request): Fault[] {
  if ((seed === undefined) === (dice === undefined)) {
    return [faultAt("SEED_OR_DICE", "/seed")];
  }
  if (
    seed !== undefined &&
    (typeof seed !== "string" || seed.length < 1 || seed.length > 128 || !isSeed(seed, storedPart))
  ) {
    return [faultAt("SEED_MALFORMED", "/seed")];
  }
  if (dice !== undefined && (!Array.isArray(dice) || dice.length > DICE_LIMIT)) {
    return [faultAt("TAPE_MALFORMED", "/dice", { most: DICE_LIMIT })];
  }
  const wrong = dice?.findIndex((face) => !Number.isInteger(face) || face < 0) ?? -1;
  if (wrong >= 0) {
    return [faultAt("TAPE_FACE_WRONG", `/dice/${wrong}`)];
  }
  return [];
}

function isSeed(seed: string, storedPart: Request["storedPart"]): boolean {
  return storedPart === "ALL" ? seed.isWellFormed() : isTypedText(typedText(seed));
}

function rerollFaults(ruleset: AnyRuleset, rerolls: unknown): Fault[] {
  if (rerolls === undefined) return [];
  const malformed = (pointer: string): Fault[] => {
    return [faultAt("REROLLS_MALFORMED", pointer, { most: REROLL_LIMIT })];
  };
  if (!Array.isArray(rerolls) || rerolls.length > REROLL_LIMIT) return malformed("/rerolls");
  const whole = (ordinal: unknown): boolean =>
    Number.isInteger(ordinal) && (ordinal as number) >= 0 && (ordinal as number) <= DICE_LIMIT;
  const wrong = rerolls.findIndex((ordinal, index) => !whole(ordinal) || rerolls.indexOf(ordinal) < index);
  if (wrong >= 0) return malformed(`/rerolls/${wrong}`);
  if (rerolls.length === 0 || ruleset.rerolls !== undefined) return [];
  return [faultAt("REROLLS_UNKNOWN", "/rerolls")];
}

/** Each view asked for must be a side's or an onlooker's, and none may be asked for twice. */
function viewFaults(ruleset: AnyRuleset, views: unknown): Fault[] {
  if (views === undefined || views === null) return [];
  const viewers = viewersOf(ruleset);
  const unknown = (pointer: string): Fault[] => {
    const all = viewers.length > 0 ? viewers : { id: "viewers/none" };
    return [faultAt("VIEWS_UNKNOWN", pointer, { viewers: all })];
  };
  if (!Array.isArray(views)) return unknown("/views");
  const wrong = views.findIndex((each, index) => !viewers.includes(each) || views.indexOf(each) < index);
  return wrong < 0 ? [] : unknown(`/views/${wrong}`);
}

function runFaults(runOn: unknown): Fault[] {
  if (runOn === undefined || typeof runOn === "boolean") return [];
  return [faultAt("RUN_ON_MALFORMED", "/runOn")];
}

/** The fields of a request for decisions. */
export const DECISION_FIELDS = [
  "snapshot",
  "charts",
  "decisions",
  "language",
] as const satisfies readonly RequestFieldName[];

/** The fields of a request for a drawing of the map; a viewer can be named in games that hide something. */
export function mapFields(ruleset: AnyRuleset): readonly MapFieldName[] {
  return viewersOf(ruleset).length > 0
    ? ["snapshot", "charts", "viewer", "language"]
    : ["snapshot", "charts", "language"];
}

/** The name of a field of a request for a drawing of the map. */
type MapFieldName = "snapshot" | "charts" | "viewer" | "language";

/** The fault of a field that no request has. */
export function unknownField(name: string, allowed: readonly string[]): Fault {
  const values = { name: shortened(name), fields: allowed };
  return faultAt("FIELD_UNKNOWN/fields", pointerTo("", [name]), values);
}

/** The fault of a field that stands in a request more than once, so that nobody could tell which is meant. */
export function repeatedField(name: string): Fault {
  return faultAt("FIELD_REPEATED", pointerTo("", [name]), { name: shortened(name) });
}

/**
 * The code of a fault in a field that requests to the kernel have, or deeper in what it holds: the same wherever such a field
 * is read. Undefined for any other field.
 */
export function fieldCode(field: string, deeper = false): string | undefined {
  if (field === "dice" && deeper) return "TAPE_FACE_WRONG";
  return Object.hasOwn(REQUEST_FIELDS, field) ? fieldOf(field as RequestFieldName).code : undefined;
}

function fieldOf(name: RequestFieldName): RequestField {
  return REQUEST_FIELDS[name];
}
