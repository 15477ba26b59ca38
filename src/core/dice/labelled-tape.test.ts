import { describe, expect, test } from "vitest";
import { TapeFaceWrong, TapeRanOut } from "./dice";
import { LabelledTape } from "./labelled-tape";
import { TapeDice } from "./tape";

const roll = (label: string, count = 1, sides = 6) => ({ label, sides, count, read: "sum" }) as const;

const fell = (label: string, faces: number[], sides = 6) => ({ label, sides, faces });

describe("recorded rolls", () => {
  test("are returned by label, first in first out, whatever is rolled between", () => {
    const dice = new LabelledTape([fell("a", [1, 2]), fell("b", [3]), fell("a", [4, 5])], new TapeDice([6]));
    expect([dice.roll(roll("b")), dice.roll(roll("a", 2)), dice.roll(roll("c")), dice.roll(roll("a", 2))]).toEqual([
      ...[[3], [1, 2], [6], [4, 5]],
    ]);
    expect([dice.remaining, dice.position]).toEqual([0, 1]);
  });

  test("supply the first dice of a smaller roll, and all of theirs to a larger one", () => {
    const dice = new LabelledTape([fell("a", [1, 2]), fell("a", [3])], new TapeDice([4, 5]));
    expect([dice.roll(roll("a")), dice.roll(roll("a", 2))]).toEqual([[1], [3, 4]]);
    expect(dice.remaining).toBe(1);
  });

  test("do not supply dice of another kind", () => {
    const dice = new LabelledTape([fell("a", [1], 10), { ...fell("b", [0], 10), low: 0 }], new TapeDice([6]));
    expect(dice.roll(roll("a"))).toEqual([6]);
    expect(dice.roll({ ...roll("b", 1, 10), low: 0 })).toEqual([1]);
  });

  test("too few dice: the error has the faces left, and the position of an invalid face of the tape", () => {
    const short = new LabelledTape([fell("a", [1, 2])], new TapeDice([3]));
    expect(() => short.roll(roll("a", 4))).toThrow(expect.objectContaining({ held: [1, 2, 3] }));
    expect(() => new LabelledTape([], new TapeDice([])).roll(roll("a"))).toThrow(TapeRanOut);
    const wrong = new LabelledTape([fell("a", [1])], new TapeDice([2, 7]));
    expect(wrong.roll(roll("b"))).toEqual([2]);
    expect(() => wrong.roll(roll("a", 2))).toThrow(TapeFaceWrong);
    expect(() => wrong.roll(roll("c"))).toThrow(expect.objectContaining({ position: 1 }));
  });
});
