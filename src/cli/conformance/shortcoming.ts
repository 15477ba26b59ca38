/**
 * What an answer is checked for. `answer`: there is one; `shape`: it can be read; `told`: it tells what it owes; from `kind`
 * to `pointer` what its vector expects; from `operation` on what holds for every answer.
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

/** Where an answer falls short: the check that it fails, and a line that says how. */
export interface Shortcoming {
  readonly check: Check;
  readonly message: string;
}
