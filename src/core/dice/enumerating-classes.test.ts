import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Dice, DiceReading, Watch } from "./dice";
import { type Enumeration, enumerate } from "./enumerating";
import { ONE, rational, toDecimal } from "./rational";

const exactly = { bound: 1_000_000, keyOf: (value: unknown) => JSON.stringify(value) };

const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);

/** The share of each outcome as text, `value: n/d`. */
function shares<T>({ outcomes }: Enumeration<T>): Record<string, string> {
  const texts = outcomes.map(({ value, numerator, denominator }) => [String(value), `${numerator}/${denominator}`]);
  return Object.fromEntries(texts.sort());
}

/** Dice without outcome classes: every outcome is a branch. */
function unmerged(dice: Dice): Dice {
  return { roll: ({ label, sides, count, read }) => dice.roll({ label, sides, count, read }) };
}

const choose = (from: number, k: number): bigint =>
  k === 0 ? 1n : (choose(from - 1, k - 1) * BigInt(from)) / BigInt(k);

describe("outcome classes", () => {
  test("totals of one class are one branch with their summed weight", () => {
    const alike = () => [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];
    const enumeration = enumerate(
      (dice) => sum(dice.roll({ label: "gun", sides: 6, count: 2, read: "sum", outcomeClasses: alike })) > 6,
      {
        ...exactly,
      },
    );
    expect(shares(enumeration)).toEqual({ false: "5/12", true: "7/12" });
    expect(enumeration).toMatchObject({ branches: 2, covered: ONE });
  });

  test("face lists read as digits are numbered in the order of their faces", () => {
    const alike = () => [7, 7, 7, 7, 7, 3, 3, 3, 3];
    const tens = (dice: Dice) =>
      dice.roll({ label: "gun", sides: 3, count: 2, read: "digits", outcomeClasses: alike }).join("");
    expect(shares(enumerate(tens, exactly))).toEqual({ 11: "5/9", 23: "4/9" });
  });

  test("classes that do not number every outcome throw", () => {
    const short = (dice: Dice) =>
      dice.roll({ label: "gun", sides: 6, count: 2, read: "sum", outcomeClasses: () => [1] });
    expect(() => enumerate(short, exactly)).toThrow("gun has 11 ways, not 1.");
  });

  test("a salvo read each is binomial", () => {
    const alike = () => [0, 0, 0, 0, 1, 1];
    const salvo = (dice: Dice) =>
      dice.roll({ label: "salvo", sides: 6, count: 9, read: "each", outcomeClasses: alike }).filter((face) => face > 4)
        .length;
    const { outcomes, branches, covered } = enumerate(salvo, exactly);
    for (const { value, ...share } of outcomes) {
      expect(share).toEqual(rational(choose(9, value) * 2n ** BigInt(9 - value), 3n ** 9n));
    }
    expect({ branches, covered }).toEqual({ branches: 10, covered: ONE });
  });

  test("a handful without classes has a branch per number of dice on each face", () => {
    const hand = (dice: Dice) => [...dice.roll({ label: "hand", sides: 3, count: 2, read: "each" })].sort().join("");
    expect(shares(enumerate(hand, exactly))).toEqual({
      11: "1/9",
      12: "2/9",
      13: "2/9",
      22: "1/9",
      23: "2/9",
      33: "1/9",
    });
  });

  test("a handful of a hundred dice stays within a small bound", () => {
    const alike = () => [0, 1, 2, 3, 4, 5];
    const hits = (dice: Dice) =>
      dice.roll({ label: "hand", sides: 6, count: 99, read: "each", outcomeClasses: alike }).length;
    expect(enumerate(hits, { ...exactly, bound: 50 })).toMatchObject({ branches: 50, stopped: "bound" });
  });

  test("draws without replacement are hypergeometric", () => {
    const draw = (dice: Dice) => {
      const pool = ["mine", "mine", "mine", "calm", "calm", "calm", "calm"];
      let mines = 0;
      for (let left = 3; left > 0; left--) {
        const alike = () => pool.map((item) => pool.indexOf(item));
        const [face] = dice.roll({ label: "pool", sides: pool.length, count: 1, read: "sum", outcomeClasses: alike });
        if (pool.splice(face! - 1, 1)[0] === "mine") mines += 1;
      }
      return mines;
    };
    const { outcomes, branches, covered } = enumerate(draw, exactly);
    for (const { value, ...share } of outcomes) {
      expect(share).toEqual(rational(choose(3, value) * choose(4, 3 - value), choose(7, 3)));
    }
    expect({ branches, covered }).toEqual({ branches: 8, covered: ONE });
  });
});

