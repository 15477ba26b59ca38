import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RollRequest, TapeFaceWrong, TapeRanOut } from "./dice";
import { SeededDice } from "./seeded";
import { TapeDice } from "./tape";

const ask = (sides: number, count: number): RollRequest => ({ label: "gun", sides, count, read: "sum" });

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("a tape", () => {
  test("the faces are returned in order", () => {
    const tape = new TapeDice([3, 6, 1]);
    expect(tape.roll(ask(6, 1))).toEqual([3]);
    expect([tape.position, tape.remaining]).toEqual([1, 2]);
    expect(tape.roll(ask(6, 2))).toEqual([6, 1]);
    expect([tape.position, tape.remaining]).toEqual([3, 0]);
  });

  test("the tape of any rolls replays them and is used up exactly", () => {
    const rolls = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(fc.string(), rolls, (seed, list) => {
        const dice = new SeededDice(seed, { ruleset: "r", operation: "o", step: 0 });
        const rolls = list.map(([sides, count]) => dice.roll(ask(sides, count)));
        const tape = new TapeDice(rolls.flat());
        expect(list.map(([sides, count]) => tape.roll(ask(sides, count)))).toEqual(rolls);
        expect([tape.position, tape.remaining]).toEqual([rolls.flat().length, 0]);
      }),
    );
  });

  test("an unused face is counted", () => {
    const tape = new TapeDice([3, 6, 1]);
    tape.roll(ask(6, 2));
    expect([tape.position, tape.remaining]).toEqual([2, 1]);
  });

  test("a missing face is reported with the request and the faces left", () => {
    const tape = new TapeDice([3, 6, 1]);
    tape.roll(ask(6, 1));
    const request = ask(6, 4);
    const error = thrownBy(() => tape.roll(request));
    expect(error).toBeInstanceOf(TapeRanOut);
    expect(error).toMatchObject({ request, held: [6, 1] });
    expect([tape.position, tape.remaining]).toEqual([1, 2]);
  });

  test("an empty tape has no faces", () => {
    expect(thrownBy(() => new TapeDice([]).roll(ask(6, 1)))).toMatchObject({ held: [] });
  });

  test.each([7, 0, -1, 2.5, Number.NaN])("face %d does not exist on a d6", (face) => {
    const tape = new TapeDice([3, 6, face]);
    tape.roll(ask(6, 1));
    const request = ask(6, 2);
    const error = thrownBy(() => tape.roll(request));
    expect(error).toBeInstanceOf(TapeFaceWrong);
    expect(error).toMatchObject({ request, position: 2, face });
    expect(tape.position).toBe(1);
  });

  test("a wrong face is reported before a missing one", () => {
    expect(thrownBy(() => new TapeDice([9]).roll(ask(6, 2)))).toBeInstanceOf(TapeFaceWrong);
  });

  test("a request for no dice throws", () => {
    expect(() => new TapeDice([1]).roll(ask(6, 0))).toThrow(RangeError);
  });
});
