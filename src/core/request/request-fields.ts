import { AUDIT_LEVELS } from "../contract/audit";
import type { JsonSchema } from "../contract/choice";
import { DECISION_SCOPES, DICE_LIMIT, REROLL_LIMIT, RUN_THROUGH_LIMIT } from "../contract/request";

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
    doc: "The complete state of the game. Send back the snapshot of the last resolution.",
    schema: { type: "object" },
    code: "SNAPSHOT_MISSING",
  },
  input: { doc: "The player's choices. `decisions` lists what is legal.", schema: { type: "object" } },
  seed: {
    doc: "Seed of the dice. The same snapshot, input, charts and seed give the same response. Send this or `dice`.",
    schema: { type: "string", minLength: 1, maxLength: 128 },
    code: "SEED_MALFORMED",
  },
  dice: {
    doc: "Results of your own dice, or of an earlier resolution, in order. The operation must use all of them. Send the 0 of a ten-sided die as 10, or as 0 if its chart counts from 0 (1d0-9). Send this or `seed`.",
    schema: { type: "array", maxItems: DICE_LIMIT, items: { type: "integer", minimum: 0, maximum: 2147483647 } },
    code: "TAPE_MALFORMED",
  },
  charts: {
    doc: "Changes to the ruleset's charts: an object from chart id to a JSON merge patch.",
    schema: { type: "object" },
    code: "CHARTS_MALFORMED",
  },
  audit: {
    doc: "Extent of the audit trail: FULL, SUMMARY (rolls and rulings) or NONE. Default: FULL.",
    schema: { type: "string", enum: AUDIT_LEVELS, default: "FULL" },
    code: "AUDIT_UNKNOWN",
  },
  decisions: {
    doc: "Operations to list. OPEN: those that you can call. PHASE: also those that the current phase closes, with the rule. ALL: every one. NONE: none. NAMES: as PHASE, without the input. Default: PHASE.",
    schema: { type: "string", enum: DECISION_SCOPES, default: "PHASE" },
    code: "DECISIONS_UNKNOWN",
  },
  rerolls: {
    doc: "Rolls to repeat where the game allows it, as ordinals in the audit trail, from 0.",
    schema: { type: "array", maxItems: REROLL_LIMIT, items: { type: "integer", minimum: 0, maximum: DICE_LIMIT } },
    code: "REROLLS_MALFORMED",
  },
  views: {
    doc: "Sides whose views the response contains in addition to the complete state. `onlooker`: a viewer without a side.",
    schema: { type: "array", maxItems: 9, items: { type: "string", maxLength: 30 } },
    code: "VIEWS_UNKNOWN",
  },
  runOn: {
    doc: "True: continues automatically while the only open operation ends something and takes no input. Standing permissions do not count. `steps` lists every step.",
    schema: { type: "boolean", default: false },
    code: "RUN_ON_MALFORMED",
  },
  runThrough: {
    doc: "Operations that `runOn` does not stop for. Without `runOn`, it has no effect. The run passes optional ones (kind MAY). It calls one that play waits for (kind MUST) if no other is open and it takes no input.",
    schema: { type: "array", maxItems: RUN_THROUGH_LIMIT, items: { type: "string", maxLength: 100 } },
    code: "RUN_THROUGH_UNKNOWN",
  },
  board: {
    doc: "True: the response contains `board`, the pieces on the map as `viewer` sees them.",
    schema: { type: "boolean", default: false },
    code: "BOARD_MALFORMED",
  },
  viewer: {
    doc: "Viewer of the map, of `board` or of `decisions`: a side, or `onlooker`. Default: the referee, who sees everything.",
    schema: { type: "string", maxLength: 30 },
    code: "VIEWER_UNKNOWN",
  },
  language: {
    doc: "Language of every sentence, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes are the same in every language.",
    schema: { type: "string" },
    code: "LANGUAGE_UNKNOWN",
  },
} as const satisfies Record<string, RequestField>;

/** Name of a request field. */
export type RequestFieldName = keyof typeof REQUEST_FIELDS;
