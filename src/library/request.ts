import type {
  HuntersCompareRequest,
  HuntersOddsRequest,
  HuntersProspectsRequest,
  HuntersSimulateRequest,
} from "../client/generated/schemas";
import type { AuditLevel } from "../core/contract/audit";
import type { DecisionScope } from "../core/contract/request";
import type { SnapshotBase } from "../core/contract/snapshot";
import type { OperationName, Operations } from "./ruleset";

/**
 * Seeded dice, with a seed of 1 to 128 characters, or the faces of real dice. The operation must use all of these
 * faces.
 */
type DiceOrSeed =
  | { readonly seed: string; readonly dice?: undefined }
  | { readonly seed?: undefined; readonly dice: readonly number[] };

/** The input of an operation. Optional if it has no required members. */
type InputField<I> = Record<never, never> extends I ? { readonly input?: I | undefined } : { readonly input: I };

/** The snapshot of an operation: none for `new`. Optional if the operation is known only at run time. */
type SnapshotField<S, N> = string extends N
  ? { readonly snapshot?: S | undefined }
  : N extends "new"
    ? { readonly snapshot?: undefined }
    : { readonly snapshot: S };

/** An operation with its input, on a snapshot. */
type CallFields<S extends SnapshotBase, O extends Operations, N extends OperationName<O>> = {
  readonly operation: N;
  /** Overrides for the game's charts, whole or in part. */
  readonly charts?: unknown;
} & SnapshotField<S, N> &
  InputField<O[N]["input"]>;

/** A request to `adjudicate`: an operation with its input, on a snapshot, with a seed or real dice. */
export type Request<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = {
  readonly audit?: AuditLevel | undefined;
  /** Ordinals of rolls to reroll, from 0 in the order of the audit, if the game allows it. */
  readonly rerolls?: readonly number[] | undefined;
  /** The operations that the answer lists. Default: `PHASE`. */
  readonly decisions?: DecisionScope | undefined;
  /**
   * Sides, or the name of a neutral observer, whose views of the resolution to return. For games with hidden
   * information.
   */
  readonly views?: readonly string[] | undefined;
  /** If true, continues while the only open operation ends something and accepts no input. */
  readonly runOn?: boolean | undefined;
  /** Operations that `runOn` does not stop for: it passes optional ones and calls forced ones. */
  readonly runThrough?: readonly OperationName<O>[] | undefined;
} & CallFields<S, O, N> &
  DiceOrSeed;

/** A snapshot, and overrides for the game's charts. */
export interface Position<S extends SnapshotBase = SnapshotBase> {
  readonly snapshot: S;
  readonly charts?: unknown;
}

/** A request to `decide`. Without a snapshot, the answer describes how a game may begin. */
export interface DecisionsRequest<S extends SnapshotBase = SnapshotBase> extends Partial<Position<S>> {
  /** The operations that the answer lists. Default: `PHASE`. */
  readonly decisions?: DecisionScope | undefined;
}

/** A request for odds: an operation, and pointers to the values that separate the groups. */
export type OddsRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Pick<HuntersOddsRequest, "project" | "bound" | "trials" | "seed"> & CallFields<S, O, N>;

/** A request to `compare`: an operation, the changes for the other side, and optionally the odds of both sides. */
export type CompareRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Pick<HuntersCompareRequest, "against" | "project" | "bound" | "trials" | "language"> &
  Pick<Request<S, O, N>, "rerolls"> &
  CallFields<S, O, N> &
  DiceOrSeed;

/** The start of a procedure: an operation on a snapshot, or the snapshot alone. */
type ProcedureStart<S extends SnapshotBase, O extends Operations, N extends OperationName<O>> =
  | CallFields<S, O, N>
  | (Position<S> & { readonly operation?: undefined; readonly input?: undefined });

/**
 * A request for the odds of a procedure: its start, the choices, its end, and the pointers that separate the groups.
 */
export type ProspectsRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Omit<HuntersProspectsRequest, "operation" | "snapshot" | "input" | "charts"> & ProcedureStart<S, O, N>;

/**
 * A request to `simulate`: an operation, or a game from its start, a snapshot or an operation, up to its end or another
 * condition.
 */
export type SimulateRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Pick<HuntersSimulateRequest, "policy" | "choices" | "until" | "runs" | "first" | "seed" | "measures" | "moves"> &
  ProcedureStart<S, O, N>;

/** An operation of a game in play, with its input. */
export type Move<O extends Operations = Operations> = {
  readonly [N in Exclude<OperationName<O>, "new">]: { readonly operation: N; readonly input: O[N]["input"] };
}[Exclude<OperationName<O>, "new">];
