import { describe, expect, it } from "vitest";
import { endTurn, scores } from "../../../../../test/fixtures/pq17/conditions-kit";
import {
  force,
  only,
  type Played,
  play,
  ship,
  table,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

/** The Axis combine segment of day 15 PM, with these forces alone. */
function lastTurn(allied: readonly string[], axis: readonly string[], turn = 30): Snapshot {
  const state = only(only({ ...table("combine", "axis"), turn }, "allied", ...allied), "axis", ...axis);
  const bare = (side: "allied" | "axis") => ({ chits: [], command: state.sides[side].command });
  return withOwn(withOwn(state, "allied", bare("allied")), "axis", bare("axis"));
}

const inPort = (state: Snapshot, id: string, at: string, changes: Partial<Force> = {}): Snapshot =>
  withForce(state, "allied", id, { station: "in_port", at, block: null, ...changes });

const of = (played: Played, code: string) => scores(played).filter(([each]) => each === code);

/** A convoy in its destination that began with these MX CS. */
function arrived(cs: number, began: number, excused = 0): Snapshot {
  const state = lastTurn(["convoy_pq_17"], []);
  const { convoy } = force(state, "allied", "convoy_pq_17");
  return inPort(state, "convoy_pq_17", "arkhangelsk", {
    sailed: true,
    units: [ship("mv", cs)],
    convoy: convoy && { ...convoy, merchants: began, excused, arrived: true },
  });
}

describe("3.4 the end of an operation", () => {
  it("3.4 all convoys in port and all TFs of one side in port", () => {
    const state = { ...arrived(30, 33), turn: 20 };
    expect(endTurn(state).snapshot.phase).toBe("end");
    const both = withOwn(state, "axis", { forces: table("combine").sides.axis.forces });
    expect(endTurn(both).snapshot.phase).toBe("end");
  });

  it("3.4 it goes on while both sides have TFs at sea, until day 15 is over", () => {
    const forces = table("combine").sides.allied.forces.filter(({ id }) => id === "tf_cruiser_cover");
    const out = table("combine").sides.axis.forces.filter(({ id }) => id === "trondheim_group");
    const german = out.map((each): Force => ({ ...each, station: "at_sea", at: "0811", block: 1, sailed: true }));
    const state = arrived(30, 33);
    const sea = withOwn(withOwn(state, "allied", { forces: [...state.sides.allied.forces, ...forces] }), "axis", {
      forces: german,
    });
    expect(endTurn({ ...sea, turn: 20 }).snapshot.phase).toBe("turn_weather");
    expect(endTurn(sea).snapshot.phase).toBe("end");
  });

  it("3.4 past day 15 while a convoy is at sea", () => {
    const state = lastTurn(["convoy_pq_17"], []);
    expect(endTurn(state).snapshot).toMatchObject({ phase: "turn_weather", turn: 31 });
  });

  it("3.4 a TF in the Germany box is in port, one in the Kara Sea is not (E-72)", () => {
    const cover = table("combine").sides.allied.forces.filter(({ id }) => id === "tf_cruiser_cover");
    const group = table("combine").sides.axis.forces.filter(({ id }) => id === "narvik_group");
    const boxed = (at: string): Snapshot => {
      const state = { ...arrived(30, 33), turn: 20 };
      const axis = group.map((each): Force => ({ ...each, station: "box", at, block: null }));
      return withOwn(withOwn(state, "allied", { forces: [...state.sides.allied.forces, ...cover] }), "axis", {
        forces: axis,
      });
    };
    expect(endTurn(boxed("germany")).snapshot.phase).toBe("end");
    expect(endTurn(boxed("kara_sea")).snapshot.phase).toBe("turn_weather");
  });
});

describe("2 victory points at the end", () => {
  it("2.1.2 1/2 VP for each MX that did not arrive, when fewer than 3/4 did", () => {
    expect(of(endTurn(arrived(24, 33)), "CONVOY_SHORTFALL")).toEqual([["CONVOY_SHORTFALL", -4.5]]);
    expect(of(endTurn(arrived(25, 33)), "CONVOY_SHORTFALL")).toEqual([]);
  });

  it("2.1.2 ships that ice, weather and the like took do not count", () => {
    expect(of(endTurn(arrived(24, 33, 1)), "CONVOY_SHORTFALL")).toEqual([]);
    expect(of(endTurn(arrived(22, 33, 3)), "CONVOY_SHORTFALL")).toEqual([["CONVOY_SHORTFALL", -4]]);
  });

  it("2.1.2 a convoy of which nothing is left counts too", () => {
    const state = lastTurn([], []);
    const { tally } = state.sides.allied;
    const lost = withOwn(state, "allied", { tally: { ...tally, lostConvoys: [{ merchants: 10, excused: 2 }] } });
    expect(of(endTurn(lost), "CONVOY_SHORTFALL")).toEqual([["CONVOY_SHORTFALL", -4]]);
  });

  it("2.1.2 the last ship of a convoy at sea leaves its record", () => {
    const mv = { ...ship("mv", 1), marks: ["diw" as const] };
    const left = withForce(lastTurn(["convoy_pq_17"], []), "allied", "convoy_pq_17", { units: [mv], sailed: true });
    const allied = play("endPhase", { ...left, turn: 20, phasing: "allied" }, {}).snapshot;
    expect(allied.sides.allied.tally.lostConvoys).toEqual([{ merchants: 33, excused: 0 }]);
  });

  it("2.2 ships of a TF at sea in Critical Fuel: 2 per capital ship, 1 per cruiser or CVE, 1/2 per DD or TB CS", () => {
    const dry: Force["fuel"] = { state: "critical", marker: null, refuelled: false };
    const state = withForce(lastTurn(["tf_home_fleet"], []), "allied", "tf_home_fleet", {
      fuel: dry,
      units: [ship("duke_of_york", 4), ship("nigeria", 4), ship("avenger", 1), ship("dd_ai", 3), ship("tb_op", 2)],
    });
    expect(of(endTurn(state), "CRITICAL_FUEL").map(([, amount]) => amount)).toEqual([-2, -1, -1, -1.5, -1]);
    const axis = withForce(lastTurn([], ["trondheim_group"]), "axis", "trondheim_group", {
      station: "at_sea",
      at: "0811",
      block: 1,
      fuel: dry,
    });
    expect(of(endTurn(axis), "CRITICAL_FUEL").map(([, amount]) => amount)).toEqual([2, 1, 2, 1]);
    const port = inPort(state, "tf_home_fleet", "scapa_flow");
    expect(of(endTurn(port), "CRITICAL_FUEL")).toEqual([]);
  });

  it("2.3 half a VP for each command point, by the side that spent it", () => {
    const state = lastTurn([], []);
    const spent = (side: "allied" | "axis") => state.sides[side].command.map((each) => ({ ...each, spent: 4 }));
    const both = withOwn(withOwn(state, "allied", { command: spent("allied") }), "axis", { command: spent("axis") });
    expect(of(endTurn(both), "CP_SPENT").map(([, amount]) => amount)).toEqual([-2, -2, 2]);
  });

  it("2.4 10 VP for each CS that an Axis capital ship has lost, 5 for an Allied one", () => {
    const hit = withForce(lastTurn([], ["trondheim_group"]), "axis", "trondheim_group", {
      units: [ship("tirpitz", 3)],
    });
    const played = endTurn(hit);
    expect(of(played, "CAPITAL_DAMAGE")).toEqual([["CAPITAL_DAMAGE", 20]]);
    expect(played.rulings).toContain("E-67");
    const fleet = inPort(lastTurn(["tf_home_fleet"], []), "tf_home_fleet", "scapa_flow", {
      units: [ship("duke_of_york", 2), ship("nigeria", 1)],
    });
    expect(of(endTurn(fleet), "CAPITAL_DAMAGE")).toEqual([["CAPITAL_DAMAGE", -10]]);
  });

  it("2.4 a sunk ship counts as sunk alone; CS lacking from the start do not count (E-67)", () => {
    const state = lastTurn([], ["trondheim_group"]);
    const turn = 20;
    const sunk = withOwn(state, "axis", { forces: [], sunk: [{ unit: "tirpitz", cs: 5, turn, loaded: false }] });
    expect(of(endTurn(sunk), "CAPITAL_DAMAGE")).toEqual([]);
    const hit = withForce(state, "axis", "trondheim_group", { units: [ship("tirpitz", 3)] });
    const { tally } = hit.sides.axis;
    const before = withOwn(hit, "axis", { tally: { ...tally, uncounted: [{ unit: "tirpitz", cs: 1 }] } });
    expect(of(endTurn(before), "CAPITAL_DAMAGE")).toEqual([["CAPITAL_DAMAGE", 10]]);
  });

  it("2.4 a damaged ship that has left play counts, but not the hit by which weather or ice took it (E-67)", () => {
    const state = lastTurn([], []);
    const gone = (why: "box" | "weather", cs: number): Snapshot =>
      withOwn(state, "allied", { removed: [{ unit: "duke_of_york", cs, turn: 20, why }] });
    expect(of(endTurn(gone("box", 3)), "CAPITAL_DAMAGE")).toEqual([["CAPITAL_DAMAGE", -5]]);
    expect(of(endTurn(gone("weather", 3)), "CAPITAL_DAMAGE")).toEqual([]);
    expect(of(endTurn(gone("weather", 2)), "CAPITAL_DAMAGE")).toEqual([["CAPITAL_DAMAGE", -5]]);
  });

  it("2 above 0 the Allies win, at 0 nobody, below 0 the Axis; halves count (D-01)", () => {
    const state = lastTurn([], []);
    const at = (total: number): Snapshot => {
      const log = [
        { turn: 20, side: "axis" as const, code: "AIR_STEP" as const, amount: total, unit: null, rule: "2" },
      ];
      return { ...state, vp: { total, log: total === 0 ? [] : log } };
    };
    expect(endTurn(at(0.5)).snapshot.result).toBe("allied");
    expect(endTurn(at(0)).snapshot.result).toBe("draw");
    expect(endTurn(at(-0.5)).snapshot.result).toBe("axis");
  });

  it("3.3.A every chit is shown at the confirmation", () => {
    const chits = [{ letter: "Z", condition: "none", revealed: false, fulfilled: false } as const];
    const { snapshot } = endTurn(withOwn(lastTurn([], []), "allied", { chits: [...chits] }));
    expect(snapshot.sides.allied.chits).toMatchObject([{ revealed: true }]);
  });
});
