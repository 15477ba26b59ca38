import type { Dice } from "./dice";
import { BranchDice, type Explorer, type Open, type Step, stepInto, waysBook } from "./enumerating-branch";
import { LikeliestFirst } from "./enumerating-queue";
import { add, type Rational, rational, ZERO } from "./rational";

/** One distinct outcome with its exact probability in lowest terms. */
export interface EnumeratedOutcome<T> extends Rational {
  /** The value of the first branch that came to this outcome. */
  readonly value: T;
}

/** Every outcome of a run, in the order of discovery, with what was explored. */
export interface Enumeration<T> {
  readonly outcomes: readonly EnumeratedOutcome<T>[];
  /** The number of runs made, runs broken off or cut at the depth included. */
  readonly branches: number;
  /** Whether every branch was followed to its end; the probabilities then sum to 1. */
  readonly complete: boolean;
  /** The limit that kept branches from being followed: the bound, the time, or the depth alone; null when complete. */
  readonly stopped: "bound" | "time" | "depth" | null;
  /** The sum of the outcomes' probabilities; less than 1 unless complete. */
  readonly covered: Rational;
}

/** The limits of an enumeration, and the key by which outcomes are the same. */
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
 * branch each, shown by one face list, and falls of one outcome class are one branch until their difference is read.
 * Whatever the run throws is passed on; a RangeError is thrown for a bound or depth below 1.
 */
export function enumerate<T>(run: (dice: Dice) => T, options: EnumerateOptions<T>): Enumeration<T> {
  const enumerator = new Enumerator(run, options);
  enumerator.follow();
  return enumerator.result;
}

/** An enumeration in steps, whose parts can be shared out. It throws as `enumerate` does. */
export class Enumerator<T> {
  private readonly queue = new LikeliestFirst<Waiting>();
  private readonly explorer: Explorer;
  private readonly tallies = new Map<string, Tally<T>>();
  private readonly bound: number;
  private order = 0;
  private followed = 0;
  private broken = 0;
  private stopped: Enumeration<T>["stopped"] = null;

  constructor(
    private readonly run: (dice: Dice) => T,
    private readonly options: EnumerateOptions<T>,
  ) {
    const { bound, depth = DEFAULT_DEPTH, held = [] } = options;
    if (!(bound >= 1)) throw new RangeError(`${bound} branches cannot be followed.`);
    if (!(depth >= 1)) throw new RangeError(`A branch cannot be cut after ${depth} rolls.`);
    this.bound = bound;
    this.explorer = {
      waysOf: waysBook(),
      leave: (open) => this.leave(open),
      beforeNew: (last, rolls, fresh) => {
        if (rolls >= depth) throw new BranchTooDeep();
        if (fresh >= LONG_RUN && (this.queue.first?.chance ?? 0) > last!.chance) throw new BranchBrokenOff();
      },
      held: new Set(held),
    };
    this.wait(undefined, undefined);
  }

  /** The number of branches followed. */
  get branches(): number {
    return this.followed;
  }

  /** True when no branch is left, or the bound is reached. */
  get ended(): boolean {
    return this.queue.size === 0 || this.followed >= this.bound;
  }

  /** The number of runs that made way for likelier ones: these depend on what else waits, and so does the number of branches. */
  get brokenOff(): number {
    return this.broken;
  }

  /** The enumeration so far. */
  get result(): Enumeration<T> {
    const stopped = this.queue.size === 0 ? this.stopped : this.followed >= this.bound ? "bound" : "time";
    const outcomes = [...this.tallies.values()].map(({ value, weights }) => ({ value, ...sumOf(weights) }));
    const covered = outcomes.reduce<Rational>(add, ZERO);
    return { outcomes, branches: this.followed, complete: stopped === null, stopped, covered };
  }

  /** Follows so many branches more, as long as there are any within the bound, and time. */
  follow(most = Number.POSITIVE_INFINITY): void {
    const { isLate = () => false } = this.options;
    for (let made = 0; made < most && !this.ended; made += 1) {
      if (this.followed > 0 && isLate()) return;
      this.followNext(this.queue.pop()!);
    }
  }

  /**
   * Deals the parts that wait out, in turn, to so many enumerations. These and what was found here make up the whole; here
   * nothing waits any more.
   */
  split(shares: number): Enumerator<T>[] {
    const bound = this.bound - this.followed;
    const dealt = Array.from({ length: shares }, () => new Enumerator(this.run, { ...this.options, bound }));
    for (const share of dealt) {
      share.queue.pop();
      share.order = this.order;
      share.stopped = this.stopped;
    }
    for (let part = this.queue.pop(), to = 0; part !== undefined; part = this.queue.pop(), to += 1) {
      dealt[to % shares]!.queue.push(part);
    }
    return dealt;
  }

  private followNext(next: Waiting): void {
    const { tallies, queue } = this;
    this.followed += 1;
    if (next.open !== undefined) this.leave({ ...next.open, index: next.open.index + 1 });
    const dice = new BranchDice(next.last, this.explorer);
    try {
      const value = this.run(dice);
      count(tallies, this.options.keyOf(value), value, dice.last);
    } catch (error) {
      if (error instanceof BranchBrokenOff) this.breakOff(dice.last);
      else if (error instanceof BranchTooDeep) this.stopped ??= "depth";
      else throw error;
    }
    dice.assertPathFollowed();
    // Every branch still to be followed takes one of the queue, so that more than are left of the bound wait in vain.
    const left = this.bound - this.followed;
    if (queue.size > 2 * left + SPARE) {
      queue.keep(left + 1);
      this.stopped = "bound";
    }
  }

  private breakOff(last: Step | undefined): void {
    this.broken += 1;
    this.wait(last, undefined);
  }

  private leave(open: Open): void {
    const last = stepInto(open);
    if (last !== undefined) this.wait(last, open);
  }

  private wait(last: Step | undefined, open: Open | undefined): void {
    this.queue.push({ chance: last?.chance ?? 1, order: this.order++, last, open });
  }
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
