import type { z } from "zod";
import type { Choice, Reason } from "./choice";
import type { Context } from "./context";
import type { Phrases } from "./phrases";
import type { SnapshotBase } from "./snapshot";

/** Whether an operation may be called now: open with its legal input, or closed by a rule. */
export type Legality<I = unknown> =
  | { readonly legal: true; readonly input: Choice<I> }
  | { readonly legal: false; readonly reason: Reason };

/** A runnable request: POSTed as it stands it resolves. */
export interface Example {
  readonly snapshot?: unknown;
  readonly input: unknown;
  readonly seed: string;
}

/** The runnable requests of a ruleset by name, made of the vectors that its operations and reports name. */
export interface Examples {
  readonly operations: Readonly<Record<string, Example>>;
  readonly reports: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The declaration of an operation, from which both wires, the schemas and the command line are made. */
export interface Declaration<I, O> {
  /** camelCase and stable for ever; the name on every wire. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  readonly input: z.ZodType<I>;
  /** Texts of the input that people type, such as a name: JSON pointers in which `*` stands for each item of a list. */
  readonly texts?: readonly string[];
  /** Turns input of a contract published before into input of today, so that stored games replay; left out where none changed. */
  readonly earlier?: (input: unknown) => unknown;
  readonly outcome: z.ZodType<O>;
  /** The vector that shows the usual case; published are its snapshot and input, with dice of a seed. */
  readonly example: string;
}

/** Where play must stand for an operation, and the section that says so. */
export interface Phases {
  readonly of: readonly string[];
  readonly section: string;
}

/** An operation on a snapshot. */
export interface Operation<S extends SnapshotBase, C, I, O> extends Declaration<I, O> {
  /** Elsewhere the operation is illegal without its `legality` being asked; left out, that alone decides. */
  readonly phases?: Phases;
  /** What it is for play, where that is more than a move: left out, play waits for it unless something open ends what is going on. */
  readonly kind?: "MAY" | "END" | "STANDING";
  /** False while play waits for another decision of the same phase; lists of decisions then hold it only when all are asked for. */
  readonly isDue?: (state: S) => boolean;
  /** The side whose decision it is now, null where nobody decides and either may call it; left out where only a referee calls it. */
  readonly by?: (state: S) => string | null;
  readonly legality: (state: S, charts: C) => Legality<I>;
  /** Carries the operation out on the context's draft; only called where it is legal, with legal input. */
  readonly resolve: (ctx: Context<S, C>, input: I) => O;
}

/** An operation whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every shape
export type AnyOperation = Operation<any, any, any, any>;

/** Declares an operation with its types inferred. */
export function defineOperation<S extends SnapshotBase, C, I, O>(
  operation: Operation<S, C, I, O>,
): Operation<S, C, I, O> {
  return operation;
}

/** Facts of listed values of an input, by member and value. */
export type ValueFacts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string | number | null>>>>>
>;

/** The operation that starts a game: it has no snapshot and makes the first one. */
export interface StartOperation<S extends SnapshotBase, C, I, O> extends Declaration<I, O> {
  readonly name: "new";
  readonly choice: (charts: C) => Choice<I>;
  /** The input of the standard game, for who names none. */
  readonly standard: () => I;
  /** What the standard game has of members that may be left out, where it does not hang on other members. */
  readonly defaults?: (charts: C) => Partial<I>;
  /** Facts of listed values, by the member they stand under and by the value: the section of a rule as `rule`, and what a scenario is. */
  readonly values?: (charts: C) => ValueFacts;
  /** The snapshot before any die is rolled; `resolve` rolls on it. */
  readonly blank: (input: I, charts: C) => S;
  readonly resolve: (ctx: Context<S, C>, input: I) => O;
}

/** A pure function of snapshots that changes nothing and rolls no die, such as a log sheet. */
export interface Report<C, I, O> {
  /** camelCase and stable for ever; the name on every wire, which no operation shares. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  /** An object; a request is this and, beside it, `charts`. */
  readonly input: z.ZodType<I>;
  /** Where the input holds snapshots, as JSON pointers in which a `*` stands for every item of a list. */
  readonly snapshots: readonly string[];
  readonly output: z.ZodType<O>;
  /** A runnable request, in which the name of a vector stands for the snapshot that it begins with. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The report; its text for people is made of the phrases given. */
  readonly compute: (input: I, charts: C, phrases: Phrases) => O;
}

/** A report whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds reports of every shape
export type AnyReport = Report<any, any, any>;

/** Declares a report with its types inferred. */
export function defineReport<C, I, O>(report: Report<C, I, O>): Report<C, I, O> {
  return report;
}
