import { describe, expect, it } from "vitest";
import {
  force,
  inWeather,
  only,
  play,
  refused,
  ship,
  table,
  withDummy,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { ConditionId, Side, Weather } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "solid_pack" });

const moving = (side: Side = "allied"): Snapshot => table("move_blocks", side);

const chit = (state: Snapshot, condition: ConditionId): Snapshot =>
  withOwn(state, "axis", { chits: [{ letter: "A", condition, revealed: false, fulfilled: false }] });

/** One force of a side at sea. */
const atSea = (side: Side, id: string, at: string, more: Partial<Force> = {}): Snapshot =>
  withForce(only(moving(side), side, id), side, id, { station: "at_sea", at, block: 9, ...more });

const FRESH = { hexes: 0, speed: null, entered: [], done: false };

describe("5.1.8 the limits on Tirpitz", () => {
  const sail = (state: Snapshot) => ({ state, input: go("trondheim_group", "slow", "1111") });
  const found = (): Snapshot => {
    const state = only(moving("axis"), "axis", "trondheim_group");
    const group = force(state, "axis", "trondheim_group");
    // 11.4 An Allied convoy has been reported, so that fuel does not hold the group.
    const seen = play(
      "resolveRandomEvent",
      { ...only(table("random_event", "axis"), "allied", "tf_oiler") },
      {},
      [7, 0],
    );
    const pack1 = force(moving("axis"), "axis", "wolf_pack_eisteufel_1");
    return withOwn(state, "axis", { forces: [group, pack1], reports: seen.snapshot.sides.axis.reports });
  };

  it("she sails once every Allied fleet carrier of the scenario is located", () => {
    const { state, input } = sail(found());
    expect(refused("moveForce", state, input).code).toBe("CARRIERS_NOT_LOCATED");
    const located = withOwn(state, "allied", { located: ["victorious"] });
    expect(play("moveForce", located, input).outcome).toMatchObject({ end: "arrived" });
    const sunk = withOwn(state, "allied", { sunk: [{ unit: "victorious", cs: 4, turn: 9, loaded: false }] });
    expect(play("moveForce", sunk, input).outcome).toMatchObject({ end: "arrived" });
  });

  it("12.9, 12.2 No Restrictions and a breakout waive it; no other ship is held", () => {
    for (const condition of ["no_restrictions", "atlantic_breakout"] as const) {
      const { state, input } = sail(chit(found(), condition));
      expect(play("moveForce", state, input).outcome).toMatchObject({ end: "arrived" });
    }
    const { state, input } = sail(found());
    const without = withForce(state, "axis", "trondheim_group", { units: [ship("admiral_hipper", 4)] });
    expect(play("moveForce", without, input).outcome).toMatchObject({ end: "arrived" });
  });

  it("D-36 a report of ID2 locates a carrier, one of ID1 does not, and a denial by carrier does", () => {
    const event = (idLevel: number): Snapshot => {
      const state = only(table("random_event", "axis"), "allied", "tf_home_fleet");
      const known = withForce(state, "allied", "tf_home_fleet", { identified: idLevel > 0, idLevel });
      return play("resolveRandomEvent", known, {}, [7, 0]).snapshot;
    };
    expect(event(0).sides.allied.located).toEqual([]);
    expect(event(1).sides.allied.located).toEqual(["victorious"]);
  });
});

describe("5.1.4 enemy ports", () => {
  it("German Wolf Packs enter the hex of Murmansk, and no other enemy port", () => {
    const off = atSea("axis", "wolf_pack_eisteufel_1", "0717");
    const pack1 = { at: "0816" };
    expect(
      play(
        "moveForce",
        withForce(off, "axis", "wolf_pack_eisteufel_1", pack1),
        go("wolf_pack_eisteufel_1", "slow", "0817"),
        [],
      ).outcome,
    ).toMatchObject({
      end: "arrived",
    });
    const group = atSea("axis", "narvik_group", "0816");
    expect(refused("moveForce", group, go("narvik_group", "slow", "0817")).code).toBe("ENEMY_PORT");
  });

  it("12.11 SIZILIEN opens Barentsburg's hex to a TF, until it is done", () => {
    const { hex } = pack.charts.CONDITIONS.facts.conditions.sizilien;
    const ice = { ...moving("axis").ice, west_iv: { expected: "clear", fixed: true } } as const;
    const near = { ...atSea("axis", "narvik_group", "0314"), ice };
    expect(refused("moveForce", near, go("narvik_group", "slow", hex)).code).toBe("ENEMY_PORT");
    const open = chit(near, "sizilien");
    expect(play("moveForce", open, go("narvik_group", "slow", hex)).outcome).toMatchObject({ end: "arrived" });
    const done = withOwn(open, "axis", { chits: open.sides.axis.chits.map((each) => ({ ...each, fulfilled: true })) });
    expect(refused("moveForce", done, go("narvik_group", "slow", hex)).code).toBe("ENEMY_PORT");
  });
});

