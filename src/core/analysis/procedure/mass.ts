import { compareRationals, invert, ONE, type Rational, rational, subtract, ZERO } from "../../dice/rational";
import type { Ending } from "./expand";
import type { Node } from "./graph";

/** Maximum bits of a denominator. Longer fractions are rounded down; the loss counts as not followed. */
const MAX_BITS = 512n;

/** Denominator of rounded fractions. */
const ROUNDED_DENOMINATOR = 1n << MAX_BITS;

/** Probability left in a cycle of several nodes at which its iteration stops. */
const NEGLIGIBLE = rational(1n, 10n ** 12n);

/** Maximum iterations of a cycle. */
const MOST_ROUNDS = 2000;

/** The endings of a walk with their probabilities, and the sum of these. */
export interface Mass {
  readonly endings: readonly (Rational & { readonly ending: Ending })[];
  readonly covered: Rational;
}

/**
 * Computes the probability of each ending from the graph of a walk. The result is exact, except that rounded fractions
 * and cycles of several nodes give lower bounds. A node with an edge to itself is solved exactly, by the sum of its
 * geometric series.
 */
export function massOf(start: Node): Mass {
  const mass = new Map<Node, Rational>([[start, ONE]]);
  const endings: (Rational & { ending: Ending })[] = [];
  for (const cycle of componentsInOrder(start)) {
    const [node] = cycle;
    if (cycle.length > 1) passAround(cycle, mass);
    else if (node!.ending !== null) endings.push({ ending: node!.ending, ...toLowestTerms(mass.get(node!) ?? ZERO) });
    else passOn(node!, mass);
  }
  return { endings, covered: toLowestTerms(endings.reduce<Rational>(sum, ZERO)) };
}

/** Passes all probability at a node on to its continuations. */
function passOn(node: Node, mass: Map<Node, Rational>): void {
  const here = mass.get(node) ?? ZERO;
  if (here.numerator === 0n) return;
  mass.set(node, ZERO);
  const again = node.next?.find(({ to }) => to === node) ?? ZERO;
  const away = subtract(ONE, again);
  if (away.numerator === 0n) return;
  const outgoing = reduceAndRound(again === ZERO ? here : times(here, invert(away)));
  for (const { to, numerator, denominator } of node.next ?? []) {
    if (to === node) continue;
    mass.set(to, sum(mass.get(to) ?? ZERO, times(outgoing, { numerator, denominator })));
  }
}

/** Iterates over a cycle until almost no probability is left in it. */
function passAround(cycle: readonly Node[], mass: Map<Node, Rational>): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const node of cycle) passOn(node, mass);
    const remaining = cycle.reduce<Rational>((total, node) => sum(total, mass.get(node) ?? ZERO), ZERO);
    if (compareRationals(remaining, NEGLIGIBLE) < 0) return;
  }
}

/**
 * Multiplies without reducing to lowest terms: that costs more than everything else. The result is rounded if `a` is.
 */
function times(a: Rational, b: Rational): Rational {
  if (a.denominator === ROUNDED_DENOMINATOR)
    return { numerator: (a.numerator * b.numerator) / b.denominator, denominator: ROUNDED_DENOMINATOR };
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Adds, reducing to lowest terms only where that is cheap; rounds if one of the terms was rounded. */
function sum(a: Rational, b: Rational): Rational {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  const [short, long] = a.denominator < b.denominator ? [a, b] : [b, a];
  if (long.denominator % short.denominator === 0n) {
    const numerator = long.numerator + short.numerator * (long.denominator / short.denominator);
    return { numerator, denominator: long.denominator };
  }
  if (a.denominator === ROUNDED_DENOMINATOR || b.denominator === ROUNDED_DENOMINATOR) {
    return { numerator: roundDown(a).numerator + roundDown(b).numerator, denominator: ROUNDED_DENOMINATOR };
  }
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  return reduceIfLong({ numerator, denominator: a.denominator * b.denominator });
}

function toLowestTerms({ numerator, denominator }: Rational): Rational {
  return reduceAndRound(rational(numerator, denominator));
}

/** Reduces the fraction to lowest terms if it is long. */
function reduceIfLong(value: Rational): Rational {
  return isLong(value) ? rational(value.numerator, value.denominator) : value;
}

/** Rounds the fraction down if it is long even in lowest terms. */
function reduceAndRound(value: Rational): Rational {
  if (value.denominator === ROUNDED_DENOMINATOR) return value;
  const short = reduceIfLong(value);
  return isLong(short) ? roundDown(short) : short;
}

function isLong({ denominator }: Rational): boolean {
  return denominator >> MAX_BITS !== 0n;
}

function roundDown({ numerator, denominator }: Rational): Rational {
  return { numerator: (numerator << MAX_BITS) / denominator, denominator: ROUNDED_DENOMINATOR };
}

/** A node on the path of the depth-first search. */
interface Visit {
  readonly node: Node;
  next: number;
}

/** Returns the strongly connected components in topological order (Tarjan). */
function componentsInOrder(start: Node): Node[][] {
  const components: Node[][] = [];
  const numbers = new Map<Node, number>();
  const lowest = new Map<Node, number>();
  const stack: Node[] = [];
  const onStack = new Set<Node>();
  const visits: Visit[] = [];
  const enter = (node: Node): void => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node)!);
    stack.push(node);
    onStack.add(node);
    visits.push({ node, next: 0 });
  };
  const lower = (node: Node, to: number): void => {
    if (to < lowest.get(node)!) lowest.set(node, to);
  };
  enter(start);
  for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
    const { node } = visit;
    const to = node.next?.[visit.next]?.to;
    visit.next += 1;
    if (to !== undefined) {
      if (!numbers.has(to)) enter(to);
      else if (onStack.has(to)) lower(node, numbers.get(to)!);
      continue;
    }
    visits.pop();
    const parent = visits.at(-1)?.node;
    if (parent !== undefined) lower(parent, lowest.get(node)!);
    if (lowest.get(node) !== numbers.get(node)) continue;
    const cycle = stack.splice(stack.lastIndexOf(node));
    for (const each of cycle) onStack.delete(each);
    components.push(cycle);
  }
  return components.reverse();
}
