import { compare, inverse, minus, ONE, type Rational, rational, ZERO } from "../../dice/rational";
import type { Ending } from "./expand";
import type { Node } from "./graph";

/** A fraction with a longer denominator than this, in bits, is rounded down; what that loses counts as not followed. */
const LONGEST = 512n;

/** The denominator of what has been rounded. */
const ROUNDED = 1n << LONGEST;

/** What goes round in a circle of several places is followed until less than this is left of it. */
const REST = rational(1n, 10n ** 12n);

/** The most rounds of such a circle. */
const MOST_ROUNDS = 2000;

/** The endings that a walk has come to, each with its chance, and what they add up to. */
export interface Mass {
  readonly endings: readonly (Rational & { readonly ending: Ending })[];
  readonly covered: Rational;
}

/**
 * The chances of the endings of a walk, by its graph: exact, but for fractions that had to be rounded and for what goes round
 * through several places, of which both are the least they can be. A place that may come to itself is left by the sum of its
 * geometric series.
 */
export function massOf(start: Node): Mass {
  const mass = new Map<Node, Rational>([[start, ONE]]);
  const endings: (Rational & { ending: Ending })[] = [];
  for (const circle of inOrder(start)) {
    const [node] = circle;
    if (circle.length > 1) goRound(circle, mass);
    else if (node!.ending !== null) endings.push({ ending: node!.ending, ...reduced(mass.get(node!) ?? ZERO) });
    else leave(node!, mass);
  }
  return { endings, covered: reduced(endings.reduce<Rational>(sum, ZERO)) };
}

/** Hands on all that is at a place. */
function leave(node: Node, mass: Map<Node, Rational>): void {
  const here = mass.get(node) ?? ZERO;
  if (here.numerator === 0n) return;
  mass.set(node, ZERO);
  const again = node.next?.find(({ to }) => to === node) ?? ZERO;
  const away = minus(ONE, again);
  if (away.numerator === 0n) return;
  const left = shortened(again === ZERO ? here : times(here, inverse(away)));
  for (const { to, numerator, denominator } of node.next ?? []) {
    if (to === node) continue;
    mass.set(to, sum(mass.get(to) ?? ZERO, times(left, { numerator, denominator })));
  }
}

/** Hands on what is in a circle, round after round, until hardly anything is left in it. */
function goRound(circle: readonly Node[], mass: Map<Node, Rational>): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const node of circle) leave(node, mass);
    const left = circle.reduce<Rational>((total, node) => sum(total, mass.get(node) ?? ZERO), ZERO);
    if (compare(left, REST) < 0) return;
  }
}

/** The product, in lowest terms only where it has become long: to find them costs more than all the rest. */
function times(a: Rational, b: Rational): Rational {
  if (a.denominator === ROUNDED)
    return { numerator: (a.numerator * b.numerator) / b.denominator, denominator: ROUNDED };
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** The sum, in lowest terms only where that is cheap, and rounded where one of the two was. */
function sum(a: Rational, b: Rational): Rational {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  const [short, long] = a.denominator < b.denominator ? [a, b] : [b, a];
  if (long.denominator % short.denominator === 0n) {
    const numerator = long.numerator + short.numerator * (long.denominator / short.denominator);
    return { numerator, denominator: long.denominator };
  }
  if (a.denominator === ROUNDED || b.denominator === ROUNDED) {
    return { numerator: rounded(a).numerator + rounded(b).numerator, denominator: ROUNDED };
  }
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  return inShort({ numerator, denominator: a.denominator * b.denominator });
}

function reduced({ numerator, denominator }: Rational): Rational {
  return shortened(rational(numerator, denominator));
}

/** The fraction, in lowest terms where it has become long. */
function inShort(value: Rational): Rational {
  return isLong(value) ? rational(value.numerator, value.denominator) : value;
}

/** The fraction, rounded down where it has become too long. */
function shortened(value: Rational): Rational {
  if (value.denominator === ROUNDED) return value;
  const short = inShort(value);
  return isLong(short) ? rounded(short) : short;
}

function isLong({ denominator }: Rational): boolean {
  return denominator >> LONGEST !== 0n;
}

function rounded({ numerator, denominator }: Rational): Rational {
  return { numerator: (numerator << LONGEST) / denominator, denominator: ROUNDED };
}

/** A place on the way down. */
interface Visit {
  readonly node: Node;
  next: number;
}

/** The places of a graph in an order in which none comes before one that leads to it, those of a circle together (Tarjan). */
function inOrder(start: Node): Node[][] {
  const circles: Node[][] = [];
  const numbers = new Map<Node, number>();
  const lowest = new Map<Node, number>();
  const stack: Node[] = [];
  const waiting = new Set<Node>();
  const way: Visit[] = [];
  const enter = (node: Node): void => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node)!);
    stack.push(node);
    waiting.add(node);
    way.push({ node, next: 0 });
  };
  const lower = (node: Node, to: number): void => {
    if (to < lowest.get(node)!) lowest.set(node, to);
  };
  enter(start);
  for (let visit = way.at(-1); visit !== undefined; visit = way.at(-1)) {
    const { node } = visit;
    const to = node.next?.[visit.next]?.to;
    visit.next += 1;
    if (to !== undefined) {
      if (!numbers.has(to)) enter(to);
      else if (waiting.has(to)) lower(node, numbers.get(to)!);
      continue;
    }
    way.pop();
    const parent = way.at(-1)?.node;
    if (parent !== undefined) lower(parent, lowest.get(node)!);
    if (lowest.get(node) !== numbers.get(node)) continue;
    const circle = stack.splice(stack.lastIndexOf(node));
    for (const each of circle) waiting.delete(each);
    circles.push(circle);
  }
  return circles.reverse();
}
