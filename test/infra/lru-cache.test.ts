import { expect, test } from "vitest";
import { LRUCache } from "../../infra/stubs/lru-cache.mjs";

function cacheOf(maxSize: number) {
  return new LRUCache<string>({ maxSize, sizeCalculation: (value) => value.length });
}

test("what was used longest ago makes room", () => {
  const cache = cacheOf(6);
  cache.set("a", "aa").set("b", "bb").set("c", "cc");
  expect(cache.get("a")).toBe("aa");
  cache.set("d", "dd");
  expect([...cache.keys()]).toEqual(["c", "a", "d"]);
  expect(cache.get("b")).toBeUndefined();
});

test("a value given again counts once, and one too large is not kept", () => {
  const cache = cacheOf(4);
  cache.set("a", "aa").set("a", "aaa").set("b", "b");
  expect([...cache.keys()]).toEqual(["a", "b"]);
  cache.set("b", "bbbbb");
  expect([...cache.keys()]).toEqual(["a"]);
});

test("what is deleted or cleared leaves its room", () => {
  const cache = cacheOf(2);
  cache.set("a", "aa");
  expect([cache.delete("a"), cache.delete("a")]).toEqual([true, false]);
  cache.set("b", "bb");
  cache.clear();
  cache.set("c", "cc");
  expect([...cache.keys()]).toEqual(["c"]);
});
