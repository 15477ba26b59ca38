import { describe, expect, it } from "vitest";
import { meet, meeting, mined, placeOf, resolve, SEA, showing } from "../../../../../test/fixtures/goeben/pool-kit";
import { atSpace, carrying, play, refused, table, withMarker } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

describe("23 mines", () => {
  const armed = (changes: Partial<Snapshot> = {}): Snapshot =>
    carrying(table("movement", changes, { options: { mines: true } }), "breslau", "mines", "mines");

  it("mines are laid where the light cruiser began, passed or ended, at no cost, and leave their Hull box", () => {
    const state = play("moveShip", atSpace(armed(), "south_of_messina"), {
      ship: "breslau",
      path: ["central_ionian", "off_zante"],
    }).snapshot;
    for (const space of ["south_of_messina", "central_ionian", "off_zante"]) {
      const { snapshot, outcome } = play("layMine", state, { ship: "breslau", box: 2, space });
      expect(snapshot.mines).toEqual([space]);
      expect(snapshot.ships.breslau.boxes).toEqual(["mines", null, null, null]);
      expect(outcome).toMatchObject({ mined: [], spent: false });
    }
    expect(refused("layMine", state, { ship: "breslau", box: 1, space: "off_corfu" })).toMatchObject({
      pointer: "/input/space",
    });
    expect(refused("layMine", state, { ship: "breslau", box: 3, space: "off_zante" })).toMatchObject({
      pointer: "/input/box",
    });
  });

  it("D-54 mines are not laid in neutral ports or bases", () => {
    const state = play("moveShip", armed(), { ship: "breslau", path: ["south_of_messina"] }).snapshot;
    expect(refused("layMine", state, { ship: "breslau", box: 1, space: "messina" })).toMatchObject({
      code: "NEUTRAL_SITE",
      citation: { section: "23.0" },
    });
    expect(refused("layMine", armed(), { ship: "breslau", box: 1, space: "messina" })).toMatchObject({
      code: "NO_MINE_TO_LAY",
    });
  });

  it.each([
    [[6, 5], ["inflexible"], 6],
    [[1, 6], ["chatham"], 2],
    [[5, 5], [], 0],
  ])("D-54 face-up Allied ships are checked at once, each by a die: %j", (dice, mined, vp) => {
    let state = withMarker(atSpace(armed(), "malta_pz"), "chatham", "map", "malta_pz");
    state = withMarker(state, "inflexible", "map", "malta_pz");
    const { snapshot, outcome, rulings } = play("layMine", state, { ship: "breslau", box: 1, space: "malta_pz" }, dice);
    expect(outcome).toMatchObject({ mined, spent: true });
    expect(snapshot.vp).toBe(vp);
    expect(snapshot.mines).toEqual([]);
    for (const id of mined) expect(placeOf(snapshot, id)).toBe("out");
    expect(rulings).toContain("D-54");
  });

  it("a mine that was laid stays laid when nobody is there", () => {
    const state = carrying(armed({ mines: ["central_ionian"] }), "breslau", "mines");
    expect(refused("layMine", atSpace(state, "messina"), { ship: "goeben", box: 1, space: "messina" }).code).toBe(
      "NO_MINE_TO_LAY",
    );
  });
});

describe("23 mines in the Incident phase", () => {
  it("23.0 mines are checked after the events, one die per Allied ship there, in canonical order", () => {
    const base = showing(meeting(SEA, 0, "chatham", "royal_navy_pursue_orders_1"), "inflexible", "map", SEA);
    const state = mined(base, SEA, "off_zante");
    const { snapshot, outcome, rolls } = resolve(state, SEA, [1, 1, 6, 5]);
    expect(rolls.map(({ label }) => label)).toEqual(["incident-pool", "incident-pool", "mine", "mine"]);
    expect(outcome).toMatchObject({ mined: ["inflexible"], finished: true });
    expect(snapshot.vp).toBe(6);
    expect(snapshot.mines).toEqual(["off_zante"]);
    expect(placeOf(snapshot, "inflexible")).toBe("out");
    expect(placeOf(snapshot, "chatham")).toBe("set_aside");
  });

  it("D-54 without Allied ships the mine stays", () => {
    const { snapshot } = meet("quiet_seas_1", [], (state) => mined(state, SEA));
    expect(snapshot.mines).toEqual([SEA]);
  });
});
