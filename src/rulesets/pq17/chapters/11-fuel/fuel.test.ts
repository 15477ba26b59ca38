import { describe, expect, it } from "vitest";
import { force, only, play, refused, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { seaNeighboursOf } from "../../charts/map";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { ConditionId, Option, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";

const full = (marker: number): Force["fuel"] => ({ state: "full", marker, refuelled: false });

const fuelOf = (state: Snapshot, id: string, side: Side = "allied") => force(state, side, id).fuel;

/** A turn ends from the Axis combine segment. */
const _endTurn = (state: Snapshot): Snapshot =>
  play("endPhase", { ...state, phase: "combine", phasing: "axis" }, {}).snapshot;

const combine = (): Snapshot => table("combine", "axis");

const cover = "tf_cruiser_cover";

const fuel = (changes: Partial<Force["fuel"]>): Force["fuel"] => ({
  state: "full",
  marker: null,
  refuelled: false,
  ...changes,
});

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "solid_pack" });

const moving = (side: Side = "allied"): Snapshot => table("move_blocks", side);

const chit = (state: Snapshot, condition: ConditionId): Snapshot =>
  withOwn(state, "axis", { chits: [{ letter: "A", condition, revealed: false, fulfilled: false }] });

const { charts } = pack;

describe("11.1.1 combining, splitting and exchanging", () => {
  /** Two forces of the Allies in one hex in the combine segment. */
  const together = (first: Partial<Force>, second: Partial<Force>): Snapshot => {
    const state = only(table("combine"), "allied", "tf_home_fleet", "convoy_pq_17");
    const one = withForce(state, "allied", "tf_home_fleet", { at: "0410", ...first });
    return withForce(one, "allied", "convoy_pq_17", { at: "0410", ...second });
  };

  it("the example of 11.1.1: all destroyers and torpedo boats change, and the markers with them (E-32)", () => {
    const state = together(
      { units: [ship("dd_ai", 2), ship("tb_op", 1)], fuel: full(17) },
      { units: [ship("mv", 20), ship("es_british", 2), ship("dd_us", 1), ship("tb_old", 2)], fuel: full(13) },
    );
    const { snapshot, rulings } = play("exchangeShips", state, {
      force: "tf_home_fleet",
      to: "convoy_pq_17",
      units: [
        { unit: "dd_ai", cs: 2 },
        { unit: "tb_op", cs: 1 },
      ],
      back: [
        { unit: "dd_us", cs: 1 },
        { unit: "tb_old", cs: 2 },
      ],
    });
    expect(rulings).toContain("E-32");
    expect(fuelOf(snapshot, "convoy_pq_17").marker).toBe(17);
    expect(fuelOf(snapshot, "tf_home_fleet").marker).toBe(13);
    expect(force(snapshot, "allied", "tf_home_fleet").units.map(({ unit }) => unit)).toEqual(["dd_us", "tb_old"]);
  });

  it("where ships of both markers come together the earlier one holds", () => {
    const state = together(
      { units: [ship("norfolk", 3), ship("dd_ai", 2)], fuel: full(17) },
      { units: [ship("mv", 20), ship("dd_us", 1)], fuel: full(13) },
    );
    const { snapshot } = play("exchangeShips", state, {
      force: "tf_home_fleet",
      to: "convoy_pq_17",
      units: [{ unit: "dd_ai", cs: 1 }],
      back: [],
    });
    expect(fuelOf(snapshot, "convoy_pq_17").marker).toBe(13);
    expect(fuelOf(snapshot, "tf_home_fleet").marker).toBe(17);
  });

  it("1.2.5 each force keeps a ship", () => {
    const state = together({ units: [ship("dd_ai", 2)] }, { units: [ship("mv", 20), ship("dd_us", 1)] });
    const input = { force: "tf_home_fleet", to: "convoy_pq_17", units: [{ unit: "dd_ai", cs: 2 }], back: [] };
    expect(refused("exchangeShips", state, input).code).toBe("SHIPS_FIT_NOWHERE");
  });

  it("combined forces take the most advanced state and the earliest marker; MX, AX and ES bring none (E-37)", () => {
    const state = together(
      { units: [ship("dd_ai", 2)], fuel: full(17) },
      { units: [ship("mv", 20), ship("es_british", 1)], fuel: { state: "low", marker: 11, refuelled: false } },
    );
    const { snapshot } = play("combineForces", state, { force: "convoy_pq_17", joining: "tf_home_fleet" });
    expect(fuelOf(snapshot, "convoy_pq_17")).toMatchObject({ state: "full", marker: 17 });
    const low = together(
      { units: [ship("dd_ai", 2)], fuel: { state: "low", marker: 12, refuelled: false } },
      { units: [ship("mv", 20), ship("dd_us", 1)], fuel: full(11) },
    );
    const joined = play("combineForces", low, { force: "convoy_pq_17", joining: "tf_home_fleet" }).snapshot;
    expect(fuelOf(joined, "convoy_pq_17")).toMatchObject({ state: "low", marker: 12 });
  });
});

