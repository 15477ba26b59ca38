import { afterEach, describe, expect, test, vi } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { oddsOf } from "../../core/analysis/odds/compute";
import { rulesets } from "../../rulesets/index";
import { ANALYSIS_MS, heapFullness, spentSince } from "./time";

afterEach(() => vi.restoreAllMocks());

describe("an analysis", () => {
  test("is over when its time is, or when the heap is full", () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
    let fullness = 0.1;
    const elapsed = spentSince(1_000, () => fullness);
    now.mockReturnValue(1_000 + ANALYSIS_MS / 2);
    expect(elapsed()).toBe(0.5);
    fullness = 0.9;
    now.mockReturnValue(1_000 + ANALYSIS_MS / 2 + 100);
    expect(elapsed()).toBe(1);
    fullness = 0.1;
    now.mockReturnValue(1_000 + ANALYSIS_MS / 2 + 200);
    expect(elapsed()).toBeLessThan(1);
    now.mockReturnValue(1_000 + ANALYSIS_MS);
    expect(elapsed()).toBe(1);
  });

  test("looks at the heap of this process", () => {
    expect(heapFullness()).toBeGreaterThan(0);
    expect(heapFullness()).toBeLessThan(1);
  });

  test("of odds answers what it has when the heap is full", () => {
    const hunters = [...rulesets].find(({ id }) => id === "hunters")!;
    const { input } = exampleOf(hunters, "new");
    const request = { operation: "new", input, project: ["/snapshot"], bound: 2_000_000, trials: 0 };
    const answer = oddsOf(
      hunters,
      request,
      spentSince(performance.now(), () => 0.9),
    );
    expect(answer).toMatchObject({ kind: "ODDS", exact: { complete: false, stopped: "TIME", branches: 1 } });
  });
});
