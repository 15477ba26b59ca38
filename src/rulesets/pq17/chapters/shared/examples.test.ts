import { describe, expect, it } from "vitest";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";

describe("examples of PQ-17", () => {
  for (const operation of [pq17.start, ...pq17.operations]) {
    it(`${operation.name} resolves as it stands`, () => {
      const { snapshot, input, seed } = operation.example();
      const answer = adjudicate(pq17, { operation: operation.name, snapshot, input, seed });
      expect(answer.kind === "RESOLUTION" ? "" : JSON.stringify(answer)).toBe("");
      if (answer.kind === "RESOLUTION") {
        expect(operation.outcome.safeParse(answer.outcome).error?.issues ?? []).toEqual([]);
        expect(pq17.snapshot.safeParse(answer.snapshot).error?.issues ?? []).toEqual([]);
      }
    });
  }

  it("charts have no fault", () => {
    expect(pq17.chartFaults?.(pack.charts)).toEqual([]);
  });
});
