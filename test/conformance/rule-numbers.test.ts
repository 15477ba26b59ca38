import { describe, expect, test } from "vitest";
import { type CoverageRule, isShown, leadingRules, type Sentence, sentenceFaults } from "../../scripts/coverage";

describe("rule numbers at the start of a test title", () => {
  test("can be one number or a list", () => {
    expect(leadingRules("9.6.4 sunk below test depth")).toEqual(["9.6.4"]);
    expect(leadingRules("9.6.4, 9.6.5 and 9.6.6")).toEqual(["9.6.4", "9.6.5"]);
    expect(leadingRules("10.10 the refit")).toEqual(["10.10"]);
  });

  test("must not be anything else", () => {
    for (const title of ["E-22 a ruling", "C.1 dice", "3 charts", "1.2.3.4 no rule", "see 9.6.4", "100.5 t"]) {
      expect(leadingRules(title)).toEqual([]);
    }
  });
});

describe("sentences of a rule", () => {
  const rule = (sentences: readonly Sentence[] | undefined, more: Partial<CoverageRule> = {}): CoverageRule => {
    return { number: "9.6.4", title: "Below test depth", kind: "rolls", ...(sentences && { sentences }), ...more };
  };
  const faults = (...args: Parameters<typeof rule>): string[] => sentenceFaults([rule(...args)], new Set(["a", "b"]));

  test("with known vectors or a reason are valid", () => {
    const sentences = [
      { says: "A claim.", vectors: ["a", "b"] },
      { says: "Another.", why: "a recommendation" },
    ];
    expect(faults(sentences)).toEqual([]);
    expect(isShown(rule(sentences))).toBe(true);
  });

  test("are required for every played rule that is more than a statement", () => {
    expect(faults(undefined)).toEqual(["9.6.4 has no sentences: Below test depth"]);
    expect(faults([])).toEqual(["9.6.4 has no sentences: Below test depth"]);
    expect(faults(undefined, { kind: "states" })).toEqual([]);
    expect(faults(undefined, { unplayed: "no such ship" })).toEqual([]);
    expect(isShown(rule([]))).toBe(false);
  });

  test.each<readonly [string, Sentence]>([
    ['names the vector "c", which does not exist', { says: "A claim.", vectors: ["a", "c"] }],
    ["needs either `vectors` or `why`", { says: "A claim." }],
    ["needs either `vectors` or `why`", { says: "A claim.", vectors: ["a"], why: "a reason" }],
    ["has an empty list of vectors", { says: "A claim.", vectors: [] }],
    ["names a vector twice", { says: "A claim.", vectors: ["a", "a"] }],
    ["has an empty reason", { says: "A claim.", why: " " }],
  ])("are invalid: %s", (fault, sentence) => {
    expect(faults([sentence])).toEqual([`9.6.4 "A claim." ${fault}.`]);
  });

  test("have at most 15 words and 3 vectors, without duplicates", () => {
    const long = "a b c d e f g h i j k l m n o p";
    expect(faults([{ says: long, vectors: ["a"] }])).toEqual([`9.6.4 "${long}" has more than 15 words.`]);
    const many = sentenceFaults([rule([{ says: "A.", vectors: ["a", "b", "c", "d"] }])], new Set("abcd"));
    expect(many).toEqual(['9.6.4 "A." names more than 3 vectors.']);
    const sentence = { says: "A.", vectors: ["a"] };
    expect(faults([sentence, sentence])).toEqual(["9.6.4 lists a sentence twice."]);
  });

  test("that are open prevent the rule from counting as played", () => {
    const openRule = rule([
      { says: "A claim.", vectors: ["a"] },
      { says: "Another.", why: "open: no vector yet" },
    ]);
    expect(sentenceFaults([openRule], new Set(["a"]))).toEqual([]);
    expect(isShown(openRule)).toBe(false);
  });
});
