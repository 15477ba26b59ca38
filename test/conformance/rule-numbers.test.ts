import { describe, expect, test } from "vitest";
import { leadingRules, testsIn } from "../../scripts/coverage";

describe("rule numbers at the start of a title", () => {
  test("are one, or a list", () => {
    expect(leadingRules("9.6.4 sunk below test depth")).toEqual(["9.6.4"]);
    expect(leadingRules("9.6.4, 9.6.5 and 9.6.6")).toEqual(["9.6.4", "9.6.5"]);
    expect(leadingRules("10.10 the refit")).toEqual(["10.10"]);
  });

  test("are nothing else", () => {
    for (const title of ["E-22 a ruling", "C.1 dice", "3 charts", "1.2.3.4 no rule", "see 9.6.4", "100.5 t"]) {
      expect(leadingRules(title)).toEqual([]);
    }
  });
});

describe("tests of a source", () => {
  test("have the numbers of their title, else of the group they stand in", () => {
    const source = [
      'describe("9.1 group", () => {',
      '  test("9.1.1 own", () => {});',
      '  it("inherited", () => {});',
      '  describe("plain group", () => {',
      '    test("inherited twice", () => {});',
      "  });",
      "});",
      'test("after", () => {});',
    ].join("\n");
    expect(testsIn(source).map(({ rules }) => rules)).toEqual([["9.1.1"], ["9.1"], ["9.1"], []]);
  });

  test("may be tables over several lines, and those left out do not count", () => {
    const source = [
      "test.each([",
      '  ["a", call("x")],',
      "])(",
      '  "9.2.1 a table of %s",',
      "  () => {},",
      ");",
      'it.each([1, 2])("9.2.2 of %i", () => {});',
      'test.skip("9.2.3 skipped", () => {});',
      'test.todo("9.2.4 to do");',
      '// test("9.2.5 commented out", () => {});',
      "test(`9.2.6 in backticks`, () => {});",
    ].join("\n");
    expect(testsIn(source).flatMap(({ rules }) => rules)).toEqual(["9.2.1", "9.2.2", "9.2.6"]);
  });
});
