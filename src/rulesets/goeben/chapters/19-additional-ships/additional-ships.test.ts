import { describe, expect, test } from "vitest";
import { ended, over } from "../../../../../test/fixtures/goeben/campaign-table";
import { play, refused, withMarker } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";
import type { Plan } from "../3-setup/setup";

describe("19.0, D-64 further German ships", () => {
  test.each([
    ["moltke_for_goeben", -5],
    ["add_stralsund", -10],
    ["moltke_for_goeben_and_stralsund", -15],
    ["all_four", -50],
  ])("%s begins with %i victory points, by the ruling", (germanExtras, vp) => {
    const { snapshot, rulings } = play("new", undefined, { options: { germanExtras } }, [1]);
    expect(snapshot.vp).toBe(vp);
    expect(rulings).toContain("D-64");
  });

  test("the usual two ships cost nothing, and no ruling is asked", () => {
    const { snapshot, rulings } = play("new", undefined, {}, [1]);
    expect(snapshot.vp).toBe(0);
    expect(rulings).toEqual([]);
  });
});

describe("19.1 ships bought in a campaign", () => {
  const broken = (plan: Plan = {}): Snapshot => ended({ order: "atlantic_breakout", vp: 60, plan });
  const next = (state: Snapshot, dice: number[] = [1], bonus?: string) =>
    play("startNextScenario", state, bonus === undefined ? {} : { bonus }, dice);

  test("19.1, D-64 Moltke and Stralsund cost 30 points; New Zealand joins the pool and two battlecruisers bring a second collier", () => {
    const { snapshot, outcome, rulings } = next(broken(), [1], "buy_moltke_and_stralsund");
    expect(outcome).toMatchObject({ bought: ["moltke", "stralsund"], vp: -30 });
    expect(snapshot.ships.moltke).toMatchObject({ status: "in_play", leadership: 4, hull: 12 });
    expect(snapshot.markers.find(({ id }) => id === "new_zealand")).toMatchObject({ place: "pool" });
    expect(snapshot.colliers).toHaveLength(2);
    expect(rulings).toContain("D-64");
    const later = next(over({ ...snapshot, vp: 0 }, false)).snapshot;
    expect(later.markers.find(({ id }) => id === "new_zealand")).toMatchObject({ place: "pool" });
  });

  test("19.1 New Zealand does not join again once sunk, and ships in the game are not bought", () => {
    const all = broken({ options: { germanExtras: "all_four" } });
    expect(refused("startNextScenario", all, { bonus: "buy_moltke_and_stralsund" })).toMatchObject({
      code: "NO_SHIP_TO_BUY",
      citation: { section: "19.1" },
    });
    const { snapshot } = next(withMarker(all, "new_zealand", "sunk", null), [1], "start_atlantic_or_spain");
    expect(snapshot.markers.find(({ id }) => id === "new_zealand")).toMatchObject({ place: "sunk" });
    expect(snapshot.unseen.british).toContain("placeholder_1");
  });
});
