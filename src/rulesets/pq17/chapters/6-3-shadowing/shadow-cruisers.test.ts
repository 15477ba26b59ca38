import { describe, expect, it } from "vitest";
import { fleet, known, meeting } from "../../../../../test/fixtures/pq17/surface-table";
import { listDecisions } from "../../../../core/engine/adjudicate";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";

describe("6.3.3 an Axis TF that an Allied TF has caught in transit", () => {
  const caught = (ships: Readonly<Record<string, number>>): Snapshot => {
    const hipper = fleet("hipper", 2, { admiral_hipper: 4, dd_z36a: 2 }, known);
    const state = meeting("axis", [fleet("cover", 1, ships, known)], [hipper]);
    const movement = { piece: "hipper", speed: "moderate" as const, path: ["0415"], cross: 0 };
    const pending = { decision: "transit_react" as const, side: "allied" as const, movement };
    return { ...state, phase: "move_blocks", moving: "hipper", pending };
  };
  const two = { norfolk: 3, london: 3, dd_us: 2 };

  it("the decision lists the cruisers that may part", () => {
    const listed = listDecisions(pq17, { snapshot: caught(two) });
    if (listed.kind !== "DECISIONS") throw new Error("The snapshot is not read.");
    const reaction = listed.decisions.find(({ operation }) => operation === "reactToTransit");
    expect(JSON.stringify(reaction)).toContain('"cruisers":{"type":"array","items":{"enum":["norfolk","london"]}');
  });
});
