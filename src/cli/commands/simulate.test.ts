import { describe, expect, test } from "vitest";
import { formatPercent } from "./simulate";

describe("percentages of simulated games", () => {
  test("9,999 in 10,000 is not shown as 100.0%, nor 1 in 10,000 as 0.0%", () => {
    const texts = [0, 0.0001, 0.0014, 0.5, 0.9994, 0.9996, 0.9999, 1].map(formatPercent);
    expect(texts).toEqual(["0.0%", "0.1%", "0.1%", "50.0%", "99.9%", "99.9%", "99.9%", "100.0%"]);
  });
});
