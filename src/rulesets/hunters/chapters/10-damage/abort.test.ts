import { describe, expect, it } from "vitest";
import { exampleAtSea, exampleDetection, exampleGibraltar } from "../../../../../test/fixtures/hunters/positions";
import { aboard, play, sectionsOf } from "../../../../../test/fixtures/hunters/table";

describe("the sections that the audit cites", () => {
  it("10.8.5, 7.3.3, 10.2.1 a patrol is aborted by the rule that lets or makes it so", () => {
    expect(sectionsOf(play("abortPatrol", exampleAtSea(), {}), "PATROL_ABORTED")).toEqual(["10.8.5"]);
    expect(sectionsOf(play("turnBack", exampleGibraltar(), {}), "PATROL_ABORTED")).toEqual(["7.3.3"]);
    const { systems } = exampleDetection().boat;
    const limping = aboard(exampleDetection(), { systems: { ...systems, diesel_engine_1: "damaged" } });
    const home = play("resolveDepthCharge", limping, { exceedTestDepth: false }, [1, 1, 5]);
    expect(sectionsOf(home, "PATROL_ABORTED")).toEqual(["10.2.1"]);
  });
});
