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

/** Seeded dice, of a seed of 1 to 128 characters; or a tape of the faces that real dice showed, which must be used up exactly. */
type Dice =
  | { readonly seed: string; readonly dice?: undefined }
  | { readonly seed?: undefined; readonly dice: readonly number[] };

/** The input of an operation, which can be left out where nothing of it must be there. */
type Input<I> = Record<never, never> extends I ? { readonly input?: I | undefined } : { readonly input: I };

/** The snapshot that an operation is called on: none for `new`, and any or none where the operation is known at run time alone. */
type On<S, N> = string extends N
  ? { readonly snapshot?: S | undefined }
  : N extends "new"
    ? { readonly snapshot?: undefined }
    : { readonly snapshot: S };

/** An operation with its input, on a snapshot. */
type Called<S extends SnapshotBase, O extends Operations, N extends OperationName<O>> = {
  readonly operation: N;
  /** Charts laid over the game's own, whole or in part. */
  readonly charts?: unknown;
} & On<S, N> &
  Input<O[N]["input"]>;

/** One request to `adjudicate`: an operation of a game with its input, on a snapshot, with seeded dice or those of a tape. */
export type Request<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = {
  readonly audit?: AuditLevel | undefined;
  /** Ordinals, from 0 in the order of the audit, of rolls to be made again where the game allows it. */
  readonly rerolls?: readonly number[] | undefined;
  /** Which operations the answer lists; `PHASE` where it is left out. */
  readonly decisions?: DecisionScope | undefined;
  /** Sides, or the word for an onlooker, whose views of the resolution are asked for, in a game that hides something. */
  readonly views?: readonly string[] | undefined;
  /** True to go on by itself while nothing is open but one operation that ends something and takes no input. */
  readonly runOn?: boolean | undefined;
} & Called<S, O, N> &
  Dice;

/** A snapshot, and the charts laid over the game's own. */
export interface Position<S extends SnapshotBase = SnapshotBase> {
  readonly snapshot: S;
  readonly charts?: unknown;
}

/** What `decide` is asked: without a snapshot how a game may be begun. */
export interface DecisionsRequest<S extends SnapshotBase = SnapshotBase> extends Partial<Position<S>> {
  /** Which operations it lists; `PHASE` where it is left out. */
  readonly decisions?: DecisionScope | undefined;
}

/** What odds are asked of: an operation that might be called, and what of its result is told apart. */
export type OddsRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Pick<HuntersOddsRequest, "project" | "bound" | "trials" | "seed"> & Called<S, O, N>;

/** A request to an operation, what is otherwise on the other side, and whether the odds of both are wanted. */
export type CompareRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Pick<HuntersCompareRequest, "against" | "project" | "bound" | "trials" | "language"> &
  Pick<Request<S, O, N>, "rerolls"> &
  Called<S, O, N> &
  Dice;

/** What play goes on from: an operation on a snapshot, or the snapshot alone. */
type Beginning<S extends SnapshotBase, O extends Operations, N extends OperationName<O>> =
  | Called<S, O, N>
  | (Position<S> & { readonly operation?: undefined; readonly input?: undefined });

/** What the odds of a procedure are asked of: where it begins, how play goes on, where it ends, and what is told apart there. */
export type ProspectsRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Omit<HuntersProspectsRequest, "operation" | "snapshot" | "input" | "charts"> & Beginning<S, O, N>;

/** What is simulated: an operation, a game from a start or a snapshot, or an operation and then the game, to its end or some other. */
export type SimulateRequest<
  S extends SnapshotBase = SnapshotBase,
  O extends Operations = Operations,
  N extends OperationName<O> = OperationName<O>,
> = Pick<HuntersSimulateRequest, "policy" | "choices" | "until" | "runs" | "first" | "seed" | "measures" | "moves"> &
  Beginning<S, O, N>;

/** An operation with input of its own, of those that a game in play has. */
export type Move<O extends Operations = Operations> = {
  readonly [N in Exclude<OperationName<O>, "new">]: { readonly operation: N; readonly input: O[N]["input"] };
}[Exclude<OperationName<O>, "new">];
