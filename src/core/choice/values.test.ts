import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../contract/choice";
import { reason } from "./legality";
import { customLimit, limitSum } from "./limits";
import { every, freeText, lazyChoice, listOf, oneOf, someOf, wholeNumber, within } from "./values";

const EVEN = { code: "ODD", section: "1" };

const first = (): number => 0;

const counting = (): ((n: number) => number) => {
  let next = 0;
  return (n) => next++ % n;
};

describe("choices: schema, check and draw agree", () => {
  const range = oneOf<string>(["close", "medium"], [{ value: "long", reason: { code: "TOO_FAR", section: "9.1.4" } }]);

  it("oneOf: accepts listed values and returns the reason for closed ones", () => {
    expect(range.schema).toEqual({ enum: ["close", "medium"] });
    expect(range.check("close")).toBeUndefined();
    expect(range.check("long")).toMatchObject({ code: "TOO_FAR", section: "9.1.4" });
    expect(range.check("far")).toMatchObject({ code: "VALUE_NOT_LISTED" });
    expect(oneOf([4]).schema).toEqual({ const: 4 });
    expect(range.closed).toEqual([{ pointer: "", value: "long", code: "TOO_FAR", section: "9.1.4" }]);
  });

  it("wholeNumber: accepts integers between its bounds", () => {
    expect([0, 1, 3, 4, 1.5, "1"].map((value) => wholeNumber(1, 3).check(value) === undefined)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(wholeNumber(1, 3).draw(first)).toBe(1);
  });

  it("every: requires every member", () => {
    const choice = every({ range, shots: wholeNumber(1, 2) });
    expect(choice.schema).toMatchObject({ required: ["range", "shots"], additionalProperties: false });
    expect(choice.check({ range: "close" })).toMatchObject({ code: "CHOICE_MISSING", pointer: "/shots" });
    expect(choice.check({ range: "close", shots: 3 })).toMatchObject({ pointer: "/shots" });
    expect(choice.check({ range: "close", shots: 1, speed: 2 })).toMatchObject({ pointer: "/speed" });
    expect(choice.closed).toMatchObject([{ pointer: "/range", value: "long" }]);
    expect(choice.draw(first)).toEqual({ range: "close", shots: 1 });
  });

  it("every: optional members may be omitted", () => {
    const choice = every<{ a: number; b?: number }>({ a: oneOf([1]), b: oneOf([2]) }, { optional: ["b"] });
    expect(choice.schema).toMatchObject({ required: ["a"], properties: { b: { const: 2 } } });
    expect(choice.check({ a: 1 })).toBeUndefined();
    expect(choice.check({ a: 1, b: 2 })).toBeUndefined();
    expect(choice.check({ a: 1, b: 3 })).toMatchObject({ pointer: "/b" });
    expect(choice.check({ b: 2 })).toMatchObject({ code: "CHOICE_MISSING", pointer: "/a" });
    expect([choice.draw(first), choice.draw((n) => n - 1)]).toEqual([{ a: 1 }, { a: 1, b: 2 }]);
  });

  it("someOf: limits the number of members", () => {
    const choice = someOf({ a: oneOf([1]), b: oneOf([2]), c: oneOf([3]) }, { min: 1, max: 2 });
    expect(choice.check({})).toMatchObject({ code: "CHOICE_COUNT" });
    expect(choice.check({ a: 1, b: 2, c: 3 })).toMatchObject({ code: "CHOICE_COUNT" });
    expect(choice.check({ a: 1, b: undefined })).toBeUndefined();
    expect(choice.schema).toMatchObject({ minProperties: 1, maxProperties: 2 });
  });

  it("listOf: with and without repeats", () => {
    const choice = listOf(oneOf([1, 2]), 1, 2, { distinct: true });
    expect(choice.check([1, 1])).toMatchObject({ code: "CHOICE_REPEATED", pointer: "/1" });
    expect(choice.check([])).toMatchObject({ code: "CHOICE_COUNT" });
    expect(listOf(oneOf([1, 2]), 0, 0).check([1])).toMatchObject({ code: "CHOICE_COUNT", variant: "none" });
    expect(choice.check([3])).toMatchObject({ code: "VALUE_NOT_LISTED", pointer: "/0" });
    expect(listOf(oneOf([1, 2]), 1, 2).check([1, 1])).toBeUndefined();
  });

  it("within: a violated limit is refused with its code, section and pointer", () => {
    const head = reason("TOO_MANY/in-all", "4.5", { most: 3 });
    const limit = limitSum(head, { pointers: ["/a", "/b"] }, { max: 3 });
    const pair = every({ a: wholeNumber(0, 3), b: wholeNumber(0, 3) });
    const choice = within(pair, limit, { pointer: "/b" });
    expect(choice.check({ a: 2, b: 2 })).toEqual({
      code: "TOO_MANY",
      section: "4.5",
      variant: "in-all",
      params: { most: 3 },
      pointer: "/b",
    });
    expect(choice.limits).toEqual([{ ...head, rule: "sum", pointers: ["/a", "/b"], max: 3 }]);
  });

  it("customLimit: the refusal has the reason that the limit returns", () => {
    const check = (value: number) =>
      value % 2 === 0 || { ...reason("ODD/by", "1", { value }), also: [reason("TOO_MANY", "4.5")] };
    const choice = within(wholeNumber(0, 9), customLimit(EVEN, [""], check), { pointer: "/shots" });
    expect([choice.check(4), choice.check(7)]).toEqual([
      undefined,
      {
        code: "ODD",
        section: "1",
        variant: "by",
        params: { value: 7 },
        also: [{ code: "TOO_MANY", section: "4.5" }],
        pointer: "/shots",
      },
    ]);
    expect(choice.limits).toEqual([{ ...EVEN, rule: "other", pointers: [""] }]);
  });

  it.each<[string, Choice]>([
    ["oneOf", range],
    ["wholeNumber", wholeNumber(2, 9)],
    ["text", freeText(10, ["Prien"])],
    ["every", every({ range, shots: wholeNumber(1, 2) })],
    ["someOf", someOf({ a: oneOf([1, 2]), b: oneOf([2]) }, { min: 1 })],
    ["listOf", listOf(oneOf([1, 2, 3]), 1, 3, { distinct: true })],
    [
      "within",
      within(
        wholeNumber(0, 9),
        customLimit(EVEN, [""], (value) => value % 2 === 0),
      ),
    ],
  ])("%s: every drawn value is legal", (_, choice) => {
    const pick = counting();
    for (let time = 0; time < 50; time += 1) expect(choice.check(choice.draw(pick))).toBeUndefined();
  });
});

it("lazyChoice: draws without building the choice, and builds it once", () => {
  const make = vi.fn(() => oneOf(["red", "blue"]));
  const choice = lazyChoice<"red" | "blue">(make, (pick) => (pick(2) === 0 ? "red" : "blue"));
  expect(choice.draw(() => 1)).toBe("blue");
  expect(make).not.toHaveBeenCalled();
  expect(choice.schema).toEqual({ enum: ["red", "blue"] });
  expect(choice.check("green")?.code).toBe("VALUE_NOT_LISTED");
  expect([choice.limits, choice.closed]).toEqual([[], []]);
  expect(make).toHaveBeenCalledTimes(1);
});
