import type { Scalar } from "./choice";
import type { SnapshotBase } from "./snapshot";

/** The data a ruleset provides for analyses of a game. */
export interface Analysis {
  /** The odds request in the examples: an operation, and the pointers to project. */
  readonly odds: { readonly operation: string; readonly project: readonly string[] };
  /**
   * The comparison in the examples: an operation, and what differs on the other side. Omitted if there is no such
   * example.
   */
  readonly compare?: { readonly operation: string; readonly against: Readonly<Record<string, unknown>> };
  /** Useful projections: by operation and JSON pointer, a label in the ruleset's first language. */
  readonly projections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The questions that players ask of odds, by id. Ids never change. */
  readonly questions?: Readonly<Record<string, AnyQuestion>>;
  /**
   * By roll label, JSON pointers (from /outcome or /snapshot) to values that these dice never change, and names of such
   * measures. Odds of those values need not branch over these dice.
   */
  readonly unmoved: Readonly<Record<string, readonly string[]>>;
  /** State that has no effect during some phases. Odds of a procedure that ends with those phases may ignore it. */
  readonly immaterial?: readonly Immaterial[];
  /** Ways to play, by name. At least `cautious`, `aggressive` and `random`. */
  readonly policies: Readonly<Record<string, AnyPolicy>>;
  /** Statistics of a finished game, by name. */
  readonly measures: Readonly<Record<string, AnyMeasure>>;
}

/**
 * State that has no effect on anything else during some phases, neither on what is legal nor on any probability.
 * Afterwards, it does not change the probabilities of the named measures or of the end of the game.
 */
export interface Immaterial {
  readonly phases: readonly string[];
  /** JSON pointers that begin at /snapshot. */
  readonly places: readonly string[];
  readonly measures: readonly string[];
}

/** A statistic of a finished game: a number or a code. */
export interface Measure<S extends SnapshotBase> {
  /** Its rule, and a sentence that describes the measure. */
  readonly doc: string;
  readonly of: (state: S) => number | string;
}

/** A measure with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds measures of every game
export type AnyMeasure = Measure<any>;

/** A way to play: how it chooses among legal moves. */
export interface Policy<S extends SnapshotBase = SnapshotBase> {
  readonly doc: string;
  /**
   * Weight of an operation in the random draw of a move. Default: 10. An operation with weight 0 is drawn only if
   * nothing else is open.
   */
  readonly lots: Readonly<Record<string, number>>;
  /** Returns the score of a move. Of several drawn moves, the best is made. Without it, the first one is made. */
  readonly score?: (state: S, operation: string, input: Readonly<Record<string, unknown>>) => number;
}

/** A policy with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds policies of every game
export type AnyPolicy = Policy<any>;

/** A chance: whether something happens. An expectation: how much of it happens on average. */
export type QuestionKind = "CHANCE" | "EXPECTATION";

/** A result that questions are about. A procedure has no outcome. */
export interface QuestionResult<S extends SnapshotBase = SnapshotBase, O = unknown> {
  readonly before: S;
  readonly after: S;
  readonly outcome: O;
}

/** The answer of one result: a truth or a number, or one for each subject, such as a ship. */
export type ResultAnswer = boolean | number | Readonly<Record<string, boolean | number>>;

interface QuestionBase {
  readonly kind: QuestionKind;
  /** The operations whose odds answer it by default. */
  readonly operations: readonly string[];
}

/**
 * A question about the values at a JSON pointer that begins at /outcome or /snapshot. With a test, it is about how many
 * values pass, or whether one does. Without one, it is about their sum.
 */
interface ValueQuestion extends QuestionBase {
  readonly at: string;
  /** The value is one of these. */
  readonly is?: readonly Scalar[];
  /** The value is a number of at least this. */
  readonly atLeast?: number;
  /** The value is not null. */
  readonly isPresent?: true;
}

/** A question about the gain of a number: a measure of the ruleset, or a JSON pointer that begins at /snapshot. */
interface GainQuestion extends QuestionBase {
  readonly kind: "EXPECTATION";
  readonly gain: string;
}

/** A question that needs a function. */
interface ComputedQuestion<S extends SnapshotBase, O> extends QuestionBase {
  /** The places that the answer depends on, before or after: JSON pointers, or names of measures. */
  readonly reads: readonly string[];
  readonly answer: (result: QuestionResult<S, O>) => ResultAnswer;
  /** Returns the code or name that stands for a subject in a sentence. Default: the subject. */
  readonly nameOf?: (subject: string, before: S) => string;
}

/** A question that players ask of odds. If it reads no outcome, procedures answer it too. */
export type Question<S extends SnapshotBase, O> = ValueQuestion | GainQuestion | ComputedQuestion<S, O>;

/** A question with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds questions of every game
export type AnyQuestion = Question<any, any>;
