import { describe, expect, it } from "vitest";
import {
  contextOn,
  force,
  inWeather,
  only,
  play,
  refused,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { weatherDamage } from "../9-weather/weather";
import { crossIce } from "../10-ice/ice";
import { freshShip } from "../shared/units";

const PACK = "wolf_pack_eisteufel_1";

describe("6.6 forces that did not move", () => {
  const halted = (id: string): Snapshot => {
    const state = { ...only(only(table("move_blocks"), "axis"), "allied", id), turn: 10 };
    const moved = { hexes: 1, speed: "slow", entered: [], done: true } as const;
    return withForce(state, "allied", id, { identified: true, idLevel: 2, moved: { ...moved, entered: [] } });
  };

  it("a force that the ice has stopped in its first hex loses 1 ID in a PM turn", () => {
    const { snapshot } = play("endPhase", halted("tf_home_fleet"), {});
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ idLevel: 1 });
  });

  it("7.4.5 a Wolf Pack that a patrol has kept there does not", () => {
    const { snapshot } = play("endPhase", halted("wolf_pack_british_1"), {});
    expect(force(snapshot, "allied", "wolf_pack_british_1")).toMatchObject({ idLevel: 2 });
  });
});

describe("1.3 a force that has left the map", () => {
  it("calls for no dummy in a box", () => {
    let state = only(only(table("move_blocks", "axis"), "allied"), "axis", "narvik_group");
    state = withForce(state, "axis", "narvik_group", { station: "at_sea", at: "1707", block: 1, dummyDue: true });
    state = withOwn(state, "axis", { dummyLimit: 5, dummies: [] });
    const move = { piece: "narvik_group", speed: "slow", path: ["germany"], cross: "clear" };
    const { snapshot } = play("moveForce", state, move);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ station: "box", dummyDue: false });
    expect(refused("placeDummy", snapshot, { at: "germany" }).code).toBe("NO_DUMMY_DUE");
  });
});

describe("1.3 a force in the midst of its move", () => {
  it("calls for no dummy, which would move on from where it has come to", () => {
    const moved = { hexes: 1, speed: "high", entered: ["0807"], done: false } as const;
    const changes = { dummyDue: true, moved: { ...moved, entered: [...moved.entered] } };
    const state = { ...withForce(table("move_blocks"), "allied", "tf_home_fleet", changes), moving: "tf_home_fleet" };
    const ready = withOwn(state, "allied", { dummyLimit: 9 });
    expect(refused("placeDummy", ready, { at: "0807" }).code).toBe("NO_DUMMY_DUE");
  });
});

describe("G.36 the order of a step", () => {
  const pack1 = (at: string): Snapshot => {
    const state = only(only(table("move_blocks", "axis"), "allied"), "axis", PACK);
    const ice: Snapshot["ice"] = { ...state.ice, west_v: { expected: "light_drift", fixed: true } };
    return withForce({ ...state, ice }, "axis", PACK, { at });
  };
  const step = (to: string) => ({ piece: PACK, speed: "moderate", path: [to], cross: "solid_pack" });

  it("the ice of a hex comes before the patrol over it, where none flies over the hex that is left", () => {
    const { rolls } = play("moveForce", withDeck(pack1("0306"), "axis", 1), step("0305"), [1, 0]);
    expect(rolls.map(({ label }) => label)).toEqual(["ice-damage-card", "asw-patrol"]);
  });

  it("the patrol over the hex that is left comes before the ice of the next", () => {
    const { rolls } = play("moveForce", withDeck(pack1("0404"), "axis", 1), step("0305"), [0, 1]);
    expect(rolls.map(({ label }) => label)).toEqual(["asw-patrol", "ice-damage-card"]);
  });
});

