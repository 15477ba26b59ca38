import type { Dice } from "./dice";
import {
  BranchDice,
  type BranchStep,
  type Explorer,
  enterBranch,
  makeSpaceCache,
  type OpenBranch,
} from "./enumerating-branch";
import { LikeliestFirst } from "./enumerating-queue";
import { add, type Rational, rational, ZERO } from "./rational";

/** One distinct outcome with its exact probability in lowest terms. */
export interface EnumeratedOutcome<T> extends Rational {
  /** The value of the first branch with this outcome. */
  readonly value: T;
}

/** Every outcome of a run, in order of discovery, and how far it was explored. */
export interface Enumeration<T> {
  readonly outcomes: readonly EnumeratedOutcome<T>[];
  /** Number of runs, including interrupted ones and those cut at the depth. */
  readonly branches: number;
  /** True if every branch was followed to its end. The probabilities then sum to 1. */
  readonly complete: boolean;
  /** The limit that left branches unexplored: the bound, the time, or only the depth. Null if complete. */
  readonly stopped: "bound" | "time" | "depth" | null;
  /** The sum of the outcomes' probabilities; less than 1 unless complete. */
  readonly covered: Rational;
}

/** Limits of an enumeration, and the key that identifies an outcome. */
export interface EnumerateOptions<T> {
  /** Maximum branches to follow, at least 1. */
  readonly bound: number;
  /** Values with equal keys are one outcome. */
  readonly keyOf: (value: T) => string;
  /** Maximum rolls in one branch. Default: 1000. A longer branch (roll again until ...) is cut and not covered. */
  readonly depth?: number;
  /** Labels whose dice cannot change a key: their faces are cycled through, and they create no branches. */
  readonly heldLabels?: readonly string[];
  /** Returns true if there is no time for another branch. Called before every branch except the first. */
  readonly isLate?: () => boolean;
}

interface Tally<T> {
  readonly value: T;
  /** Sum of the weights, by denominator of the branch. */
  readonly weights: Map<bigint, bigint>;
}

/** An unexplored part of the tree: an outcome of a fork, or the rest of an interrupted run. */
interface QueuedBranch {
  readonly chance: number;
  readonly order: number;
  readonly last: BranchStep | undefined;
  readonly open: OpenBranch | undefined;
}

const DEFAULT_DEPTH = 1000;

/** New rolls after which a run is interrupted if the queue has a likelier branch. */
const LONG_RUN = 32;

/** Queued branches allowed above the number still needed, before the queue is trimmed. */
const QUEUE_SLACK = 4096;

/** Ends a run that makes more rolls than the depth allows. It never leaves `enumerate`. */
class BranchTooDeep extends Error {}

/** Interrupts a run, to be resumed from its last roll. It never leaves `enumerate`. */
class BranchBrokenOff extends Error {}

/**
 * Runs `run` once per outcome of its dice, likeliest first, and returns the exact distribution of its values. At the
 * bound, the unexplored rest is the least likely.
 *
 * `run` must depend on its dice only. Every total is one branch, with one face list. Outcomes of one class are one
 * branch until their difference is read. Rethrows what `run` throws; throws a RangeError if bound or depth is below 1.
 */
export function enumerate<T>(run: (dice: Dice) => T, options: EnumerateOptions<T>): Enumeration<T> {
  const enumerator = new Enumerator(run, options);
  enumerator.follow();
  return enumerator.result;
}

/** An enumeration in steps that can be split into parts. Throws as `enumerate` does. */
export class Enumerator<T> {
  private readonly queue = new LikeliestFirst<QueuedBranch>();
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
    const { bound, depth = DEFAULT_DEPTH, heldLabels = [] } = options;
    if (!(bound >= 1)) throw new RangeError(`The number of branches cannot be ${bound}.`);
    if (!(depth >= 1)) throw new RangeError(`A branch cannot be cut after ${depth} rolls.`);
    this.bound = bound;
    this.explorer = {
      spaceOf: makeSpaceCache(),
      enqueue: (open) => this.enqueueNext(open),
      beforeNew: (last, rolls, fresh) => {
        if (rolls >= depth) throw new BranchTooDeep();
        if (fresh >= LONG_RUN && (this.queue.first?.chance ?? 0) > last!.chance) throw new BranchBrokenOff();
      },
      heldLabels: new Set(heldLabels),
    };
    this.enqueue(undefined, undefined);
  }

  /** Number of branches followed. */
  get branches(): number {
    return this.followed;
  }

  /** True if no branch is left or the bound is reached. */
  get isEnded(): boolean {
    return this.queue.size === 0 || this.followed >= this.bound;
  }

  /**
   * Number of interrupted runs. It depends on the queue, so a split enumeration can have another number of branches.
   */
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

  /** Follows up to `most` more branches, within the bound and the time. */
  follow(most = Number.POSITIVE_INFINITY): void {
    const { isLate = () => false } = this.options;
    for (let count = 0; count < most && !this.isEnded; count += 1) {
      if (this.followed > 0 && isLate()) return;
      this.followNext(this.queue.pop()!);
    }
  }

  /**
   * Deals the queued branches out, round robin, to `shares` new enumerations. Their results and the one here add up to
   * the whole. The queue here is empty afterwards.
   */
  split(shares: number): Enumerator<T>[] {
    const bound = this.bound - this.followed;
    const parts = Array.from({ length: shares }, () => new Enumerator(this.run, { ...this.options, bound }));
    for (const share of parts) {
      share.queue.pop();
      share.order = this.order;
      share.stopped = this.stopped;
    }
    for (let part = this.queue.pop(), to = 0; part !== undefined; part = this.queue.pop(), to += 1) {
      parts[to % shares]!.queue.push(part);
    }
    return parts;
  }

  private followNext(next: QueuedBranch): void {
    const { tallies, queue } = this;
    this.followed += 1;
    if (next.open !== undefined) this.enqueueNext({ ...next.open, index: next.open.index + 1 });
    const dice = new BranchDice(next.last, this.explorer);
    try {
      const value = this.run(dice);
      addToTally(tallies, this.options.keyOf(value), value, dice.last);
    } catch (error) {
      if (error instanceof BranchBrokenOff) this.breakOff(dice.last);
      else if (error instanceof BranchTooDeep) this.stopped ??= "depth";
      else throw error;
    }
    dice.assertPathFollowed();
    // Each branch still to be followed takes one item from the queue: items above the rest of the bound are never
    // reached.
    const remaining = this.bound - this.followed;
    if (queue.size > 2 * remaining + QUEUE_SLACK) {
      queue.keep(remaining + 1);
      this.stopped = "bound";
    }
  }

  private breakOff(last: BranchStep | undefined): void {
    this.broken += 1;
    this.enqueue(last, undefined);
  }

  private enqueueNext(open: OpenBranch): void {
    const last = enterBranch(open);
    if (last !== undefined) this.enqueue(last, open);
  }

  private enqueue(last: BranchStep | undefined, open: OpenBranch | undefined): void {
    this.queue.push({ chance: last?.chance ?? 1, order: this.order++, last, open });
  }
}

function addToTally<T>(tallies: Map<string, Tally<T>>, key: string, value: T, last: BranchStep | undefined): void {
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
