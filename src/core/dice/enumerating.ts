import type { Rational } from "../odds/rational";
import { add, rational, ZERO } from "../odds/rational";
import type { Dice, RollRequest } from "./dice";
import { assertRollable } from "./request";

/** One distinct outcome with its exact probability in lowest terms. */
export interface EnumeratedOutcome<T> extends Rational {
  /** The value of the first branch that came to this outcome. */
  readonly value: T;
}

/** Every outcome of a run, in the order of discovery, with what was explored. */
export interface Enumeration<T> {
  readonly outcomes: readonly EnumeratedOutcome<T>[];
  /** How many times the run was made, branches cut at the depth included. */
  readonly branches: number;
  /** Whether every branch was followed to its end; the probabilities then sum to 1. */
  readonly complete: boolean;
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
}

/** One request of the present branch and the alternative it follows, with the branch's weight up to here. */
interface Fork {
  readonly request: RollRequest;
  readonly alternatives: Alternatives;
  readonly weightBefore: bigint;
  readonly denominator: bigint;
  index: number;
  faces: readonly number[];
  weight: bigint;
}

/** The ways one kind of request can fall out, numbered from 0. */
interface Alternatives {
  readonly size: number;
  readonly denominator: bigint;
  facesAt(index: number): readonly number[];
  weightAt(index: number): bigint;
}

interface Tally<T> {
  readonly value: T;
  /** Summed weights by the denominator of their branches. */
  readonly weights: Map<bigint, bigint>;
}

const DEFAULT_DEPTH = 1000;

/** Ends a run that rolls more often than the depth allows. It never leaves `enumerate`. */
class BranchTooDeep extends Error {}

/**
 * Makes a run once for every way its dice can fall and gives the exact distribution of its values. The run must depend
 * on nothing but its dice. With `read: "sum"` faces of equal total are one branch, shown by one face list of that total;
 * with `digits` every ordered face list is a branch. Whatever the run throws is passed on; a RangeError is thrown for a
 * bound or depth below 1.
 */
export function enumerate<T>(run: (dice: Dice) => T, options: EnumerateOptions<T>): Enumeration<T> {
  const depth = options.depth ?? DEFAULT_DEPTH;
  if (!(options.bound >= 1)) throw new RangeError(`${options.bound} branches cannot be followed.`);
  if (!(depth >= 1)) throw new RangeError(`A branch cannot be cut after ${depth} rolls.`);

  const kinds = new Map<string, Alternatives>();
  const tallies = new Map<string, Tally<T>>();
  const path: Fork[] = [];
  let branches = 0;
  let cut = false;

  for (;;) {
    const dice = new BranchDice(path, depth, kinds);
    branches += 1;
    try {
      count(tallies, options.keyOf, run(dice), path);
    } catch (error) {
      if (!(error instanceof BranchTooDeep)) throw error;
      cut = true;
    }
    dice.assertPathFollowed();
    if (!toNextBranch(path)) break;
    if (branches >= options.bound) {
      cut = true;
      break;
    }
  }

  const outcomes = [...tallies.values()].map(({ value, weights }) => ({ value, ...sumOf(weights) }));
  return { outcomes, branches, complete: !cut, covered: outcomes.reduce<Rational>(add, ZERO) };
}

/** Dice that follow the forks of a path and put the first alternative of every further request on it. */
class BranchDice implements Dice {
  private followed = 0;

  constructor(
    private readonly path: Fork[],
    private readonly depth: number,
    private readonly kinds: Map<string, Alternatives>,
  ) {}

  roll(request: RollRequest): readonly number[] {
    const known = this.path[this.followed];
    if (known !== undefined) {
      if (!sameDice(known.request, request)) throw impure();
      this.followed += 1;
      return known.faces;
    }
    assertRollable(request);
    if (this.followed >= this.depth) throw new BranchTooDeep();
    const before = this.path.at(-1);
    const weightBefore = before?.weight ?? 1n;
    const alternatives = this.alternativesOf(request);
    const faces = alternatives.facesAt(0);
    this.path.push({
      request,
      alternatives,
      weightBefore,
      denominator: (before?.denominator ?? 1n) * alternatives.denominator,
      index: 0,
      faces,
      weight: weightBefore * alternatives.weightAt(0),
    });
    this.followed += 1;
    return faces;
  }

