import type { z } from "zod";
import type { JsonSchema, Reason } from "./choice";
import type { SnapshotBase } from "./snapshot";

/** What is told so far of a game begun on paper: the facts known, the snapshot that the game began with, and the charts. */
export interface Told<S, C, K> {
  readonly known: K;
  readonly start: S;
  readonly charts: C;
}

/** A fact that a position hangs on. */
export interface Fact<S, C, K> {
  /** JSON pointer into what is known. */
  readonly pointer: string;
  /** False where there is nothing to ask; it is asked for always unless given. */
  readonly when?: (told: Told<S, C, K>) => boolean;
  /** What the rules have stand for it where nobody tells it; undefined, or left out, where only a referee can tell. */
  readonly standard?: (told: Told<S, C, K>) => unknown;
  /** True for what nothing else in a snapshot bears out: it is marked as taken over. */
  readonly unproven?: true;
}

/** How a ruleset takes over a game that was begun on paper. */
export interface TakeOver<S extends SnapshotBase, C, K> {
  /** Everything that can be told, an object whose members may all be left out. */
  readonly known: z.ZodType<K>;
  /** Why a game begun like that cannot be taken over, with a pointer into the input of `new`; undefined, or left out, where it can. */
  readonly refusal?: (start: S) => Reason | undefined;
  /** The facts in stages: what a fact looks at was told in a stage before, or stands before it in its own with a standard. */
  readonly stages: readonly (readonly Fact<S, C, K>[])[];
  /**
   * What the form takes in the game at hand, such as the spaces of its map: by paths into what is known, in which `*` stands for each
   * item or name, what is laid over the schema there. Ids listed as `enum` stand in place of any.
   */
  readonly narrowed?: (told: Told<S, C, K>) => Readonly<Record<string, JsonSchema>>;
  /** The position, made of the snapshot that the game began with once every fact is known; whether it can be is not asked here. */
  readonly position: (told: Told<S, C, K>) => S;
  /**
   * Where what stands in a snapshot was told, by the beginning of its pointer, as a pointer into the request; at the same pointer of
   * what is known where nothing is said.
   */
  readonly toldAt: Readonly<Record<string, string>>;
  /** A runnable request. */
  readonly example: { readonly input: unknown; readonly known: unknown };
}

/** A declaration whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds declarations of every shape
export type AnyTakeOver = TakeOver<any, any, any>;

/** Declares how games are taken over, with its types inferred. */
export function defineTakeOver<S extends SnapshotBase, C, K>(declared: TakeOver<S, C, K>): TakeOver<S, C, K> {
  return declared;
}
