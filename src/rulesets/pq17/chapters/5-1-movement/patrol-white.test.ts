import { describe, expect, it } from "vitest";
import { force, only, play, ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "solid_pack" });

const moving = (side: Side = "allied"): Snapshot => table("move_blocks", side);

describe("5.1.9 Patrol White", () => {
  const leave = (state: Snapshot) =>
    play("moveForce", state, go("tf_patrol_white", "moderate", "0306", "0307")).snapshot;
  const patrol = (): Snapshot => {
    const state = only(moving(), "allied", "tf_patrol_white");
    const zones = Object.keys(state.ice).map((zone) => [zone, { expected: "clear", fixed: true }]);
    return { ...state, ice: Object.fromEntries(zones) as Snapshot["ice"] };
  };

  it("two heavy cruisers: one in the Denmark Strait, one at Reykjavik", () => {
    expect(moving().sides.allied.patrolWhite).toEqual([
      { unit: "kent", left: false },
      { unit: "suffolk", left: false },
    ]);
    expect(moving().sides.axis.patrolWhite).toEqual([]);
    expect(force(moving(), "allied", "tf_patrol_white").fuel.marker).toBe(20);
  });

  it("a cruiser that leaves costs 2 VP at the end, and moving about the station nothing", () => {
    const { snapshot } = play("moveForce", patrol(), go("tf_patrol_white", "moderate", "0306"));
    expect(snapshot.sides.allied.patrolWhite[0]).toEqual({ unit: "kent", left: false });
    const away = leave(patrol());
    expect(away.sides.allied.patrolWhite[0]).toEqual({ unit: "kent", left: true });
    expect(away.vp.total).toBe(0);
    const over = { ...only(away, "axis"), turn: 30, phase: "combine", phasing: "axis", moving: null } as const;
    const ended = play("endPhase", over, {}).snapshot;
    expect(ended.vp.log).toContainEqual(expect.objectContaining({ code: "PATROL_WHITE", amount: -2, unit: "kent" }));
  });

  it("D-40 but nothing while a German capital ship is at sea, or a German TF is known in the British Air Radius", () => {
    const capital = withForce(patrol(), "axis", "trondheim_group", { station: "at_sea", at: "0710", block: 20 });
    expect(leave(capital).sides.allied.patrolWhite[0]).toEqual({ unit: "kent", left: false });
    const [radius] = pack.charts.AIR_COVER.facts.radii.filter(({ nation }) => nation === "british");
    const sea =
      radius?.hexes.find((hex) =>
        pack.charts.MAP.facts.hexes.some(({ id, terrain }) => id === hex && terrain === "sea"),
      ) ?? "";
    const known = { station: "at_sea", at: sea, block: 20, identified: true, units: [ship("dd_z36a", 2)] } as const;
    const seen = withForce(patrol(), "axis", "narvik_group", { ...known, units: [...known.units] });
    expect(leave(seen).sides.allied.patrolWhite[0]).toEqual({ unit: "kent", left: false });
    const unseen = withForce(seen, "axis", "narvik_group", { identified: false });
    expect(leave(unseen).sides.allied.patrolWhite[0]).toEqual({ unit: "kent", left: true });
  });
});
