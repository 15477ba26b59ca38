import { describe, expect, it } from "vitest";
import { plane, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import {
  force,
  inWeather,
  play,
  refused,
  ship,
  table,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import type { Side } from "../../vocabulary";
import { radiiOver } from "../6-2-search/searchers";
import { grounded } from "../7-2-air-attack/flying";
import { sorties } from "./missions";

const { charts } = pack;

const missionsOf = (state: Snapshot, side: Side, id: string): string[] => {
  const found = sorties(state, charts, side, unitOf(state, side, id));
  return "code" in found ? [found.code as unknown as string] : Object.keys(found);
};

const atNight = (state: Snapshot): Snapshot => ({ ...state, light: { am: "night", pm: "night" } });

const fly = (side: Side = "axis"): Snapshot => table("air_move", side);

describe("5.3 air missions", () => {
  it("R-rated units search, A-rated ones hunt, R and A together form a radius, others attack alone", () => {
    expect(missionsOf(fly(), "axis", "bv138_1")).toEqual(["search", "attack", "asw", "radius"]);
    expect(missionsOf(fly(), "axis", "ju88a4_1")).toEqual(["attack"]);
    expect(missionsOf(fly(), "axis", "fw200_1")).toEqual(["search", "attack"]);
    expect(missionsOf(fly(), "axis", "bf110_1")).toEqual(["attack"]);
  });

  it("D-27 a unit flies one mission in a phase, so one that searches cannot attack", () => {
    const { snapshot } = play("sendAircraft", fly(), { aircraft: "fw200_1", mission: "search", hexes: ["0808"] });
    expect(unitOf(snapshot, "axis", "fw200_1")).toMatchObject({ mission: "search", hex: "0808" });
    const again = { aircraft: "fw200_1", mission: "attack", hexes: ["0808"] };
    expect(refused("sendAircraft", snapshot, again)).toMatchObject({
      code: "ON_A_MISSION",
      citation: { section: "5.3" },
    });
  });

  it("6.9 photo units do nothing else, and 1.1.2 Interceptors stay at their base", () => {
    const photo = { aircraft: "pr_ju88_1", mission: "search", hexes: ["0808"] };
    expect(refused("sendAircraft", fly(), photo).code).toBe("PHOTOGRAPHS_ALONE");
    const interceptor = fly().sides.axis.aircraft.find((unit) => unit.interceptor)?.id ?? "";
    const rise = { aircraft: interceptor, mission: "attack", hexes: ["0808"] };
    expect(refused("sendAircraft", fly(), rise).code).toBe("INTERCEPTOR");
  });

  it("D-46 range is counted over land", () => {
    const far = { aircraft: "ju87r_1", mission: "attack", hexes: ["0410"] };
    expect(refused("sendAircraft", fly(), far).code).toBe("VALUE_NOT_LISTED");
    expect(play("sendAircraft", fly(), { ...far, hexes: ["0817"] }).outcome.hexes).toEqual(["0817"]);
  });

  it("5.3 at night only R-rated units and British bombers fly, others by the event", () => {
    const night = atNight(fly());
    expect(missionsOf(night, "axis", "fw200_1")).toEqual(["search", "attack"]);
    expect(grounded(night, charts, "axis", unitOf(night, "axis", "ju88a4_1"))).toBe("night");
    const allied = atNight(fly("allied"));
    expect(grounded(allied, charts, "allied", unitOf(allied, "allied", "beaufort_1"))).toBeUndefined();
    expect(grounded(allied, charts, "allied", unitOf(allied, "allied", "pe2_1"))).toBe("night");
    const event: Snapshot = {
      ...night,
      events: [{ event: "night_flying", side: "axis", until: night.turn, after: "axis" }],
    };
    expect(missionsOf(event, "axis", "ju88a4_1")).toEqual(["attack"]);
  });

  it("9.2 Fog and Gale ground aircraft, a Storm those of carriers; 9.5 Local Weather lets them fly", () => {
    for (const [weather, land, carrier] of [
      ["fog", "weather", "weather"],
      ["storm", undefined, "weather"],
      ["gale", "weather", "weather"],
      ["reduced_visibility", undefined, undefined],
    ] as const) {
      const state = inWeather(fly("allied"), weather);
      expect(grounded(state, charts, "allied", unitOf(state, "allied", "hudson_1"))).toBe(land);
      expect(grounded(state, charts, "allied", unitOf(state, "allied", "albacore_1"))).toBe(carrier);
    }
    const fog = inWeather(fly(), "fog");
    const local = [{ region: "north_norway" as const, turn: fog.turn, after: "axis" as const }];
    const open = { ...fog, weather: { ...fog.weather, local } };
    expect(grounded(open, charts, "axis", unitOf(open, "axis", "ju88a4_1"))).toBeUndefined();
    expect(grounded(open, charts, "axis", unitOf(open, "axis", "fw200_1"))).toBe("weather");
  });

  it("7.8 aircraft of a carrier that is Crippled, Dead in the Water or in port do not fly", () => {
    const state = fly("allied");
    const fleet = force(state, "allied", "tf_home_fleet");
    const marked = (changes: object) =>
      withForce(state, "allied", "tf_home_fleet", {
        units: fleet.units.map((each) => (each.unit === "victorious" ? { ...each, ...changes } : each)),
      });
    for (const changes of [{ marks: ["crippled"] }, { cs: 0 }]) {
      const hurt = marked(changes);
      expect(grounded(hurt, charts, "allied", unitOf(hurt, "allied", "albacore_1"))).toBe("carrier");
      expect(refused("declareCarrierRadius", hurt, { force: "tf_home_fleet" }).code).toBe("NO_CARRIER");
    }
    const port = withForce(state, "allied", "tf_home_fleet", { station: "in_port", at: "scapa_flow", block: null });
    expect(grounded(port, charts, "allied", unitOf(port, "allied", "albacore_1"))).toBe("carrier");
  });

  it("11.3.2 aircraft of a carrier that refuels at sea search, but neither attack nor escort", () => {
    const state = fly("allied");
    expect(missionsOf(state, "allied", "albacore_1")).toContain("attack");
    const refuelling = withForce(state, "allied", "tf_home_fleet", { refuelling: true });
    expect(missionsOf(refuelling, "allied", "albacore_1")).toEqual(["search", "asw", "radius"]);
    for (const [aircraft, pointer] of [
      ["albacore_1", "/input/mission"],
      ["fulmar_1", "/input/aircraft"],
    ] as const) {
      expect(refused("sendAircraft", refuelling, { aircraft, mission: "attack", hexes: ["0808"] })).toMatchObject({
        code: "REFUELLING",
        citation: { section: "11.3.2" },
        pointer,
      });
    }
  });

  it("7.2.3 steps turned back or damaged do not fly", () => {
    const state = withOwn(fly(), "axis", { aircraft: [plane("ju88", "ju88a4", 2, { base: "banak", aborted: 2 })] });
    expect(grounded(state, charts, "axis", unitOf(state, "axis", "ju88"))).toBe("weak");
  });
});

describe("5.3.1 Air Radii", () => {
  const two = (state: Snapshot): Snapshot =>
    withOwn(state, "axis", { aircraft: [plane("bv138", "bv138", 2, { base: "tromso_see" })] });

  it("one hex for each step, but no enemy port", () => {
    const state = two(fly());
    const { snapshot } = play("sendAircraft", state, { aircraft: "bv138", mission: "radius", hexes: ["0613", "0410"] });
    expect(radiiOver(snapshot, charts, "axis", "0410").map(({ id }) => id)).toEqual(["bv138"]);
    expect(
      refused("sendAircraft", state, { aircraft: "bv138", mission: "radius", hexes: ["0613", "0410", "0411"] }).code,
    ).toBe("CHOICE_COUNT");
    const port = { aircraft: "bv138", mission: "radius", hexes: ["0817"] };
    expect(refused("sendAircraft", state, port).code).toBe("VALUE_NOT_LISTED");
  });

  it("the Axis forms none at night before August 1943", () => {
    expect(missionsOf(atNight(two(fly())), "axis", "bv138")).not.toContain("radius");
    expect(missionsOf({ ...atNight(two(fly())), fortnight: "1943-08-I" }, "axis", "bv138")).toContain("radius");
    expect(missionsOf(atNight(fly("allied")), "allied", "catalina_1")).toContain("radius");
  });

  it("lasts to the end of the next enemy submarine segment, and works while its aircraft can fly", () => {
    const out = withOwn(fly(), "axis", {
      aircraft: [plane("bv138", "bv138", 1, { base: "tromso_see", mission: "radius", hex: "0410", radius: ["0410"] })],
    });
    const home = play("endPhase", { ...out, phase: "air_combat" }, {}).snapshot;
    expect(unitOf(home, "axis", "bv138").mission).toBe("radius");
    expect(radiiOver(inWeather(home, "fog"), charts, "axis", "0410")).toEqual([]);
    const hunted = play("endPhase", { ...home, phase: "submarine_combat", phasing: "allied" }, {}).snapshot;
    expect(unitOf(hunted, "axis", "bv138")).toMatchObject({ mission: "none", hex: null, radius: [] });
  });

  it("6.4.1 a carrier's radius is declared, over its own hex, and ends as others do", () => {
    const state = fly("allied");
    expect(radiiOver(state, charts, "allied", "0807").some(({ kind }) => kind === "carrier_radius")).toBe(false);
    const { snapshot, outcome, rulings } = play("declareCarrierRadius", state, { force: "tf_home_fleet" });
    expect(outcome.hex).toBe("0807");
    expect(rulings).toEqual(["E-108"]);
    expect(view(snapshot, "axis").others[0]?.carrierRadii).toEqual(["0807"]);
    expect(radiiOver(snapshot, charts, "allied", "0807").some(({ kind }) => kind === "carrier_radius")).toBe(true);
    expect(refused("declareCarrierRadius", snapshot, { force: "tf_home_fleet" }).code).toBe("NO_CARRIER");
    const over = play("endPhase", { ...snapshot, phase: "submarine_combat", phasing: "axis" }, {}).snapshot;
    expect(over.sides.allied.carrierRadii).toEqual([]);
    for (const weather of ["fog", "storm", "gale"] as const) {
      expect(refused("declareCarrierRadius", inWeather(state, weather), { force: "tf_home_fleet" }).code).toBe(
        "NO_CARRIER",
      );
    }
  });

  it("6.4.1 Graf Zeppelin watches by day alone", () => {
    const state = fly("axis");
    const raiders = state.sides.axis.forces.find(({ kind }) => kind === "task_force");
    const at = { station: "at_sea", at: "0809", block: 60, units: [ship("graf_zeppelin", 3)] } as const;
    const sea = withForce(state, "axis", raiders?.id ?? "", { ...at, units: [...at.units] });
    expect(play("declareCarrierRadius", sea, { force: raiders?.id ?? "" }).outcome.hex).toBe("0809");
    expect(refused("declareCarrierRadius", atNight(sea), { force: raiders?.id ?? "" }).code).toBe("NO_CARRIER");
  });
});

describe("7.2.3 results against air units", () => {
  it("aborts last for the player phase, damage for the operation", () => {
    const hurt = plane("ju88", "ju88a4", 2, { base: "banak", aborted: 1, mission: "flown", damaged: 1, cs: 1 });
    const state = withOwn(table("combine", "axis"), "axis", { aircraft: [hurt] });
    const { snapshot } = play("endPhase", state, {});
    expect(unitOf(snapshot, "axis", "ju88")).toMatchObject({ aborted: 0, damaged: 1, cs: 1, mission: "none" });
  });
});

describe("1.1.1, 5.3.1 a temporary port that does not exist", () => {
  it("keeps no Air Radius from its hex", () => {
    const unit = plane("bv138_1", "bv138", 1, { base: "vaernes" });
    const state = withOwn({ ...table("air_move", "axis"), temporaryPorts: [] }, "axis", { aircraft: [unit] });
    const form = { aircraft: "bv138_1", mission: "radius", hexes: ["0606"] };
    expect(play("sendAircraft", state, form).snapshot.sides.axis.aircraft).toMatchObject([{ radius: ["0606"] }]);
    const there = { ...state, temporaryPorts: ["seidisfjord"] };
    expect(refused("sendAircraft", there, form).code).toBe("VALUE_NOT_LISTED");
  });
});
