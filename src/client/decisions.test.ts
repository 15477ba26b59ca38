import { expect, test } from "vitest";
import {
  brokenLimits,
  choicesOf,
  inlined,
  type Limit,
  oversteppedLimits,
  pathSteps,
  runningSums,
  unjudgedLimits,
} from "./decisions";

test("inlined: replaces references, nested ones too, and keeps their sibling keywords", () => {
  const $defs = { d1: { items: { $ref: "#/$defs/d2" } }, d2: { type: "integer" } };
  const input = { properties: { a: { $ref: "#/$defs/d1", title: "A" }, b: { $ref: "#/$defs/d2" } }, $defs };
  expect(inlined(input)).toEqual({
    properties: { a: { items: { type: "integer" }, title: "A" }, b: { type: "integer" } },
  });
});

test("pathSteps: a path follows its steps and ends at a stop", () => {
  const rule = { from: "malta", steps: { malta: ["sea", "port"], sea: ["port"], port: ["sea"] }, stops: ["port"] };
  expect([[], ["sea"], ["port"], ["constructor"]].map((path) => pathSteps(rule, path))).toEqual([
    ["sea", "port"],
    ["port"],
    [],
    [],
  ]);
});

test("brokenLimits: a sum is broken below and above its bounds, and overstepped only above", () => {
  const limits = [{ code: "FIVE", section: "4.5", rule: "sum", pointers: ["/a", "/b"], min: 5, max: 5 }] as const;
  const judged = (a: number) => [brokenLimits(limits, { a, b: 2 }), oversteppedLimits(limits, { a, b: 2 })];
  expect([judged(2), judged(3), judged(4)]).toEqual([
    [limits, []],
    [[], []],
    [limits, limits],
  ]);
});

test("unjudgedLimits: limits of rule `other` break nothing and are listed where they apply", () => {
  const when = [{ pointers: ["/end"], values: ["fwd"] }];
  const limits = [{ code: "OTHER", section: "9.4", rule: "other", pointers: ["/tubes"], when }] as const;
  expect(brokenLimits(limits, { end: "fwd" })).toEqual([]);
  expect([unjudgedLimits(limits, { end: "fwd" }), unjudgedLimits(limits, { end: "aft" })]).toEqual([limits, []]);
});

test("runningSums: adds weights of non-numeric values where the limit applies, and judges each item separately", () => {
  const weights = { gun: 2, crew: 1 };
  const head = { code: "POINTS", section: "8.1", rule: "sum" } as const;
  const all = { ...head, pointers: ["/cargo/*/what"], weights, max: 8, when: [{ pointers: ["/ship"], values: ["a"] }] };
  const each = { ...head, pointers: ["/cargo/*/boxes/*"], each: "/cargo/*", max: 3 };
  const cargo = [{ what: "gun", boxes: [1, 2] }, { what: "crew" }, { what: "gun", boxes: [3] }, { what: "none" }];
  const sums = (input: unknown) =>
    runningSums([all, each], input).map(({ limit, total }) => [limit.pointers[0], total]);
  expect(sums({ ship: "a", cargo })).toEqual([
    ["/cargo/*/what", 5],
    ["/cargo/0/boxes/*", 3],
    ["/cargo/1/boxes/*", 0],
    ["/cargo/2/boxes/*", 3],
    ["/cargo/3/boxes/*", 0],
  ]);
  expect(sums({ ship: "b", cargo: [] })).toEqual([]);
});

test("choicesOf: listed values have their titles, or else themselves", () => {
  expect(choicesOf({ oneOf: [{ const: "fwd", title: "bow" }, { const: 4 }] })).toEqual([
    { value: "fwd", title: "bow" },
    { value: 4, title: "4" },
  ]);
  expect(choicesOf({ enum: ["0104", null] })).toEqual([
    { value: "0104", title: "0104" },
    { value: null, title: "null" },
  ]);
  expect(choicesOf({ const: "0104" })).toEqual([{ value: "0104", title: "0104" }]);
  expect(choicesOf({ type: "integer" })).toBeUndefined();
});

test("limits: null members, as in GraphQL answers, equal absent ones", () => {
  const none = { each: null, when: null, values: null, where: null, min: null, max: null };
  const rest = [
    { code: "SUM", section: "1", rule: "sum", pointers: ["/a", "/b"], min: 5, max: 5 },
    { code: "COUNT", section: "2", rule: "count", pointers: ["/tubes/*"], values: ["x"], max: 1 },
    { code: "WHEN", section: "3", rule: "count", pointers: ["/b"], max: 0, when: [{ pointers: ["/a"], values: [3] }] },
    { code: "DISTINCT", section: "4", rule: "distinct", pointers: ["/rows/*/id"] },
    { code: "ALLOWED", section: "5", rule: "pairs", pointers: ["/a", "/b"], allowed: [[2, 3]] },
    { code: "FORBIDDEN", section: "6", rule: "pairs", pointers: ["/a", "/b"], forbidden: [[3, 9]] },
    { code: "EACH", section: "7", rule: "sum", each: "/rows/*", pointers: ["/rows/*/boxes/*"], max: 3 },
    { code: "OTHER", section: "8", rule: "other", pointers: ["/a"] },
  ] as const satisfies readonly Limit[];
  const graphql = rest.map((limit): Limit => {
    const when = "when" in limit ? limit.when.map((each) => ({ ...each, where: null })) : null;
    return { ...none, weights: null, allowed: null, forbidden: null, ...limit, when };
  });
  const codes = (limits: readonly Limit[]) => limits.map(({ code }) => code);
  const rows = [
    { id: "r", boxes: [2, 2] },
    { id: "r", boxes: [1] },
  ];
  const judged = (limits: readonly Limit[], input: unknown) => [
    codes(brokenLimits(limits, input)),
    codes(oversteppedLimits(limits, input)),
    codes(unjudgedLimits(limits, input)),
    runningSums(limits, input).map(({ limit, total }) => [limit.code, total]),
  ];
  const broken = { a: 3, b: 9, tubes: { one: "x", two: "x" }, rows };
  const valid = { a: 2, b: 3, tubes: { one: "x", two: "y" }, rows: [rows[1]] };
  expect(judged(graphql, broken)).toEqual(judged(rest, broken));
  expect(codes(brokenLimits(graphql, broken))).toEqual(codes(rest.filter(({ rule }) => rule !== "other")));
  expect(judged(graphql, valid)).toEqual(judged(rest, valid));
  expect(brokenLimits(graphql, valid)).toEqual([]);
});
