import { describe, expect, test } from "vitest";
import { brokenLimits, inlined } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import { limitBrokenBy, withoutConflicts } from "./drafts";
import type { InputForm } from "./form";
import { fits, initial, mayBecome, type Schema, stepBy, withValueAt } from "./schema";

const target = { oneOf: [{ const: 1, title: "the tanker" }] };

const schema: Schema = {
  type: "object",
  required: ["firstEnd", "tubes"],
  properties: {
    firstEnd: { oneOf: [{ const: "fwd" }, { const: "aft" }] },
    tubes: { type: "object", minProperties: 1, properties: { fwd1: target, aft1: target } },
  },
};

const oneEnd = (end: string, tube: string): Limit => ({
  code: "ONE_END_ONLY",
  section: "8.1",
  message: "One end alone.",
  rule: "count",
  pointers: [`/tubes/${tube}`],
  max: 0,
  when: [{ pointers: ["/firstEnd"], values: [end] }],
});

const limits = [oneEnd("fwd", "aft1"), oneEnd("aft", "fwd1")];

const formOf = (draft: unknown): InputForm => ({
  schema,
  limits,
  draft,
  closed: [],
  board: new Set(),
  change: () => {},
  field: () => null!,
});

describe("a draft", () => {
  test("starts with forced values only", () => {
    expect(initial(schema)).toEqual({ tubes: {} });
    expect(initial({ type: "object", required: ["a"], properties: { a: { oneOf: [{ const: false }] } } })).toEqual({
      a: false,
    });
  });

  test("is checked against its limits before it is sent", () => {
    const form = formOf({ firstEnd: "fwd", tubes: {} });
    expect(limitBrokenBy(form, "/tubes/aft1", 1)?.code).toBe("ONE_END_ONLY");
    expect(limitBrokenBy(form, "/tubes/fwd1", 1)).toBeUndefined();
    expect(brokenLimits(limits, { firstEnd: "fwd", tubes: { aft1: 1 } })).toHaveLength(1);
  });

  test("withValueAt: appends to a list, replaces a value, removes a value", () => {
    expect(withValueAt([], "/0", "a")).toEqual(["a"]);
    expect(withValueAt({ list: ["a", "b"] }, "/list/1", "c")).toEqual({ list: ["a", "c"] });
    expect(withValueAt(["a", "b"], "/0", undefined)).toEqual(["b"]);
  });

  test("drops optional values that conflict with a choice", () => {
    const changed = withValueAt({ firstEnd: "fwd", tubes: { fwd1: 1 } }, "/firstEnd", "aft");
    expect(withoutConflicts(schema, limits, changed, "/firstEnd")).toEqual({ firstEnd: "aft", tubes: {} });
  });

  test("is complete if it fits the schema", () => {
    expect(fits(schema, { firstEnd: "fwd", tubes: {} })).toBe(false);
    expect(fits(schema, { firstEnd: "fwd", tubes: { fwd1: 1 } })).toBe(true);
    expect(fits(schema, { firstEnd: "mid", tubes: { fwd1: 1 } })).toBe(false);
    const drafts = [
      {},
      { firstEnd: "fwd" },
      { tubes: {} },
      { firstEnd: "mid" },
      { tubes: { fwd1: 9 } },
      { other: 1 },
      [],
    ];
    expect(drafts.map((each) => mayBecome(schema, each))).toEqual([true, true, true, false, false, false, false]);
  });

  test("supports schemas with shared definitions", () => {
    const shared: Schema = {
      $defs: { end: { oneOf: [{ const: "fwd" }] } },
      type: "object",
      required: ["a"],
      properties: { a: { $ref: "#/$defs/end", title: "End" } },
    };
    expect(inlined(shared).properties?.a).toEqual({ oneOf: [{ const: "fwd" }], title: "End" });
  });

  test("a path follows its steps and ends at a stop", () => {
    const path: Schema = {
      type: "array",
      minItems: 1,
      maxItems: 3,
      items: { type: "string" },
      "x-path": { from: "a", steps: { a: ["b"], b: ["c"], c: ["a"] }, stops: ["c"] },
    };
    expect([[], ["b"], ["a"]].map((each) => mayBecome(path, each))).toEqual([true, true, false]);
    expect([["b"], ["b", "c"], ["c"], ["b", "c", "a"], []].map((each) => fits(path, each))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("the buttons of a number field", () => {
  test.each([
    [{ minimum: 1, maximum: 4 }, undefined, 1, 1],
    [{ minimum: 5, maximum: 9 }, undefined, 1, 5],
    [{ minimum: 5, maximum: 9 }, undefined, -1, 5],
    [{ minimum: 0, maximum: 9 }, undefined, 1, 1],
    [{ minimum: 0, maximum: 9, default: 3 }, undefined, 1, 4],
    [{ minimum: 1, maximum: 4 }, 4, 1, 4],
    [{ minimum: -2, maximum: 2, multipleOf: 0.5 }, 0, -1, -0.5],
  ])("%j with the value %s, moved by %s: %s", (range, value, steps, expected) => {
    expect(stepBy({ type: "number", ...range }, value, steps)).toBe(expected);
  });
});
