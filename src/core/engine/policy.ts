import type { AnyPolicy } from "../contract/analysis";
import type { Choice, Picker } from "../contract/choice";
import type { AnyOperation, Legality } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import type { Dice } from "../dice/dice";
import { enumerate } from "../dice/enumerating";
import {
  add,
  compareRationals,
  invert,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../dice/rational";
import { canonicalJson } from "../json/canonical";
import type { Move } from "./apply";
import { operationsInPhase } from "./legality";

/** Default weight of operations that the policy does not mention. */
const DEFAULT_LOTS = 10;

/** Number of moves drawn for a policy with preferences; the preferred one is played. */
const MOVES_DRAWN = 8;

interface OpenOperation {
  readonly operation: AnyOperation;
  readonly choice: Choice;
  readonly lots: number;
}

/** Chooses a legal move by a policy; undefined if no operation is legal. */
export function chooseMove(
  ruleset: AnyRuleset,
  policy: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
  pick: Picker,
): Move | undefined {
  const candidates = openOperations(ruleset, policy, state, charts);
  if (candidates.length === 0) return undefined;
  const first = drawFrom(candidates, pick);
  const { score: like } = policy;
  if (like === undefined) return first;
  let best = first;
  let liking = scoreOf(like, state, first);
  for (let count = 1; count < MOVES_DRAWN; count += 1) {
    const other = drawFrom(candidates, pick);
    const otherLiking = scoreOf(like, state, other);
    if (otherLiking > liking) [best, liking] = [other, otherLiking];
  }
  return best;
}

/** A move of a policy, with its probability. */
export interface MoveChance extends Rational {
  readonly move: Move;
}

/**
 * Returns the exact distribution of `chooseMove` with fair dice. Enumerates at most `most` inputs per operation; if
 * there are more, the chances are lower bounds. Empty if no operation is legal.
 */
export function moveChances(
  ruleset: AnyRuleset,
  policy: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
  most: number,
): readonly MoveChance[] {
  const candidates = openOperations(ruleset, policy, state, charts);
  const lots = candidates.reduce((sum, each) => sum + each.lots, 0);
  const chances = candidates.flatMap(({ operation, choice, lots: operationLots }): MoveChance[] => {
    const share = rational(BigInt(operationLots), BigInt(lots));
    const inputs = enumerate((dice) => choice.draw((n) => (n <= 1 ? 0 : pickOf(dice, n))), {
      bound: most,
      keyOf: canonicalJson,
    });
    return inputs.outcomes.map(({ value, ...chance }) => ({
      move: { operation, input: value },
      ...multiply(share, chance),
    }));
  });
  const { score: like } = policy;
  return like === undefined ? chances : bestOf(chances, (move) => scoreOf(like, state, move));
}

function pickOf(dice: Dice, n: number): number {
  return dice.roll({ label: "pick", sides: n, count: 1, read: "sum" })[0]! - 1;
}

/** Returns the distribution of the best of MOVES_DRAWN moves. Among equally liked moves the first drawn wins. */
function bestOf(chances: readonly MoveChance[], liking: (move: Move) => number): MoveChance[] {
  const byScore = new Map<number, MoveChance[]>();
  for (const each of chances) {
    const value = liking(each.move);
    byScore.set(value, [...(byScore.get(value) ?? []), each]);
  }
  const best: MoveChance[] = [];
  let below = ZERO;
  for (const value of [...byScore.keys()].sort((a, b) => a - b)) {
    const alike = byScore.get(value)!;
    const share = alike.reduce<Rational>(add, ZERO);
    const upTo = add(below, share);
    const chance = subtract(allDrawn(upTo), allDrawn(below));
    for (const { move, numerator, denominator } of alike) {
      best.push({ move, ...multiply(chance, multiply({ numerator, denominator }, invert(share))) });
    }
    below = upTo;
  }
  return best.sort((a, b) => compareRationals(b, a));
}

/** Returns the chance that all MOVES_DRAWN moves are from a set with this chance. */
function allDrawn(chance: Rational): Rational {
  return Array.from({ length: MOVES_DRAWN }).reduce<Rational>((product) => multiply(product, chance), ONE);
}

/** Returns the legal operations with a positive weight, or all legal ones with weight 1 if none has one. */
function openOperations(
  ruleset: AnyRuleset,
  { lots }: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
): readonly OpenOperation[] {
  const candidates: OpenOperation[] = [];
  for (const operation of operationsInPhase(ruleset, state)) {
    const legality: Legality = operation.legality(state, charts);
    if (legality.legal)
      candidates.push({ operation, choice: legality.input, lots: lots[operation.name] ?? DEFAULT_LOTS });
  }
  const eligible = candidates.some(isIdle) ? candidates.filter((each) => !isIdle(each)) : candidates;
  return eligible.length > 0 ? eligible : candidates.map((each) => ({ ...each, lots: 1 }));
}

/** True for an operation with weight 0. */
function isIdle({ lots }: OpenOperation): boolean {
  return lots <= 0;
}

function drawFrom(candidates: readonly OpenOperation[], pick: Picker): Move {
  let total = 0;
  for (const { lots } of candidates) total += lots;
  let ticket = pick(total);
  let index = 0;
  while (ticket >= candidates[index]!.lots) {
    ticket -= candidates[index]!.lots;
    index += 1;
  }
  const { operation, choice } = candidates[index]!;
  return { operation, input: choice.draw(pick) };
}

function scoreOf(like: NonNullable<AnyPolicy["score"]>, state: SnapshotBase, { operation, input }: Move): number {
  return like(state, operation.name, input as Readonly<Record<string, unknown>>);
}
