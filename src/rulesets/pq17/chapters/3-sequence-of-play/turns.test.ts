import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pq17 } from "../../index";

describe("3.2 phases in which a side has nothing to do", () => {
  it("3.2 are ended by a run until there is something to decide, with a seed and on a tape", () => {
    const { snapshot, input, seed } = exampleOf(pq17, "photographPort");
    const run = (dice: object) => {
      const answer = adjudicate(pq17, { operation: "photographPort", snapshot, input, runOn: true, ...dice });
      if (answer.kind !== "RESOLUTION") throw new Error(`It was not resolved: ${JSON.stringify(answer)}`);
      return answer;
    };
    const { dice, steps, ...after } = run({ seed });
    expect(steps!.slice(1).map(({ outcome }) => (outcome as { ended: string }).ended)).toEqual([
      "photo",
      "move_stand_up",
      "move_detach",
      "move_refuel",
    ]);
    expect(after.snapshot).toMatchObject({ phase: "move_blocks", phasing: "allied" });
    expect(run({ dice }).digest).toBe(after.digest);
  });
});
