import type { RollRequest } from "./dice";

/** One outcome of a roll, or several merged until their difference is read. */
export interface Way {
  readonly faces: readonly number[];
  /** In how many of the denominator's ordered face lists it falls. */
  readonly weight: bigint;
  /** Its probability, only to rank branches. */
  readonly share: number;
  /** The look that splits the outcomes merged here; undefined when it is one face list. */
  readonly merges?: Look;
  /** The ways it stands for, the one it shows first. */
  readonly parts?: () => Ways;
}

/** The closeness of a look at dice: their total alone, or every face. */
export type Look = "total" | "faces";

/** The ways one request can fall out, numbered from 0, the likely ones first as far as that is cheap to know. */
export interface Ways {
  readonly denominator: bigint;
  /** Undefined beyond the last way. */
  at(index: number): Way | undefined;
}

/** Above this many ways their order is that of their making, for they are made one by one and not sorted. */
const MOST_SORTED = 20_000;

/** The ways a request can fall out; ways of one of its `outcomeClasses` are one. */
export function waysOf(request: RollRequest, classes: readonly number[] | undefined): Ways {
  const { sides, count, read } = request;
  const denominator = BigInt(sides) ** BigInt(count);
  if (read === "each") return handfuls(sides, count, denominator, classes);
  const single = read === "sum" ? totalsOf(sides, count, denominator) : faceListsOf(sides, count, denominator);
  return classes === undefined ? single : merged(single, classes, denominator, request);
}

/** The nth face list in the order of an odometer, first die slowest, beginning again after the last. */
export function faceListAt(sides: number, count: number, index: number): number[] {
  const faces = new Array<number>(count).fill(1);
  for (let die = count - 1, rest = index; die >= 0 && rest > 0; die--) {
    faces[die] = 1 + (rest % sides);
    rest = Math.floor(rest / sides);
  }
  return faces;
}

/** Ways by class, each shown by the likeliest way in it. */
function merged(single: Indexed, classes: readonly number[], denominator: bigint, { label }: RollRequest): Ways {
  if (classes.length !== single.size) throw new Error(`${label} has ${single.size} ways, not ${classes.length}.`);
  const groups = grouped([...classes.keys()], (index) => classes[index]!);
  const ways = [...groups.values()].map((members): Way => {
    const [shown, ...others] = byWeight(members.map(single.numbered));
    if (others.length === 0) return shown!;
    const weight = others.reduce((sum, way) => sum + way.weight, shown!.weight);
    const parts = listed([shown!, ...others], denominator);
    return { faces: shown!.faces, weight, share: ratio(weight, denominator), merges: "total", parts: () => parts };
  });
  return listed(byWeight(ways), denominator);
}

/** Ways of which each has a number of its own besides its place in the order of likelihood. */
interface Indexed extends Ways {
  readonly size: number;
  /** Totals in ascending order, face lists with the first die slowest. */
  numbered(index: number): Way;
}

/** Every ordered face list; all are equally likely. */
function faceListsOf(sides: number, count: number, denominator: bigint): Indexed {
  const size = sides ** count;
  const share = ratio(1n, denominator);
  const numbered = (index: number): Way => ({ faces: faceListAt(sides, count, index), weight: 1n, share });
  return { size, denominator, numbered, at: (index) => (index < size ? numbered(index) : undefined) };
}

/** Every total from the middle outwards, shown by the face list that spreads it most evenly. */
function totalsOf(sides: number, count: number, denominator: bigint): Indexed {
  const size = count * (sides - 1) + 1;
  const middle = Math.floor((size - 1) / 2);
  const numbered = (excess: number): Way => {
    const weight = waysToTotal(sides, count, excess);
    const faces = evenly(count, excess);
    const share = ratio(weight, denominator);
    if (weight === 1n) return { faces, weight, share };
    const parts = (): Ways => startingWith(faces, summing(sides, count, count + excess), denominator);
    return { faces, weight, share, merges: "faces", parts };
  };
  const at = (index: number): Way | undefined => {
    if (index >= size) return undefined;
    return numbered(index % 2 === 0 ? middle - index / 2 : middle + (index + 1) / 2);
  };
  return { size, denominator, numbered, at: memoized(at) };
}

