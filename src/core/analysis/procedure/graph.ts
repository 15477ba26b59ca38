import type { Rational } from "../../dice/rational";
import type { Ending, PlayPosition } from "./expand";

/** A node of the walk: a position or an ending. */
export interface Node {
  readonly key: string;
  /** Null once all continuations are known, and always for an ending. */
  position: PlayPosition | null;
  readonly ending: Ending | null;
  /** The continuations, as far as they were followed; undefined before that, and for an ending. */
  next: readonly Edge[] | undefined;
  /** Approximate share of the continuations that was followed. */
  exploredShare: number;
  /** Maximum branches the next time the node is expanded. */
  bound: number;
  /**
   * Approximate probability of reaching the node: the part passed on to its continuations, and the part that arrived
   * since.
   */
  passed: number;
  arrived: number;
}

/** A continuation and its probability. */
export interface Edge extends Rational {
  readonly to: Node;
}
