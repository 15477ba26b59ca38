import { describe, expect, it } from "vitest";
import { plane, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { endOfFortnight } from "../../../../../test/fixtures/pq17/campaign-kit";
import { withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { fortnightOver, planningInJuly } from "../../../../../test/fixtures/pq17/own-lists";
import { play, refused, withOwn } from "../../../../../test/fixtures/pq17/table";

describe("15.6.3 air replacements", () => {
  it("do not go aboard a carrier that has been sunk", () => {
    const base = withOwnCampaign(endOfFortnight(10, "allied"), "allied", {
      replacements: [{ units: ["albacore"], cs: 1 }],
    });
    const aircraft = [
      plane("drowned", "albacore", 0, { carrier: "victorious", lost: 2 }),
      plane("ashore", "albacore", 1, { base: "vaenga", lost: 1 }),
    ];
    const sunk = [{ unit: "victorious", cs: 4, turn: 3, loaded: false }];
    const state = withOwn(base, "allied", { aircraft, sunk });
    expect(refused("replaceAircraft", state, { aircraft: "drowned" }).code).toBe("VALUE_NOT_LISTED");
    const after = play("endPhase", play("endPhase", state, {}).snapshot, {}).snapshot;
    expect(unitOf(after, "allied", "ashore").cs).toBe(2);
  });
});

describe("15.6.5 a caller's own list of aircraft", () => {
  it("15.6.5 an air unit gives its place to a better one whatever CS it has left, even none", () => {
    const gone = plane("sb2_1", "sb2", 0, { base: "vaenga", lost: 2 });
    const after = fortnightOver(withOwn(planningInJuly, "allied", { aircraft: [gone] }));
    expect(unitOf(after, "allied", "sb2_1")).toMatchObject({ unit: "pe2", cs: 2, lost: 0, base: "vaenga" });
  });
});
