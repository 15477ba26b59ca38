import { describe, expect, it } from "vitest";
import { intervalOf } from "./sampler";

describe("intervalOf", () => {
  it("is Wilson's interval", () => {
    const { low, high } = intervalOf(50, 100);
    expect(low).toBeCloseTo(0.40383, 4);
    expect(high).toBeCloseTo(0.59617, 4);
  });

  it("stays within 0 and 1 and is never empty", () => {
    expect(intervalOf(0, 20).low).toBe(0);
    expect(intervalOf(0, 20).high).toBeCloseTo(0.16113, 4);
    expect(intervalOf(20, 20).high).toBe(1);
    expect(intervalOf(20, 20).low).toBeCloseTo(0.83887, 4);
  });
});
