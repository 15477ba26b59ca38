import type { SnapshotBase } from "./snapshot";

/** The part of a ruleset that serves the referee's analysis of a game. */
export interface Analysis {
  /** The odds that examples show: an operation, and the places projected. */
  readonly odds: { readonly operation: string; readonly project: readonly string[] };
  /** The comparison that examples show: an operation, and what is otherwise on the other side; left out where one shows nothing otherwise. */
  readonly compare?: { readonly operation: string; readonly against: Readonly<Record<string, unknown>> };
  /** What is worth asking odds for: by operation, what stands at each JSON pointer to be projected, in the first language. */
  readonly projections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * By label, the places that its dice never move, as JSON pointers that begin at /outcome or /snapshot; the odds of what
   * stands there need not branch over those dice.
   */
  readonly unmoved: Readonly<Record<string, readonly string[]>>;
  /** What decides nothing while play stays in some phases; the odds of a procedure that ends with them need not tell it apart. */
  readonly immaterial?: readonly Immaterial[];
  /** Ways to play, by name: at least cautious, aggressive and random. */
  readonly policies: Readonly<Record<string, AnyPolicy>>;
  /** Figures read off a finished game, by name. */
  readonly measures: Readonly<Record<string, AnyMeasure>>;
}

/**
 * Places that decide nothing but themselves while play stays in some phases: whatever stands there, the same is legal, and all else
 * is as likely. When play has left the phases, the measures named are as likely, and whether the game is over.
 */
export interface Immaterial {
  readonly phases: readonly string[];
  /** JSON pointers that begin at /snapshot. */
  readonly places: readonly string[];
  readonly measures: readonly string[];
}

/** A figure read off a finished game: a number, or a code. */
export interface Measure<S extends SnapshotBase> {
  /** Its rule, and a sentence that says what it measures. */
  readonly doc: string;
  readonly of: (state: S) => number | string;
}

/** A measure whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds measures of every game
export type AnyMeasure = Measure<any>;

/** A way to play: how it chooses among the legal moves, and never one that is not legal. */
export interface Policy<S extends SnapshotBase = SnapshotBase> {
  readonly doc: string;
  /** The number of lots an operation has in the urn that a move is drawn from, 10 unless given; one with 0 is drawn when nothing else is open. */
  readonly lots: Readonly<Record<string, number>>;
  /** The score of a move: of several drawn the best is made. Without it the first drawn is made. */
  readonly like?: (state: S, operation: string, input: Readonly<Record<string, unknown>>) => number;
}

/** A policy whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds policies of every game
export type AnyPolicy = Policy<any>;
