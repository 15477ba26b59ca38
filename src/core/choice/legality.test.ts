import { describe, expect, it } from "vitest";
import { byCase, reason } from "./legality";
import { every, oneOf } from "./values";

const NONE = reason("NONE", "1");

/** The legality of choosing an even number, and the numbers it has checked so far. */
function evenNumbers(values: readonly number[]) {
  const judged: number[] = [];
  const choose = (value: number) => {
    judged.push(value);
    return value % 2 === 0 ? every<{ value: string }>({ value: oneOf([`v${value}`]) }) : reason(`ODD_${value}`, "1");
  };
  return { legality: byCase("value", values, (value) => `v${value}`, choose, NONE), judged };
}

describe("byCase", () => {
  it("evaluates values up to the first open one until the input is read, and each value once", () => {
    const { legality, judged } = evenNumbers([1, 2, 3, 4]);
    expect(legality.legal).toBe(true);
    expect(judged).toEqual([1, 2]);
    if (!legality.legal) return;
    expect(legality.input.check({ value: "v4" })).toBeUndefined();
    expect(legality.input.check({ value: "v1" })).toMatchObject({ code: "ODD_1", pointer: "/value" });
    expect([0, 1].map((index) => legality.input.draw((n) => Math.min(index, n - 1)))).toEqual([
      { value: "v2" },
      { value: "v4" },
    ]);
    expect(legality.input.closed.map(({ value }) => value)).toEqual(["v1", "v3"]);
    expect(judged).toEqual([1, 2, 3, 4]);
  });

  it("all values closed: the first reason; no values: the default reason", () => {
    expect(evenNumbers([3, 1]).legality).toEqual({ legal: false, reason: reason("ODD_3", "1") });
    expect(evenNumbers([]).legality).toEqual({ legal: false, reason: NONE });
  });

  it("all values closed: the first reason whose code is not the default's", () => {
    const reasons = [NONE, reason("FAR", "2"), reason("LATE", "3")];
    const legality = (values: readonly number[]) => byCase("value", values, String, (value) => reasons[value]!, NONE);
    expect(legality([0, 1, 2])).toEqual({ legal: false, reason: reasons[1] });
    expect(legality([0])).toEqual({ legal: false, reason: NONE });
  });
});
