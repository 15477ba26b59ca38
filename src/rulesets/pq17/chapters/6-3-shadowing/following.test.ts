import { describe, expect, it } from "vitest";
import { plane } from "../../../../../test/fixtures/pq17/air-kit";
import {
  force,
  inWeather,
  only,
  play,
  ship,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { seaNeighboursOf } from "../../charts/map";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";

const FLEET = "tf_home_fleet";

/** The snapshot with an air unit changed. */
function withUnit(state: Snapshot, side: Side, id: string, changes: Partial<Aircraft>): Snapshot {
  const aircraft = state.sides[side].aircraft.map((unit) => (unit.id === id ? { ...unit, ...changes } : unit));
  return withOwn(state, side, { aircraft });
}

const PACK = "wolf_pack_eisteufel_1";

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "clear" });

const { charts } = pack;

const cards = charts.DECKS.facts;

/** Allied cards that damage nothing. */
const CALM = cards.allied.filter(({ damage, plus }) => damage + plus === 0).map(({ no }) => no);

describe("9.5 shadowers from a region of Local Weather", () => {
  const shadowed = (region: "south_norway" | "britain"): Snapshot => {
    let state = only(only(table("turn_weather", null), "axis"), "allied", FLEET);
    state = withForce(state, "allied", FLEET, { identified: true, idLevel: 2 });
    const target = force(state, "allied", FLEET).block ?? 0;
    state = withOwn(state, "axis", { shadowing: [{ target, by: "sector", id: "trondheim" }] });
    const local = [{ region, turn: state.turn, after: "allied" as const }];
    return { ...state, weather: { ...state.weather, prevailing: "storm", local } };
  };

  it("go on in a Gale", () => {
    const { snapshot } = play("resolveWeather", shadowed("south_norway"), {}, [9, 9]);
    expect(snapshot.weather.prevailing).toBe("gale");
    expect(snapshot.sides.axis.shadowing).toHaveLength(1);
    expect(force(snapshot, "allied", FLEET)).toMatchObject({ idLevel: 2 });
  });

  it("6.3.5 others lose their target", () => {
    const { snapshot } = play("resolveWeather", shadowed("britain"), {}, [9, 9]);
    expect(snapshot.sides.axis.shadowing).toEqual([]);
    expect(force(snapshot, "allied", FLEET)).toMatchObject({ idLevel: 1 });
  });
});

describe("6.3.1 aircraft of a carrier that shadow", () => {
  const shadowing = (at: string): Snapshot => {
    let state = only(only(table("move_blocks", "axis"), "allied", FLEET), "axis", "narvik_group");
    const changes = { station: "at_sea", at, block: 1, sailed: true, identified: true, idLevel: 2 } as const;
    state = withForce(state, "axis", "narvik_group", changes);
    state = withUnit(state, "allied", "albacore_1", { mission: "shadow", hex: at });
    return withOwn(state, "allied", { shadowing: [{ target: 1, by: "aircraft", id: "albacore_1" }] });
  };
  const go = (to: string) => ({ piece: "narvik_group", speed: "slow", path: [to], cross: "clear" });

  it("follow their target within the range of their carrier", () => {
    const { snapshot } = play("moveForce", shadowing("0809"), go("0709"));
    expect(snapshot.sides.allied.shadowing).toHaveLength(1);
    expect(snapshot.sides.allied.aircraft.find(({ id }) => id === "albacore_1")).toMatchObject({ hex: "0709" });
  });

  it("the aircraft lose their target beyond that", () => {
    const { snapshot } = play("moveForce", shadowing("0810"), go("0811"));
    expect(snapshot.sides.allied.shadowing).toEqual([]);
  });

  it("9.2.4 and in a Storm, in which no carrier launches", () => {
    const state = { ...inWeather(shadowing("0809"), "storm"), phase: "turn_weather", phasing: null } as const;
    const { snapshot } = play("resolveWeather", state, {}, [9, 5]);
    expect(snapshot.weather.prevailing).toBe("storm");
    expect(snapshot.sides.allied.shadowing).toEqual([]);
  });
});

describe("5.1.4 a Wolf Pack that shadows a convoy", () => {
  it("does not follow it into the hex of an enemy port", () => {
    const [port] = pack.charts.PORTS.facts.ports.filter(({ id }) => id === "reykjavik");
    const [before] = seaNeighboursOf(pack.charts, port?.at ?? "");
    let state = only(only(table("move_blocks"), "allied", "convoy_qp_13"), "axis", PACK);
    const { convoy, block } = force(state, "allied", "convoy_qp_13");
    if (convoy === null || before === undefined) throw new Error("There is no such convoy.");
    const course = { ...convoy, visited: [before], closest: null };
    state = withForce(state, "allied", "convoy_qp_13", { at: before, identified: true, idLevel: 1, convoy: course });
    state = withForce(state, "axis", PACK, { at: before });
    state = withOwn(state, "axis", { shadowing: [{ target: block ?? 0, by: "force", id: PACK }] });
    const move = { piece: "convoy_qp_13", speed: "slow", path: [port?.at], cross: "clear" };
    const { snapshot } = play("moveForce", state, move);
    expect(force(snapshot, "allied", "convoy_qp_13").at).toBe(port?.at);
    expect(snapshot.sides.axis.shadowing).toEqual([]);
    expect(force(snapshot, "axis", PACK).at).toBe(before);
  });
});

