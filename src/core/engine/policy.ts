import { canonicalJson } from "../audit/canonical";
import type { AnyPolicy } from "../contract/analysis";
import type { Choice, Picker } from "../contract/choice";
import type { AnyOperation, Legality } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import type { Dice } from "../dice/dice";
import { enumerate } from "../dice/enumerating";
import { add, compare, inverse, minus, multiply, ONE, type Rational, rational, ZERO } from "../dice/rational";
import type { Move } from "./apply";
import { operationsInPhase } from "./legality";

/** Lots of an operation that a policy says nothing of. */
const USUAL_LOTS = 10;

/** Moves drawn for a policy that likes some better than others. */
const DRAWN = 8;

interface Open {
  readonly operation: AnyOperation;
  readonly choice: Choice;
  readonly lots: number;
}

/** Chooses a legal move by a policy; undefined when no operation is legal. */
export function chooseMove(
  ruleset: AnyRuleset,
  policy: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
  pick: Picker,
): Move | undefined {
  const open = openOperations(ruleset, policy, state, charts);
  if (open.length === 0) return undefined;
  const first = drawFrom(open, pick);
  const { like } = policy;
  if (like === undefined) return first;
  let best = first;
  let liking = likingOf(like, state, first);
  for (let drawn = 1; drawn < DRAWN; drawn += 1) {
    const other = drawFrom(open, pick);
    const liked = likingOf(like, state, other);
    if (liked > liking) [best, liking] = [other, liked];
  }
  return best;
}

/** A move that a policy may make, and how likely it makes it. */
export interface MoveChance extends Rational {
  readonly move: Move;
}

/**
 * What `chooseMove` makes with dice that fall evenly, exactly; of each operation so many inputs are drawn at the most, and where
 * there are more the chances are the least they can be. Empty when no operation is legal.
 */
export function moveChances(
  ruleset: AnyRuleset,
  policy: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
  most: number,
): readonly MoveChance[] {
  const open = openOperations(ruleset, policy, state, charts);
  const lots = open.reduce((sum, each) => sum + each.lots, 0);
  const drawn = open.flatMap(({ operation, choice, lots: own }): MoveChance[] => {
    const share = rational(BigInt(own), BigInt(lots));
    const inputs = enumerate((dice) => choice.draw((n) => (n <= 1 ? 0 : pickOf(dice, n))), {
      bound: most,
      keyOf: canonicalJson,
    });
    return inputs.outcomes.map(({ value, ...chance }) => ({
      move: { operation, input: value },
      ...multiply(share, chance),
    }));
  });
  const { like } = policy;
  return like === undefined ? drawn : bestOf(drawn, (move) => likingOf(like, state, move));
}

function pickOf(dice: Dice, n: number): number {
  return dice.roll({ label: "pick", sides: n, count: 1, read: "sum" })[0]! - 1;
}

/** The chances of the best of several moves drawn; of those liked equally the first drawn is the best. */
function bestOf(drawn: readonly MoveChance[], liking: (move: Move) => number): MoveChance[] {
  const byLiking = new Map<number, MoveChance[]>();
  for (const each of drawn) {
    const value = liking(each.move);
    byLiking.set(value, [...(byLiking.get(value) ?? []), each]);
  }
  const best: MoveChance[] = [];
  let below = ZERO;
  for (const value of [...byLiking.keys()].sort((a, b) => a - b)) {
    const alike = byLiking.get(value)!;
    const share = alike.reduce<Rational>(add, ZERO);
    const upTo = add(below, share);
    const chance = minus(allDrawn(upTo), allDrawn(below));
    for (const { move, numerator, denominator } of alike) {
      best.push({ move, ...multiply(chance, multiply({ numerator, denominator }, inverse(share))) });
    }
    below = upTo;
  }
  return best.sort((a, b) => compare(b, a));
}

/** The chance that every move drawn is one of those that are drawn with this chance. */
function allDrawn(chance: Rational): Rational {
  return Array.from({ length: DRAWN }).reduce<Rational>((product) => multiply(product, chance), ONE);
}

/** The legal operations with lots in the urn, or every legal one when none of them has any. */
function openOperations(
  ruleset: AnyRuleset,
  { lots }: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
): readonly Open[] {
  const open: Open[] = [];
  for (const operation of operationsInPhase(ruleset, state)) {
    const legality: Legality = operation.legality(state, charts);
    if (legality.legal) open.push({ operation, choice: legality.input, lots: lots[operation.name] ?? USUAL_LOTS });
  }
  const wanted = open.some(isIdle) ? open.filter((each) => !isIdle(each)) : open;
  return wanted.length > 0 ? wanted : open.map((each) => ({ ...each, lots: 1 }));
}

/** True for an operation without lots in the urn. */
function isIdle({ lots }: Open): boolean {
  return lots <= 0;
}

function drawFrom(open: readonly Open[], pick: Picker): Move {
  let total = 0;
  for (const { lots } of open) total += lots;
  let left = pick(total);
  let drawn = 0;
  while (left >= open[drawn]!.lots) {
    left -= open[drawn]!.lots;
    drawn += 1;
  }
  const { operation, choice } = open[drawn]!;
  return { operation, input: choice.draw(pick) };
}

function likingOf(like: NonNullable<AnyPolicy["like"]>, state: SnapshotBase, { operation, input }: Move): number {
  return like(state, operation.name, input as Readonly<Record<string, unknown>>);
}
