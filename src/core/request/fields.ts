import { AUDIT_LEVELS } from "../contract/audit";
import {
  DECISION_SCOPES,
  DICE_LIMIT,
  type Fault,
  REROLL_LIMIT,
  type Request,
  RUN_THROUGH_LIMIT,
} from "../contract/request";
import { type AnyRuleset, findOperation } from "../contract/ruleset";
import { pointerTo } from "../json/pointer";
import { languageFault, supportedLanguage } from "../text/localize";
import { faultAt } from "../text/message";
import { isTypedText, normalizeText } from "../text/typed-text";
import { FAULT_LIMIT, shorten } from "./fault";
import { REQUEST_FIELDS, type RequestFieldName } from "./request-fields";

/** Viewer name for an onlooker, who has no side. */
export const ONLOOKER = "onlooker";

/** Returns everyone who can have a view of a resolution: the sides and an onlooker. Empty if the game hides nothing. */
export function viewersOf({ views }: AnyRuleset): readonly string[] {
  return views === undefined ? [] : [...views.sides, ONLOOKER];
}

const ALL_FIELDS = Object.keys(REQUEST_FIELDS) as RequestFieldName[];

/**
 * Returns the fields of a request to an operation. Only games with hidden information have `views` and `viewer`, and
 * only games with a map have `board`.
 */
export function operationFields(ruleset: AnyRuleset): readonly RequestFieldName[] {
  const absent: readonly RequestFieldName[] = [
    ...(viewersOf(ruleset).length > 0 ? [] : (["views", "viewer"] as const)),
    ...(ruleset.map === undefined ? (["board"] as const) : []),
  ];
  return ALL_FIELDS.filter((field) => !absent.includes(field));
}

/** Fields whose null is kept as a value. In all others, null means omitted. */
const NULLABLE_FIELDS: readonly string[] = ["snapshot", "input"];

/** A parsed request, the language of the response if one is named, and the faults so far. */
interface ParsedRequest {
  readonly request: Request;
  readonly language: string | undefined;
  /** Pass these to the kernel with the request. It adds the faults of the rest. */
  readonly faults: readonly Fault[];
}

/**
 * Parses the fields of a request. Validates their names, `audit`, `decisions` and `language`. The kernel itself
 * validates the rest.
 */
export function parseRequest(
  ruleset: AnyRuleset,
  operation: string,
  fields: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
): ParsedRequest {
  const unknown: string[] = [];
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!allowed.includes(name)) unknown.push(name);
    else if (value !== null || NULLABLE_FIELDS.includes(name)) present[name] = value;
  }
  const { audit, decisions, language } = present;
  const faults: Fault[] = unknown.slice(0, FAULT_LIMIT).map((name) => unknownFieldFault(name, allowed));
  if (audit !== undefined && !AUDIT_LEVELS.some((level) => level === audit)) {
    faults.push(faultAt("AUDIT_UNKNOWN", "/audit", { levels: AUDIT_LEVELS }));
  }
  if (decisions !== undefined && !DECISION_SCOPES.some((scope) => scope === decisions)) {
    faults.push(faultAt("DECISIONS_UNKNOWN", "/decisions", { scopes: DECISION_SCOPES }));
  }
  const spoken = supportedLanguage(ruleset, language);
  if (language !== undefined && spoken === undefined) faults.push(languageFault(ruleset));
  return { request: { ...present, operation } as Request, language: spoken, faults };
}

/** Returns the faults of a request's dice, rerolls, views, run, board and viewer. */
export function requestFaults(ruleset: AnyRuleset, request: Request): Fault[] {
  return [
    ...diceFaults(request),
    ...rerollFaults(ruleset, request.rerolls),
    ...viewFaults(ruleset, request.views),
    ...booleanFaults("RUN_ON_MALFORMED", "/runOn", request.runOn),
    ...runThroughFaults(ruleset, request.runThrough),
    ...booleanFaults("BOARD_MALFORMED", "/board", request.board),
    ...viewerFaults(ruleset, request.viewer),
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
  return storedPart === "ALL" ? seed.isWellFormed() : isTypedText(normalizeText(seed));
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

/** Each view must be that of a side or an onlooker, and must not repeat. */
function viewFaults(ruleset: AnyRuleset, views: unknown): Fault[] {
  if (views === undefined || views === null) return [];
  const viewers = viewersOf(ruleset);
  const unknown = (pointer: string): Fault[] => {
    if (viewers.length > 0) return [faultAt("VIEWS_UNKNOWN", pointer, { viewers })];
    return [{ code: "VIEWS_UNKNOWN", pointer, message: { id: "viewers/none" } }];
  };
  if (!Array.isArray(views)) return unknown("/views");
  const wrong = views.findIndex((each, index) => !viewers.includes(each) || views.indexOf(each) < index);
  return wrong < 0 ? [] : unknown(`/views/${wrong}`);
}

function booleanFaults(code: "BOARD_MALFORMED" | "RUN_ON_MALFORMED", pointer: string, value: unknown): Fault[] {
  return value === undefined || typeof value === "boolean" ? [] : [faultAt(code, pointer)];
}

/** Returns the fault of a viewer that the game does not have. */
export function viewerFaults(ruleset: AnyRuleset, viewer: unknown): Fault[] {
  const viewers = viewersOf(ruleset);
  if (viewer === undefined || viewers.some((each) => each === viewer)) return [];
  return [faultAt("VIEWER_UNKNOWN", "/viewer", { viewers })];
}

/** Returns the faults of the operations that a run does not stop for. Each must be an operation of the game. */
export function runThroughFaults(ruleset: AnyRuleset, names: unknown): Fault[] {
  if (names === undefined || names === null) return [];
  const unknown = (pointer: string) => [faultAt("RUN_THROUGH_UNKNOWN", pointer, { most: RUN_THROUGH_LIMIT })];
  if (!Array.isArray(names) || names.length > RUN_THROUGH_LIMIT) return unknown("/runThrough");
  const wrong = names.findIndex((name) => findOperation(ruleset, name) === undefined);
  if (wrong < 0) return [];
  const name: unknown = names[wrong];
  if (typeof name !== "string") return unknown(`/runThrough/${wrong}`);
  return [faultAt("RUN_THROUGH_UNKNOWN/name", `/runThrough/${wrong}`, { name: shorten(name) })];
}

/** Returns the fields of a request for decisions. Only games with hidden information have `viewer`. */
export function decisionFields(ruleset: AnyRuleset): readonly RequestFieldName[] {
  return viewersOf(ruleset).length > 0
    ? ["snapshot", "charts", "decisions", "viewer", "language"]
    : ["snapshot", "charts", "decisions", "language"];
}

/** Returns the fields of a map request. Only games with hidden information have `viewer`. */
export function mapFields(ruleset: AnyRuleset): readonly RequestFieldName[] {
  return viewersOf(ruleset).length > 0
    ? ["snapshot", "charts", "viewer", "language"]
    : ["snapshot", "charts", "language"];
}

/** Returns the fault of an unknown field. */
export function unknownFieldFault(name: string, allowed: readonly string[]): Fault {
  const values = { name: shorten(name), fields: allowed };
  return faultAt("FIELD_UNKNOWN/fields", pointerTo("", [name]), values);
}

/** Returns the fault of a field that occurs more than once in a request. */
export function repeatedFieldFault(name: string): Fault {
  return faultAt("FIELD_REPEATED", pointerTo("", [name]), { name: shorten(name) });
}