describe("9.3.1 damage by weather", () => {
  const soviets = (cs: number, options: Parameters<typeof table>[2] = []): Snapshot => {
    const state = only(only(table("random_event", "allied", options), "axis"), "allied", "severnyy_flot");
    const units = [freshShip(pack.charts, "dd_type7", cs)];
    return withForce(state, "allied", "severnyy_flot", { station: "at_sea", at: "0612", block: 1, units });
  };
  const all = pack.charts.DECKS.facts.allied.filter(({ storm }) => storm === "all").map(({ no }) => no);
  const [first = 0, second = 0] = all;

  it("C.3 in a Storm draws every card before any is applied", () => {
    const { ctx, over } = contextOn(withDeck(inWeather(soviets(2), "storm"), "allied", first, second), 1, 1);
    expect(weatherDamage(ctx, "allied")).toBe(2);
    over();
    expect(ctx.audit.flatMap((entry) => ("label" in entry ? [entry.label] : []))).toEqual([
      "weather-damage-card",
      "weather-damage-card",
    ]);
  });

  it("D-41 a destroyer meets its fate where 7.9 is used, and scores only if it is to sink", () => {
    const storm = withDeck(inWeather(soviets(1, ["destroyer_hits"]), "storm"), "allied", first);
    const sunk = contextOn(storm, 1, 2);
    weatherDamage(sunk.ctx, "allied");
    sunk.over();
    expect(sunk.ctx.state.sides.allied.sunk).toMatchObject([{ unit: "dd_type7", cs: 1 }]);
    expect(sunk.ctx.state.vp.total).toBeLessThan(0);
    const home = contextOn(storm, 1, 8);
    weatherDamage(home.ctx, "allied");
    home.over();
    expect(home.ctx.state.sides.allied.removed).toMatchObject([{ unit: "dd_type7", why: "weather" }]);
    expect(home.ctx.state.vp.total).toBe(0);
  });

  const strays = (state: Snapshot, cs: number): Snapshot => {
    const { convoy } = force(state, "allied", "convoy_pq_17");
    if (convoy === null) throw new Error("It is no convoy.");
    const units = [freshShip(pack.charts, "es_british", 1)];
    const alone = only(only(state, "axis"), "allied", "convoy_pq_17");
    const dispersed = [{ unit: "mv", cs }];
    return withForce(alone, "allied", "convoy_pq_17", { units, convoy: { ...convoy, dispersed } });
  };

  it("in a Gale takes dispersed merchants as it takes others", () => {
    const state = strays(inWeather(table("random_event"), "gale"), 2);
    const { ctx, over } = contextOn(withDeck(state, "allied", 1), 1, 1);
    expect(weatherDamage(ctx, "allied")).toBe(1);
    over();
    expect(ctx.state.sides.allied.forces[0]).toMatchObject({
      units: [{ unit: "es_british" }],
      convoy: { dispersed: [{ unit: "mv", cs: 1 }], excused: 1 },
    });
  });

  it("10.2.6 so does the ice", () => {
    const state = strays(table("move_blocks"), 1);
    const ice: Snapshot["ice"] = { ...state.ice, west_v: { expected: "light_drift", fixed: true } };
    const { ctx, over } = contextOn(withDeck({ ...state, ice }, "allied", 1), 1);
    const piece = force(ctx.state, "allied", "convoy_pq_17");
    expect(crossIce(ctx, "allied", piece, "0411", "solid_pack")).toMatchObject({ crossed: true, lost: ["mv"] });
    over();
    expect(piece).toMatchObject({ units: [{ unit: "es_british" }], convoy: { dispersed: [] } });
  });
});

describe("D-36 fleet carriers in port", () => {
  it("are located by a photograph", () => {
    const card = pack.charts.DECKS.facts.axis.find(({ photo }) => photo)?.no ?? 0;
    let state = withDeck(table("photo", "axis"), "axis", card);
    state = withForce(state, "allied", "tf_home_fleet", { station: "in_port", at: "scapa_flow", block: null });
    const aircraft = state.sides.axis.aircraft.map((unit) =>
      unit.id === "pr_ju88_1" ? { ...unit, base: "vaernes" } : unit,
    );
    const input = { aircraft: "pr_ju88_1", port: "scapa_flow" };
    const { snapshot } = play("photographPort", withOwn(state, "axis", { aircraft }), input, [1]);
    expect(snapshot.sides.axis.photos[0]?.heavy).toContain("victorious");
    expect(snapshot.sides.allied.located).toEqual(["victorious"]);
  });
});
