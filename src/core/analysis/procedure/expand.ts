import { canonicalJson, cloneJson, digestOf } from "../../audit/canonical";
import type { SnapshotBase } from "../../contract/snapshot";
import type { Dice } from "../../dice/dice";
import { enumerate } from "../../dice/enumerating";
import { ONE, type Rational } from "../../dice/rational";
import { apply } from "../../engine/apply";
import { moveChances } from "../../engine/policy";
import { type Projected, projectWith } from "../odds/projection";
import { JointedDice, type Within } from "./jointed-dice";
import { type End, type Procedure, settledMove } from "./procedure";

/** A place where a procedure stands between two operations, or at a joint of one, as plain JSON. */
export interface Standing {
  readonly state: SnapshotBase;
  readonly operations: number;
  /** What is resolved next: an operation and its input; left out where that is still to be chosen. */
  readonly move?: { readonly operation: string; readonly input: unknown };
  /** How far it was resolved, where it stands at a joint of that operation; the state is the one before it. */
  readonly within?: Within;
}

/** How a procedure ended, and what was told apart then. */
export interface Ending extends End {
  readonly values: Projected;
}

/** What may come next, and how likely: the procedure stands somewhere, or has ended. Equal keys are equal in all that follows. */
export interface Branch extends Rational {
  readonly key: string;
  readonly to: { readonly standing: Standing } | { readonly ending: Ending };
}

/** All that may come next, as far as it was followed. */
export interface Expansion {
  readonly branches: readonly Branch[];
  /** Runs made. */
  readonly made: number;
  readonly complete: boolean;
}

/** Inputs that are drawn of one operation for a policy. */
const MOST_DRAWN = 2000;

/** Where a procedure begins. */
export function beginning(procedure: Procedure, places: readonly string[]): Branch {
  const state = procedure.draft();
  const { first } = procedure;
  if (first === null) return branchTo(procedure, places, { state, operations: 0 }, ONE);
  const standing = { state, operations: 0, move: { operation: first.operation.name, input: first.input } };
  return { key: "first", to: { standing }, ...ONE };
}

/**
 * What may come next where a procedure stands: the moves that may be made, or what the one that is made comes to, followed for
 * so many branches, the likeliest first. It depends on nothing but what is given.
 */
export function expand(
  procedure: Procedure,
  places: readonly string[],
  standing: Standing,
  bound: number,
  isLate?: () => boolean,
): Expansion {
  const { ruleset, policy, charts } = procedure;
  const { state, operations } = standing;
  if (standing.move !== undefined) return resolved(procedure, places, standing, standing.move, bound, isLate);
  const settled = settledMove(procedure, state);
  const moves = settled
    ? [{ move: settled, ...ONE }]
    : policy === null
      ? []
      : moveChances(ruleset, policy, state, charts, MOST_DRAWN);
  const [only] = moves;
  if (only === undefined) {
    const ending = { end: "STUCK", until: null, values: projectWith(ruleset, places, state) } as const;
    return { branches: [{ key: keyOf(ending), to: { ending }, ...ONE }], made: 1, complete: true };
  }
  const named = moves.map(({ move: { operation, input }, ...chance }) => ({
    move: { operation: operation.name, input },
    ...chance,
  }));
  if (named.length === 1 && only.numerator === only.denominator) {
    return resolved(procedure, places, standing, named[0]!.move, bound, isLate);
  }
  const here = keyAt(procedure, state, operations);
  const branches = named.map(({ move, numerator, denominator }): Branch => {
    const key = `${here} ${canonicalJson(move)}`;
    return { key, to: { standing: { state, operations, move } }, numerator, denominator };
  });
  return { branches, made: 1, complete: true };
}

/** What an operation comes to, up to its next joint. */
function resolved(
  procedure: Procedure,
  places: readonly string[],
  { state, operations, within }: Standing,
  move: NonNullable<Standing["move"]>,
  bound: number,
  isLate: (() => boolean) | undefined,
): Expansion {
  const { ruleset, charts, first } = procedure;
  const { operation: name, input } = move;
  const operation =
    operations === 0 && first !== null ? first.operation : ruleset.operations.find((each) => each.name === name)!;
  // The first operation may begin where more matters than where the procedure ends.
  const isUnderWay = procedure.endIn(state, operations) === undefined;
  const run = (dice: Dice): Branch => {
    const after = cloneJson(state);
    const jointed = new JointedDice(dice, within);
    const joint = jointed.stopped(() => apply(operation, after, charts, input, jointed));
    if (joint !== undefined) {
      if (isUnderWay) procedure.level(after);
      const key = `${keyAt(procedure, after, operations)} ${canonicalJson([name, joint.place, joint.live])}`;
      return { key, to: { standing: { state, operations, move, within: joint.within } }, ...ONE };
    }
    return branchTo(procedure, places, { state: after, operations: operations + 1 }, ONE);
  };
  const {
    outcomes,
    branches: made,
    complete,
  } = enumerate(run, {
    bound,
    keyOf: ({ key }) => key,
    ...(isLate && { isLate }),
  });
  const branches = outcomes.map(({ value, numerator, denominator }) => ({ ...value, numerator, denominator }));
  return { branches, made, complete };
}

function branchTo(procedure: Procedure, places: readonly string[], standing: Standing, chance: Rational): Branch {
  const { state, operations } = standing;
  const end = procedure.endIn(state, operations);
  if (end === undefined) {
    procedure.level(state);
    return { key: keyAt(procedure, state, operations), to: { standing }, ...chance };
  }
  const ending = { ...end, values: projectWith(procedure.ruleset, places, state) };
  return { key: keyOf(ending), to: { ending }, ...chance };
}

/** The key of an ending: those that look alike are one. */
export function keyOf({ end, until, values }: Ending): string {
  return canonicalJson([end, until, values]);
}

/**
 * The key of a state, of which those that are equal but for the number of steps resolved are one: seeded dice alone ask for that
 * number, no rule does.
 */
function keyAt({ counts }: Procedure, state: SnapshotBase, operations: number): string {
  const digest = digestOf({ ...state, step: 0 });
  return counts ? `${operations} ${digest}` : digest;
}
