import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, digestOf } from "./canonical";
import { cloneJson } from "./clone";

/** Plain JSON with well-formed strings, keys such as `__proto__` and `10` included. */
const json = fc.jsonValue({ stringUnit: "binary", maxDepth: 5 });

describe("canonical JSON (RFC 8785)", () => {
  test("RFC 8785, section 3.2.2: the sample has the published canonical form", () => {
    const sample = JSON.parse(
      String.raw`{ "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
        "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false] }`,
    );
    expect(canonicalJson(sample)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test("keys are sorted by UTF-16 code units", () => {
    const keys = ["\u20ac", "\r", "\ufb33", "1", "\u{1f600}", "\u0080", "\u00f6", "10", "9", "B", "a"];
    const object = Object.fromEntries(keys.map((key) => [key, 0]));
    expect(Object.keys(JSON.parse(canonicalJson(object)) as object).sort()).toEqual([...keys].sort());
    const written = canonicalJson(object).match(/"(?:[^"\\]|\\.)*"/gu);
    expect(written?.map((key) => JSON.parse(key) as string)).toEqual([
      "\r",
      "1",
      "10",
      "9",
      "B",
      "a",
      "\u0080",
      "\u00f6",
      "\u20ac",
      "\u{1f600}",
      "\ufb33",
    ]);
  });

  test("matches another implementation", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { numRuns: 500 },
    );
  });

  test("numbers have their ECMAScript form", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(canonicalJson(number)).toBe(JSON.stringify(number));
      }),
    );
    expect(canonicalJson(-0)).toBe("0");
  });

  test("key order does not change the text, and parsing it returns the same value", () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== "object" || value === null) return value;
      const entries = Object.entries(value).map(([key, item]) => [key, reversed(item)] as const);
      return Object.fromEntries(entries.reverse());
    };
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  test("undefined properties are omitted", () => {
    expect(canonicalJson({ b: undefined, a: { c: undefined }, d: 1 })).toBe('{"a":{},"d":1}');
  });

  test("objects without a prototype count as plain JSON", () => {
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  test.each<[string, unknown]>([
    ["undefined", undefined],
    ["undefined in an array", [1, undefined]],
    ["a hole in an array", new Array(2)],
    ["not a number", { a: Number.NaN }],
    ["infinity", [Number.NEGATIVE_INFINITY]],
    ["a bigint", { a: 1n }],
    ["a function", { a: () => 1 }],
    ["a symbol", Symbol("a")],
    ["a date", { a: new Date(0) }],
    ["a map", new Map()],
    ["a lone surrogate", "a\ud800"],
    ["a lone surrogate in a key", { "\udc00": 1 }],
  ])("throws a TypeError for %s", (_name, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect(() => digestOf(value)).toThrow(TypeError);
  });
});

describe("digests", () => {
  test.each([
    [{}, "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"],
    ["", "12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126"],
  ])("the digest is the SHA-256 of the canonical JSON: %j", (value, hex) => {
    expect(digestOf(value)).toBe(`sha256:${hex}`);
  });

  test("text is hashed as UTF-8, and key order does not matter", () => {
    expect(digestOf({ é: 1, a: "⚓" })).toBe(digestOf({ a: "⚓", é: 1 }));
    // printf '{"a":"\u2693"}' | sha256sum
    expect(digestOf({ a: "⚓" })).toBe("sha256:ebc7d13a8c9753bede5399336a4925d06fa7b685f62a203904ff95bd9f9596be");
  });
});

describe("copies", () => {
  test("a copy equals its original and shares nothing with it", () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      Object.freeze(value);
      Object.values(value).forEach(freeze);
    };
    const thaw = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      expect(Object.isFrozen(value) && Object.keys(value).length > 0).toBe(false);
      Object.values(value).forEach(thaw);
    };
    fc.assert(
      fc.property(json, (value) => {
        freeze(value);
        const copy = cloneJson(value);
        expect(canonicalJson(copy)).toBe(canonicalJson(value));
        expect(Object.keys(Object(copy))).toEqual(Object.keys(Object(value)));
        thaw(copy);
      }),
    );
  });

  test("a key named __proto__ is copied like any other", () => {
    const original = JSON.parse('{"__proto__":{"a":[1]},"b":2}') as object;
    const copy = cloneJson(original);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]},"b":2}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(copy, "__proto__")?.value).not.toBe(
      Object.getOwnPropertyDescriptor(original, "__proto__")?.value,
    );
  });
});
