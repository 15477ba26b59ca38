import { CAREER_PROBLEM_KINDS, type ProblemKind } from "../../careers/problem-kinds";

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

/** The kinds of problem that stored games have. */
const KINDS_OF_CAREERS: Readonly<Record<ProblemKind, ProblemName>> = {
  MALFORMED: "malformed",
  FORBIDDEN: "forbidden",
  UNKNOWN: "not-found",
  CONFLICT: "conflict",
  KEY_REUSED: "conflict",
  TOO_LARGE: "body-too-large",
  TOO_MANY: "too-many-requests",
  UNAVAILABLE: "unavailable",
  DAMAGED: "unavailable",
};

/** The kinds of every code of the service itself that is not only malformed. */
const KINDS: Readonly<Record<string, readonly ProblemName[]>> = {
  ANALYSIS_TOO_LARGE: ["analysis-too-large"],
  ANSWER_TOO_LARGE: ["answer-too-large"],
  ASSET_UNKNOWN: ["not-found"],
  BODY_TOO_LARGE: ["body-too-large"],
  CHART_UNKNOWN: ["malformed", "not-found"],
  CONTENT_ENCODING: ["content-type"],
  CONTENT_TYPE: ["content-type"],
  DOCUMENT_UNKNOWN: ["not-found"],
  FRONT_REQUIRED: ["closed"],
  INTERNAL: ["internal"],
  LANGUAGE_UNKNOWN: ["malformed", "not-found"],
  MAP_UNKNOWN: ["not-found"],
  METHOD_NOT_ALLOWED: ["method-not-allowed"],
  NOT_ACCEPTABLE: ["not-acceptable"],
  OPERATION_UNKNOWN: ["malformed", "not-found"],
  PRECONDITION_FAILED: ["precondition-failed"],
  ROUTE_UNKNOWN: ["not-found"],
  RULESET_UNKNOWN: ["malformed", "not-found"],
  TOO_MANY_ANALYSES: ["too-many-requests"],
  TOO_MANY_REQUESTS: ["too-many-requests"],
};

/** Returns the kinds that a code of the service or of stored games can have. */
export function kindsOf(code: string): readonly ProblemName[] {
  if (Object.hasOwn(CAREER_PROBLEM_KINDS, code)) return [KINDS_OF_CAREERS[CAREER_PROBLEM_KINDS[code]!]];
  return (Object.hasOwn(KINDS, code) ? KINDS[code] : undefined) ?? ["malformed"];
}

/** Returns the HTTP status of a code. If the code can also be a fault of a request, this is the status without faults. */
export function statusOf(code: string): number {
  return PROBLEM_TYPES[kindsOf(code).at(-1)!];
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