describe("11.1.2 heavy ships", () => {
  const split = (state: Snapshot, id: string, units: object[]) => play("detachForce", state, { force: id, units }, []);

  it("those that part from light ones gain 8 turns, on whichever side of the split they are (E-44)", () => {
    const state = only(table("move_detach"), "allied", "tf_cruiser_cover");
    const away = split(state, "tf_cruiser_cover", [
      { unit: "dd_tribal", cs: 1 },
      { unit: "dd_us", cs: 2 },
    ]);
    expect(away.rulings).toContain("E-44");
    expect(fuelOf(away.snapshot, "tf_cruiser_cover").marker).toBe(20 + 8);
    expect(fuelOf(away.snapshot, String(away.outcome.detached)).marker).toBe(20);
  });

  it("heavy ships that were alone gain nothing by a split", () => {
    const units = [ship("london", 3), ship("norfolk", 3)];
    const state = withForce(only(table("move_detach"), "allied", "tf_cruiser_cover"), "allied", "tf_cruiser_cover", {
      units,
    });
    const { snapshot } = split(state, "tf_cruiser_cover", [{ unit: "london", cs: 3 }]);
    expect(fuelOf(snapshot, "tf_cruiser_cover").marker).toBe(20);
  });

  it("11.4 German ones only out of Germany or Kiel, or in a breakout", () => {
    const units = [ship("lutzow", 4), ship("dd_z36a", 2)];
    const state = withForce(only(table("move_detach", "axis"), "axis", "narvik_group"), "axis", "narvik_group", {
      station: "at_sea",
      at: "0713",
      block: 9,
      fuel: full(15),
      units,
    });
    const part = [{ unit: "dd_z36a", cs: 2 }];
    expect(fuelOf(split(state, "narvik_group", part).snapshot, "narvik_group", "axis").marker).toBe(15);
    const far = withForce(state, "axis", "narvik_group", { fromGermany: true });
    expect(fuelOf(split(far, "narvik_group", part).snapshot, "narvik_group", "axis").marker).toBe(23);
    const chit = { letter: "A", condition: "atlantic_breakout", revealed: false, fulfilled: false } as const;
    const breakout = withOwn(state, "axis", { chits: [chit] });
    expect(fuelOf(split(breakout, "narvik_group", part).snapshot, "narvik_group", "axis").marker).toBe(23);
  });

  it("heavy ships alone leave port with 20 turns, others with 12", () => {
    const state = only(table("move_blocks"), "allied", "scapa_reserve");
    const go = { piece: "scapa_reserve", speed: "moderate", path: ["1206"], cross: "clear" };
    expect(fuelOf(play("moveForce", state, go).snapshot, "scapa_reserve").marker).toBe(9 + 12);
    const alone = withForce(state, "allied", "scapa_reserve", { units: [ship("renown", 3)] });
    expect(fuelOf(play("moveForce", alone, go).snapshot, "scapa_reserve").marker).toBe(9 + 20);
  });
});

describe("11.1.4 Soviet endurance", () => {
  const at = (options: Option[]): Snapshot => {
    const state = only(table("move_detach", "allied", options), "allied", "convoy_qp_13");
    const units = [ship("mv", 35), ship("dd_ai", 1), ship("dd_type7", 2)];
    return withForce(state, "allied", "convoy_qp_13", { units });
  };
  const leave = (state: Snapshot) =>
    play("detachForce", state, { force: "convoy_qp_13", units: [{ unit: "dd_type7", cs: 2 }] }).snapshot;

  it("a ballast convoy whose Soviet ships leave gains 6 turns, with the option", () => {
    expect(fuelOf(leave(at(["soviet_endurance"])), "convoy_qp_13").marker).toBe(13 + 6);
    expect(fuelOf(leave(at([])), "convoy_qp_13").marker).toBe(13);
  });

  it("a force with Soviet ships leaves port with 6 turns, with the option", () => {
    const state = only(table("move_blocks", "allied", ["soviet_endurance"]), "allied", "severnyy_flot");
    const go = { piece: "severnyy_flot", speed: "moderate", path: ["0817"], cross: "clear" };
    expect(fuelOf(play("moveForce", state, go).snapshot, "severnyy_flot").marker).toBe(9 + 6);
  });
});

