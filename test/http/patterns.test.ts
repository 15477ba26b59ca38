import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { wellFormed } from "../../src/rulesets/hunters/schemas";

const root = fileURLToPath(new URL("../../schema", import.meta.url));

const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));

/** Returns every pattern in a JSON document. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "pattern" && typeof each === "string" ? [each] : patternsIn(each),
  );
}

const published = files.flatMap((name) => patternsIn(JSON.parse(readFileSync(join(root, name), "utf8"))));

const patterns = [...new Set(published)];

/** Texts, each with true if it has no lone surrogate. */
const TEXTS: readonly (readonly [string, boolean])[] = [
  ["", true],
  ["Kölner Dom", true],
  ["\u0000\n\uD7FF\uE000\uFFFF", true],
  ["鯨 🐋", true],
  ["\u{10000}\u{10FFFF}", true],
  ["\uD800", false],
  ["a\uDFFFb", false],
  ["\uDC00\uD800", false],
];

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe("published pattern", () => {
  test.each(patterns)("%j: compiles in JavaScript, with and without the flag `u`", (pattern) => {
    expect(() => [new RegExp(pattern, "u"), new RegExp(pattern)]).not.toThrow();
  });

  test("no syntax that Go lacks: property classes, lookaround, backreferences, \\u escapes", () => {
    expect(patterns.length).toBeGreaterThan(3);
    for (const pattern of patterns) expect(pattern).not.toMatch(/\\[pPuk1-9]|\(\?[=!<]/);
  });

  test.runIf(hasPython)("Python: compiles, and matches the same texts", () => {
    const program = [
      "import json, re, sys",
      "asked = json.load(sys.stdin)",
      "print(json.dumps([[bool(re.search(p, t)) for t in asked['texts']] for p in asked['patterns']]))",
    ].join("\n");
    const texts = TEXTS.map(([text]) => text);
    const { stdout, stderr } = spawnSync("python3", ["-c", program], { input: JSON.stringify({ patterns, texts }) });
    expect(String(stderr)).toBe("");
    const here = patterns.map((pattern) => texts.map((text) => new RegExp(pattern, "u").test(text)));
    expect(JSON.parse(String(stdout))).toEqual(here);
  });

  test("wellFormed: rejects only lone surrogates and the empty text", () => {
    const schema = wellFormed(40);
    for (const [text, isWhole] of TEXTS) {
      expect(schema.safeParse(text).success, JSON.stringify(text)).toBe(isWhole && text !== "");
    }
  });
});
