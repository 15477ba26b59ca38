import type { Look, RollRequest } from "./dice";

/** One outcome of a roll, or several that stay merged until the caller reads their difference. */
export interface DiceOutcome {
  readonly faces: readonly number[];
  /** Number of ordered face lists with this outcome, out of the denominator. */
  readonly weight: bigint;
  /** Its approximate probability, only used to rank branches. */
  readonly share: number;
  /** The read that splits this merged outcome; undefined for a single face list. */
  readonly merges?: Look;
  /** The merged outcomes; the first one has the faces of this one. */
  readonly parts?: () => OutcomeSpace;
}

/** The outcomes of one request, by index from 0; the likely ones come first where sorting is cheap. */
export interface OutcomeSpace {
  readonly denominator: bigint;
  /** Returns undefined past the last outcome. */
  at(index: number): DiceOutcome | undefined;
}

/** Maximum outcomes to sort. Larger spaces are generated lazily and keep their generation order. */
const MOST_SORTED = 20_000;

/** Returns the outcomes of a request, merged by its `outcomeClasses`. */
export function outcomeSpaceOf(request: RollRequest, classes: readonly number[] | undefined): OutcomeSpace {
  const { sides, count, read } = request;
  const denominator = BigInt(sides) ** BigInt(count);
  if (read === "each") return handfulSpace(sides, count, denominator, classes);
  const single = read === "sum" ? totalsOf(sides, count, denominator) : faceListsOf(sides, count, denominator);
  return classes === undefined ? single : mergeByClass(single, classes, denominator, request);
}

/** Returns the nth face list in odometer order, first die slowest; wraps around after the last. */
export function faceListAt(sides: number, count: number, index: number): number[] {
  const faces = new Array<number>(count).fill(1);
  for (let die = count - 1, rest = index; die >= 0 && rest > 0; die--) {
    faces[die] = 1 + (rest % sides);
    rest = Math.floor(rest / sides);
  }
  return faces;
}

/** Merges outcomes by class; the likeliest member supplies the faces. */
function mergeByClass(
  single: NumberedSpace,
  classes: readonly number[],
  denominator: bigint,
  { label }: RollRequest,
): OutcomeSpace {
  if (classes.length !== single.size) throw new Error(`${label} has ${single.size} ways, not ${classes.length}.`);
  const groups = groupItems([...classes.keys()], (index) => classes[index]!);
  const outcomes = [...groups.values()].map((members): DiceOutcome => {
    const [representative, ...others] = sortByWeight(members.map(single.numbered));
    if (others.length === 0) return representative!;
    const weight = others.reduce((sum, outcome) => sum + outcome.weight, representative!.weight);
    const parts = listSpace([representative!, ...others], denominator);
    return {
      faces: representative!.faces,
      weight,
      share: ratio(weight, denominator),
      merges: "total",
      parts: () => parts,
    };
  });
  return listSpace(sortByWeight(outcomes), denominator);
}

/** A space whose outcomes can also be addressed by number, in an order other than likelihood. */
interface NumberedSpace extends OutcomeSpace {
  readonly size: number;
  /** Numbers totals in ascending order, and face lists with the first die slowest. */
  numbered(index: number): DiceOutcome;
}

/** Returns the space of ordered face lists, all equally likely. */
function faceListsOf(sides: number, count: number, denominator: bigint): NumberedSpace {
  const size = sides ** count;
  const share = ratio(1n, denominator);
  const numbered = (index: number): DiceOutcome => ({ faces: faceListAt(sides, count, index), weight: 1n, share });
  return { size, denominator, numbered, at: (index) => (index < size ? numbered(index) : undefined) };
}

/** Returns the space of totals, from the middle outward. The faces of a total are spread as evenly as possible. */
function totalsOf(sides: number, count: number, denominator: bigint): NumberedSpace {
  const size = count * (sides - 1) + 1;
  const middle = Math.floor((size - 1) / 2);
  const numbered = (excess: number): DiceOutcome => {
    const weight = waysToTotal(sides, count, excess);
    const faces = spreadEvenly(count, excess);
    const share = ratio(weight, denominator);
    if (weight === 1n) return { faces, weight, share };
    const parts = (): OutcomeSpace => withFirst(faces, summing(sides, count, count + excess), denominator);
    return { faces, weight, share, merges: "faces", parts };
  };
  const at = (index: number): DiceOutcome | undefined => {
    if (index >= size) return undefined;
    return numbered(index % 2 === 0 ? middle - index / 2 : middle + (index + 1) / 2);
  };
  return { size, denominator, numbered, at: memoizeAt(at) };
}

function spreadEvenly(count: number, excess: number): number[] {
  const each = 1 + Math.floor(excess / count);
  const larger = excess % count;
  return Array.from({ length: count }, (_, die) => (die < count - larger ? each : each + 1));
}

/**
 * Returns the space of dice read one by one: the number of dice in each class. Without classes, each face is a class.
 */
