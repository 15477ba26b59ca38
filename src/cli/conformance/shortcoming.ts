/**
 * The checks of an answer. `answer`: it arrived. `shape`: it matches the schema. `missing`: it has every required member. From
 * `kind` to `state`: it meets the vector's expectation. From `operation` on: the laws for every answer.
 */
export type ConformanceCheck =
  | "answer"
  | "shape"
  | "missing"
  | "kind"
  | "outcome"
  | "snapshot"
  | "rolls"
  | "rulings"
  | "next"
  | "code"
  | "section"
  | "pointer"
  | "faults"
  | "needed"
  | "open"
  | "cited"
  | "state"
  | Law;

/** The laws for every answer, regardless of its vector's expectation. */
export type Law =
  | "operation"
  | "dice"
  | "faces"
  | "total"
  | "modified"
  | "citation"
  | "place"
  | "row"
  | "modifier"
  | "result"
  | "adjustment"
  | "sums"
  | "effects"
  | "step"
  | "digest"
  | "decisions";

/** The levels of conformance. Each includes the previous ones. */
export const LEVELS = ["outcomes", "rolls", "audit", "state"] as const;

/** A level of conformance. */
export type Level = (typeof LEVELS)[number];

/** A failed check: its name, the lowest level that includes it, and a message. */
export interface Shortcoming {
  readonly check: ConformanceCheck;
  readonly level: Level;
  readonly message: string;
}

/**
 * The lowest level that includes each check. Missing members and invalid shapes have the level of the check that reads
 * them.
 */
const LEVEL_OF: Readonly<Record<Exclude<ConformanceCheck, "shape" | "missing">, Level>> = {
  answer: "outcomes",
  kind: "outcomes",
  outcome: "outcomes",
  snapshot: "outcomes",
  next: "outcomes",
  code: "outcomes",
  section: "outcomes",
  pointer: "outcomes",
  faults: "outcomes",
  needed: "outcomes",
  open: "outcomes",
  operation: "outcomes",
  dice: "outcomes",
  decisions: "outcomes",
  rolls: "rolls",
  faces: "rolls",
  total: "rolls",
  modified: "rolls",
  place: "rolls",
  row: "rolls",
  modifier: "rolls",
  result: "rolls",
  adjustment: "rolls",
  sums: "rolls",
  rulings: "audit",
  citation: "audit",
  cited: "audit",
  effects: "audit",
  step: "state",
  digest: "state",
  state: "state",
};

/** The lowest level that includes a check. */
export function levelOf(check: Exclude<ConformanceCheck, "shape" | "missing">): Level {
  return LEVEL_OF[check];
}

/** Creates a shortcoming at the level of its check. */
export function shortcoming(check: Exclude<ConformanceCheck, "shape" | "missing">, message: string): Shortcoming {
  return { check, level: levelOf(check), message };
}

/** True if a level includes another. */
export function includesLevel(level: Level, other: Level): boolean {
  return LEVELS.indexOf(other) <= LEVELS.indexOf(level);
}
