import { analysisCode } from "../core/analysis/call";
import { AUDIT_LEVELS } from "../core/contract/audit";
import type { JsonSchema } from "../core/contract/choice";
import { DECISION_SCOPES, DICE_LIMIT, REROLL_LIMIT } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { fieldCode, viewersOf } from "../core/request/fields";

/** A field of a request beside `input`, which each operation declares itself. */
export interface RequestField {
  readonly doc: string;
  readonly schema: JsonSchema;
}

/** The fields of every request: named once, for both wires and their documents. */
export const REQUEST_FIELDS = {
  snapshot: { doc: "The complete state of the game, as the last resolution returned it.", schema: { type: "object" } },
  input: { doc: "What the player chooses; `decisions` says what is legal.", schema: { type: "object" } },
  seed: {
    doc: "Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`.",
    schema: { type: "string", minLength: 1, maxLength: 128 },
  },
  dice: {
    doc: "The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`.",
    schema: { type: "array", maxItems: DICE_LIMIT, items: { type: "integer", minimum: 0, maximum: 2147483647 } },
  },
  charts: {
    doc: "Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch.",
    schema: { type: "object" },
  },
  audit: {
    doc: "How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE.",
    schema: { type: "string", enum: AUDIT_LEVELS, default: "FULL" },
  },
  decisions: {
    doc: "Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none.",
    schema: { type: "string", enum: DECISION_SCOPES, default: "PHASE" },
  },
  rerolls: {
    doc: "Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0.",
    schema: { type: "array", maxItems: REROLL_LIMIT, items: { type: "integer", minimum: 0, maximum: DICE_LIMIT } },
  },
  views: {
    doc: "Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none.",
    schema: { type: "array", maxItems: 9, items: { type: "string", maxLength: 30 } },
  },
  runOn: {
    doc: "True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`.",
    schema: { type: "boolean", default: false },
  },
  viewer: {
    doc: "The side that looks at the map, or `onlooker`; the referee without it.",
    schema: { type: "string", maxLength: 30 },
  },
  language: {
    doc: "The language of every sentence of the answer; without it the header Accept-Language chooses. Codes stay the same.",
    schema: { type: "string" },
  },
} as const satisfies Record<string, RequestField>;

/** The name of a request's field. */
export type RequestFieldName = keyof typeof REQUEST_FIELDS;

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
export type MapFieldName = "snapshot" | "charts" | "viewer" | "language";

/** The code of a fault in this field, or deeper in it, when the field cannot be read at all. */
export function codeOf(field: string, deeper = false): string {
  return fieldCode(field, deeper) ?? analysisCode(field) ?? "INPUT_MALFORMED";
}
