import { describe, expect, it } from "vitest";
import { campaignAt, inFortnight, withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play, refused } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

const back = (unit: string, due: number) => {
  return { unit, cs: 4, at: "clyde", due, loaded: null, why: "repair" as const };
};

const claiming = (returns: ReturnType<typeof back>[]): Snapshot =>
  withOwnCampaign(inFortnight(campaignAt("prep_plan"), 10), "allied", { claims: 2, returns });

describe("15.3.2 the condition Reinforcements", () => {
  it("brings a ship whose repair ends in this fortnight, which comes no second time", () => {
    const { snapshot, outcome } = play("claimReinforcement", claiming([back("trinidad", 10)]), { unit: "trinidad" });
    expect(outcome).toMatchObject({ unit: "trinidad", cs: 4, at: "clyde" });
    expect(snapshot.sides.allied.campaign).toMatchObject({ returns: [], claims: 0 });
    expect(snapshot.sides.allied.forces.filter(({ at }) => at === "clyde")).toMatchObject([
      { units: [{ unit: "trinidad", cs: 4 }] },
    ]);
  });

  it("brings none that is ready later, and no ship that is in play", () => {
    expect(refused("claimReinforcement", claiming([back("trinidad", 11)]), { unit: "trinidad" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    const { snapshot } = play("claimReinforcement", claiming([]), { unit: "anson" });
    const again = withOwnCampaign(snapshot, "allied", { claims: 2, early: [] });
    expect(refused("claimReinforcement", again, { unit: "anson" }).code).toBe("NO_CLAIM");
  });
});