  assertPathFollowed(): void {
    if (this.followed < this.path.length) throw impure();
  }

  private alternativesOf({ sides, count, read }: RollRequest): Alternatives {
    const kind = `${read} ${count}d${sides}`;
    let alternatives = this.kinds.get(kind);
    if (alternatives === undefined) {
      alternatives = read === "sum" ? totalsOf(sides, count) : faceListsOf(sides, count);
      this.kinds.set(kind, alternatives);
    }
    return alternatives;
  }
}

/** Moves the path to the next branch, depth first; false when there is none. */
function toNextBranch(path: Fork[]): boolean {
  for (let fork = path.at(-1); fork !== undefined; fork = path.at(-1)) {
    fork.index += 1;
    if (fork.index < fork.alternatives.size) {
      fork.faces = fork.alternatives.facesAt(fork.index);
      fork.weight = fork.weightBefore * fork.alternatives.weightAt(fork.index);
      return true;
    }
    path.pop();
  }
  return false;
}

function count<T>(tallies: Map<string, Tally<T>>, keyOf: (value: T) => string, value: T, path: Fork[]): void {
  const last = path.at(-1);
  const weight = last?.weight ?? 1n;
  const denominator = last?.denominator ?? 1n;
  const key = keyOf(value);
  const tally = tallies.get(key);
  if (tally === undefined) tallies.set(key, { value, weights: new Map([[denominator, weight]]) });
  else tally.weights.set(denominator, (tally.weights.get(denominator) ?? 0n) + weight);
}

function sumOf(weights: Map<bigint, bigint>): Rational {
  let sum = ZERO;
  for (const [denominator, weight] of weights) sum = add(sum, rational(weight, denominator));
  return sum;
}

function sameDice(a: RollRequest, b: RollRequest): boolean {
  return a.label === b.label && a.sides === b.sides && a.count === b.count && a.read === b.read;
}

function impure(): Error {
  return new Error("The run asked for other dice after the same faces: it depends on something besides its dice.");
}

/** Every ordered face list, first die slowest. */
function faceListsOf(sides: number, count: number): Alternatives {
  return {
    size: sides ** count,
    denominator: BigInt(sides) ** BigInt(count),
    facesAt(index) {
      const faces = new Array<number>(count).fill(1);
      for (let die = count - 1, rest = index; die >= 0 && rest > 0; die--) {
        faces[die] = 1 + (rest % sides);
        rest = Math.floor(rest / sides);
      }
      return faces;
    },
    weightAt: () => 1n,
  };
}

/** Every total in ascending order, shown by the face list that spreads it most evenly. */
function totalsOf(sides: number, count: number): Alternatives {
  const weights: bigint[] = [];
  return {
    size: count * (sides - 1) + 1,
    denominator: BigInt(sides) ** BigInt(count),
    facesAt(index) {
      const each = 1 + Math.floor(index / count);
      const larger = index % count;
      return Array.from({ length: count }, (_, die) => (die < count - larger ? each : each + 1));
    },
    weightAt(index) {
      let weight = weights[index];
      if (weight === undefined) {
        weight = waysToTotal(sides, count, index);
        weights[index] = weight;
      }
      return weight;
    },
  };
}

/** In how many ways `count` dice add up to `count + excess`, by inclusion and exclusion over dice that overshoot. */
function waysToTotal(sides: number, count: number, excess: number): bigint {
  let ways = 0n;
  for (let over = 0; over <= count && over * sides <= excess; over++) {
    const term = choose(count, over) * choose(excess - over * sides + count - 1, count - 1);
    ways += over % 2 === 0 ? term : -term;
  }
  return ways;
}

function choose(from: number, taken: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= taken; i++) ways = (ways * BigInt(from - taken + i)) / BigInt(i);
  return ways;
}
