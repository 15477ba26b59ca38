import type { SnapshotBase } from "../core/contract/snapshot";

/** The operations of a game by name, with the types of their input and outcome. */
export type Operations = Readonly<Record<string, { readonly input: unknown; readonly outcome: unknown }>>;

/** The name of one of a game's operations. */
export type OperationName<O extends Operations> = keyof O & string;

/** The description of an operation or a report. */
export interface OperationInfo {
  /** The name in requests. It never changes. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  /** The sections of the rules that it resolves. */
  readonly rules: readonly string[];
}

/**
 * A game, as every function of this package accepts it. The type parameters are its snapshot and its operations. Only
 * this package creates rulesets. If operations and input are known only at run time, use a plain `Ruleset`.
 */
export interface Ruleset<S extends SnapshotBase = SnapshotBase, O extends Operations = Operations> {
  /** Its name in snapshots, REST and GraphQL, such as `hunters`. */
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  /** Tags of the supported languages. The first is the default. */
  readonly languages: readonly string[];
  /** Every operation except `new`, in the order of play. */
  readonly operations: readonly OperationInfo[];
  readonly reports: readonly OperationInfo[];
  /** Never present. It carries the input and outcome types of the operations for the compiler. */
  readonly types?: O;
  /** True if the game is over and no operation is open. */
  over(snapshot: S): boolean;
}
