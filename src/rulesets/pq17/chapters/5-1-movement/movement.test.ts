import { describe, expect, it } from "vitest";
import {
  asked,
  force,
  inWeather,
  only,
  play,
  refused,
  table,
  withDeck,
  withDummy,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import type { JsonSchema } from "../../../../core/contract/choice";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { moves } from "./choices";

const at = (): Snapshot => only(table("move_blocks"), "axis", "trondheim_group");

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "solid_pack" });

const PACK = "wolf_pack_eisteufel_1";

describe("5.1 speeds", () => {
  it("Moderate moves two hexes and no more", () => {
    const { outcome, snapshot } = play("moveForce", at(), go("tf_home_fleet", "moderate", "0707", "0708"));
    expect(outcome).toMatchObject({ end: "arrived" });
    expect(force(snapshot, "allied", "tf_home_fleet").at).toBe("0708");
    expect(refused("moveForce", at(), go("tf_home_fleet", "moderate", "0707", "0708", "0709"))).toMatchObject({
      code: "PATH_LENGTH",
    });
  });

  it("11.1.3 High speed sets the Fuel Warning back by 3 when the move is closed", () => {
    const before = force(at(), "allied", "tf_home_fleet").fuel.marker!;
    const { snapshot } = play("moveForce", at(), go("tf_home_fleet", "high", "0707"));
    const later = play("moveForce", snapshot, go("convoy_qp_13", "slow", "0511")).snapshot;
    expect(force(later, "allied", "tf_home_fleet").fuel.marker).toBe(before - 3);
    expect(refused("moveForce", later, go("tf_home_fleet", "moderate", "0708"))).toMatchObject({
      code: "ALREADY_MOVED",
    });
  });

  it("11.1.3 the price of High speed stands beside its paths, and no other speed has one", () => {
    const legality = moves(at(), pack.charts, "allied");
    if (!legality.legal) throw new Error("Nothing can move.");
    const prices = new Map<string, unknown>();
    const look = (schema: JsonSchema): void => {
      for (const each of (schema.anyOf ?? []) as JsonSchema[]) look(each);
      const { piece, speed, path } = (schema.properties ?? {}) as Record<string, JsonSchema>;
      if (piece?.const === "tf_home_fleet") prices.set(String(speed!.const), (path!["x-path"] as JsonSchema).costs);
    };
    look(legality.input.schema);
    const high = [{ steps: expect.any(Number), speed: "high", price: { fuel: 3 }, roll: null }];
    expect(Object.fromEntries(prices)).toEqual({ slow: undefined, moderate: undefined, high });
  });

  it("11.2.2 Low fuel allows no High speed, 9.2.5 nor does a Gale", () => {
    const low = withForce(at(), "allied", "tf_home_fleet", { fuel: { state: "low", marker: 20, refuelled: false } });
    expect(refused("moveForce", low, go("tf_home_fleet", "high", "0707")).code).toBe("VALUE_NOT_LISTED");
    expect(refused("moveForce", inWeather(at(), "gale"), go("tf_home_fleet", "high", "0707")).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("5.1.5 convoys at sea must move before the segment ends, 9.2.5 unless a card holds them", () => {
    expect(refused("endPhase", at(), {})).toMatchObject({ code: "CONVOY_MUST_MOVE", citation: { section: "5.1.5" } });
    const cards = ["convoy_pq_17", "convoy_qp_13"].map((id) => ({
      force: id,
      dispersed: false,
      card: 1,
      moves: false,
      disperses: false,
    }));
    const held = withOwn(inWeather(at(), "gale"), "allied", { convoyCards: cards });
    expect(play("endPhase", held, {}).snapshot.phase).toBe("air_move");
  });

  it("5.1.4 no enemy port hex is entered", () => {
    const state = withForce(at(), "allied", "tf_home_fleet", { at: "1010" });
    expect(refused("moveForce", state, go("tf_home_fleet", "slow", "1111")).code).toBe("ENEMY_PORT");
  });
});

describe("4.3 command points", () => {
  it("4.3.2 a capital ship costs 1 point when it leaves port", () => {
    const { snapshot } = play("moveForce", at(), go("scapa_reserve", "moderate", "1206"));
    const [pool] = snapshot.sides.allied.command;
    expect(pool).toMatchObject({ pool: "home_fleet", available: 7, spent: 1 });
    expect(force(snapshot, "allied", "scapa_reserve")).toMatchObject({ station: "at_sea", at: "1206", sailed: true });
    expect(force(snapshot, "allied", "scapa_reserve").fuel.marker).toBe(snapshot.turn + 12);
  });

  it("4.3 without points it stays", () => {
    const command = at().sides.allied.command.map((each) => ({ ...each, available: 0 }));
    const state = withOwn(at(), "allied", { command });
    expect(refused("moveForce", state, go("scapa_reserve", "moderate", "1206")).code).toBe("COMMAND_POINTS_SHORT");
  });

  it("11.4 no German TF sails before an Allied force has been identified", () => {
    const state = table("move_blocks", "axis");
    expect(refused("moveForce", state, go("narvik_group", "slow", "0813"))).toMatchObject({
      code: "NO_TARGET_IDENTIFIED",
    });
  });
});

describe("6.6 identification and movement", () => {
  it("a force that moves unshadowed loses 1 ID", () => {
    const state = withForce(at(), "allied", "tf_home_fleet", { identified: true, idLevel: 2 });
    const { snapshot } = play("moveForce", state, go("tf_home_fleet", "moderate", "0707"));
    const closed = play("moveForce", snapshot, go("convoy_qp_13", "slow", "0511")).snapshot;
    expect(force(closed, "allied", "tf_home_fleet").idLevel).toBe(1);
  });

  it("at ID0 it becomes unidentified, and a dummy may be placed beside it (1.3)", () => {
    const state = withForce(at(), "allied", "tf_home_fleet", { identified: true, idLevel: 0 });
    const { snapshot } = play("moveForce", state, go("tf_home_fleet", "moderate", "0707"));
    const closed = play("moveForce", snapshot, go("convoy_qp_13", "slow", "0511")).snapshot;
    expect(force(closed, "allied", "tf_home_fleet")).toMatchObject({ identified: false, dummyDue: true });
    const mixed = play("placeDummy", closed, { at: "0707" }, [2]).snapshot;
    const [dummy] = mixed.sides.allied.dummies;
    const { block } = force(closed, "allied", "tf_home_fleet");
    expect([dummy?.block, force(mixed, "allied", "tf_home_fleet").block]).toEqual([block, 10]);
  });
});

describe("10 ice", () => {
  it("10.1 an uncertain zone is rolled for at each attempt", () => {
    const state = withDummy(at(), "allied", 40, "0309");
    const next = asked("moveForce", state, go("dummy_40", "moderate", "0209"));
    expect(next).toMatchObject({ label: "ice-condition", chart: "ICE" });
  });

  it("C.6 a dummy rolls and draws like a force and loses nothing", () => {
    const state = withDummy(at(), "allied", 40, "0309");
    const { rolls, outcome } = play("moveForce", state, go("dummy_40", "moderate", "0209"), [0, 1, 1]);
    expect(rolls.map(({ label }) => label)).toEqual(["ice-condition", "ice-damage-card", "ice-damage-card"]);
    expect(outcome).toMatchObject({ end: "arrived" });
  });
});

describe("6.6.1 transit", () => {
  const passing = (): Snapshot => {
    const state = withForce(at(), "allied", "tf_home_fleet", {
      at: "0707",
      moved: { hexes: 1, speed: "moderate", entered: ["0707"], done: false },
    });
    const pack1 = withForce(table("move_blocks"), "axis", "wolf_pack_eisteufel_1", { at: "0707" }).sides.axis.forces;
    const axis = pack1.filter(({ id }) => id === "wolf_pack_eisteufel_1");
    return { ...withOwn(state, "axis", { forces: axis }), moving: "tf_home_fleet" };
  };
  const cards = pack.charts.DECKS.facts.axis;
  const success = cards.find(({ day }) => day.force.startsWith("U"))?.no ?? 0;
  const failure = cards.find(({ day }) => day.force.startsWith("-"))?.no ?? 0;

  it("a force that leaves a hex which it entered this turn draws a card of the enemy there", () => {
    const state = withDeck(passing(), "axis", failure);
    const { outcome, rolls } = play("moveForce", state, go("tf_home_fleet", "moderate", "0708"), [1]);
    expect(rolls[0]).toMatchObject({ label: "transit-card" });
    expect(outcome).toMatchObject({ end: "arrived" });
  });

  it("a success stops it until the other side has let it pass", () => {
    const state = withDeck(passing(), "axis", success);
    const caught = play("moveForce", state, go("tf_home_fleet", "moderate", "0708"), [1]);
    expect(caught.outcome).toMatchObject({ end: "caught" });
    expect(caught.snapshot.pending).toMatchObject({ decision: "transit_react", side: "axis" });
    expect(force(caught.snapshot, "allied", "tf_home_fleet").identified).toBe(true);
    expect(refused("endPhase", caught.snapshot, {}).code).toBe("DECISION_PENDING");
    const passed = play("reactToTransit", caught.snapshot, { shadower: null, fight: [] });
    expect(force(passed.snapshot, "allied", "tf_home_fleet").at).toBe("0708");
    expect(passed.snapshot.pending).toBeNull();
  });

  it("7.4.5 a Wolf Pack that moves two hexes through an Air Radius is hunted", () => {
    const state = withForce(table("move_blocks", "axis"), "axis", "wolf_pack_eisteufel_1", { at: "0706" });
    const { outcome, snapshot } = play(
      "moveForce",
      state,
      go("wolf_pack_eisteufel_1", "moderate", "0705", "0704"),
      [6],
    );
    expect(outcome).toMatchObject({ end: "patrolled" });
    expect(force(snapshot, "axis", "wolf_pack_eisteufel_1")).toMatchObject({ identified: true, idLevel: 1 });
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

describe("6.6, 11.1.3 what a move changes", () => {
  it("6.6, 11.1.3 a move that can go no further changes ID and fuel in its own audit, which names the force", () => {
    const state = withForce(table("move_blocks"), "allied", "tf_home_fleet", { identified: true, idLevel: 2 });
    const path = ["0707", "0708", "0709"];
    const go = { piece: "tf_home_fleet", speed: "high", path, cross: "clear" };
    const { audit, snapshot } = play("moveForce", state, go);
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ idLevel: 1, moved: { done: true } });
    const own = audit.filter(({ code }) => code === "ID_LEVEL" || code === "FUEL_MARKER");
    expect(own).toMatchObject([{ about: { of: "tf_home_fleet" } }, { about: { of: "tf_home_fleet" } }]);
    expect(snapshot.moving).toBeNull();
  });
});
