import { describe, expect, it } from "vitest";
import { joinedBy, SEA } from "../../../../../test/fixtures/goeben/battle-table";
import {
  atSpace,
  carrying,
  play,
  refused,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const MERCHANTMAN = "allied_merchantman_1";

const raid = (leader = "goeben", marker = MERCHANTMAN) => ({ marker, leader });

/** Goeben and Breslau with a Merchantman in the Commerce Raiding phase. */
function raiding(...merchantmen: readonly string[]): Snapshot {
  let state = atSpace(table("raiding"), SEA);
  for (const id of merchantmen.length > 0 ? merchantmen : [MERCHANTMAN])
    state = withMarker(state, id, "set_aside", SEA);
  return state;
}

describe("15.0 commerce raiding", () => {
  it("a raid wins a die and the Leadership of one ship there; the marker goes back to the pool (D-48)", () => {
    const state = withShip(raiding(), "breslau", { leadership: 2 });
    const played = play("resolveRaid", state, raid("breslau"), [5]);
    expect(played.outcome).toMatchObject({ won: 7, space: SEA });
    expect(played.snapshot.vp).toBe(7);
    expect(played.snapshot.markers.find(({ id }) => id === MERCHANTMAN)).toMatchObject({ place: "pool", space: null });
    expect(played.rulings).toContain("D-48");
    expect(played.snapshot.ships.breslau).toMatchObject({ ammunition: 6, coal: 5 });
  });

  it("D-48 a Seebataillon aboard any ship there adds one die, and no more than one", () => {
    const both = carrying(carrying(raiding(), "goeben", "seebataillon"), "breslau", "seebataillon");
    expect(play("resolveRaid", both, raid(), [5, 6]).snapshot.vp).toBe(15);
    const far = withShip(carrying(raiding(), "breslau", "seebataillon"), "breslau", { space: "pola" });
    expect(play("resolveRaid", far, raid(), [5]).snapshot.vp).toBe(9);
  });

  it("D-75 a raid may be led by an Austro-Hungarian ship with Leadership 3", () => {
    const state = joinedBy(raiding(), SEA, ["novara"]);
    const played = play("resolveRaid", state, raid("novara"), [1]);
    expect(played.snapshot.vp).toBe(4);
    expect(played.rulings).toContain("D-75");
  });

  it("a raid is made on each Merchantman, in a storm too (D-47), and only where a friendly warship still is", () => {
    const two = { ...raiding(MERCHANTMAN, "allied_merchantman_2"), storms: [SEA] };
    const first = play("resolveRaid", two, raid(), [1]);
    const second = play("resolveRaid", first.snapshot, raid("goeben", "allied_merchantman_2"), [1]);
    expect(second.snapshot.vp).toBe(10);
    expect(refused("resolveRaid", second.snapshot, raid())).toMatchObject({
      code: "NO_MERCHANTMAN",
      citation: { section: "15.0" },
    });
    const gone = atSpace(raiding(), "pola");
    expect(refused("resolveRaid", gone, raid()).code).toBe("NO_MERCHANTMAN");
  });

  it("a raid may be declined: the marker goes back to the pool with the phase", () => {
    const ended = play("endPhase", raiding(), {});
    expect(ended.snapshot.markers.find(({ id }) => id === MERCHANTMAN)).toMatchObject({ place: "pool", space: null });
    expect(ended.snapshot.vp).toBe(0);
  });

  it("a raid is led by a ship that is there", () => {
    const apart = withShip(raiding(), "breslau", { space: "pola" });
    expect(refused("resolveRaid", apart, raid("breslau"))).toMatchObject({ code: "VALUE_NOT_LISTED" });
  });
});
