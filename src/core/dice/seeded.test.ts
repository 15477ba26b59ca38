import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RollRequest } from "./dice";
import { philox4x32 } from "./philox";
import { ALGORITHM, firstRoll, SeededDice } from "./seeded";

const scope = { ruleset: "hunters", operation: "resolveEncounter", step: 7 };

const ask = (label: string, sides: number, count: number): RollRequest => ({ label, sides, count, read: "sum" });

const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });

const scopes = fc.record({ ruleset: texts, operation: texts, step: fc.nat({ max: 4294967295 }) });

const requests = fc
  .tuple(fc.constantFrom("a", "b", "c", "torpedo-hit"), fc.constantFrom(2, 3, 6, 10, 20, 100, 3000000000), fc.nat(12))
  .map(([label, sides, more]) => ask(label, sides, 1 + more));

/** The words of a block, computed directly from the text of section 3. */
function blockWords(seed: string, label: string, occurrence: number, block: number): number[] {
  const hash = (text: string) => {
    const bytes = createHash("sha256").update(text, "utf8").digest();
    return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)] as const;
  };
  const [k0, k1] = hash(seed);
  const [w2, w3] = hash(`${scope.ruleset}/${scope.operation}/${label}`);
  const out = new Uint32Array(4);
  philox4x32(out, 65536 * occurrence + block, scope.step, w2, w3, k0, k1);
  return [...out];
}

