import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Dice, DiceReading } from "./dice";
import { enumerate } from "./enumerating";
import { parseNotation } from "./notation";
import { ONE, rational } from "./rational";
import { TapeDice } from "./tape";

const exactly = { bound: 1_000_000, keyOf: (value: unknown) => JSON.stringify(value) };

const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);

const throwSum = (dice: Dice, sides: number, count: number, label = "gun", read: DiceReading = "sum") =>
  sum(dice.roll({ label, sides, count, read }));

/** The share of each outcome as text, `total: n/d`. */
function shares<T>(enumeration: ReturnType<typeof enumerate<T>>): Record<string, string> {
  return Object.fromEntries(
    enumeration.outcomes.map(({ value, numerator, denominator }) => [String(value), `${numerator}/${denominator}`]),
  );
}

/** The distribution of a sum from every ordered face list. */
function bruteForce(sides: number, count: number): Map<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [total, number] of ways) {
      for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0) + number);
    }
    ways = next;
  }
  return ways;
}

describe("enumerate", () => {
  test("2d6 has the known odds, with one branch per total", () => {
    const result = enumerate((dice) => throwSum(dice, 6, 2), exactly);
    expect(shares(result)).toEqual({
      2: "1/36",
      3: "1/18",
      4: "1/12",
      5: "1/9",
      6: "5/36",
      7: "1/6",
      8: "5/36",
      9: "1/9",
      10: "1/12",
      11: "1/18",
      12: "1/36",
    });
    expect(result).toMatchObject({ branches: 11, complete: true, covered: ONE });
  });

  test("sums agree with brute force over every face list", () => {
    const shapes = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(shapes, ([sides, count]) => {
        const expected = [...bruteForce(sides, count)].map(([value, ways]) => ({
          value,
          ...rational(BigInt(ways), BigInt(sides ** count)),
        }));
        const result = enumerate((dice) => throwSum(dice, sides, count), exactly);
        expect([...result.outcomes].sort((a, b) => a.value - b.value)).toEqual(
          expected.sort((a, b) => a.value - b.value),
        );
        expect(result.covered).toEqual(ONE);
      }),
    );
  });

  test("the faces of every total exist on the dice", () => {
    enumerate(
      (dice) => {
        const faces = dice.roll({ label: "gun", sides: 5, count: 4, read: "sum" });
        expect(faces).toHaveLength(4);
        for (const face of faces) expect(Number.isInteger(face) && face >= 1 && face <= 5).toBe(true);
      },
      { bound: 1000, keyOf: () => "" },
    );
  });

  test("digits have a branch per ordered face list", () => {
    const lists = enumerate((dice) => dice.roll({ label: "target", sides: 3, count: 2, read: "digits" }), exactly);
    expect(lists.outcomes.map(({ value }) => value.join(""))).toEqual([
      "11",
      "12",
      "13",
      "21",
      "22",
      "23",
      "31",
      "32",
      "33",
    ]);
    expect(lists).toMatchObject({ branches: 9, complete: true, covered: ONE });
  });

  test.each(["d66", "d100"])("every total of %s is equally likely", (text) => {
    const notation = parseNotation(text);
    if (notation === undefined) throw new Error(text);
    const { sides, count, read } = notation;
    const result = enumerate((dice) => notation.totalOf(dice.roll({ label: "x", sides, count, read })), exactly);
    expect(result.outcomes.map(({ value }) => value).sort((a, b) => a - b)).toEqual(notation.totals());
    for (const { numerator, denominator } of result.outcomes) {
      expect([numerator, denominator]).toEqual([1n, BigInt(sides * sides)]);
    }
  });

  test("later dice may depend on earlier ones", () => {
    const result = enumerate((dice) => {
      if (throwSum(dice, 6, 2) < 10) return "miss";
      return throwSum(dice, 6, 1, "damage") === 6 ? "sunk" : "hit";
    }, exactly);
    expect(shares(result)).toEqual({ miss: "5/6", hit: "5/36", sunk: "1/36" });
    expect(result).toMatchObject({ branches: 8 + 3 * 6, complete: true, covered: ONE });
  });

  test("summing and reading every face list give the same distribution", () => {
    const run = (read: DiceReading) => (dice: Dice) => {
      let total = throwSum(dice, 4, 2, "first", read);
      if (total % 2 === 0) total += throwSum(dice, 3, 2, "second", read);
      return total;
    };
    const sorted = (read: DiceReading) => [...enumerate(run(read), exactly).outcomes].sort((a, b) => a.value - b.value);
    expect(sorted("sum")).toEqual(sorted("digits"));
  });

  test("the value is that of the first branch", () => {
    const result = enumerate((dice) => throwSum(dice, 6, 1), { bound: 10, keyOf: (value) => String(value % 2) });
    expect(result.outcomes.map(({ value }) => value)).toEqual([3, 4]);
  });

  test("a run without dice has one certain outcome", () => {
    expect(enumerate(() => "done", exactly)).toEqual({
      outcomes: [{ value: "done", ...ONE }],
      branches: 1,
      complete: true,
      stopped: null,
      covered: ONE,
    });
  });

  test("the bound stops it, and the result says so", () => {
    const result = enumerate((dice) => throwSum(dice, 6, 2), { ...exactly, bound: 3 });
    expect(shares(result)).toEqual({ 7: "1/6", 6: "5/36", 8: "5/36" });
    expect(result).toMatchObject({ branches: 3, complete: false, stopped: "bound" });
    expect(result.covered).toEqual({ numerator: 4n, denominator: 9n });
  });

  test("a bound that just suffices is complete", () => {
    expect(enumerate((dice) => throwSum(dice, 6, 2), { ...exactly, bound: 11 }).complete).toBe(true);
    expect(enumerate((dice) => throwSum(dice, 6, 2), { ...exactly, bound: 10 }).complete).toBe(false);
  });

  test("an endless branch is cut at the depth and not covered", () => {
    const rollUntilSix = (dice: Dice) => {
      let throws = 1;
      while (throwSum(dice, 6, 1) < 6) throws += 1;
      return throws;
    };
    const result = enumerate(rollUntilSix, { ...exactly, depth: 3 });
    expect(shares(result)).toEqual({ 1: "1/6", 2: "5/36", 3: "25/216" });
    expect(result).toMatchObject({ complete: false, stopped: "depth", covered: { numerator: 91n, denominator: 216n } });
  });

  test("pools too large to enumerate stop at the bound", () => {
    for (const read of ["sum", "digits"] as const) {
      const result = enumerate((dice) => throwSum(dice, 4294967295, 3, "card", read), { ...exactly, bound: 4 });
      expect(result).toMatchObject({ branches: 4, complete: false });
    }
  });

  test("rethrows what the run throws", () => {
    const refusal = new Error("refused");
    const run = (dice: Dice) => {
      if (throwSum(dice, 6, 1) === 4) throw refusal;
    };
    expect(() => enumerate(run, { bound: 100, keyOf: () => "" })).toThrow(refusal);
  });

  test("a run that depends on something other than its dice throws", () => {
    let runs = 0;
    const other = (dice: Dice) => throwSum(dice, 6, 1, `roll ${runs++}`);
    expect(() => enumerate(other, exactly)).toThrow("depends on something other than its dice");
    let rolls = 3;
    const fewer = (dice: Dice) => Array.from({ length: rolls-- }, () => throwSum(dice, 6, 1));
    expect(() => enumerate(fewer, exactly)).toThrow("depends on something other than its dice");
  });

  test("every branch replays from its tape", () => {
    const run = (dice: Dice) => {
      const first = throwSum(dice, 6, 2);
      return first > 8 ? [first, throwSum(dice, 10, 1, "damage")] : [first];
    };
    const tapes: number[][] = [];
    const values: number[][] = [];
    enumerate((dice) => {
      const tape: number[] = [];
      const value = run({
        roll(request) {
          const faces = dice.roll(request);
          tape.push(...faces);
          return faces;
        },
      });
      tapes.push(tape);
      values.push(value);
      return value;
    }, exactly);
    expect(tapes.map((tape) => run(new TapeDice(tape)))).toEqual(values);
  });

  test("a bound or depth below 1 throws", () => {
    expect(() => enumerate(() => 0, { ...exactly, bound: 0 })).toThrow(RangeError);
    expect(() => enumerate(() => 0, { ...exactly, depth: 0 })).toThrow(RangeError);
  });
});
