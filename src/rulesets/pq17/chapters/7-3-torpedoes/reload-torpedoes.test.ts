import { describe, expect, it } from "vitest";
import { force, only, play, refused, ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";

/** A turn ends from the Axis combine segment. */
const endTurn = (state: Snapshot): Snapshot =>
  play("endPhase", { ...state, phase: "combine", phasing: "axis" }, {}).snapshot;

describe("7.3.2 reloading torpedoes", () => {
  const lying = (at: string): Snapshot =>
    withForce(only(table("move_refuel", "axis"), "axis", "wolf_pack_eisteufel_1"), "axis", "wolf_pack_eisteufel_1", {
      station: "in_port",
      at,
      block: null,
      units: [{ ...ship("ss_german", 2), marks: ["torps_expended"] }],
    });

  it("takes a full turn in Bergen, Trondheim, Narvik, Scapa Flow or Lerwick", () => {
    const there = pack.charts.PORTS.facts.ports.filter(({ reloads }) => reloads).map(({ id }) => id);
    expect(there.sort()).toEqual(["bergen", "lerwick", "narvik", "scapa_flow", "trondheim"]);
    const state = play("reloadTorpedoes", lying("narvik"), { force: "wolf_pack_eisteufel_1" }).snapshot;
    const go = { piece: "wolf_pack_eisteufel_1", speed: "slow", path: ["0813"], cross: "clear" };
    expect(refused("moveForce", { ...state, phase: "move_blocks" }, go).code).toBe("NOTHING_CAN_MOVE");
    expect(force(endTurn(state), "axis", "wolf_pack_eisteufel_1").units).toMatchObject([{ marks: [] }]);
    expect(refused("reloadTorpedoes", lying("tromso"), { force: "wolf_pack_eisteufel_1" }).code).toBe(
      "NO_TORPEDOES_HERE",
    );
  });

  it("nothing is reloaded where nothing was spent", () => {
    const state = withForce(lying("narvik"), "axis", "wolf_pack_eisteufel_1", { units: [ship("ss_german", 2)] });
    expect(refused("reloadTorpedoes", state, { force: "wolf_pack_eisteufel_1" }).code).toBe("NOTHING_SPENT");
  });
});
