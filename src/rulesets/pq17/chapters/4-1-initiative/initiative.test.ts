import { expect, it } from "vitest";
import { campaignOfMarch, withBids } from "../../../../../test/fixtures/pq17/campaign-of-march";
import { withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play } from "../../../../../test/fixtures/pq17/table";
import { view } from "../../view";

it("A.4 a bid is hidden until both are set", () => {
  const state = play("bidInitiative", campaignOfMarch(), { bid: 7 }).snapshot;
  const other = withOwnCampaign(state, "allied", { bid: 3 });
  expect(view(other, "axis")).toEqual(view(state, "axis"));
  expect(view(state, "allied").own?.campaign?.bid).toBe(7);
  expect(view(withBids(campaignOfMarch(), 7, 1), "axis").campaign?.bids).toEqual({ allied: 7, axis: 1 });
});
