import { describe, expect, it } from "vitest";
import { force, only, play, ship, table, withDummy, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Ship } from "../1-2-forces/state";

const ENCOUNTER = [9, 7];

/** Home Fleet in a hex with one Axis force of some ships. */
function met(id: string, units: Ship[]): Snapshot {
  const alone = only(only(table("random_event"), "allied", "tf_home_fleet"), "axis", id);
  return withForce(alone, "axis", id, { station: "at_sea", at: "0807", block: 9, units });
}

const meet = (state: Snapshot, ...dice: number[]) => play("resolveRandomEvent", state, {}, [...ENCOUNTER, ...dice]);

describe("13.7 chance encounter", () => {
  it("without an Axis block in a hex with an Allied force it is void; dummies of the Allies do not count", () => {
    expect(meet(only(table("random_event"), "axis", "wolf_pack_eisteufel_1")).outcome).toMatchObject({
      applied: false,
    });
    const dummy = withDummy(only(met("narvik_group", [ship("dd_z36a", 5)]), "allied"), "allied", 8, "0807");
    expect(meet(dummy).outcome).toMatchObject({ event: "chance_encounter", applied: false });
  });

  it("a TF: a destroyer fires at the lowest type present, and a hit sinks one CS of it", () => {
    const state = met("narvik_group", [ship("lutzow", 4), ship("dd_z36a", 5), ship("tb_35_37", 2)]);
    const hit = meet(state, 1, 9);
    expect(hit.rolls[2]).toMatchObject({ label: "chance-encounter", dice: "1d0-9", modifiers: [] });
    expect(force(hit.snapshot, "axis", "narvik_group").units.find(({ unit }) => unit === "tb_35_37")?.cs).toBe(1);
    expect(hit.snapshot.vp.log).toMatchObject([{ code: "SHIP_SUNK", unit: "tb_35_37" }]);
    const miss = meet(state, 1, 0);
    expect(miss.snapshot.vp.total).toBe(0);
  });

  it("both become ID0 if they were not identified and the Axis block survives", () => {
    const { snapshot } = meet(met("narvik_group", [ship("dd_z36a", 5)]), 1, 0);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ identified: true, idLevel: 0 });
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ identified: true, idLevel: 0 });
    const gone = meet(met("narvik_group", [ship("tb_35_37", 1)]), 9).snapshot;
    expect(gone.sides.axis.forces).toEqual([]);
    expect(force(gone, "allied", "tf_home_fleet").identified).toBe(false);
  });

  it("a heavy ship takes 1 hit; equals are picked at random", () => {
    const state = met("narvik_group", [ship("lutzow", 4), ship("admiral_scheer", 4)]);
    const { rolls, snapshot } = meet(state, 2, 9);
    expect(rolls.slice(1).map(({ label }) => label)).toEqual(["event-ship", "chance-encounter"]);
    const { units } = force(snapshot, "axis", "narvik_group");
    expect(units.map(({ unit, cs }) => [unit, cs])).toEqual([
      ["lutzow", 3],
      ["admiral_scheer", 4],
    ]);
  });

  it("a convoy: DD against MX, and a hit sinks one", () => {
    const convoy = {
      loaded: true,
      destinations: ["kirkenes"],
      merchants: 3,
      excused: 0,
      visited: [],
      closest: null,
      scattered: false,
      dispersed: [],
      arrived: false,
    };
    const state = withForce(met("narvik_group", [ship("es_german", 1), ship("mv", 3)]), "axis", "narvik_group", {
      kind: "convoy",
      convoy,
    });
    const { snapshot } = meet(state, 1, 9);
    expect(force(snapshot, "axis", "narvik_group").units).toMatchObject([{ unit: "es_german" }, { unit: "mv", cs: 2 }]);
  });

  it("a Wolf Pack: one ASW die, Held Down takes a boat home and success sinks one", () => {
    const state = met("wolf_pack_eisteufel_1", [ship("ss_german", 4)]);
    const { rolls, snapshot } = meet(state, 9);
    expect(rolls[1]).toMatchObject({ label: "chance-encounter", chart: "ASW" });
    expect(snapshot.sides.axis.sunk).toMatchObject([{ unit: "ss_german", cs: 1 }]);
    const held = meet(state, 6).snapshot;
    expect(held.sides.axis.removed).toMatchObject([{ unit: "ss_german", why: "asw_damage" }]);
    expect(force(meet(state, 0).snapshot, "axis", "wolf_pack_eisteufel_1").units).toMatchObject([{ cs: 4 }]);
  });

  it("a dummy is removed; which block of several is picked at random", () => {
    const both = withDummy(met("wolf_pack_eisteufel_1", [ship("ss_german", 4)]), "axis", 1, "0807");
    const { rolls, snapshot } = meet(both, 1);
    expect(rolls[1]).toMatchObject({ label: "encounter-block" });
    expect(snapshot.sides.axis.dummies).toEqual([]);
    expect(force(snapshot, "allied", "tf_home_fleet").identified).toBe(false);
  });

  it("which Allied force of several is picked at random", () => {
    const state = table("random_event");
    const forces = state.sides.allied.forces.filter(({ id }) => ["tf_home_fleet", "tf_oiler"].includes(id));
    const two = withForce(
      withOwn(met("narvik_group", [ship("dd_z36a", 5)]), "allied", { forces }),
      "allied",
      "tf_oiler",
      {
        at: "0807",
      },
    );
    expect(meet(two, 2, 1, 0).rolls.map(({ label }) => label)).toEqual([
      "random-event",
      "encounter-force",
      "event-ship",
      "chance-encounter",
    ]);
  });
});
