import type { SnapshotBase } from "../core/contract/snapshot";

/** The operations of a game by name: what each takes, and what comes of it. */
export type Operations = Readonly<Record<string, { readonly input: unknown; readonly outcome: unknown }>>;

/** The name of one of a game's operations. */
export type OperationName<O extends Operations> = keyof O & string;

/** An operation or a report of a game, as it is listed. */
export interface Listed {
  /** Stable for ever: what a request names. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  /** The sections it resolves. */
  readonly rules: readonly string[];
}

/**
 * One game, as every function of this package takes it, by the shape of its snapshots and of its operations. It comes from here
 * alone: its rules are within. Who chooses operations and input only at run time takes any game as a `Ruleset`.
 */
export interface Ruleset<S extends SnapshotBase = SnapshotBase, O extends Operations = Operations> {
  /** Its name in snapshots and on the wire, such as `hunters`. */
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  /** Tags of the languages it speaks; the first is the default. */
  readonly languages: readonly string[];
  /** Every operation but `new`, in the order of play. */
  readonly operations: readonly Listed[];
  readonly reports: readonly Listed[];
  /** Never there: it tells the compiler what the operations take and come to. */
  readonly types?: O;
  /** True when a game is over and no operation is open. */
  over(snapshot: S): boolean;
}
