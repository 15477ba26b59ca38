import { describe, expect, it } from "vitest";
import {
  battle,
  fleet,
  idle,
  joined,
  known,
  meeting,
  move,
  no,
  passTo,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

/** A night battle in which the first defending force has been joined by a second: a counter of American destroyers is of both. */
function closing(first: number, second: number): Snapshot {
  const cover = fleet("cover", 1, { norfolk: 3, dd_us: first });
  const relief = fleet("relief", 3, { dd_us: second });
  const raiders = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4 }, known);
  const state = joined(meeting("allied", [cover, relief], [raiders], { light: "night" }), [8]);
  const now = battle(state);
  const forces = [...now.forces, { side: "allied", force: "relief", block: 3 }];
  const units = now.units.map((unit) => {
    const [part] = unit.parts;
    return part?.unit !== "dd_us" ? unit : { ...unit, parts: [part, { ...part, force: "relief", cs: second }] };
  });
  const pending = { ...state.pending, battle: { ...now, forces, units } } as Snapshot["pending"];
  return { ...state, pending };
}

const spent = (state: Snapshot, id: string): number | undefined =>
  force(state, "allied", id).units.find(({ unit }) => unit === "dd_us")?.torpedoesSpent;

describe("7.3.2 torpedoes of a counter joined of two forces", () => {
  const start = closing(2, 2);
  const dd = no(start, "allied", "dd_us");
  const near = play("maneuverUnits", start, { ...idle, moves: [move(dd, "torpedo_attack")] }).snapshot;
  const state = passTo(near, "allied surf_torp_targets_attacker");
  const target = no(state, "axis", "admiral_hipper");

  it("its torpedoes are charged to each part in turn, a symbol after a symbol", () => {
    const { snapshot, outcome } = play(
      "targetTorpedoes",
      state,
      { targets: [{ unit: dd, target, attacks: 4 }] },
      [0, 0, 0, 0],
    );
    expect(outcome).toMatchObject({ volleys: [{ attacks: 4, successes: 0 }] });
    expect([spent(snapshot, "cover"), spent(snapshot, "relief")]).toEqual([2, 2]);
    const unit = battle(snapshot).units.find((each) => each.no === dd);
    expect(unit?.parts.map((part) => part.spent)).toEqual([2, 2]);
  });

  it("leave each part its second symbol, and all of both are spent by a volley of two", () => {
    const all = { targets: [{ unit: dd, target, attacks: 8 }] };
    const { snapshot } = play("targetTorpedoes", state, all, [0, 0, 0, 0, 0, 0, 0, 0]);
    expect([spent(snapshot, "cover"), spent(snapshot, "relief")]).toEqual([4, 4]);
  });
});
