import { AUDIT_LEVELS } from "../contract/audit";
import type { JsonSchema } from "../contract/choice";
import { DECISION_SCOPES, DICE_LIMIT, REROLL_LIMIT } from "../contract/request";

/** A field of requests: its description, its default schema, and the code of a fault in it. */
export interface RequestField {
  readonly doc: string;
  readonly schema: JsonSchema;
  /** Omitted if the code depends on the kind of request. */
  readonly code?: string;
}

/** The fields of all requests, defined once for the kernel, REST, GraphQL and their documents. */
export const REQUEST_FIELDS = {
  snapshot: {
    doc: "The complete state of the game, as the last resolution returned it.",
    schema: { type: "object" },
    code: "SNAPSHOT_MISSING",
  },
  input: { doc: "What the player chooses; `decisions` says what is legal.", schema: { type: "object" } },
  seed: {
    doc: "Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`.",
    schema: { type: "string", minLength: 1, maxLength: 128 },
    code: "SEED_MALFORMED",
  },
  dice: {
    doc: "The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`.",
    schema: { type: "array", maxItems: DICE_LIMIT, items: { type: "integer", minimum: 0, maximum: 2147483647 } },
    code: "TAPE_MALFORMED",
  },
  charts: {
    doc: "Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch.",
    schema: { type: "object" },
    code: "CHARTS_MALFORMED",
  },
  audit: {
    doc: "How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE.",
    schema: { type: "string", enum: AUDIT_LEVELS, default: "FULL" },
    code: "AUDIT_UNKNOWN",
  },
  decisions: {
    doc: "Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none.",
    schema: { type: "string", enum: DECISION_SCOPES, default: "PHASE" },
    code: "DECISIONS_UNKNOWN",
  },
  rerolls: {
    doc: "Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0.",
    schema: { type: "array", maxItems: REROLL_LIMIT, items: { type: "integer", minimum: 0, maximum: DICE_LIMIT } },
    code: "REROLLS_MALFORMED",
  },
  views: {
    doc: "Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none.",
    schema: { type: "array", maxItems: 9, items: { type: "string", maxLength: 30 } },
    code: "VIEWS_UNKNOWN",
  },
  runOn: {
    doc: "True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`.",
    schema: { type: "boolean", default: false },
    code: "RUN_ON_MALFORMED",
  },
  viewer: {
    doc: "The side that looks at the map, or `onlooker`; the referee without it.",
    schema: { type: "string", maxLength: 30 },
    code: "VIEWER_UNKNOWN",
  },
  language: {
    doc: "The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same.",
    schema: { type: "string" },
    code: "LANGUAGE_UNKNOWN",
  },
} as const satisfies Record<string, RequestField>;

/** Name of a request field. */
export type RequestFieldName = keyof typeof REQUEST_FIELDS;
