import type { SnapshotBase } from "../operation/contract";
import type { AnyPolicy } from "../operation/policy";

/** What a ruleset brings to the referee's bench. */
export interface Analysis {
  /** The odds that examples show: an operation, and what of it is told apart. */
  readonly odds: { readonly operation: string; readonly project: readonly string[] };
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
