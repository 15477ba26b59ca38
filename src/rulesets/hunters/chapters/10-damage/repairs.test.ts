import { describe, expect, it } from "vitest";
import { exampleDetection } from "../../../../../test/fixtures/hunters/positions";
import { answered, gist } from "../../../../../test/fixtures/hunters/table";

describe("a roll whose outcome cannot matter", () => {
  it("10.2.1 with both diesels inoperable far from port no system but the radio is repaired", () => {
    const state = exampleDetection();
    const systems = {
      ...state.boat.systems,
      diesel_engine_1: "damaged" as const,
      diesel_engine_2: "damaged" as const,
      hydrophones: "damaged" as const,
    };
    const hurt = { ...state, boat: { ...state.boat, systems } };
    const answer = answered(hurt, "resolveDepthCharge", { exceedTestDepth: false }, [1, 1, 6, 6, 1, 1]);
    expect(gist(answer)).toBe("RESOLUTION");
  });
});
