import { describe, expect, it } from "vitest";
import type { ChartView } from "../charts/chart";
import { TapeDice } from "../dice/tape";
import { Desk, NeedsRollSignal } from "./desk";

const state = () => ({ ruleset: "toy", edition: "first", step: 0 });
const deskOf = (faces: readonly number[]) => {
  const dice = new TapeDice(faces);
  return { dice, desk: new Desk(state(), {}, dice, "FULL") };
};
const FIRING: ChartView<{ min: number; max: number; result: string }> = {
  chart: "FIRING",
  column: null,
  dice: "1d6",
  rows: [
    { min: 1, max: 4, result: "miss" },
    { min: 5, max: 6, result: "hit" },
  ],
};
const term = (code: string, value: number) => ({ code, value, rule: "1", when: "" });
const salvo = (...terms: readonly number[]) => ({
  label: "fire",
  section: "14.5",
  view: FIRING,
  terms: terms.map((value, index) => term(`TERM_${index}`, value)),
  counting: ["hit"],
});

describe("3 draws from a pool", () => {
  const draw = (pool: readonly string[]) => ({ label: "pool", section: "13.0", pool, say: (item: string) => item });

  it("a draw is a roll of the pool's size and is on the record", () => {
    const { desk, dice } = deskOf([3]);
    expect(desk.draw(draw(["a", "b", "c"]))).toBe("c");
    expect(dice.left).toBe(0);
    expect(desk.audit).toMatchObject([{ kind: "draw", dice: "1d3", faces: [3], total: 3, result: "c", chart: null }]);
  });

  it("a pool of one is drawn from too", () => {
    const { desk, dice } = deskOf([1]);
    expect(desk.draw(draw(["only"]))).toBe("only");
    expect(dice.left).toBe(0);
  });

  it("a tape that ran out says what every draw would bring", () => {
    const { desk } = deskOf([]);
    expect(() => desk.draw(draw(["a", "b"]))).toThrow(NeedsRollSignal);
    try {
      desk.draw(draw(["a", "b"]));
    } catch (error) {
      expect((error as NeedsRollSignal).totals.map(({ result }) => result)).toEqual(["a", "b"]);
    }
  });

  it("an enumerating source learns which items are alike", () => {
    let alike: readonly number[] | undefined;
    const dice = {
      roll: (request: { alike?: () => readonly number[] }) => {
        alike = request.alike?.();
        return [1];
      },
    };
    new Desk(state(), {}, dice, "NONE").draw(draw(["a", "b", "a"]));
    expect(alike).toEqual([0, 1, 0]);
  });
});

describe("3 a handful of dice", () => {
  it("the terms make the number of dice and each is read by itself", () => {
    const { desk, dice } = deskOf([6, 1, 5, 4]);
    expect(desk.throwEach(salvo(5, -1))).toEqual({ faces: [6, 1, 5, 4], counted: 2 });
    expect(dice.left).toBe(0);
    expect(desk.audit).toMatchObject([
      { kind: "throw", code: "FIRE", dice: "4x1d6", rows: [1, 0, 1, 0], counting: ["hit"], counted: 2 },
    ]);
  });

  it("less than one die is not thrown and not recorded", () => {
    const { desk } = deskOf([]);
    expect(desk.throwEach(salvo(1, -3))).toEqual({ faces: [], counted: 0 });
    expect(desk.audit).toEqual([]);
  });

  it("a tape that ran out says what each face would mean", () => {
    const { desk } = deskOf([2]);
    try {
      desk.throwEach(salvo(3));
      expect.unreachable();
    } catch (error) {
      const { totals, held, notation } = error as NeedsRollSignal;
      expect(totals.map(({ result }) => result)).toEqual(["miss", "miss", "miss", "miss", "hit", "hit"]);
      expect(held).toEqual([2]);
      expect(notation.count).toBe(3);
    }
  });
});
