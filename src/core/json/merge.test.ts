import { expect, it } from "vitest";
import { mergePatch } from "./merge";

it("mergePatch: objects merge, null removes a member, everything else replaces", () => {
  expect(mergePatch({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: null, e: 3 }, d: [2] })).toEqual({
    a: { c: 2, e: 3 },
    d: [2],
  });
  expect(mergePatch(7, { a: 1 })).toEqual({ a: 1 });
  expect(mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}'))).not.toHaveProperty("polluted");
});