describe("5.1.6 the Inner Leads", () => {
  it("the Inner Leads are not entered at High speed", () => {
    const state = atSea("axis", "trondheim_group", "1010");
    expect(refused("moveForce", state, go("trondheim_group", "high", "1011")).code).toBe("INNER_LEADS");
    expect(play("moveForce", state, go("trondheim_group", "moderate", "1011")).outcome).toMatchObject({
      end: "arrived",
    });
  });
});

describe("5.1.2, 5.1.3 ports", () => {
  it("E-33 a force enters as far as the port has room: what is too much is detached first, and the convoy may wait", () => {
    const state = withForce(only(moving(), "allied", "convoy_pq_17"), "allied", "convoy_pq_17", { at: "0817" });
    const input = go("convoy_pq_17", "slow", "murmansk");
    expect(refused("moveForce", state, input).code).toBe("PORT_FULL");
    expect(play("endPhase", state, {}).snapshot.phase).toBe("air_move");
    const split = play(
      "detachForce",
      { ...state, phase: "move_detach" },
      { force: "convoy_pq_17", units: [{ unit: "dd_ai", cs: 1 }] },
    ).snapshot;
    const { snapshot } = play("moveForce", { ...split, phase: "move_blocks" }, input);
    expect(force(snapshot, "allied", "convoy_pq_17")).toMatchObject({ station: "in_port", convoy: { arrived: true } });
    expect(snapshot.capacityUsed).toHaveLength(5);
  });

  it("D-55 a named ship that enters counts once in the operation, and a damaged one not at all", () => {
    const enter = (capacityUsed: string[], more: Partial<Ship> = {}) => {
      const units = [{ ...ship("london", 3), ...more }];
      const state = withForce(only(moving(), "allied", "tf_cruiser_cover"), "allied", "tf_cruiser_cover", {
        at: "0817",
        units,
      });
      return { state: { ...state, capacityUsed }, input: go("tf_cruiser_cover", "slow", "murmansk") };
    };
    const used = (capacityUsed: string[], more: Partial<Ship> = {}): string[] => {
      const { state, input } = enter(capacityUsed, more);
      return play("moveForce", state, input).snapshot.capacityUsed;
    };
    expect(used([])).toEqual(["london"]);
    expect(used(["london"])).toEqual(["london"]);
    expect(used(["norfolk"], { marks: ["crippled"] })).toEqual(["norfolk"]);
    expect(used(["norfolk"], { cs: 2 })).toEqual(["norfolk"]);
    const { state, input } = enter(["norfolk"]);
    expect(refused("moveForce", state, input).code).toBe("PORT_FULL");
  });

  it("a force that has left port does not come back in the same turn, in a second call either", () => {
    const state = only(moving(), "allied", "scapa_reserve");
    const out = play("moveForce", state, go("scapa_reserve", "moderate", "1206")).snapshot;
    expect(out.leftPort).toBe("scapa_flow");
    expect(refused("moveForce", out, go("scapa_reserve", "moderate", "scapa_flow")).code).toBe("NO_RETURN");
    expect(play("endPhase", out, {}).snapshot.leftPort).toBeNull();
  });

  it("a dummy neither", () => {
    const { moved } = withDummy(moving(), "allied", 40, "1206").sides.allied.dummies.at(-1) ?? { moved: FRESH };
    const dummy = { id: "dummy_1", station: "in_port", at: "scapa_flow", block: null, moved } as const;
    const state = withOwn(only(moving(), "allied"), "allied", { dummies: [dummy] });
    const out = play("moveForce", state, go("dummy_1", "moderate", "1206")).snapshot;
    expect(refused("moveForce", out, go("dummy_1", "moderate", "scapa_flow")).code).toBe("NO_RETURN");
  });
});

describe("5.1.5, D-32 the course of a convoy", () => {
  it("leads to no hex where it was, and never more than one hex farther from its destination than it has been", () => {
    const state = withForce(only(moving(), "allied", "convoy_qp_13"), "allied", "convoy_qp_13", { at: "0512" });
    const near = withForce(state, "allied", "convoy_qp_13", {
      convoy: { ...force(state, "allied", "convoy_qp_13").convoy!, visited: ["0511", "0512"], closest: 7 },
    });
    expect(refused("moveForce", near, go("convoy_qp_13", "slow", "0511")).code).toBe("CONVOY_ASTRAY");
    expect(refused("moveForce", near, go("convoy_qp_13", "slow", "0513")).code).toBe("CONVOY_ASTRAY");
  });
});

