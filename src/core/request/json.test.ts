import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findProblem } from "../json/scan";
import { formatFault } from "../text/message";
import { KERNEL_TEMPLATES } from "../text/phrase-book";
import { readJson } from "./json";

/** Returns code, pointer and message of the fault in a text. Undefined if there is none. */
function faultOf(text: string) {
  const result = readJson(text, "body", "/variables");
  return result.ok
    ? undefined
    : [result.fault.code, result.fault.pointer, formatFault(result.fault, KERNEL_TEMPLATES).message];
}

describe("strict JSON: repeated members", () => {
  test.each([
    [
      "at the top",
      '{"steps":[1],"steps":[2]}',
      "/steps",
      'the member "steps" appears twice, the second time at line 1, column 14',
    ],
    [
      "deep inside",
      '{"a":[{},{"b":{"c/d":1,"c/d":2}}]}',
      "/a/1/b/c~1d",
      'the member "c/d" appears twice, the second time at line 1, column 24',
    ],
    [
      "with space before the colon",
      '{"a":1,\n "a" :2}',
      "/a",
      'the member "a" appears twice, the second time at line 2, column 2',
    ],
    [
      "with a tab before each colon",
      '{"a"\t:1,"a"\t:2}',
      "/a",
      'the member "a" appears twice, the second time at line 1, column 9',
    ],
    [
      "written with an escape",
      '{"a":1,"\\u0061":2}',
      "/a",
      'the member "a" appears twice, the second time at line 1, column 8',
    ],
    [
      "written with __proto__",
      '{"__proto__":1,"__proto__":2}',
      "/__proto__",
      'the member "__proto__" appears twice, the second time at line 1, column 16',
    ],
    [
      "beside a string that looks like a name",
      '{"x":"\\":","a":1,"a":"\\":"}',
      "/a",
      'the member "a" appears twice, the second time at line 1, column 18',
    ],
    [
      "of the same value",
      '{"a":null,"a":null}',
      "/a",
      'the member "a" appears twice, the second time at line 1, column 11',
    ],
  ])("rejects a repeated member %s", (_where, text, pointer, why) => {
    expect(JSON.parse(text)).toBeTypeOf("object");
    expect(faultOf(text)).toEqual([
      "FIELD_REPEATED",
      `/variables${pointer}`,
      `The body cannot be read as JSON: ${why}.`,
    ]);
  });

  test.each([
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}',
    '{"a":"\\"a\\":1","b":": \\":"}',
    '[" :","\\t:","\\":"]',
    '{"a" : 1}',
  ])("accepts %s", (text) => expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) }));
});

describe("strict JSON: malformed texts", () => {
  test.each([
    ["", 1, 1, "the text ends too early"],
    ["  ", 1, 3, "the text ends too early"],
    ["{", 1, 2, "the text ends too early"],
    ['{"a', 1, 4, "the text ends too early"],
    ['{"a"', 1, 5, "the text ends too early"],
    ['{"a":', 1, 6, "the text ends too early"],
    ['{\n  "a": 1,\n}', 3, 1, "a member name in double quotes must follow here"],
    ["{a:1}", 1, 2, "a member name in double quotes must follow here"],
    ['{"a" 1}', 1, 6, "a colon must follow the member name"],
    ['{"a":1 "b":2}', 1, 8, "a comma or the end of the object must follow here"],
    ["[1 2]", 1, 4, "a comma or the end of the list must follow here"],
    ["[1,]", 1, 4, "a value must follow here"],
    ["{} {}", 1, 4, "nothing may follow the value"],
    ['"a\tb"', 1, 3, "this character must be escaped in a string"],
    ['"\\x"', 1, 2, "this is not a JSON escape sequence"],
    ['"\\u12"', 1, 2, "this is not a JSON escape sequence"],
    ["01", 1, 1, "this is not a JSON number"],
    ["+1", 1, 1, "this is not a JSON number"],
    ["1.", 1, 1, "this is not a JSON number"],
    ["[-]", 1, 2, "this is not a JSON number"],
    ["NaN", 1, 1, "a value must follow here"],
    ["truth", 1, 1, "a value must follow here"],
    ["'a'", 1, 1, "a value must follow here"],
    ["[1\u00a0]", 1, 3, "a comma or the end of the list must follow here"],
  ])("%j: the fault has place and cause", (text, line, column, why) => {
    const message = `The body cannot be read as JSON: line ${line}, column ${column}: ${why}.`;
    expect(faultOf(text)).toEqual(["JSON_MALFORMED", "/variables", message]);
  });

  test("never repeats the engine's message, and accepts exactly what the engine accepts", () => {
    const pieces = fc.constantFrom(
      ...'{}[],:" \n\\'.split(""),
      '"a"',
      '"b"',
      "1",
      "-0",
      "1e5",
      "true",
      "null",
      "\\u0061",
      "é",
      "x",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const problem = findProblem(text);
        expect(problem === undefined || problem.kind === "MEMBER_REPEATED").toBe(isJson);
        expect(readJson(text).ok).toBe(problem === undefined);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("strict JSON: characters", () => {
  test.each([
    ["escaped", '{"a":["\\ud800"]}', 7],
    ["escaped as a name", '{"\\uDC00x":1}', 2],
    ["as it is", '["\ud83d"]', 2],
    ["in the wrong order", '"\\ude00\\ud83d"', 1],
  ])("rejects a lone surrogate %s", (_how, text, column) => {
    const why = `line 1, column ${column}: this string contains half of a surrogate pair`;
    expect(faultOf(text)).toEqual(["JSON_MALFORMED", "/variables", `The body cannot be read as JSON: ${why}.`]);
  });

  test("accepts a surrogate pair, escaped or not", () => {
    expect(readJson('["\\ud83d\\ude00","😀"]')).toEqual({ ok: true, value: ["😀", "😀"] });
  });

  test("skips a single byte order mark", () => {
    expect(readJson('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson('\ufeff\ufeff{"a":1}').ok).toBe(false);
    expect(faultOf("\ufeff{")).toEqual([
      "JSON_MALFORMED",
      "/variables",
      "The body cannot be read as JSON: line 1, column 2: the text ends too early.",
    ]);
  });
});

describe("strict JSON: limits", () => {
  test("accepts 64 levels, rejects 65, and survives any depth", () => {
    expect(readJson(`${"[".repeat(64)}${"]".repeat(64)}`).ok).toBe(true);
    expect(faultOf(`${"[".repeat(65)}${"]".repeat(65)}`)).toEqual([
      ...["JSON_TOO_DEEP", "/variables", "The body nests deeper than 64 levels."],
    ]);
    expect(faultOf("[".repeat(200_000))?.[2]).toContain("ends too early");
    expect(findProblem(`${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`)).toBeUndefined();
  });
});