describe("11 fuel", () => {
  /** Ends the combine segment of the Axis, with which the turn ends. */
  const endTurn = (state: Snapshot): Snapshot => play("endPhase", state, {}).snapshot;

  it("11.1 a marker that the turn reaches makes a force Low, with Danger 3 turns ahead", () => {
    const state = withForce(combine(), "allied", cover, { fuel: fuel({ marker: 10 }) });
    const after = endTurn(state);
    expect(after.turn).toBe(10);
    expect(force(after, "allied", cover).fuel).toMatchObject({ state: "low", marker: 13 });
  });

  it("11.1 Danger makes it Critical", () => {
    const state = withForce(combine(), "allied", cover, { fuel: fuel({ state: "low", marker: 10 }) });
    expect(force(endTurn(state), "allied", cover).fuel).toMatchObject({ state: "critical", marker: null });
  });

  it("11.3.2 a force that refuelled at sea is full, 12 turns from the turn of refuelling", () => {
    const state = withForce(combine(), "allied", "tf_oiler", {
      refuelling: true,
      fuel: fuel({ state: "low", marker: 10 }),
    });
    const after = force(endTurn(state), "allied", "tf_oiler");
    expect(after.fuel).toMatchObject({ state: "full", marker: 9 + 12 });
    expect(after.units.find(({ unit }) => unit === "gray_ranger")?.oil).toBe(5);
  });
});

describe("11.4 German TFs", () => {
  it("stay in port from 1942 on until an Allied TF or convoy is found, but for a special condition (E-39)", () => {
    const state = only(moving("axis"), "axis", "narvik_group", "wolf_pack_eisteufel_1");
    const input = go("narvik_group", "slow", "0813");
    expect(refused("moveForce", state, input).code).toBe("NO_TARGET_IDENTIFIED");
    expect(refused("moveForce", chit(state, "no_restrictions"), input).code).toBe("NO_TARGET_IDENTIFIED");
    for (const condition of ["minelaying", "sizilien", "wunderland", "atlantic_breakout"] as const) {
      expect(play("moveForce", chit(state, condition), input).outcome).toMatchObject({ end: "arrived" });
    }
    const before = { ...state, fortnight: "1941-12-II" };
    expect(play("moveForce", before, input).outcome).toMatchObject({ end: "arrived" });
  });
});

describe("11.2.1 forces that are always full", () => {
  const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "clear" });

  it("are not slowed by the fuel of the force that they have left", () => {
    const fuel = { state: "critical" as const, marker: null, refuelled: false };
    const state = withForce(table("move_blocks"), "allied", "wolf_pack_british_1", { fuel });
    const reached = seaNeighboursOf(charts, "0615")[0] ?? "";
    const { outcome } = play("moveForce", only(state, "axis"), go("wolf_pack_british_1", "moderate", reached), [0]);
    expect(outcome).toMatchObject({ end: "arrived" });
  });
});

describe("11.1 fuel that no force can have", () => {
  const faults = (changes: Partial<Force>, id = cover): string[] =>
    impossible(pq17.invariants, withForce(table("move_blocks"), "allied", id, changes), charts).map(({ code }) => code);

  it("a force at sea without a marker is a fault, unless it has refuelled, is critical or burns nothing", () => {
    expect(faults({ fuel: fuel({}) })).toEqual(["FUEL_IMPOSSIBLE"]);
    expect(faults({ fuel: fuel({ state: "low" }) })).toEqual(["FUEL_IMPOSSIBLE"]);
    expect(faults({ fuel: fuel({ refuelled: true }) })).toEqual([]);
    expect(faults({ fuel: fuel({ state: "critical" }) })).toEqual([]);
    expect(faults({ fuel: fuel({ marker: 13 }) })).toEqual([]);
    expect(faults({ fuel: fuel({}) }, "wolf_pack_british_1")).toEqual([]);
    expect(faults({ fuel: fuel({}), units: [ship("mv", 9), ship("es_british", 1)] }, "convoy_pq_17")).toEqual([]);
  });
});
