import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DiceNotation, parseNotation } from "./notation";

function notation(text: string): DiceNotation {
  const parsed = parseNotation(text);
  if (parsed === undefined) throw new Error(`${text} was not read`);
  return parsed;
}

describe("chart dice notation", () => {
  test.each([
    ["1d6", 6, 1, 1, 6],
    ["2d6", 6, 2, 2, 12],
    ["3d6", 6, 3, 3, 18],
    ["1d10", 10, 1, 1, 10],
    ["2d10", 10, 2, 2, 20],
    ["1d20", 20, 1, 1, 20],
    ["1d66", 66, 1, 1, 66],
    ["1d100", 100, 1, 1, 100],
    ["99d999", 999, 99, 99, 98901],
  ])("%s is summed", (text, sides, count, min, max) => {
    const dice = notation(text);
    expect(dice).toMatchObject({ text, sides, count, read: "sum", range: { min, max } });
    const totals = dice.totals();
    expect(totals).toHaveLength(max - min + 1);
    expect(totals.every((total, index) => total === min + index)).toBe(true);
  });

  test("the total of summed dice is their sum", () => {
    expect(notation("3d6").totalOf([1, 6, 4])).toBe(11);
  });

  test("d66 reads two d6 as tens and units", () => {
    const dice = notation("d66");
    expect(dice).toMatchObject({ text: "d66", sides: 6, count: 2, read: "digits", range: { min: 11, max: 66 } });
    expect(dice.totalOf([1, 6])).toBe(16);
    expect(dice.totalOf([6, 1])).toBe(61);
    const totals = dice.totals();
    expect(totals).toHaveLength(36);
    expect(totals.slice(4, 8)).toEqual([15, 16, 21, 22]);
  });

  test("d100 reads two d10 as tens and units, ten as 0 and double 0 as 100", () => {
    const dice = notation("d100");
    expect(dice).toMatchObject({ text: "d100", sides: 10, count: 2, read: "digits", range: { min: 1, max: 100 } });
    expect(dice.totalOf([10, 1])).toBe(1);
    expect(dice.totalOf([1, 10])).toBe(10);
    expect(dice.totalOf([9, 9])).toBe(99);
    expect(dice.totalOf([10, 10])).toBe(100);
    expect(dice.totals()).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  test.each(["d66", "d100", "1d6", "2d6", "3d10"])("the totals of %s are those of its face lists", (text) => {
    const dice = notation(text);
    const roots = new Set<number>();
    const walk = (faces: number[]): void => {
      if (faces.length === dice.count) roots.add(dice.totalOf(faces));
      else for (let face = 1; face <= dice.sides; face++) walk([...faces, face]);
    };
    walk([]);
    expect([...roots].sort((a, b) => a - b)).toEqual(dice.totals());
  });

  test("the list of totals is a copy", () => {
    const dice = notation("d66");
    dice.totals().length = 0;
    expect(dice.totals()).toHaveLength(36);
  });

  test("a wrong number of faces throws", () => {
    expect(() => notation("2d6").totalOf([1])).toThrow(RangeError);
    expect(() => notation("d66").totalOf([1, 2, 3])).toThrow(RangeError);
  });

  test.each([
    "",
    "d6",
    "d10",
    "6",
    "0d6",
    "1d0",
    "1d1",
    "01d6",
    "1d06",
    "100d6",
    "1d1000",
    "2D6",
    " 2d6",
    "2d6\n",
    "2d6+1",
  ])("%j is not a notation", (text) => {
    expect(parseNotation(text)).toBeUndefined();
  });

  test("only 1 to 99 dice with 2 to 999 sides are parsed", () => {
    const number = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(number, number, (count, sides) => {
        const isNotation = count >= 1 && count <= 99 && sides >= 2 && sides <= 999;
        const read = parseNotation(`${count}d${sides}`);
        expect(read && [read.count, read.sides]).toEqual(isNotation ? [count, sides] : undefined);
      }),
    );
  });
});
