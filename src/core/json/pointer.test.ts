import { expect, it } from "vitest";
import { isPointer, isWithin, pointerTo, tokensOf, valueAt, valuesAt } from "./pointer";

// RFC 6901, section 5.
const document = { foo: ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "m~n": 8, "~1": 9 };

it.each<[string, readonly string[], unknown]>([
  ["", [], document],
  ["/foo", ["foo"], document.foo],
  ["/foo/0", ["foo", "0"], "bar"],
  ["/", [""], 0],
  ["/a~1b", ["a/b"], 1],
  ["/c%d", ["c%d"], 2],
  ["/e^f", ["e^f"], 3],
  ["/m~0n", ["m~n"], 8],
  ["/~01", ["~1"], 9],
  ["/foo/2", ["foo", "2"], undefined],
  ["/foo/0/bar", ["foo", "0", "bar"], undefined],
  ["/toString", ["toString"], undefined],
])(
  "%j leads to the value that RFC 6901 states, and pointerTo rebuilds it from its tokens",
  (pointer, tokens, value) => {
    expect(tokensOf(pointer)).toEqual(tokens);
    expect(pointerTo("", tokens)).toBe(pointer);
    expect(valueAt(document, pointer)).toEqual(value);
  },
);

it("valuesAt: `*` matches every item of a list, and nothing else", () => {
  const value = { boats: [{ log: [1, 2] }, { log: [] }, { log: [3] }, {}] };
  const at = (pattern: string): string[] => valuesAt(value, pattern).map((each) => `${each.pointer}=${each.value}`);
  expect(at("/boats/*/log/*")).toEqual(["/boats/0/log/0=1", "/boats/0/log/1=2", "/boats/2/log/0=3"]);
  expect(at("/boats/0/*")).toEqual([]);
  expect(at("/none")).toEqual(["/none=undefined"]);
});

it("isWithin: the place itself and everything below it, but not a longer name", () => {
  expect(["/a", "/a/b", "/ab", ""].map((pointer) => isWithin(pointer, "/a"))).toEqual([true, true, false, false]);
});

it("isPointer: empty or with a leading slash, and 0 or 1 after every ~", () => {
  expect(["", "/", "/a~1b/~0", "/*/x"].filter((each) => !isPointer(each))).toEqual([]);
  expect(["a", "a/b", "/~2", "/~", "/a~"].filter(isPointer)).toEqual([]);
});
