import type { SnapshotBase } from "../core/contract/snapshot";

/** An operation or a report of a game, as it is listed. */
export interface Listed {
  /** Stable for ever: what a request names. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  /** The sections it resolves. */
  readonly rules: readonly string[];
}

/** One game, as every function of this package takes it, by the shape of its snapshots. It comes from here alone: its rules are within. */
export interface Ruleset<S extends SnapshotBase = SnapshotBase> {
  /** Its name in snapshots and on the wire, such as `hunters`. */
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  /** Tags of the languages it speaks; the first is the default. */
  readonly languages: readonly string[];
  /** Every operation but `new`, in the order of play. */
  readonly operations: readonly Listed[];
  readonly reports: readonly Listed[];
  /** True when a game is over and no operation is open. */
  over(snapshot: S): boolean;
}
