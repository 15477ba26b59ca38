import type { Rational } from "../../dice/rational";
import type { Ending, Standing } from "./expand";

/** A place of the walk: a state between two operations, or an ending. */
export interface Node {
  readonly key: string;
  /** Null once what comes next is known whole; of an ending always. */
  standing: Standing | null;
  readonly ending: Ending | null;
  /** What may come next, as far as it was followed; undefined until then, and for an ending. */
  next: readonly Edge[] | undefined;
  /** The share of what comes next that was followed, about. */
  known: number;
  /** Branches that may be followed when it is next followed. */
  bound: number;
  /** About how likely play comes here: what has been handed on, and what has arrived since. */
  passed: number;
  arrived: number;
}

/** What may come next, and how likely. */
export interface Edge extends Rational {
  readonly to: Node;
}
