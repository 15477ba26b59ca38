import { describe, expect, test } from "vitest";
import { joinAlternatives, joinItems } from "./items";

const letters = [..."ABCDEFGHI"];

describe("joinItems", () => {
  test("up to eight items: lists all, so that never just one is omitted", () => {
    expect(joinItems(letters.slice(0, 8), " or ")).toBe("A or B or C or D or E or F or G or H");
  });

  test("nine items: lists seven and the number of the others", () => {
    expect(joinItems(letters, " or ")).toBe("A, B, C, D, E, F, G and 2 more");
    expect(joinItems(letters, "または", { separator: "、", more: "{items}、ほか{count}件" })).toBe(
      "A、B、C、D、E、F、G、ほか2件",
    );
  });
});

describe("joinAlternatives", () => {
  test("puts the conjunction only before the last one", () => {
    expect(joinAlternatives(["A"])).toBe("A");
    expect(joinAlternatives(["A", "B"])).toBe("A or B");
    expect(joinAlternatives(letters.slice(0, 8))).toBe("A, B, C, D, E, F, G or H");
  });

  test("nine alternatives: lists seven and the number of the others", () => {
    expect(joinAlternatives(letters)).toBe("A, B, C, D, E, F, G and 2 more");
  });
});