function handfulSpace(
  sides: number,
  count: number,
  denominator: bigint,
  classNumbers?: readonly number[],
): OutcomeSpace {
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  if (classNumbers !== undefined && classNumbers.length !== sides)
    throw new Error(`A d${sides} has no ${classNumbers.length} classes.`);
  const classes = [...groupItems(faces, (face) => classNumbers?.[face - 1] ?? face).values()];
  const size = binomial(count + classes.length - 1, classes.length - 1);
  const outcomes = outcomesByClass(classes, count, denominator);
  return size > MOST_SORTED ? lazySpace(outcomes, denominator) : listSpace(sortByWeight([...outcomes]), denominator);
}

function* outcomesByClass(
  classes: readonly (readonly number[])[],
  count: number,
  denominator: bigint,
): Generator<DiceOutcome> {
  for (const numbers of compositions(count, classes.length)) {
    let weight = 1n;
    let remaining = count;
    for (const [index, number] of numbers.entries()) {
      weight *= binomial(remaining, number) * BigInt(classes[index]!.length) ** BigInt(number);
      remaining -= number;
    }
    const faces = numbers.flatMap((number, index) => new Array<number>(number).fill(classes[index]![0]!));
    const share = ratio(weight, denominator);
    if (weight === 1n) yield { faces, weight, share };
    else {
      const parts = (): OutcomeSpace =>
        lazySpace(singleFaceLists(arrangements(classes, numbers), denominator), denominator);
      yield { faces, weight, share, merges: "faces", parts };
    }
  }
}

/** Generates every list of `length` numbers from 0 that add up to `sum`. */
function* compositions(sum: number, length: number): Generator<number[]> {
  if (length === 1) {
    yield [sum];
    return;
  }
  for (let first = sum; first >= 0; first--) {
    for (const rest of compositions(sum - first, length - 1)) yield [first, ...rest];
  }
}

/** Generates every ordered face list that has `numbers[i]` faces of class i. */
function* arrangements(classes: readonly (readonly number[])[], numbers: readonly number[]): Generator<number[]> {
  if (numbers.every((number) => number === 0)) {
    yield [];
    return;
  }
  for (const [index, faces] of classes.entries()) {
    if (numbers[index] === 0) continue;
    const remaining = numbers.map((number, each) => (each === index ? number - 1 : number));
    for (const face of faces) for (const rest of arrangements(classes, remaining)) yield [face, ...rest];
  }
}

/** Generates every ordered face list with this total. */
function* summing(sides: number, count: number, total: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  const least = Math.max(1, total - (count - 1) * sides);
  const most = Math.min(sides, total - (count - 1));
  for (let face = least; face <= most; face++) {
    for (const rest of summing(sides, count - 1, total - face)) yield [face, ...rest];
  }
}

function withFirst(first: readonly number[], lists: Iterable<number[]>, denominator: bigint): OutcomeSpace {
  function* reordered(): Generator<readonly number[]> {
    yield first;
    for (const faces of lists) if (faces.some((face, die) => face !== first[die])) yield faces;
  }
  return lazySpace(singleFaceLists(reordered(), denominator), denominator);
}

function* singleFaceLists(lists: Iterable<readonly number[]>, denominator: bigint): Generator<DiceOutcome> {
  const share = ratio(1n, denominator);
  for (const faces of lists) yield { faces, weight: 1n, share };
}

function lazySpace(outcomes: Iterator<DiceOutcome>, denominator: bigint): OutcomeSpace {
  const cache: DiceOutcome[] = [];
  const at = (index: number): DiceOutcome | undefined => {
    while (cache.length <= index) {
      const next = outcomes.next();
      if (next.done === true) return undefined;
      cache.push(next.value);
    }
    return cache[index];
  };
  return { denominator, at };
}

function listSpace(outcomes: readonly DiceOutcome[], denominator: bigint): OutcomeSpace {
  return { denominator, at: (index) => outcomes[index] };
}

function memoizeAt(at: (index: number) => DiceOutcome | undefined): OutcomeSpace["at"] {
  const cache: DiceOutcome[] = [];
  return (index) => {
    const known = cache[index];
    if (known !== undefined) return known;
    const outcome = at(index);
    if (outcome !== undefined) cache[index] = outcome;
    return outcome;
  };
}

function groupItems(items: readonly number[], groupOf: (item: number) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const item of items) {
    const group = groupOf(item);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [item]);
    else members.push(item);
  }
  return groups;
}

function sortByWeight(outcomes: readonly DiceOutcome[]): DiceOutcome[] {
  return [...outcomes].sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0));
}

/** Converts a fraction to a number, without overflow for large terms. */
function ratio(numerator: bigint, denominator: bigint): number {
  const value = Number(numerator) / Number(denominator);
  return Number.isFinite(value) ? value : Number((numerator << 64n) / denominator) / 2 ** 64;
}

/**
 * Counts the face lists of `count` dice with total `count + excess`, by inclusion and exclusion over dice above
 * `sides`.
 */
function waysToTotal(sides: number, count: number, excess: number): bigint {
  let ways = 0n;
  for (let over = 0; over <= count && over * sides <= excess; over++) {
    const term = binomial(count, over) * binomial(excess - over * sides + count - 1, count - 1);
    ways += over % 2 === 0 ? term : -term;
  }
  return ways;
}

function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
