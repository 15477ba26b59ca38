import { describe, expect, it } from "vitest";
import { campaignOfMarch, withBids } from "../../../../../test/fixtures/pq17/campaign-of-march";
import { campaignAt, inFortnight } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

describe("10.4 the ice of the next fortnight", () => {
  const march1 = (): Snapshot => play("endPhase", withBids(campaignOfMarch(2), 0, 0), {}).snapshot;

  it("10.4.2 freeze: uncertain zones from the highest number, and a result milder than the one before is rolled again", () => {
    // West V heavy drift; West IV light drift, again, heavy drift; West III thin pack; East V, IV, III; chits and fuel.
    const dice = [8, 0, 5, 5, 5, 5, 5, 25, 12, 24];
    const played = play("endPhase", play("endPhase", march1(), {}).snapshot, {}, dice);
    expect(played.rolls.slice(0, 7).map(({ label }) => label)).toEqual(Array.from({ length: 7 }, () => "ice-zone"));
    expect(played.snapshot.ice).toMatchObject({
      west_v: { expected: "heavy_drift", fixed: false },
      west_iv: { expected: "heavy_drift" },
      west_iii: { expected: "thin_pack" },
      east_iii: { expected: "solid_pack" },
      east_ii: { expected: "solid_pack", fixed: true },
    });
    expect(played.snapshot).toMatchObject({
      fortnight: "1942-03-II",
      phase: "prep_initiative",
      vp: { total: 0, log: [] },
    });
  });

  it("10.4.1 thaw: from the lowest number, none worse than the one before; the edge of the pack becomes uncertain", () => {
    const state = { ...inFortnight(campaignAt("admin_oob", "axis"), 2), ice: campaignOfMarch().ice };
    // West III thin pack; West IV thin pack, kept; West V clear; East III solid pack, IV, V; chits and fuel.
    const { snapshot } = play("endPhase", state, {}, [5, 9, 0, 5, 5, 5, 25, 12, 24]);
    expect(snapshot.fortnight).toBe("1942-04-I");
    expect(snapshot.ice).toMatchObject({
      west_ii: { expected: "solid_pack", fixed: false },
      west_iii: { expected: "thin_pack", fixed: false },
      west_iv: { expected: "thin_pack", fixed: false },
      west_v: { expected: "clear", fixed: false },
      east_iii: { expected: "solid_pack", fixed: false },
    });
  });
});
