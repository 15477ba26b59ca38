import { GRAPHQL_FIELD_CODES } from "../src/api/graphql/request";
import type { ProblemEntry } from "../src/api/problems/entry";
import { CAREER_FIELD_CODES } from "../src/careers/index";
import { FIELDS_OF_CODES } from "../src/core/request/fault-codes";

/** Values for the messages of codes that no vector expects. All others appear as an ellipsis. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CONTENT_ENCODING: { coding: "br" },
  FIELD_REPEATED: { name: "seed" },
  METHOD_NOT_ALLOWED: { path: "/v1/rulesets", allow: "GET", method: "DELETE" },
  NOT_ACCEPTABLE: { path: "/v1/hunters", type: "application/json" },
  ROUTE_UNKNOWN: { path: "/v2" },
  TOO_MANY_ANALYSES: { seconds: "3" },
  TOO_MANY_REQUESTS: { seconds: "3" },
  VERSION_CONFLICT: { current: "12" },
};

/** Members that a response has because of its code. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  VERSION_CONFLICT: { currentVersion: 12 },
};

/** Where the faults are whose codes no declaration connects with a field. */
const POINTERS: Readonly<Record<string, string>> = {
  CHARTS_UNPLAYABLE: "/charts",
  DICE_LIMIT: "/charts",
  ENTROPY_REQUIRED: "/entropy",
  ENTROPY_UNWANTED: "/entropy",
  FIELD_REPEATED: "/seed",
  IDEMPOTENCY_KEY_WEAK: "/idempotencyKey",
  NOTE_READERS: "/note/to",
  REROLLS_UNKNOWN: "/rerolls",
  REROLLS_UNSEEN: "/rerolls",
  ROLE_UNWANTED: "/role",
  RULESET_UNKNOWN: "/ruleset",
  SEATS_INCOMPLETE: "/seats",
  SEATS_UNWANTED: "/seats",
  SEED_OR_DICE: "/seed",
  SIDE_DICE_UNWANTED: "/sideDice",
  SIDE_NOT_OTHER: "/side",
  SIDE_UNKNOWN: "/side",
  TAKEBACK_ANSWER: "/answer",
  TAKE_OVER_UNKNOWN: "/known",
  TOKEN_IN_USE: "/tokenId",
  TOKEN_UNKNOWN: "/tokenId",
  WEBHOOK_UNKNOWN: "/webhook",
  WEBHOOK_URL_FORBIDDEN: "/url",
};

const FIELDS: ReadonlyMap<string, string> = new Map([
  ...FIELDS_OF_CODES,
  ...[...Object.entries(CAREER_FIELD_CODES), ...Object.entries(GRAPHQL_FIELD_CODES)].flatMap(([field, code]) =>
    field === "" ? [] : [[code, field] as const],
  ),
]);

/** Returns the example of a code without a vector: its simplest message, and where the fault is. */
export function sampleOf(code: string, messages: readonly string[]): ProblemEntry["sample"] {
  const template = messages.find((each) => !each.includes("{")) ?? messages[0];
  if (template === undefined) return undefined;
  const values = VALUES[code] ?? {};
  const message = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "…");
  const field = FIELDS.get(code);
  const pointer = POINTERS[code] ?? (field === undefined ? "" : `/${field}`);
  return { message, pointer, ...MEMBERS[code] };
}
