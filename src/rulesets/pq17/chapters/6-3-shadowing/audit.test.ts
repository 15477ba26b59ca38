import { describe, expect, it } from "vitest";
import {
  contextOn,
  force,
  inWeather,
  only,
  play,
  refused,
  searching,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { seaNeighboursOf } from "../../charts/map";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import type { Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { tell } from "../6-2-search/reports";

const FLEET = "tf_home_fleet";

const PACK = "wolf_pack_eisteufel_1";

/** The snapshot after a side has told of one of its forces. */
function toldOf(state: Snapshot, side: Side, id: string): Snapshot {
  const { ctx } = contextOn(state);
  tell(ctx, side, force(ctx.state, side, id), "6.2.1");
  return ctx.state;
}

/** The snapshot with an air unit changed. */
function withUnit(state: Snapshot, side: Side, id: string, changes: Partial<Aircraft>): Snapshot {
  const aircraft = state.sides[side].aircraft.map((unit) => (unit.id === id ? { ...unit, ...changes } : unit));
  return withOwn(state, side, { aircraft });
}

describe("6.3 what a search must find before it is shadowed", () => {
  const known = withForce(table("recon", "axis"), "allied", FLEET, { identified: true, idLevel: 1, at: "0709" });
  const told = searching(toldOf(known, "allied", FLEET), "axis", "fw200_1", "0709");
  const good = pack.charts.DECKS.facts.axis.find(({ day }) => day.air.startsWith("U"))?.no ?? 0;
  const block = force(known, "allied", FLEET).block ?? 0;

  it("a force reported earlier in the turn is not shadowed after a search that failed", () => {
    const { snapshot, outcome } = play("resolveSearch", withDeck(told, "axis", 1), { block }, [1]);
    expect(outcome.found).toBe("failed");
    expect(refused("shadowForce", snapshot, { block, shadower: "fw200_1" }).code).toBe("NOTHING_TO_SHADOW");
  });

  it("one that the search has found is", () => {
    const { snapshot } = play("resolveSearch", withDeck(told, "axis", good), { block }, [1]);
    const after = play("shadowForce", snapshot, { block, shadower: "fw200_1" }).snapshot;
    expect(after.sides.axis.shadowing).toEqual([{ target: block, by: "aircraft", id: "fw200_1" }]);
  });
});

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

  it("and lose it beyond that", () => {
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

describe("A.4 aircraft aboard a carrier", () => {
  const seen = (state: Snapshot): string[] =>
    view(state, "axis").others[0]?.aircraft.flatMap(({ id, carrier }) => (carrier === null ? [] : [id])) ?? [];
  const at = (idLevel: number): Snapshot =>
    toldOf(withForce(table("recon", "axis"), "allied", FLEET, { identified: true, idLevel }), "allied", FLEET);

  it("are shown once it is told at ID3, and not before", () => {
    expect(seen(at(2))).toEqual([]);
    expect(seen(at(3))).toEqual(["albacore_1", "albacore_2", "fulmar_1", "sea_hurricane_1"]);
  });

  it("are not shown of a carrier that no report has told of", () => {
    const state = withForce(table("recon", "axis"), "allied", FLEET, { identified: true, idLevel: 3 });
    expect(seen(state)).toEqual([]);
  });
});

describe("6.3.3 cruisers that begin to shadow in the recon segment", () => {
  const shadowing = (): Snapshot => {
    const state = withForce(table("recon"), "allied", "tf_cruiser_cover", { at: "0709" });
    const { block } = force(state, "allied", "tf_cruiser_cover");
    expect(block).toEqual(expect.any(Number));
    return withOwn(state, "allied", { shadowing: [{ target: 1, by: "force", id: "tf_cruiser_cover" }] });
  };
  const leave = (...units: { unit: string; cs: number }[]) => ({ force: "tf_cruiser_cover", units });

  it("may part from their force", () => {
    const rest = leave({ unit: "wichita", cs: 4 }, { unit: "tuscaloosa", cs: 3 }, { unit: "dd_us", cs: 2 });
    const { snapshot, outcome } = play("detachForce", shadowing(), rest);
    expect(outcome).toMatchObject({ kind: "task_force" });
    expect(snapshot.sides.allied.shadowing).toMatchObject([{ id: "tf_cruiser_cover" }]);
  });

  it("but an undamaged cruiser stays with the shadower, and no other force splits then", () => {
    const all = leave(
      ...["london", "norfolk", "wichita", "tuscaloosa"].map((unit) => ({ unit, cs: unit === "wichita" ? 4 : 3 })),
    );
    expect(refused("detachForce", shadowing(), all).code).toBe("CRUISER_STAYS");
    expect(refused("detachForce", shadowing(), { ...all, force: FLEET }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("detachForce", table("recon"), all).code).toBe("NOBODY_SHADOWS");
  });
});

describe("9.4 forces that look for each other in a Storm", () => {
  const meeting = (card: number): Snapshot => {
    const others = withForce(table("combine", "allied", ["combine_location"]), "allied", "tf_patrol_white", {
      at: "0807",
    });
    const state = withForce(others, "allied", "tf_oiler", { at: "0606" });
    return withDeck(inWeather(state, "storm"), "allied", card);
  };
  const input = { force: "tf_cruiser_cover", joining: "tf_oiler" };
  const bad = pack.charts.DECKS.facts.allied.find(({ day }) => day.force === "-----")?.no ?? 0;

  it("draw one card, and do not look again in that segment, whichever of them would stay", () => {
    const { snapshot, outcome } = play("combineForces", meeting(bad), input, [1]);
    expect(outcome).toMatchObject({ combined: false });
    const again = refused("combineForces", snapshot, input);
    expect(again).toMatchObject({ code: "NOT_FOUND", citation: { section: "9.4" } });
    const turned = refused("combineForces", snapshot, { force: "tf_oiler", joining: "tf_cruiser_cover" });
    expect(turned.code).toBe("NOT_FOUND");
    const over = play("endPhase", snapshot, {}).snapshot;
    expect(over.sides.allied.sought).toEqual([]);
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