describe("closer reads", () => {
  interface Plan {
    readonly sides: number;
    readonly count: number;
    readonly read: DiceReading;
    readonly limit: number;
    /** How many rolls later the total or the faces are read, and whether only on a low roll then. */
    readonly after: number;
    readonly look: "never" | "total" | "faces";
    readonly onlyIfLow: boolean;
  }

  const plan = fc.record<Plan>({
    sides: fc.integer({ min: 2, max: 4 }),
    count: fc.integer({ min: 1, max: 3 }),
    read: fc.constantFrom("sum", "each"),
    limit: fc.integer({ min: 1, max: 9 }),
    after: fc.integer({ min: 0, max: 2 }),
    look: fc.constantFrom("never", "total", "faces"),
    onlyIfLow: fc.boolean(),
  });

  /** Rolls by a plan; returns whether each roll is below its limit, and every value read. */
  function follow(plans: readonly Plan[], dice: Dice): unknown {
    const observations: unknown[] = [];
    const due: { at: number; look: () => unknown }[] = [];
    for (const [at, { sides, count, read, limit, after, look, onlyIfLow }] of plans.entries()) {
      const watch: Watch = {};
      const low = (total: number) => total <= (read === "sum" ? limit : Math.min(limit, sides - 1));
      const totals = read === "sum" ? count * (sides - 1) + 1 : sides;
      const alike = () =>
        Array.from({ length: totals }, (_, index) => Number(low(index + (read === "sum" ? count : 1))));
      const faces = dice.roll({ label: `roll-${at}`, sides, count, read, outcomeClasses: alike, watch });
      const lows = read === "sum" ? Number(low(sum(faces))) : faces.filter(low).length;
      observations.push(lows);
      for (const each of due.filter((one) => one.at === at)) if (lows > 0) observations.push(each.look());
      if (look === "never" || (read === "each" && look === "total")) continue;
      const observe = () => {
        watch.look?.(look);
        return look === "total" ? sum(faces) : faces;
      };
      if (after === 0) observations.push(onlyIfLow && lows === 0 ? null : observe());
      else due.push({ at: at + after, look: observe });
    }
    return observations;
  }

  test("merged and unmerged branches give the same distribution, whatever is read and when", () => {
    fc.assert(
      fc.property(fc.array(plan, { minLength: 1, maxLength: 3 }), (plans) => {
        const merged = enumerate((dice) => follow(plans, dice), exactly);
        const asLists = plans.map((each) => ({ ...each, read: each.read }));
        const every = enumerate((dice) => follow(asLists, inFull(dice)), exactly);
        expect(shares(merged)).toEqual(shares(every));
        expect(merged.covered).toEqual(ONE);
      }),
      { numRuns: 300 },
    );
  });

  /** Dice for which every ordered face list is a branch. */
  function inFull(dice: Dice): Dice {
    return unmerged({ roll: (request) => dice.roll({ ...request, read: "digits" }) });
  }

  test("without a read nothing is split, with one everything", () => {
    const roll = (looks: boolean) => (dice: Dice) => {
      const watch: Watch = {};
      const faces = dice.roll({
        label: "gun",
        sides: 6,
        count: 2,
        read: "sum",
        outcomeClasses: () => new Array(11).fill(0),
        watch,
      });
      if (looks) watch.look?.("total");
      return looks ? sum(faces) : "rolled";
    };
    expect(enumerate(roll(false), exactly).branches).toBe(1);
    expect(enumerate(roll(true), exactly)).toMatchObject({ branches: 11, covered: ONE });
  });
});

