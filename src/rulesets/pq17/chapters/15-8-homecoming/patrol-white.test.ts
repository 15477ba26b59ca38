import { describe, expect, it } from "vitest";
import { campaignAt, withBerthed } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play, refused } from "../../../../../test/fixtures/pq17/table";

describe("15.8.1 Patrol White", () => {
  it("may be relieved in both of its ships, the second of which joins the first (5.1.9)", () => {
    const state = withBerthed(campaignAt("prep_plan"), "allied", "scapa_flow", [{ unit: "berwick", cs: 3 }]);
    const one = play("exchangePatrolWhite", state, { ship: "suffolk" }).snapshot;
    const two = play("exchangePatrolWhite", one, { ship: "berwick" }).snapshot;
    const station = two.sides.allied.forces.find(({ units }) => units.some(({ unit }) => unit === "suffolk"));
    expect(station).toMatchObject({ station: "at_sea", units: [{ unit: "suffolk" }, { unit: "berwick" }] });
    expect(refused("exchangePatrolWhite", two, { ship: "kent" })).toMatchObject({ code: "ALREADY_RELIEVED" });
  });
});