function evenly(count: number, excess: number): number[] {
  const each = 1 + Math.floor(excess / count);
  const larger = excess % count;
  return Array.from({ length: count }, (_, die) => (die < count - larger ? each : each + 1));
}

/** The outcomes of a handful by the number of dice in each class; without classes, on each face. */
function handfuls(sides: number, count: number, denominator: bigint, given?: readonly number[]): Ways {
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  if (given !== undefined && given.length !== sides) throw new Error(`A d${sides} has no ${given.length} classes.`);
  const classes = [...grouped(faces, (face) => given?.[face - 1] ?? face).values()];
  const size = choose(count + classes.length - 1, classes.length - 1);
  const ways = fallingIn(classes, count, denominator);
  return size > MOST_SORTED ? lazily(ways, denominator) : listed(byWeight([...ways]), denominator);
}

function* fallingIn(classes: readonly (readonly number[])[], count: number, denominator: bigint): Generator<Way> {
  for (const numbers of compositions(count, classes.length)) {
    let weight = 1n;
    let left = count;
    for (const [index, number] of numbers.entries()) {
      weight *= choose(left, number) * BigInt(classes[index]!.length) ** BigInt(number);
      left -= number;
    }
    const faces = numbers.flatMap((number, index) => new Array<number>(number).fill(classes[index]![0]!));
    const share = ratio(weight, denominator);
    if (weight === 1n) yield { faces, weight, share };
    else {
      const parts = (): Ways => lazily(alone(arrangements(classes, numbers), denominator), denominator);
      yield { faces, weight, share, merges: "faces", parts };
    }
  }
}

/** Every list of `length` numbers from 0 that add up to `sum`. */
function* compositions(sum: number, length: number): Generator<number[]> {
  if (length === 1) {
    yield [sum];
    return;
  }
  for (let first = sum; first >= 0; first--) {
    for (const rest of compositions(sum - first, length - 1)) yield [first, ...rest];
  }
}

/** Every ordered face list with so many faces of each class. */
function* arrangements(classes: readonly (readonly number[])[], numbers: readonly number[]): Generator<number[]> {
  if (numbers.every((number) => number === 0)) {
    yield [];
    return;
  }
  for (const [index, faces] of classes.entries()) {
    if (numbers[index] === 0) continue;
    const left = numbers.map((number, each) => (each === index ? number - 1 : number));
    for (const face of faces) for (const rest of arrangements(classes, left)) yield [face, ...rest];
  }
}

/** Every ordered face list of that total. */
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

function startingWith(first: readonly number[], lists: Iterable<number[]>, denominator: bigint): Ways {
  function* reordered(): Generator<readonly number[]> {
    yield first;
    for (const faces of lists) if (faces.some((face, die) => face !== first[die])) yield faces;
  }
  return lazily(alone(reordered(), denominator), denominator);
}

function* alone(lists: Iterable<readonly number[]>, denominator: bigint): Generator<Way> {
  const share = ratio(1n, denominator);
  for (const faces of lists) yield { faces, weight: 1n, share };
}

function lazily(ways: Iterator<Way>, denominator: bigint): Ways {
  const made: Way[] = [];
  const at = (index: number): Way | undefined => {
    while (made.length <= index) {
      const next = ways.next();
      if (next.done === true) return undefined;
      made.push(next.value);
    }
    return made[index];
  };
  return { denominator, at };
}

function listed(ways: readonly Way[], denominator: bigint): Ways {
  return { denominator, at: (index) => ways[index] };
}

function memoized(at: (index: number) => Way | undefined): Ways["at"] {
  const made: Way[] = [];
  return (index) => {
    const known = made[index];
    if (known !== undefined) return known;
    const way = at(index);
    if (way !== undefined) made[index] = way;
    return way;
  };
}

function grouped(items: readonly number[], groupOf: (item: number) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const item of items) {
    const group = groupOf(item);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [item]);
    else members.push(item);
  }
  return groups;
}

function byWeight(ways: readonly Way[]): Way[] {
  return [...ways].sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0));
}

/** The fraction as a number, whatever the size of its terms. */
function ratio(numerator: bigint, denominator: bigint): number {
  const value = Number(numerator) / Number(denominator);
  return Number.isFinite(value) ? value : Number((numerator << 64n) / denominator) / 2 ** 64;
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
