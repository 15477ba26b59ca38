import { describe, expect, it } from "vitest";
import { endTurn, scores } from "../../../../../test/fixtures/pq17/conditions-kit";
import { arrivedConvoy, inPort, lastTurn } from "../../../../../test/fixtures/pq17/last-turn";
import { type Played, play, ship, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

const of = (played: Played, code: string) => scores(played).filter(([each]) => each === code);

describe("2 victory points at the end", () => {
  it("2.1.2 1/2 VP for each MX that did not arrive, when fewer than 3/4 did", () => {
    expect(of(endTurn(arrivedConvoy(24, 33)), "CONVOY_SHORTFALL")).toEqual([["CONVOY_SHORTFALL", -4.5]]);
    expect(of(endTurn(arrivedConvoy(25, 33)), "CONVOY_SHORTFALL")).toEqual([]);
  });

  it("2.1.2 ships that ice, weather and the like took do not count", () => {
    expect(of(endTurn(arrivedConvoy(24, 33, 1)), "CONVOY_SHORTFALL")).toEqual([]);
    expect(of(endTurn(arrivedConvoy(22, 33, 3)), "CONVOY_SHORTFALL")).toEqual([["CONVOY_SHORTFALL", -4]]);
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
});
