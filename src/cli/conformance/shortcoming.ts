/**
 * What an answer is checked for. `answer`: there is one; `shape`: it can be read; `told`: it has what it owes; from `kind`
 * to `state` what its vector expects; from `operation` on what holds for every answer.
 */
export type Check =
  | "answer"
  | "shape"
  | "told"
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

/** What holds for every answer whatever its vector expects. */
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

/** The levels of conformance; each includes those before it. */
export const LEVELS = ["outcomes", "rolls", "audit", "state"] as const;

/** A level of conformance. */
export type Level = (typeof LEVELS)[number];

/** Where an answer falls short: the check that it fails, the lowest level that asks for it, and a line that says how. */
export interface Shortcoming {
  readonly check: Check;
  readonly level: Level;
  readonly message: string;
}

/** The lowest level that asks for each check. Missing members and broken shapes have the level of what reads them. */
const LEVEL_OF: Readonly<Record<Exclude<Check, "shape" | "told">, Level>> = {
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

/** The lowest level that asks for a check. */
export function levelOf(check: Exclude<Check, "shape" | "told">): Level {
  return LEVEL_OF[check];
}

/** A shortcoming at the level of its check. */
export function shortcoming(check: Exclude<Check, "shape" | "told">, message: string): Shortcoming {
  return { check, level: levelOf(check), message };
}

/** True if a level includes another one. */
export function includesLevel(level: Level, other: Level): boolean {
  return LEVELS.indexOf(other) <= LEVELS.indexOf(level);
}
