import type { Rational } from "../odds/rational";
import { add, rational, ZERO } from "../odds/rational";
import type { Dice } from "./dice";
import { BranchDice, type Explorer, type Open, type Step, stepInto, waysBook } from "./enumerating-branch";
import { LikeliestFirst } from "./enumerating-queue";

/** One distinct outcome with its exact probability in lowest terms. */
export interface EnumeratedOutcome<T> extends Rational {
  /** The value of the first branch that came to this outcome. */
  readonly value: T;
}

/** Every outcome of a run, in the order of discovery, with what was explored. */
export interface Enumeration<T> {
  readonly outcomes: readonly EnumeratedOutcome<T>[];
  /** How many times the run was made, runs broken off or cut at the depth included. */
  readonly branches: number;
  /** Whether every branch was followed to its end; the probabilities then sum to 1. */
  readonly complete: boolean;
  /** What kept branches from being followed: the bound, the time, or the depth alone; null when complete. */
  readonly stopped: "bound" | "time" | "depth" | null;
  /** The sum of the outcomes' probabilities; less than 1 unless complete. */
  readonly covered: Rational;
}

/** How far to enumerate and which outcomes are the same. */
export interface EnumerateOptions<T> {
  /** The most branches to follow, at least 1. */
  readonly bound: number;
  /** Values of equal key are one outcome. */
  readonly keyOf: (value: T) => string;
  /** The most rolls in one branch, 1000 unless given; a longer branch (roll again until ...) is cut and not covered. */
  readonly depth?: number;
  /** Labels whose dice cannot change a key: they show faces in turn and branch nothing. */
  readonly held?: readonly string[];
  /** True when there is no time for another branch; asked before each, the first excepted. */
  readonly isLate?: () => boolean;
}

interface Tally<T> {
  readonly value: T;
  /** Summed weights by the denominator of their branches. */
  readonly weights: Map<bigint, bigint>;
}

/** A part of the tree still to be walked: a way of a fork, or the rest of a run that was broken off. */
interface Waiting {
  readonly chance: number;
  readonly order: number;
  readonly last: Step | undefined;
  readonly open: Open | undefined;
}

const DEFAULT_DEPTH = 1000;
/** A run that has made so many new rolls makes way for a likelier branch. */
const LONG_RUN = 32;
/** So many parts may wait beyond need before they are sorted out. */
const SPARE = 4096;

/** Ends a run that rolls more often than the depth allows. It never leaves `enumerate`. */
class BranchTooDeep extends Error {}

/** Ends a run for now, to be taken up again from its last roll. It never leaves `enumerate`. */
class BranchBrokenOff extends Error {}

/**
 * Makes a run once for every way its dice can fall, the likeliest first, and gives the exact distribution of its values;
 * when the bound is reached, what is left is the least likely. The run must depend on nothing but its dice. Totals are one
 * branch each, shown by one face list, and ways that a request calls alike are one branch until somebody looks closer.
 * Whatever the run throws is passed on; a RangeError is thrown for a bound or depth below 1.
 */
export function enumerate<T>(run: (dice: Dice) => T, options: EnumerateOptions<T>): Enumeration<T> {
  const { bound, keyOf, depth = DEFAULT_DEPTH, held = [], isLate = () => false } = options;
  if (!(bound >= 1)) throw new RangeError(`${bound} branches cannot be followed.`);
  if (!(depth >= 1)) throw new RangeError(`A branch cannot be cut after ${depth} rolls.`);

  const tallies = new Map<string, Tally<T>>();
  const queue = new LikeliestFirst<Waiting>();
  let order = 0;
  let branches = 0;
  let stopped: Enumeration<T>["stopped"] = null;
  const wait = (last: Step | undefined, open: Open | undefined): void => {
    queue.push({ chance: last?.chance ?? 1, order: order++, last, open });
  };
  const leave = (open: Open): void => {
    const last = stepInto(open);
    if (last !== undefined) wait(last, open);
  };
  const beforeNew = (last: Step | undefined, rolls: number, fresh: number): void => {
    if (rolls >= depth) throw new BranchTooDeep();
    if (fresh >= LONG_RUN && (queue.first?.chance ?? 0) > last!.chance) throw new BranchBrokenOff();
  };
  const explorer: Explorer = { waysOf: waysBook(), leave, beforeNew, held: new Set(held) };

  wait(undefined, undefined);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (branches >= bound || (branches > 0 && isLate())) {
      stopped = branches >= bound ? "bound" : "time";
      break;
    }
    branches += 1;
    if (next.open !== undefined) leave({ ...next.open, index: next.open.index + 1 });
    const dice = new BranchDice(next.last, explorer);
    try {
      const value = run(dice);
      count(tallies, keyOf(value), value, dice.last);
    } catch (error) {
      if (error instanceof BranchBrokenOff) wait(dice.last, undefined);
      else if (error instanceof BranchTooDeep) stopped ??= "depth";
      else throw error;
    }
    dice.assertPathFollowed();
    // Every branch still to be followed takes one of the queue, so that more than are left of the bound wait in vain.
    const left = bound - branches;
    if (queue.size > 2 * left + SPARE) {
      queue.keep(left + 1);
      stopped = "bound";
    }
  }

  const outcomes = [...tallies.values()].map(({ value, weights }) => ({ value, ...sumOf(weights) }));
  const covered = outcomes.reduce<Rational>(add, ZERO);
  return { outcomes, branches, complete: stopped === null, stopped, covered };
}

function count<T>(tallies: Map<string, Tally<T>>, key: string, value: T, last: Step | undefined): void {
  const { weight, denominator } = last ?? { weight: 1n, denominator: 1n };
  const tally = tallies.get(key);
  if (tally === undefined) tallies.set(key, { value, weights: new Map([[denominator, weight]]) });
  else tally.weights.set(denominator, (tally.weights.get(denominator) ?? 0n) + weight);
}

function sumOf(weights: Map<bigint, bigint>): Rational {
  let sum = ZERO;
  for (const [denominator, weight] of weights) sum = add(sum, rational(weight, denominator));
  return sum;
}