describe("6.3.5 shadowing from the air", () => {
  const followed = (at: string, by: "radius" | "aircraft", id: string): Snapshot => {
    let state = only(table("move_blocks"), "allied", "tf_home_fleet");
    state = only(withForce(state, "allied", "tf_home_fleet", { at, identified: true, idLevel: 2 }), "axis");
    const target = force(state, "allied", "tf_home_fleet").block ?? 0;
    return withOwn(state, "axis", { shadowing: [{ target, by, id }] });
  };

  it("ends where its target enters a port hex", () => {
    const unit = plane("fw200_1", "fw200", 1, { base: "vaernes", mission: "shadow", hex: "0707" });
    const state = withOwn(followed("0707", "aircraft", "fw200_1"), "axis", { aircraft: [unit] });
    const { snapshot, outcome } = play("moveForce", state, go("tf_home_fleet", "moderate", "0607"));
    expect(outcome).toMatchObject({ end: "arrived" });
    expect(snapshot.sides.axis.shadowing).toHaveLength(1);
    const there = play("moveForce", snapshot, go("tf_home_fleet", "moderate", "0606")).snapshot;
    expect(there.sides.axis.shadowing).toEqual([]);
    expect(force(play("endPhase", there, {}).snapshot, "allied", "tf_home_fleet").idLevel).toBe(1);
  });

  it("D-31 by a fixed Air Radius goes on in the next radius of its side", () => {
    const state = followed("1011", "radius", "german_south_norway");
    const bare = withOwn(state, "axis", { aircraft: [] });
    const { snapshot } = play("moveForce", bare, go("tf_home_fleet", "moderate", "0912"));
    expect(snapshot.sides.axis.shadowing).toMatchObject([{ by: "radius", id: "german_north_norway" }]);
  });
});

describe("5.1.7, 7.4.5, 10 ships that shadow move by the rules of movement", () => {
  const chase = (ice: Partial<Snapshot["ice"]>, changes = {}): Snapshot => {
    let state = only(only(table("move_blocks"), "allied", "convoy_qp_13"), "axis", PACK);
    state = { ...state, ice: { ...state.ice, ...ice } };
    const { convoy, block } = force(state, "allied", "convoy_qp_13");
    if (convoy === null) throw new Error("It is no convoy.");
    const course = { ...convoy, visited: [], closest: null };
    state = withForce(state, "allied", "convoy_qp_13", { at: "0512", identified: true, idLevel: 1, convoy: course });
    state = withDeck(withForce(state, "axis", PACK, { at: "0512", ...changes }), "allied", ...CALM);
    return withOwn(state, "axis", { shadowing: [{ target: block ?? 0, by: "force", id: PACK }] });
  };
  const next = seaNeighboursOf(charts, "0512").find((hex) => hex === "0411") ?? "0411";

  it("a Wolf Pack does not follow a convoy through Heavy Drift", () => {
    const state = chase({ west_v: { expected: "heavy_drift", fixed: true } });
    const { snapshot } = play(
      "moveForce",
      state,
      { ...go("convoy_qp_13", "slow", next), cross: "heavy_drift" },
      [1, 1],
    );
    expect(force(snapshot, "allied", "convoy_qp_13").at).toBe(next);
    expect(force(snapshot, "axis", PACK).at).toBe("0512");
    expect(snapshot.sides.axis.shadowing).toEqual([]);
  });

  it("7.4.5 one that is identified by day is hunted from an Air Radius, and stays behind when it is held", () => {
    const { convoy } = force(table("move_blocks"), "allied", "convoy_qp_13");
    const course = { convoy: { ...convoy!, visited: [], closest: null }, at: "0507" };
    const known = { at: "0507", identified: true, idLevel: 1 };
    const state = withForce(chase({}, known), "allied", "convoy_qp_13", course);
    const held = play("moveForce", state, go("convoy_qp_13", "slow", "0506"), [6]).snapshot;
    expect(force(held, "axis", PACK).at).toBe("0507");
    expect(held.sides.axis.shadowing).toEqual([]);
    const free = play("moveForce", state, go("convoy_qp_13", "slow", "0506"), [0]).snapshot;
    expect(force(free, "axis", PACK).at).toBe("0506");
    expect(free.sides.axis.shadowing).toHaveLength(1);
  });

  it("10.2.2 cruisers that follow into Light Drift draw their own card", () => {
    let state = only(only(table("move_blocks", "axis"), "allied", "tf_cruiser_cover"), "axis", "narvik_group");
    state = { ...state, ice: { ...state.ice, west_v: { expected: "light_drift", fixed: true } } };
    const known = { station: "at_sea" as const, at: "0512", block: 9, identified: true, idLevel: 2, sailed: true };
    state = withForce(state, "axis", "narvik_group", { ...known, units: [ship("lutzow", 4)] });
    state = withForce(state, "allied", "tf_cruiser_cover", { at: "0512" });
    state = withDeck(withDeck(state, "allied", CALM[0]!), "axis", 1);
    state = withOwn(state, "allied", { shadowing: [{ target: 9, by: "force", id: "tf_cruiser_cover" }] });
    const { snapshot, rolls } = play(
      "moveForce",
      state,
      { ...go("narvik_group", "slow", next), cross: "light_drift" },
      [1, 1],
    );
    expect(rolls.map(({ label, about }) => [label, about?.side])).toEqual([
      ["ice-damage-card", "axis"],
      ["ice-damage-card", "allied"],
    ]);
    expect(force(snapshot, "allied", "tf_cruiser_cover").at).toBe(next);
  });
});