/** Pearson's statistic of the counts against a fair spread. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("seeded dice", () => {
  test("the algorithm has a name", () => {
    expect(ALGORITHM).toBe("philox4x32-10/1");
  });

  test("a die is 1 + (word mod sides), words of each block in order", () => {
    const words = [0, 1, 2].flatMap((block) => blockWords("seed", "gun", 0, block));
    expect(new SeededDice("seed", scope).roll(ask("gun", 6, 12))).toEqual(words.map((word) => 1 + (word % 6)));
  });

  test("word 0 of the counter counts the rolls with this label", () => {
    const dice = new SeededDice("seed", scope);
    dice.roll(ask("gun", 6, 9));
    dice.roll(ask("flak", 6, 1));
    expect(dice.roll(ask("gun", 6, 4))).toEqual(blockWords("seed", "gun", 1, 0).map((word) => 1 + (word % 6)));
  });

  test("a word at or above the limit is skipped", () => {
    const sides = 2147483649;
    const words = Array.from({ length: 20 }, (_, block) => blockWords("seed", "gun", 0, block)).flat();
    const accepted = words.filter((word) => word < sides);
    expect(accepted.length).toBeLessThan(words.length - 20);
    expect(new SeededDice("seed", scope).roll(ask("gun", sides, accepted.length))).toEqual(
      accepted.map((word) => 1 + word),
    );
  });

  test("no word is skipped when sides divide 2^32", () => {
    const words = Array.from({ length: 8 }, (_, block) => blockWords("seed", "gun", 0, block)).flat();
    const faces = new SeededDice("seed", scope).roll(ask("gun", 2147483648, 32));
    expect(faces).toEqual(words.map((word) => 1 + (word % 2147483648)));
  });

  test("the same seed, scope and rolls give the same faces", () => {
    fc.assert(
      fc.property(texts, scopes, fc.array(requests, { maxLength: 8 }), (seed, where, rolls) => {
        const first = new SeededDice(seed, where);
        const second = new SeededDice(seed, where);
        for (const roll of rolls) expect(second.roll(roll)).toEqual(first.roll(roll));
      }),
    );
  });

  test("firstRoll equals the first roll of the dice", () => {
    fc.assert(
      fc.property(texts, scopes, requests, (seed, where, roll) => {
        expect(firstRoll(seed, where, roll)).toEqual(new SeededDice(seed, where).roll(roll));
      }),
    );
  });

  test("every face exists on its die and the count is right", () => {
    fc.assert(
      fc.property(texts, scopes, requests, (seed, where, roll) => {
        const faces = new SeededDice(seed, where).roll(roll);
        expect(faces).toHaveLength(roll.count);
        for (const face of faces) expect(Number.isInteger(face) && face >= 1 && face <= roll.sides).toBe(true);
      }),
    );
  });

  test("a label's dice do not depend on the rolls of other labels", () => {
    fc.assert(
      fc.property(texts, scopes, fc.array(requests, { minLength: 1, maxLength: 10 }), (seed, where, rolls) => {
        const label = rolls[0]?.label;
        const mixed = new SeededDice(seed, where);
        const alone = new SeededDice(seed, where);
        for (const roll of rolls) {
          const faces = mixed.roll(roll);
          if (roll.label === label) expect(alone.roll(roll)).toEqual(faces);
        }
      }),
    );
  });

  test("two operations in progress do not disturb each other", () => {
    const alone = new SeededDice("one", scope);
    const expected = [alone.roll(ask("gun", 6, 5)), alone.roll(ask("gun", 6, 5))];
    const one = new SeededDice("one", scope);
    const two = new SeededDice("two", { ...scope, step: 8 });
    const first = one.roll(ask("gun", 6, 5));
    two.roll(ask("gun", 6, 5));
    expect([first, one.roll(ask("gun", 6, 5))]).toEqual(expected);
  });

  test("more labels than the cache holds roll the same", () => {
    const early = new SeededDice("seed", scope).roll(ask("label 0", 1000000, 2));
    for (let label = 0; label < 5000; label++) new SeededDice("seed", scope).roll(ask(`label ${label}`, 6, 1));
    expect(new SeededDice("seed", scope).roll(ask("label 0", 1000000, 2))).toEqual(early);
  });

  test("seed, step, ruleset, operation and label each change the dice", () => {
    const roll = (seed: string, where: typeof scope, label: string) =>
      new SeededDice(seed, where).roll(ask(label, 1000000, 4)).join();
    const all = [
      roll("seed", scope, "gun"),
      roll("seed2", scope, "gun"),
      roll("seed", { ...scope, step: 8 }, "gun"),
      roll("seed", { ...scope, ruleset: "goeben" }, "gun"),
      roll("seed", { ...scope, operation: "attack" }, "gun"),
      roll("seed", scope, "flak"),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  // The limits are the 99.99 % quantiles of the chi-square distribution. The seeds are fixed, so results cannot vary.
  test.each([
    [6, 5, 25.74],
    [10, 9, 33.72],
    [20, 19, 50.8],
  ])("d%i is uniform over steps, occurrences and blocks", (sides, _freedom, limit) => {
    for (const seed of ["alpha", "bravo", "charlie"]) {
      const byStep = new Array<number>(sides).fill(0);
      const byOccurrence = new Array<number>(sides).fill(0);
      const byBlock = new Array<number>(sides).fill(0);
      const bump = (counts: number[], face: number | undefined) => {
        counts[(face ?? 0) - 1] = (counts[(face ?? 0) - 1] ?? 0) + 1;
      };
      const dice = new SeededDice(seed, scope);
      for (let step = 0; step < 6000; step++) {
        bump(byStep, new SeededDice(seed, { ...scope, step }).roll(ask("gun", sides, 1))[0]);
        bump(byOccurrence, dice.roll(ask("gun", sides, 1))[0]);
      }
      for (const face of new SeededDice(seed, scope).roll(ask("gun", sides, 20000))) bump(byBlock, face);
      for (const counts of [byStep, byOccurrence, byBlock]) expect(chiSquare(counts)).toBeLessThan(limit);
    }
  });

  test("pairs of faces are independent", () => {
    const pairs = new Array<number>(36).fill(0);
    const dice = new SeededDice("delta", scope);
    for (let roll = 0; roll < 20000; roll++) {
      const [first = 0, second = 0] = dice.roll(ask("gun", 6, 2));
      const cell = (first - 1) * 6 + second - 1;
      pairs[cell] = (pairs[cell] ?? 0) + 1;
    }
    expect(chiSquare(pairs)).toBeLessThan(76.6);
  });

  test("a block or an occurrence past 65535 throws", () => {
    const dice = new SeededDice("seed", scope);
    expect(dice.roll(ask("most", 6, 262144 - 4)).length).toBe(262140);
    expect(() => dice.roll(ask("too many", 2, 262145))).toThrow("More than 65536 blocks");
    for (let roll = 0; roll < 65536; roll++) dice.roll(ask("gun", 6, 1));
    expect(() => dice.roll(ask("gun", 6, 1))).toThrow("More than 65536 rolls for gun");
    expect(dice.roll(ask("flak", 6, 1))).toHaveLength(1);
  });

  test.each([-1, 0.5, 4294967296, Number.NaN])("step %d is not a 32-bit word", (step) => {
    expect(() => new SeededDice("seed", { ...scope, step })).toThrow(RangeError);
  });

  test.each([
    [0, 1],
    [-6, 1],
    [2.5, 1],
    [4294967296, 1],
    [6, 0],
    [6, -1],
    [6, 1.5],
    [6, Number.POSITIVE_INFINITY],
  ])("a request for a d%d, %d times, throws", (sides, count) => {
    expect(() => new SeededDice("seed", scope).roll(ask("gun", sides, count))).toThrow(RangeError);
  });
});