describe("5.7 boxes", () => {
  it("5.7.1 the Germany box is entered by Axis forces at Moderate speed at most, E-38 and left for 1707 and 1708", () => {
    const state = atSea("axis", "trondheim_group", "1707");
    expect(refused("moveForce", state, go("trondheim_group", "high", "germany")).code).toBe("BOX_AT_HIGH_SPEED");
    const inside = play("moveForce", state, go("trondheim_group", "moderate", "germany")).snapshot;
    expect(force(inside, "axis", "trondheim_group")).toMatchObject({ station: "box", at: "germany", block: null });
    const next = withForce({ ...inside, moving: null }, "axis", "trondheim_group", { moved: FRESH });
    const out = play("moveForce", chit(next, "atlantic_breakout"), go("trondheim_group", "moderate", "1708")).snapshot;
    expect(force(out, "axis", "trondheim_group")).toMatchObject({ at: "1708", fromGermany: true });
  });

  it("5.7.3 the English Channel takes Allied forces out of the operation without VP, at any speed", () => {
    const state = atSea("allied", "scapa_reserve", "1706");
    const { snapshot } = play("moveForce", state, go("scapa_reserve", "high", "english_channel"));
    expect(snapshot.sides.allied.forces).toEqual([]);
    expect(snapshot.sides.allied.removed).toMatchObject([{ why: "box" }, { why: "box" }]);
    expect(snapshot.vp.total).toBe(0);
  });

  it("5.7.2 the Kara Sea is closed by ice, D-54 by the expected condition", () => {
    const state = atSea("allied", "tf_oiler", "0622");
    const ice = (expected: "clear" | "heavy_drift") => ({
      ...state,
      ice: { ...state.ice, east_iii: { expected, fixed: true } },
    });
    expect(refused("moveForce", ice("heavy_drift"), go("tf_oiler", "moderate", "kara_sea")).code).toBe("BOX_FROZEN");
    const { snapshot } = play("moveForce", ice("clear"), go("tf_oiler", "moderate", "kara_sea"));
    expect(force(snapshot, "allied", "tf_oiler")).toMatchObject({ station: "box", at: "kara_sea" });
  });
});

describe("5.2.1 Allied Wolf Packs", () => {
  it("British ones enter no hex of a convoy or Soviet pack; Soviet ones stay in their area", () => {
    const british = withForce(
      only(moving(), "allied", "wolf_pack_british_2", "convoy_qp_13"),
      "allied",
      "wolf_pack_british_2",
      { at: "0511" },
    );
    expect(refused("moveForce", british, go("wolf_pack_british_2", "slow", "0512")).code).toBe("SHARED_HEX");
    const soviet = only(moving(), "allied", "wolf_pack_soviet_1");
    const edge = withForce(soviet, "allied", "wolf_pack_soviet_1", { at: "0715" });
    expect(refused("moveForce", edge, go("wolf_pack_soviet_1", "slow", "0714"))).toMatchObject({
      code: "OUTSIDE_PATROL_AREA",
      citation: { section: "5.2.1" },
    });
    expect(play("moveForce", soviet, go("wolf_pack_soviet_1", "slow", "0717")).outcome).toMatchObject({
      end: "arrived",
    });
  });
});

describe("9.2 weather and speed", () => {
  const speeds = (id: string, prevailing: Weather): string[] =>
    ["high", "moderate", "slow"].filter((speed) => {
      const state = inWeather(only(moving(), "allied", id), prevailing);
      const legality = pq17.operations.find(({ name }) => name === "moveForce")?.legality(state, pack.charts);
      if (legality?.legal !== true) return false;
      return legality.input.check(go(id, speed, id === "wolf_pack_british_2" ? "0612" : "0607")) === undefined;
    });

  it("9.2.4 in a Storm forces with light ships make no High speed; those of heavy ships alone do", () => {
    expect(speeds("tf_cruiser_cover", "fog")).toContain("high");
    expect(speeds("tf_cruiser_cover", "storm")).not.toContain("high");
    const heavy = withForce(only(moving(), "allied", "tf_cruiser_cover"), "allied", "tf_cruiser_cover", {
      units: [ship("london", 3)],
    });
    expect(play("moveForce", inWeather(heavy, "storm"), go("tf_cruiser_cover", "high", "0607")).outcome).toMatchObject({
      end: "arrived",
    });
    expect(refused("moveForce", inWeather(heavy, "gale"), go("tf_cruiser_cover", "high", "0607")).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("9.2.5 in a Gale submarines move at Slow speed", () => {
    expect(speeds("wolf_pack_british_2", "storm")).toEqual(["moderate", "slow"]);
    expect(speeds("wolf_pack_british_2", "gale")).toEqual(["slow"]);
  });
});
