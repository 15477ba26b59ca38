import { describe, expect, it } from "vitest";
import { chit, special } from "../../../../../test/fixtures/pq17/conditions-kit";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { campaignAt, inFortnight, withBerthed, withOwnCampaign } from "../shared/examples-campaign";
import { freshShip } from "../shared/units";

const boxed = (cs: number, damaged = false) => ({ unit: "mv", cs, damaged, faceUp: false });

/** The last turn of an operation of the campaign, with merchants in the boxes of Murmansk alone and Port Raids to come. */
function lastTurn(): Snapshot {
  const state = { ...inFortnight(campaignAt("combine", "axis"), 10), turn: 30 };
  const boxes = [
    { port: "murmansk", unloading: [boxed(9), boxed(2, true)], ballast: [boxed(3)] },
    { port: "arkhangelsk", unloading: [], ballast: [] },
  ];
  const bare = only({ ...state, campaign: state.campaign && { ...state.campaign, months: 5, boxes } }, "allied");
  return special(chit(withOwn(bare, "axis", { forces: [] }), "axis", "K", "port_raids"), "axis", { raidsLeft: 2 });
}

describe("12.7 Port Raids and the boxes of the Russian ports", () => {
  it("find the merchants that unload and those in ballast, which lie in their boxes again afterwards", () => {
    const raids = play("endPhase", lastTurn(), {}).snapshot;
    expect(raids).toMatchObject({ phase: "admin_confirm", phasing: "axis" });
    expect(pq17.invariants(raids, pack.charts)).toEqual([]);
    expect(
      raids.sides.allied.forces.map(({ at, convoy, units }) => [at, convoy?.loaded, units.map(({ cs }) => cs)]),
    ).toEqual([
      ["murmansk", true, [9, 2]],
      ["murmansk", false, [3]],
    ]);
    const after = play("endPhase", raids, {}).snapshot;
    expect(after.phase).toBe("admin_oob");
    expect(after.sides.allied.forces).toEqual([]);
    // 15.2.2 11 ships unload; 3 empties have turned face up.
    expect(after.campaign?.boxes[0]).toMatchObject({
      unloading: [],
      ballast: [{ cs: 3, faceUp: true }, { cs: 9 }, { cs: 2 }],
    });
    expect(after.vp.log.map(({ code, amount }) => [code, amount])).toEqual([
      ["EMPTY_IN_RUSSIA", -1.5],
      ["UNLOADED", 9],
    ]);
  });
});

describe("15.4.3 a green crew", () => {
  const lost = (unit: string, cs: number): unknown => {
    const crews = [{ unit, cs, scheduled: 12, operations: 0 }];
    const state = {
      ...withBerthed(inFortnight(campaignAt("combine", "axis"), 8), "allied", "reykjavik", []),
      turn: 30,
    };
    const other = withForce(state, "allied", "berthed_reykjavik", { units: [freshShip(pack.charts, "dd_jr", 1)] });
    const quiet = withOwn(only(other, "allied", "berthed_reykjavik"), "allied", {
      sunk: [{ unit, cs, turn: 9, loaded: false }],
    });
    return play("endPhase", withOwnCampaign(quiet, "allied", { crews }), {}).snapshot.vp.log.map(
      ({ amount }) => amount,
    );
  };

  it("lost costs half of its value more, fractions up", () => {
    expect(lost("jamaica", 4)).toEqual([-2]);
    expect(lost("dd_jr", 3)).toEqual([-2]);
    expect(lost("dd_jr", 1)).toEqual([-1]);
  });

  it("is not saved when its ship is Dead in the Water", () => {
    const wreck = (marks: ("green_crew" | "diw")[]): Snapshot => {
      const units = [{ ...freshShip(pack.charts, "jamaica", 0), marks }, freshShip(pack.charts, "norfolk", 3)];
      return withForce(only(table("combine"), "allied", "tf_home_fleet"), "allied", "tf_home_fleet", { units });
    };
    const input = { force: "tf_home_fleet", ship: "jamaica", by: "norfolk" };
    expect(force(play("takeTow", wreck([]), input).snapshot, "allied", "tf_home_fleet").units).toMatchObject([
      { unit: "jamaica", tow: "norfolk" },
      { unit: "norfolk", tow: "jamaica" },
    ]);
    expect(refused("takeTow", wreck(["green_crew"]), input).code).toBe("NOTHING_TO_TOW");
  });
});

describe("15.8, E-72 forces in the Kara Sea are at sea", () => {
  it("a TF goes to the nearest port, and a Wolf Pack leaves the box", () => {
    const state = inFortnight(campaignAt("admin_oob", "axis"), 10);
    const last = { ...state, campaign: state.campaign && { ...state.campaign, months: 5 } };
    const box = { station: "box", at: "kara_sea", block: null } as const;
    const raider = withForce(last, "axis", "narvik_group", box);
    const both = withForce(raider, "axis", "wolf_pack_eisteufel_1", box);
    const after = play("endPhase", both, {}).snapshot;
    expect(force(after, "axis", "narvik_group")).toMatchObject({ station: "in_port", at: "kirkenes" });
    expect(after.sides.axis.forces.filter(({ at }) => at === "kara_sea")).toEqual([]);
    const count = ({ sides }: Snapshot): number =>
      sides.axis.forces
        .filter(({ kind }) => kind === "wolf_pack")
        .flatMap(({ units }) => units)
        .reduce((sum, { cs }) => sum + cs, 0);
    expect(count(after)).toBe(count(both));
  });
});
