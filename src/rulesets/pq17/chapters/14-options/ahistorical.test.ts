import { describe, expect, it } from "vitest";
import { scores } from "../../../../../test/fixtures/pq17/conditions-kit";
import { play, refused, table } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";

const setUp = () => table("prep_setup_1", "axis", ["ahistorical_forces"]);

describe("14 ahistorical forces", () => {
  it("14 a force on the map costs its listed price", () => {
    const played = play("buyForce", setUp(), { force: 0, group: null });
    expect(scores(played)).toEqual([["AHISTORICAL", 30]]);
    expect(played.rulings).toContain("E-70");
    const { forces, aircraft } = played.snapshot.sides.axis;
    const fresh = forces.find(({ units }) => units.some(({ unit }) => unit === "graf_zeppelin"));
    expect(fresh).toMatchObject({ at: "kiel", station: "in_port", kind: "task_force" });
    const aboard = aircraft.filter(({ carrier }) => carrier === "graf_zeppelin");
    expect(aboard.map(({ unit, cs }) => [unit, cs])).toEqual([
      ["bf109t", 2],
      ["ju87c", 2],
      ["fi167", 2],
    ]);
    expect(refused("buyForce", played.snapshot, { force: 0, group: null })).toMatchObject({ code: "VALUE_NOT_LISTED" });
  });

  it("14 as reinforcements it costs half, and comes with the group named", () => {
    const played = play("buyForce", setUp(), { force: 1, group: 2 });
    expect(scores(played)).toEqual([["AHISTORICAL", 15]]);
    expect(played.snapshot.sides.axis.reinforcements.at(-1)).toMatchObject({
      group: 2,
      at: "kiel",
      units: [{ unit: "scharnhorst", cs: 3 }],
      placed: false,
    });
    expect(played.snapshot.sides.axis.forces).toHaveLength(setUp().sides.axis.forces.length);
  });

  it("14 Allied forces cost the Allies", () => {
    const state = table("prep_setup_2", "allied", ["ahistorical_forces"]);
    expect(scores(play("buyForce", state, { force: 2, group: null }))).toEqual([["AHISTORICAL", -15]]);
    expect(scores(play("buyForce", state, { force: 2, group: 1 }))).toEqual([["AHISTORICAL", -7.5]]);
    expect(refused("buyForce", state, { force: 0, group: null })).toMatchObject({ code: "VALUE_NOT_LISTED" });
  });

  it("14 the option must be in use, and the side must set up", () => {
    expect(refused("buyForce", table("prep_setup_1", "axis"), { force: 0, group: null })).toMatchObject({
      code: "OPTION_OFF",
      citation: { section: "14" },
    });
  });
});

describe("12, 14 what cannot have been kept of conditions", () => {
  const codes = (changes: object, members: object = {}): string[] => {
    const state = table("combine", "axis");
    const { axis } = state.sides;
    const own = { ...axis, ...members, special: { ...axis.special, ...changes } };
    return impossible(pq17.invariants, { ...state, sides: { ...state.sides, axis: own } }, pack.charts).map(
      ({ code }) => code,
    );
  };

  it("12 ships, hexes, ports and purchases that the charts do not hold", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ plan: { condition: "minelaying", hex: "9999" } })).toEqual(["HEX_UNKNOWN"]);
    expect(codes({ plan: { condition: "title", port: "oslo", turn: 9, declared: false } })).toEqual(["PORT_UNKNOWN"]);
    expect(codes({ carriers: [{ unit: "hood", struck: false }] })).toEqual(["UNIT_UNKNOWN"]);
    expect(codes({ bought: [2] })).toEqual(["PURCHASE_UNKNOWN"]);
    expect(codes({}, { photos: [{ turn: 1, port: "murmansk", heavy: ["hood"], types: [] }] })).toEqual([
      "UNIT_UNKNOWN",
    ]);
    expect(codes({}, { tally: { lostConvoys: [], uncounted: [{ unit: "hood", cs: 1 }] } })).toEqual(["UNIT_UNKNOWN"]);
  });

  it("12.2.1 ships that come back while they are in play, or stronger than they can be", () => {
    const back = (unit: string, cs: number) => ({ ships: [{ unit, cs }], turn: 9, fuelWarning: 16, shown: false });
    expect(codes({ returning: back("lutzow", 4) })).toEqual(["SHIP_REPEATED"]);
    expect(codes({ returning: back("scharnhorst", 9) })).toEqual(["CS_IMPOSSIBLE"]);
    expect(codes({ returning: back("scharnhorst", 3) })).toEqual([]);
  });
});
