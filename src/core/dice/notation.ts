import type { DiceReading } from "./dice";

/**
 * The dice of a chart as printed. `1d6` to `99d999` are summed, `1d0-9` too but from 0; `d66` and `d100` are read as
 * digits.
 */
export type Notation = `${number}d${number}` | `${number}d0-${number}` | "d66" | "d100";

/** Parsed dice of a chart, and how their faces make a natural total. */
export interface DiceNotation {
  readonly text: Notation;
  readonly sides: number;
  readonly count: number;
  /** The lowest face: 1, or 0 on dice that count from 0. */
  readonly low: 0 | 1;
  readonly read: DiceReading;
  /** The least and the greatest natural total. */
  readonly range: { readonly min: number; readonly max: number };
  /** Returns the natural total; throws a RangeError unless there are `count` faces. */
  totalOf(faces: readonly number[]): number;
  /** Returns every possible natural total, in ascending order. */
  totals(): number[];
}

/** Returns the die for a draw from a pool or deck of `size` items, at least 1. */
export function drawNotation(size: number): DiceNotation {
  return summedNotation(`1d${size}`, size, 1);
}

/** Parsed notations by text. Without this cache a simulated game of hunters takes 1.4 times as long. */
const notations = new Map<string, DiceNotation>();

/** Returns the cached notation of a chart that has passed its schema. Throws an Error for any other text. */
export function requireNotation(text: string): DiceNotation {
  let notation = notations.get(text);
  if (notation === undefined) {
    notation = parseNotation(text);
    if (notation === undefined) throw new Error(`Dice ${text} cannot be read.`);
    notations.set(text, notation);
  }
  return notation;
}

/**
 * Returns the dice of an audit line: for a draw the pool's die, for a handful the single die that is thrown repeatedly.
 */
export function notationOf({ kind, dice }: { readonly kind: string; readonly dice: string }): DiceNotation | undefined {
  if (kind === "throw") return parseNotation(dice.replace(/^\d+x/, ""));
  const size = kind === "draw" ? /^1d([1-9]\d{0,4})$/.exec(dice)?.[1] : undefined;
  return size === undefined ? parseNotation(dice) : drawNotation(Number(size));
}

/** Parses a chart's dice notation; undefined for any other text. A die has at least 2 sides. */
export function parseNotation(text: string): DiceNotation | undefined {
  if (text === "d66") return digitNotation("d66", 6, (tens, units) => tens * 10 + units);
  if (text === "d100") return digitNotation("d100", 10, (tens, units) => (tens % 10) * 10 + (units % 10) || 100);
  const match = /^([1-9]\d?)d(0-)?([1-9]\d{0,2})$/.exec(text);
  if (match === null || match[0] !== text) return undefined;
  const count = Number(match[1]);
  const low = match[2] === undefined ? 1 : 0;
  const sides = Number(match[3]) + 1 - low;
  return sides < 2 ? undefined : summedNotation(text as Notation, sides, count, low);
}

function summedNotation(text: Notation, sides: number, count: number, low: 0 | 1 = 1): DiceNotation {
  const least = low * count;
  return {
    text,
    sides,
    count,
    low,
    read: "sum",
    range: { min: least, max: least + count * (sides - 1) },
    totalOf(faces) {
      assertCount(text, faces, count);
      let total = 0;
      for (const face of faces) total += face;
      return total;
    },
    totals: () => Array.from({ length: count * (sides - 1) + 1 }, (_, above) => least + above),
  };
}

function digitNotation(text: Notation, sides: number, combine: (tens: number, units: number) => number): DiceNotation {
  const totals: number[] = [];
  for (let tens = 1; tens <= sides; tens++) {
    for (let units = 1; units <= sides; units++) totals.push(combine(tens, units));
  }
  totals.sort((a, b) => a - b);
  return {
    text,
    sides,
    count: 2,
    low: 1,
    read: "digits",
    range: { min: totals[0] as number, max: totals.at(-1) as number },
    totalOf(faces) {
      assertCount(text, faces, 2);
      return combine(faces[0] as number, faces[1] as number);
    },
    totals: () => [...totals],
  };
}

function assertCount(text: Notation, faces: readonly number[], count: number): void {
  if (faces.length !== count) throw new RangeError(`${text} takes ${count} faces, not ${faces.length}.`);
}

/** Counts the face lists of each natural total, in the order of `totals()`, out of `of` equally likely ones. */
export function combinationsPerTotal(notation: DiceNotation): {
  readonly ways: readonly number[];
  readonly of: number;
} {
  const { count, sides, read } = notation;
  if (read !== "sum") return { ways: notation.totals().map(() => 1), of: notation.totals().length };
  let ways = [1];
  for (let die = 0; die < count; die += 1) {
    const next = Array.from({ length: ways.length + sides - 1 }, () => 0);
    for (const [index, way] of ways.entries()) for (let face = 0; face < sides; face += 1) next[index + face]! += way;
    ways = next;
  }
  return { ways, of: sides ** count };
}
