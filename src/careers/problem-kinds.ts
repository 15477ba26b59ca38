/** The kind of a problem. REST and GraphQL translate it into a status. */
export type ProblemKind =
  | "MALFORMED"
  | "UNKNOWN"
  | "FORBIDDEN"
  | "CONFLICT"
  | "KEY_REUSED"
  | "TOO_LARGE"
  | "TOO_MANY"
  | "UNAVAILABLE"
  | "DAMAGED";

/** The kind of each code of a problem that is not malformed. */
export const CAREER_PROBLEM_KINDS: Readonly<Record<string, ProblemKind>> = {
  CAREER_GONE: "CONFLICT",
  CAREER_INCOMPLETE: "CONFLICT",
  CAREER_TOO_LONG: "TOO_LARGE",
  CAREER_UNKNOWN: "UNKNOWN",
  CHARTS_TOO_LARGE: "TOO_LARGE",
  CLOCK_WRONG: "UNAVAILABLE",
  DICE_FORBIDDEN: "FORBIDDEN",
  IDEMPOTENCY_KEY_REUSED: "KEY_REUSED",
  PAGE_OUT_OF_TURN: "CONFLICT",
  ROLE_FORBIDDEN: "FORBIDDEN",
  RULES_DIFFER: "CONFLICT",
  SECRET_MISSING: "UNAVAILABLE",
  SIDE_FORBIDDEN: "FORBIDDEN",
  SNAPSHOT_TOO_LARGE: "TOO_LARGE",
  STEP_TOO_LARGE: "TOO_LARGE",
  STORE_AWAY: "UNAVAILABLE",
  STORE_DAMAGED: "DAMAGED",
  TOKEN_GONE: "CONFLICT",
  TOKEN_LIMIT: "TOO_LARGE",
  TOO_MANY_CAREERS: "TOO_MANY",
  VERSION_CONFLICT: "CONFLICT",
};

/** Returns the kind of a problem by its code. */
export function problemKindOf(code: string): ProblemKind {
  return CAREER_PROBLEM_KINDS[code] ?? "MALFORMED";
}
