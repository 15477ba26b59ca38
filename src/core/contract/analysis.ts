import type { SnapshotBase } from "./operation";

/** What a ruleset brings to the referee's analysis of a game. */
export interface Analysis {
  /** The odds that examples show: an operation, and what of it is told apart. */
  readonly odds: { readonly operation: string; readonly project: readonly string[] };
  /**
   * By label, the places that its dice never move, as JSON pointers that begin at /outcome or /snapshot; the odds of what
   * stands there need not tell those dice apart.
   */
  readonly unmoved: Readonly<Record<string, readonly string[]>>;
  /** Ways to play, by name: at least cautious, aggressive and random. */
  readonly policies: Readonly<Record<string, AnyPolicy>>;
  /** What is told of the end of a game, by name. */
  readonly measures: Readonly<Record<string, AnyMeasure>>;
}

/** What is told of a game at its end: a number or a code. */
export interface Measure<S extends SnapshotBase> {
  /** Its rule, and what it measures. */
  readonly doc: string;
  readonly of: (state: S) => number | string;
}

/** A measure whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds measures of every game
export type AnyMeasure = Measure<any>;

/** A way to play: how it chooses among the legal moves, and never one that is not legal. */
export interface Policy<S extends SnapshotBase = SnapshotBase> {
  readonly doc: string;
  /** How many lots an operation has in the urn that a move is drawn from, 10 unless told; one with 0 is drawn when nothing else is open. */
  readonly lots: Readonly<Record<string, number>>;
  /** How much it likes a move; of several drawn, it makes the one it likes best. Without it the first drawn is made. */
  readonly like?: (state: S, operation: string, input: Readonly<Record<string, unknown>>) => number;
}

/** A policy whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds policies of every game
export type AnyPolicy = Policy<any>;
