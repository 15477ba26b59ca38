import type { z } from "zod";
import type { Choice, Reason } from "./choice";
import type { Context } from "./context";
import type { Phrases } from "./phrases";
import type { SnapshotBase } from "./snapshot";

/** The legality of an operation: open with its legal input, or closed by a rule. */
export type Legality<I = unknown> =
  | { readonly legal: true; readonly input: Choice<I> }
  | { readonly legal: false; readonly reason: Reason };

/** A complete request that resolves when it is POSTed. */
export interface Example {
  readonly snapshot?: unknown;
  readonly input: unknown;
  readonly seed: string;
}

/** Complete requests of a ruleset by name, built from the vectors that its operations and reports name. */
export interface Examples {
  readonly operations: Readonly<Record<string, Example>>;
  readonly reports: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The declaration of an operation. REST, GraphQL, the schemas and the command line are generated from it. */
export interface OperationDeclaration<I, O> {
  /** The operation's name on every transport, in camelCase. Never changes. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  readonly input: z.ZodType<I>;
  /** JSON pointers to texts of the input that people type, such as a name. `*` stands for each item of a list. */
  readonly texts?: readonly string[];
  /**
   * Converts input of older revisions to the current form, so that stored games replay. Omitted if the form never
   * changed.
   */
  readonly migrateInput?: (input: unknown) => unknown;
  readonly outcome: z.ZodType<O>;
  /** Name of the vector for the usual case. Its snapshot and input are published, with a seed for the dice. */
  readonly example: string;
}

/** The phases in which an operation is legal, and the section that says so. */
export interface Phases {
  readonly of: readonly string[];
  readonly section: string;
}

/** An operation on a snapshot. */
export interface Operation<S extends SnapshotBase, C, I, O> extends OperationDeclaration<I, O> {
  /** In other phases the operation is illegal, and `legality` is not called. If omitted, `legality` alone decides. */
  readonly phases?: Phases;
  /**
   * The role of the decision, unless it is a plain move. If omitted, play waits for it, unless an open decision ends
   * the current activity.
   */
  readonly kind?: "MAY" | "END" | "STANDING";
  /**
   * False while play waits for another decision of the same phase. Lists then contain the operation only if all
   * decisions are requested.
   */
  readonly isDue?: (state: S) => boolean;
  /** Returns the side that decides now. Null if either side may call it. Omitted if only a referee calls it. */
  readonly by?: (state: S) => string | null;
  readonly legality: (state: S, charts: C) => Legality<I>;
  /** Carries out the operation on the context's draft. Called only if the operation and its input are legal. */
  readonly resolve: (ctx: Context<S, C>, input: I) => O;
}

/** An operation with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every shape
export type AnyOperation = Operation<any, any, any, any>;

/** Declares an operation with its types inferred. */
export function defineOperation<S extends SnapshotBase, C, I, O>(
  operation: Operation<S, C, I, O>,
): Operation<S, C, I, O> {
  return operation;
}

/** Facts about listed values of an input, by member and value. */
export type ValueFacts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string | number | null>>>>>
>;

/** The operation that starts a game. It has no snapshot and creates the first one. */
export interface StartOperation<S extends SnapshotBase, C, I, O> extends OperationDeclaration<I, O> {
  readonly name: "new";
  readonly choice: (charts: C) => Choice<I>;
  /** Returns the input of the standard game. */
  readonly standard: () => I;
  /** Returns the defaults of optional members, as far as they do not depend on other members. */
  readonly defaults?: (charts: C) => Partial<I>;
  /**
   * Returns facts about listed values, by member and value: the section of a rule as `rule`, and properties of a
   * scenario.
   */
  readonly values?: (charts: C) => ValueFacts;
  /** Returns the snapshot before any die is rolled. `resolve` continues on it. */
  readonly blank: (input: I, charts: C) => S;
  readonly resolve: (ctx: Context<S, C>, input: I) => O;
}

/** A pure function of snapshots, such as a log sheet. It rolls no dice. */
export interface Report<C, I, O> {
  /** The report's name on every transport, in camelCase. Never changes, and no operation has the same name. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  /** Schema of an object. A request has these fields and `charts`. */
  readonly input: z.ZodType<I>;
  /** JSON pointers to the snapshots in the input. `*` stands for every item of a list. */
  readonly snapshots: readonly string[];
  readonly output: z.ZodType<O>;
  /** A complete request. The name of a vector stands for that vector's initial snapshot. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Computes the report. The phrases supply its text for people. */
  readonly compute: (input: I, charts: C, phrases: Phrases) => O;
}

/** A report with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds reports of every shape
export type AnyReport = Report<any, any, any>;

/** Declares a report with its types inferred. */
export function defineReport<C, I, O>(report: Report<C, I, O>): Report<C, I, O> {
  return report;
}
