/** The kinds of problem, with the HTTP status of each. Title and meaning are in the messages of the API. */
export const PROBLEM_TYPES = {
  refusal: 422,
  malformed: 400,
  forbidden: 403,
  closed: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "not-acceptable": 406,
  "precondition-failed": 412,
  "body-too-large": 413,
  "answer-too-large": 413,
  "analysis-too-large": 413,
  "content-type": 415,
  conflict: 409,
  "too-many-requests": 429,
  unavailable: 503,
  internal: 500,
} as const;

/** The name of a kind of problem. */
export type ProblemName = keyof typeof PROBLEM_TYPES;

/** The kinds of every code that is not only malformed, for the service itself and for stored games. */
const KINDS: Readonly<Record<string, readonly ProblemName[]>> = {
  ANALYSIS_TOO_LARGE: ["analysis-too-large"],
  ANSWER_TOO_LARGE: ["answer-too-large"],
  ASSET_UNKNOWN: ["not-found"],
  BODY_TOO_LARGE: ["body-too-large"],
  CAREER_GONE: ["conflict"],
  CAREER_INCOMPLETE: ["conflict"],
  CAREER_TOO_LONG: ["body-too-large"],
  CAREER_UNKNOWN: ["not-found"],
  CHARTS_TOO_LARGE: ["body-too-large"],
  CHART_UNKNOWN: ["malformed", "not-found"],
  CLOCK_WRONG: ["unavailable"],
  CONTENT_ENCODING: ["content-type"],
  CONTENT_TYPE: ["content-type"],
  DICE_FORBIDDEN: ["forbidden"],
  DOCUMENT_UNKNOWN: ["not-found"],
  FRONT_REQUIRED: ["closed"],
  IDEMPOTENCY_KEY_REUSED: ["conflict"],
  INTERNAL: ["internal"],
  LANGUAGE_UNKNOWN: ["malformed", "not-found"],
  MAP_UNKNOWN: ["not-found"],
  METHOD_NOT_ALLOWED: ["method-not-allowed"],
  NOT_ACCEPTABLE: ["not-acceptable"],
  OPERATION_UNKNOWN: ["malformed", "not-found"],
  PAGE_OUT_OF_TURN: ["conflict"],
  PRECONDITION_FAILED: ["precondition-failed"],
  ROLE_FORBIDDEN: ["forbidden"],
  ROUTE_UNKNOWN: ["not-found"],
  RULESET_UNKNOWN: ["malformed", "not-found"],
  RULES_DIFFER: ["conflict"],
  SECRET_MISSING: ["unavailable"],
  SIDE_FORBIDDEN: ["forbidden"],
  SNAPSHOT_TOO_LARGE: ["body-too-large"],
  STEP_TOO_LARGE: ["body-too-large"],
  STORE_AWAY: ["unavailable"],
  STORE_DAMAGED: ["unavailable"],
  TOKEN_GONE: ["conflict"],
  TOKEN_LIMIT: ["body-too-large"],
  TOO_MANY_ANALYSES: ["too-many-requests"],
  TOO_MANY_CAREERS: ["too-many-requests"],
  TOO_MANY_REQUESTS: ["too-many-requests"],
  VERSION_CONFLICT: ["conflict"],
};

/** Returns the kinds that a code of the service or of stored games can have. */
export function kindsOf(code: string): readonly ProblemName[] {
  return (Object.hasOwn(KINDS, code) ? KINDS[code] : undefined) ?? ["malformed"];
}

/** Returns the kind of a problem by its code and status. */
export function kindOf(code: string, status: number): ProblemName {
  const names = Object.keys(PROBLEM_TYPES) as ProblemName[];
  return [...kindsOf(code), ...names].find((name) => PROBLEM_TYPES[name] === status) ?? "malformed";
}

/** Returns the path of the page that explains a code, which is also the type of its problems (RFC 9457). */
export function problemPath(code: string): string {
  return `/problems/${code}`;
}
