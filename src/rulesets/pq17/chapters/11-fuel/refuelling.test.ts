import { describe, expect, it } from "vitest";
import {
  force,
  only,
  play,
  refused,
  ship,
  table,
  withForce,
  withRulings,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";

const full = (marker: number): Force["fuel"] => ({ state: "full", marker, refuelled: false });

const fuelOf = (state: Snapshot, id: string, side: Side = "allied") => force(state, side, id).fuel;

/** A turn ends from the Axis combine segment. */
const endTurn = (state: Snapshot): Snapshot =>
  play("endPhase", { ...state, phase: "combine", phasing: "axis" }, {}).snapshot;

describe("1.4.2 oilers", () => {
  it("1.4.2 an oiler that is used up refuels nobody until it has been resupplied in port", () => {
    const units = [ship("gray_ranger", 1, { oil: 0, marks: ["oiler_exhausted"] }), ship("tb_old", 1)];
    const state = withForce(only(table("move_refuel"), "allied", "tf_oiler"), "allied", "tf_oiler", { units });
    expect(refused("refuelForce", state, { force: "tf_oiler" }).code).toBe("OILERS_SHORT");
    const lying = withForce(state, "allied", "tf_oiler", { station: "in_port", at: "reykjavik", block: null });
    const waiting = play("refuelForce", lying, { force: "tf_oiler" }).snapshot;
    const filled = play("endPhase", { ...waiting, phase: "combine", phasing: "axis" }, {}).snapshot;
    const [oiler] = force(filled, "allied", "tf_oiler").units;
    expect(oiler).toMatchObject({ oil: 10, marks: [] });
    const out = withForce(state, "allied", "tf_oiler", { units: [oiler!, ship("tb_old", 1)] });
    expect(play("refuelForce", out, { force: "tf_oiler" }).outcome).toMatchObject({ force: "tf_oiler" });
  });
});

describe("11.3.2 refuelling at sea", () => {
  it("the example of 11.3.2: Aldersdale serves a convoy and a TF, and is then empty", () => {
    const convoy = [ship("mv", 29), ship("aldersdale", 2, { oil: 20 }), ship("dd_ai", 4), ship("es_british", 3)];
    const start = { ...only(table("move_refuel"), "allied", "convoy_pq_17"), turn: 10 };
    const first = withForce(start, "allied", "convoy_pq_17", { units: convoy, fuel: full(13) });
    const asked = play("refuelForce", first, { force: "convoy_pq_17" }).snapshot;
    const done = endTurn(asked);
    expect(fuelOf(done, "convoy_pq_17")).toMatchObject({ state: "full", marker: 22 });
    const oiler = force(done, "allied", "convoy_pq_17").units.find(({ unit }) => unit === "aldersdale");
    expect(oiler?.oil).toBe(15);
    // An air attack takes one CS, and with it all fuel above 10; 1 CA and 4 DD of 7 CS then refuel on day 7 AM.
    const group = [ship("norfolk", 3), ship("dd_ai", 4), ship("aldersdale", 1, { oil: 10 })];
    const second = withForce(
      { ...only(table("move_refuel"), "allied", "tf_cruiser_cover", "convoy_qp_13"), turn: 13 },
      "allied",
      "tf_cruiser_cover",
      {
        units: group,
        fuel: full(14),
      },
    );
    const over = endTurn(play("refuelForce", second, { force: "tf_cruiser_cover" }).snapshot);
    expect(fuelOf(over, "tf_cruiser_cover")).toMatchObject({ state: "full", marker: 25 });
    const empty = force(over, "allied", "tf_cruiser_cover").units.find(({ unit }) => unit === "aldersdale");
    expect(empty).toMatchObject({ oil: 0, marks: ["oiler_exhausted"] });
    const again = { ...over, phase: "move_refuel", phasing: "allied", pending: null } as const;
    expect(refused("refuelForce", again, { force: "tf_cruiser_cover" }).code).toBe("OILERS_SHORT");
  });

  it("no more than 10 CS for each AO or MO", () => {
    const units = [ship("aldersdale", 2, { oil: 20 }), ship("washington", 5), ship("dd_ai", 6)];
    const state = withForce(only(table("move_refuel"), "allied", "tf_cruiser_cover"), "allied", "tf_cruiser_cover", {
      units,
    });
    expect(refused("refuelForce", state, { force: "tf_cruiser_cover" })).toMatchObject({
      code: "OILERS_SHORT",
      citation: { section: "11.3.2" },
    });
  });

  it("a refuelling force moves at Slow speed, and in port not at all", () => {
    const state = withForce(only(table("move_blocks"), "allied", "tf_oiler"), "allied", "tf_oiler", {
      refuelling: true,
    });
    const go = { piece: "tf_oiler", speed: "moderate", path: ["0508"], cross: "clear" };
    expect(refused("moveForce", state, go).code).toBe("VALUE_NOT_LISTED");
    const lying = withForce(only(table("move_blocks"), "allied", "scapa_reserve"), "allied", "scapa_reserve", {
      refuelling: true,
    });
    const out = { piece: "scapa_reserve", speed: "slow", path: ["1206"], cross: "clear" };
    expect(refused("moveForce", lying, out).code).toBe("NOTHING_CAN_MOVE");
  });
});

describe("11.3.1 refuelling in port", () => {
  it("takes the whole turn; markers go, and oilers are full again in permanent ports alone", () => {
    const units = [ship("gray_ranger", 1, { oil: 0 }), ship("tb_old", 1)];
    const lying = (at: string): Snapshot =>
      withForce(only(table("move_refuel"), "allied", "tf_oiler"), "allied", "tf_oiler", {
        station: "in_port",
        at,
        block: null,
        units,
        fuel: { state: "low", marker: 11, refuelled: false },
      });
    const done = endTurn(play("refuelForce", lying("reykjavik"), { force: "tf_oiler" }).snapshot);
    expect(fuelOf(done, "tf_oiler")).toEqual({ state: "full", marker: null, refuelled: true });
    expect(force(done, "allied", "tf_oiler").units[0]?.oil).toBe(10);
    const temporary = endTurn(play("refuelForce", lying("seidisfjord"), { force: "tf_oiler" }).snapshot);
    expect(force(temporary, "allied", "tf_oiler").units[0]?.oil).toBe(0);
    expect(refused("refuelForce", lying("barentsburg"), { force: "tf_oiler" }).citation?.section).toBe("11.3.1");
  });

  describe("11.1, E-136 a force that sails without having refueled", () => {
    const sails = (fuel: Force["fuel"], ...rulings: Parameters<typeof withRulings>[1][]) => {
      const state = withForce(only(table("move_blocks"), "allied", "scapa_reserve"), "allied", "scapa_reserve", {
        fuel,
      });
      const go = { piece: "scapa_reserve", speed: "slow", path: ["1206"], cross: "clear" };
      const played = play("moveForce", withRulings(state, ...rulings), go);
      return { ...played, fuel: force(played.snapshot, "allied", "scapa_reserve").fuel };
    };
    const { warningTurns, dangerTurns } = pack.charts.FUEL.facts;
    const turn = table("move_blocks").turn;

    it("has a new Warning marker, 12 turns ahead", () => {
      const { fuel, rulings } = sails({ state: "full", marker: 12, refuelled: false });
      expect(fuel).toEqual({ state: "full", marker: turn + warningTurns, refuelled: false });
      expect(fuel.marker).toBe(21);
      expect(rulings).toContain("E-136");
    });

    it("stays at the fuel state that it came in with until it refuels", () => {
      const low = sails({ state: "low", marker: 10, refuelled: false }).fuel;
      expect(low).toEqual({ state: "low", marker: turn + warningTurns + dangerTurns, refuelled: false });
      const critical = { state: "critical", marker: null, refuelled: false } as const;
      expect(sails(critical).fuel).toEqual(critical);
    });

    it("keeps its state and marker by ruling", () => {
      for (const fuel of [
        { state: "full", marker: 12, refuelled: false },
        { state: "low", marker: 10, refuelled: false },
      ] as const) {
        const kept = sails(fuel, "fuelKeptWithoutRefueling");
        expect(kept.fuel).toEqual(fuel);
        expect(kept.rulings).toContain("E-136");
      }
    });

    it("has refueled at the start of the operation, and then no ruling decides", () => {
      const { fuel, rulings } = sails({ state: "full", marker: null, refuelled: true });
      expect(fuel).toMatchObject({ state: "full", marker: turn + warningTurns });
      expect(rulings).not.toContain("E-136");
    });
  });
});
