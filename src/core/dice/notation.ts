import type { Reading } from "./dice";

/**
 * The dice of a chart as printed: `1d6` to `99d999` are summed, `1d0-9` are summed too but count from 0, `d66` and `d100`
 * are read as digits.
 */
export type Notation = `${number}d${number}` | `${number}d0-${number}` | "d66" | "d100";

/** The dice of a chart, and the way their faces make a natural total. */
export interface DiceNotation {
  readonly text: Notation;
  readonly sides: number;
  readonly count: number;
  /** The lowest face: 1, or 0 on dice that count from 0. */
  readonly low: 0 | 1;
  readonly read: Reading;
  /** The least and the greatest natural total. */
  readonly range: { readonly min: number; readonly max: number };
  /** The natural total of these faces; throws a RangeError unless there are `count` of them. */
  totalOf(faces: readonly number[]): number;
  /** Every natural total that can fall, in ascending order. */
  totals(): number[];
}

/** The die of a draw from a pool or a deck of `size` items, at least 1. */
export function drawNotation(size: number): DiceNotation {
  return summed(`1d${size}`, size, 1);
}

/** By their texts, the dice of charts: without it a simulated game of hunters takes 1.4 as long. */
const notations = new Map<string, DiceNotation>();

/** Reads the dice of a chart that has passed its schema, once for all its rolls; throws an Error for any other text. */
export function readNotation(text: string): DiceNotation {
  let notation = notations.get(text);
  if (notation === undefined) {
    notation = parseNotation(text);
    if (notation === undefined) throw new Error(`Dice ${text} cannot be read.`);
    notations.set(text, notation);
  }
  return notation;
}

/** The dice that a line of an audit trail names: of a draw its pool, of a handful the one die that each of it is. */
export function notationOf({ kind, dice }: { readonly kind: string; readonly dice: string }): DiceNotation | undefined {
  if (kind === "throw") return parseNotation(dice.replace(/^\d+x/, ""));
  const size = kind === "draw" ? /^1d([1-9]\d{0,4})$/.exec(dice)?.[1] : undefined;
  return size === undefined ? parseNotation(dice) : drawNotation(Number(size));
}

/** Reads a chart's dice notation; undefined for any other text. A die has at least 2 sides. */
export function parseNotation(text: string): DiceNotation | undefined {
  if (text === "d66") return digits("d66", 6, (tens, units) => tens * 10 + units);
  if (text === "d100") return digits("d100", 10, (tens, units) => (tens % 10) * 10 + (units % 10) || 100);
  const match = /^([1-9]\d?)d(0-)?([1-9]\d{0,2})$/.exec(text);
  if (match === null || match[0] !== text) return undefined;
  const count = Number(match[1]);
  const low = match[2] === undefined ? 1 : 0;
  const sides = Number(match[3]) + 1 - low;
  return sides < 2 ? undefined : summed(text as Notation, sides, count, low);
}

function summed(text: Notation, sides: number, count: number, low: 0 | 1 = 1): DiceNotation {
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

function digits(text: Notation, sides: number, read: (tens: number, units: number) => number): DiceNotation {
  const totals: number[] = [];
  for (let tens = 1; tens <= sides; tens++) {
    for (let units = 1; units <= sides; units++) totals.push(read(tens, units));
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
      return read(faces[0] as number, faces[1] as number);
    },
    totals: () => [...totals],
  };
}

function assertCount(text: Notation, faces: readonly number[], count: number): void {
  if (faces.length !== count) throw new RangeError(`${text} takes ${count} faces, not ${faces.length}.`);
}

/** In how many ways of how many each natural total can fall, in the order of `totals()`; equal chances for every way. */
export function waysOf(notation: DiceNotation): { readonly ways: readonly number[]; readonly of: number } {
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