describe("likeliest first", () => {
  const untilSix = (alike?: () => readonly number[]) => (dice: Dice) => {
    let throws = 1;
    while (
      dice.roll({ label: "again", sides: 6, count: 1, read: "sum", ...(alike && { outcomeClasses: alike }) })[0]! < 6
    )
      throws += 1;
    return throws;
  };

  test("an endless loop is covered except for a geometric tail", () => {
    const bound = 100;
    const result = enumerate(
      untilSix(() => [0, 0, 0, 0, 0, 1]),
      { ...exactly, bound },
    );
    for (const { value, ...share } of result.outcomes) {
      expect(share).toEqual(rational(5n ** BigInt(value - 1), 6n ** BigInt(value)));
    }
    expect(result).toMatchObject({ complete: false, stopped: "bound", branches: bound });
    expect(Number(toDecimal(result.covered, 9))).toBeGreaterThan(0.999);
    expect(toDecimal(result.covered, 4)).toBe("0.9999");
  });

  test("a loop leaves the rest of the bound to later rolls", () => {
    const result = enumerate(
      (dice) => {
        untilSix(() => [0, 0, 0, 0, 0, 1])(dice);
        return sum(dice.roll({ label: "after", sides: 6, count: 2, read: "sum" }));
      },
      { ...exactly, bound: 2000 },
    );
    expect(Number(toDecimal(result.covered, 9))).toBeGreaterThan(0.999);
  });

  test("more branches cover more, close to the optimum", () => {
    const run = (dice: Dice) =>
      sum(Array.from({ length: 3 }, () => dice.roll({ label: "g", sides: 6, count: 2, read: "sum" })).flat());
    const covered = [1, 10, 100, 1000, 1331].map((bound) =>
      Number(toDecimal(enumerate(run, { ...exactly, bound }).covered, 9)),
    );
    expect(covered).toEqual([...covered].sort((a, b) => a - b));
    expect(covered.at(-1)).toBe(1);
    const weights = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    const best = weights.flatMap((a) => weights.flatMap((b) => weights.map((c) => a * b * c))).sort((a, b) => b - a);
    expect(covered[2]).toBeGreaterThan(0.7 * (sum(best.slice(0, 100)) / 36 ** 3));
  });

  test("branches that cannot be reached are dropped and count as unexplored", () => {
    const run = (dice: Dice) => dice.roll({ label: "wide", sides: 1000, count: 2, read: "digits" })[0]! < 2;
    const many = (dice: Dice) => [run(dice), run(dice), run(dice)].join();
    expect(enumerate(many, { ...exactly, bound: 5000 })).toMatchObject({ stopped: "bound", branches: 5000 });
  });
});

describe("held labels", () => {
  test("create no branches, and a loop until something falls ends", () => {
    const run = (dice: Dice) => {
      let name = 0;
      while (name < 5) name = dice.roll({ label: "name", sides: 6, count: 1, read: "sum" })[0]!;
      return dice.roll({ label: "hit", sides: 6, count: 1, read: "sum" })[0]! > 4;
    };
    const result = enumerate(run, { ...exactly, heldLabels: ["name"] });
    expect(shares(result)).toEqual({ false: "2/3", true: "1/3" });
    expect(result).toMatchObject({ branches: 6, covered: ONE });
  });

  test("a loop that no face ends is cut at the depth", () => {
    const endless = (dice: Dice) => {
      while (true) dice.roll({ label: "name", sides: 6, count: 1, read: "sum" });
    };
    expect(enumerate(endless, { ...exactly, heldLabels: ["name"] })).toMatchObject({ branches: 1, stopped: "depth" });
  });
});
