import { findOperation } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import type { Dice } from "../../dice/dice";
import { enumerate } from "../../dice/enumerating";
import { ONE, type Rational } from "../../dice/rational";
import { apply } from "../../engine/apply";
import { moveChances } from "../../engine/policy";
import { canonicalJson, digestOf } from "../../json/canonical";
import { cloneJson } from "../../json/clone";
import type { Observation } from "../odds/questions";
import { type End, forcedMove, type Procedure } from "./procedure";
import { type MergePointPosition, ResumingDice } from "./resuming-dice";

/** A position of a procedure, between two operations or at a merge point (joint) within one. Plain JSON. */
export interface PlayPosition {
  readonly state: SnapshotBase;
  readonly operations: number;
  /** The next operation and its input. Missing if it is still to be chosen. */
  readonly move?: { readonly operation: string; readonly input: unknown };
  /** How far the operation was resolved, if at a merge point of it. `state` is the one before the operation. */
  readonly within?: MergePointPosition;
}

/** How a procedure ended, and what odds keep of it. */
export interface Ending extends End, Observation {}

/** Returns what odds keep of the state in which a procedure ends. */
export type Observe = (state: SnapshotBase) => Observation;

/** A possible continuation and its probability: a position or an ending. Equal keys have equal futures. */
export interface Branch extends Rational {
  readonly key: string;
  readonly to: { readonly position: PlayPosition } | { readonly ending: Ending };
}

/** The possible continuations, as far as they were followed. */
export interface Expansion {
  readonly branches: readonly Branch[];
  /** Number of runs. */
  readonly runs: number;
  readonly complete: boolean;
}

/** Maximum inputs enumerated per operation for a policy. */
const MOST_DRAWN = 2000;

/** Returns the start of a procedure. */
export function startBranch(procedure: Procedure, observe: Observe): Branch {
  const state = procedure.draft();
  const { first } = procedure;
  if (first === null) return branchTo(procedure, observe, { state, operations: 0 }, ONE);
  const position = { state, operations: 0, move: { operation: first.operation.name, input: first.input } };
  return { key: "first", to: { position }, ...ONE };
}

/**
 * Returns the possible continuations of a position: the moves that can be made, or the results of a forced move.
 * Follows at most `bound` branches, likeliest first. Depends on its arguments only.
 */
export function expand(
  procedure: Procedure,
  observe: Observe,
  position: PlayPosition,
  bound: number,
  isLate?: () => boolean,
): Expansion {
  const { ruleset, policy, charts } = procedure;
  const { state, operations } = position;
  if (position.move !== undefined) return resolveMove(procedure, observe, position, position.move, bound, isLate);
  const forced = forcedMove(procedure, state);
  const moves = forced
    ? [{ move: forced, ...ONE }]
    : policy === null
      ? []
      : moveChances(ruleset, policy, state, charts, MOST_DRAWN);
  const [only] = moves;
  if (only === undefined) {
    const ending = { end: "STUCK", until: null, ...observe(state) } as const;
    return { branches: [{ key: endingKey(ending), to: { ending }, ...ONE }], runs: 1, complete: true };
  }
  const namedMoves = moves.map(({ move: { operation, input }, ...chance }) => ({
    move: { operation: operation.name, input },
    ...chance,
  }));
  if (namedMoves.length === 1 && only.numerator === only.denominator) {
    return resolveMove(procedure, observe, position, namedMoves[0]!.move, bound, isLate);
  }
  const here = stateKey(procedure, state, operations);
  const branches = namedMoves.map(({ move, numerator, denominator }): Branch => {
    const key = `${here} ${canonicalJson(move)}`;
    return { key, to: { position: { state, operations, move } }, numerator, denominator };
  });
  return { branches, runs: 1, complete: true };
}

/** Resolves an operation up to its next merge point. */
function resolveMove(
  procedure: Procedure,
  observe: Observe,
  { state, operations, within }: PlayPosition,
  move: NonNullable<PlayPosition["move"]>,
  bound: number,
  isLate: (() => boolean) | undefined,
): Expansion {
  const { ruleset, charts, first } = procedure;
  const { operation: name, input } = move;
  const operation = operations === 0 && first !== null ? first.operation : findOperation(ruleset, name)!;
  // The first operation may begin in a state where the procedure already ends. More matters there, so it is not
  // normalized.
  const isUnderWay = procedure.endIn(state, operations) === undefined;
  const run = (dice: Dice): Branch => {
    const after = cloneJson(state);
    const jointed = new ResumingDice(dice, within);
    const joint = jointed.runToJoint(() => apply(operation, after, charts, input, jointed));
    if (joint !== undefined) {
      if (isUnderWay) procedure.level(after);
      const key = `${stateKey(procedure, after, operations)} ${canonicalJson([name, joint.place, joint.live])}`;
      return { key, to: { position: { state, operations, move, within: joint.within } }, ...ONE };
    }
    return branchTo(procedure, observe, { state: after, operations: operations + 1 }, ONE);
  };
  const {
    outcomes,
    branches: runCount,
    complete,
  } = enumerate(run, {
    bound,
    keyOf: ({ key }) => key,
    ...(isLate && { isLate }),
  });
  const branches = outcomes.map(({ value, numerator, denominator }) => ({ ...value, numerator, denominator }));
  return { branches, runs: runCount, complete };
}

function branchTo(procedure: Procedure, observe: Observe, position: PlayPosition, chance: Rational): Branch {
  const { state, operations } = position;
  const end = procedure.endIn(state, operations);
  if (end === undefined) {
    procedure.level(state);
    return { key: stateKey(procedure, state, operations), to: { position }, ...chance };
  }
  const ending = { ...end, ...observe(state) };
  return { key: endingKey(ending), to: { ending }, ...chance };
}

/** Returns the key of an ending; equal endings are merged. */
export function endingKey({ end, until, values, figures }: Ending): string {
  return canonicalJson([end, until, values, figures]);
}

/**
 * Returns the key of a state. States that differ only in `step` are merged: no rule depends on it, only seeded dice do.
 */
function stateKey({ counts }: Procedure, state: SnapshotBase, operations: number): string {
  const digest = digestOf({ ...state, step: 0 });
  return counts ? `${operations} ${digest}` : digest;
}
