import type { z } from "zod";
import type { JsonSchema, Reason } from "./choice";
import type { SnapshotBase } from "./snapshot";

/**
 * The data for taking over a game begun on paper: the known facts, the snapshot at the start of the game, and the
 * charts.
 */
export interface TakeOverContext<S, C, K> {
  readonly known: K;
  readonly start: S;
  readonly charts: C;
}

/** A fact that a position depends on. */
export interface Fact<S, C, K> {
  /** JSON pointer into the known facts. */
  readonly pointer: string;
  /** False if the fact does not apply to this game. Default: it always applies. */
  readonly when?: (context: TakeOverContext<S, C, K>) => boolean;
  /**
   * Returns the value by the rules if the user does not supply one. Undefined, or omitted, if only a referee knows the
   * fact.
   */
  readonly standard?: (context: TakeOverContext<S, C, K>) => unknown;
  /** True if nothing else in a snapshot confirms the fact. It is then marked as taken over. */
  readonly unproven?: true;
}

/** A ruleset's support for taking over games begun on paper. */
export interface TakeOver<S extends SnapshotBase, C, K> {
  /** Schema of all facts: an object whose members are all optional. */
  readonly known: z.ZodType<K>;
  /**
   * Returns why a game with this start cannot be taken over, with a pointer into the input of `new`. Undefined, or
   * omitted, if it can.
   */
  readonly refusal?: (start: S) => Reason | undefined;
  /**
   * The facts in stages. A fact may depend on facts of earlier stages, and on earlier facts of its own stage that have
   * a standard. It must read each of them by name: a fact whose declaration reads an unknown one is not asked for yet.
   */
  readonly stages: readonly (readonly Fact<S, C, K>[])[];
  /**
   * Returns schemas that narrow the form to this game, such as the spaces of its map. The keys are paths into the known
   * facts, in which `*` stands for each item or name. An `enum` of ids replaces any schema of ids.
   */
  readonly narrowed?: (context: TakeOverContext<S, C, K>) => Readonly<Record<string, JsonSchema>>;
  /**
   * Builds the position from the snapshot at the start, once every fact is known. Does not check whether play can reach
   * it.
   */
  readonly position: (context: TakeOverContext<S, C, K>) => S;
  /**
   * Pointers into the request by prefix of a pointer into the snapshot. Default: the same pointer in the known facts.
   */
  readonly requestPointers: Readonly<Record<string, string>>;
  /** A complete request. */
  readonly example: { readonly input: unknown; readonly known: unknown };
}

/** A declaration with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds declarations of every shape
export type AnyTakeOver = TakeOver<any, any, any>;

/** Declares how to take over games, with its types inferred. */
export function defineTakeOver<S extends SnapshotBase, C, K>(declared: TakeOver<S, C, K>): TakeOver<S, C, K> {
  return declared;
}
