import { describe, expect, it } from "vitest";
import { campaignOfMarch, withBids } from "../../../../../test/fixtures/pq17/campaign-of-march";
import { withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play, refused } from "../../../../../test/fixtures/pq17/table";
import { view } from "../../view";

describe("4.1.2 initiative", () => {
  it("goes to the higher bid, which costs its number of points", () => {
    const state = withBids(campaignOfMarch(), 2, 5);
    expect(state).toMatchObject({ initiative: "axis", phase: "prep_setup_1", phasing: "allied", vp: { total: 5 } });
    expect(state.vp.log).toMatchObject([{ code: "INITIATIVE_BID", side: "axis", amount: 5 }]);
    expect(withBids(campaignOfMarch(), 6, 5)).toMatchObject({
      initiative: "allied",
      phasing: "axis",
      vp: { total: -6 },
    });
  });

  it("D-50 equal bids go to the Allies", () => {
    const first = play("bidInitiative", campaignOfMarch(), { bid: 4 }).snapshot;
    const { snapshot, rulings } = play("bidInitiative", first, { bid: 4 });
    expect(snapshot).toMatchObject({ initiative: "allied", vp: { total: -4 } });
    expect(rulings).toContain("D-50");
  });

  it("12 an asterisk adds one to a bid, but not to its price", () => {
    const starred = play("new", undefined, { scenario: "campaign" }, [25, 1]).snapshot;
    expect(starred.sides.axis.chits).toMatchObject([{ condition: "atlantic_breakout" }]);
    expect(withBids(starred, 4, 4)).toMatchObject({ initiative: "axis", vp: { total: 4 } });
  });

  it("A.4 a bid is hidden until both are set", () => {
    const state = play("bidInitiative", campaignOfMarch(), { bid: 7 }).snapshot;
    const other = withOwnCampaign(state, "allied", { bid: 3 });
    expect(view(other, "axis")).toEqual(view(state, "axis"));
    expect(view(state, "allied").own?.campaign?.bid).toBe(7);
    expect(view(withBids(campaignOfMarch(), 7, 1), "axis").campaign?.bids).toEqual({ allied: 7, axis: 1 });
  });

  it("3.2 two passes leave the fortnight without an operation, and the Allies with the initiative", () => {
    const waiting = withBids(campaignOfMarch(), 0, 0);
    expect(waiting).toMatchObject({ phase: "prep_initiative", phasing: "allied", campaign: { fought: false } });
    expect(refused("bidInitiative", waiting, { bid: 1 })).toMatchObject({ code: "BIDS_SET" });
    const after = play("endPhase", waiting, {}).snapshot;
    expect(after).toMatchObject({ phase: "admin_oob", phasing: "allied", initiative: "allied", turn: 1 });
    // 15.9.1 The 15 empties in Murmansk have not sailed.
    expect(after.vp.log).toMatchObject([{ code: "EMPTY_IN_RUSSIA", amount: -7.5, unit: "murmansk" }]);
    expect(new Set(after.sides.axis.chits.map(({ revealed }) => revealed))).toEqual(new Set([true]));
  });

  it("3.2 neither side can end the phase before it has bid", () => {
    expect(refused("endPhase", campaignOfMarch(), {})).toMatchObject({
      code: "BID_LEFT",
      citation: { section: "4.1.2" },
    });
  });
});
