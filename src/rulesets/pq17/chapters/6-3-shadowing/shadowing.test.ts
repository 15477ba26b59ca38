import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pq17 } from "../../index";
import { shadowForce } from "./operations";

describe("6.3 shadowForce names its block by a number", () => {
  const { snapshot, seed } = exampleOf(pq17, shadowForce.name);
  const shadower = "tf_cruiser_cover";

  it("6.3 an integer, as everywhere", () => {
    const answer = adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block: 1, shadower }, seed });
    expect(answer).toMatchObject({ kind: "RESOLUTION", outcome: { block: 1 } });
    expect(shadowForce.input.safeParse({ block: "1", shadower }).success).toBe(false);
  });

  it("6.3 a step stored with a text of digits replays to the same snapshot", () => {
    const [now, before] = [1, "1"].map((block) =>
      adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block, shadower }, seed }),
    );
    expect(before).toMatchObject({ kind: "RESOLUTION" });
    expect(before).toEqual(now);
    const words = adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block: "one", shadower }, seed });
    expect(words).toMatchObject({ kind: "MALFORMED", faults: [{ code: "INPUT_MALFORMED", pointer: "/input/block" }] });
  });
});
