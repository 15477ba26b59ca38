import fc from "fast-check";
import { expect, test } from "vitest";
import { nestingOf } from "./nesting";

test.each([
  ["{}", 1],
  ['{"a":[[{"b":"[[[["}]]}', 4],
  ['["\\"[[[", [], "\\\\", [[]]]', 3],
  ['# [[[[ " \n{ a }', 1],
  ['{ a(b: """ " [[[ \\""" [[ """, c: [1]) }', 3],
  ['["[[', 1],
  ["", 0],
])("%s nests %i deep", (text, depth) => {
  expect(nestingOf(text)).toBe(depth);
});

test("the nesting of any JSON is that of its value", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(fc.property(fc.jsonValue(), (value) => nestingOf(JSON.stringify(value)) === depthOf(value)));
});

test.each(['"\\\\', '"\\"', "\\", '"""', '\\"""', "#"])("a text of %s without end is scanned to its end", (part) => {
  expect(nestingOf(part.repeat(100_000))).toBeLessThan(1);
});
