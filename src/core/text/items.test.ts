import { describe, expect, test } from "vitest";
import { joinItems } from "./items";

const letters = [..."ABCDEFGHI"];

describe("items of a sentence", () => {
  test("up to seven, are all listed", () => {
    expect(joinItems(letters.slice(0, 7), " or ")).toBe("A or B or C or D or E or F or G");
  });

  test("more than seven, end with the number of the others", () => {
    expect(joinItems(letters, " or ")).toBe("A, B, C, D, E, F, G and 2 more");
    expect(joinItems(letters, "または", { separator: "、", more: "{items}、ほか{count}件" })).toBe(
      "A、B、C、D、E、F、G、ほか2件",
    );
  });
});
