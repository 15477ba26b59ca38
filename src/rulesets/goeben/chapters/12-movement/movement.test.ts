import { describe, expect, it } from "vitest";
import { mined, placeOf, withConsorts } from "../../../../../test/fixtures/goeben/pool-kit";
import {
  atSpace,
  captured,
  play,
  refused,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { moves } from "./choices";
import { canEnter, reachable, usableSpeeds } from "./paths";

const { charts } = pack;

const EAST = ["south_of_messina", "central_ionian", "off_zante", "cape_matapan", "sw_of_crete", "south_of_crete"];

const fresh = (changes: Partial<Snapshot> = {}): Snapshot => table("movement", changes);

const moved = (state: Snapshot, path: string[], dice: number[] = [], ship = "goeben") =>
  play("moveShip", state, { ship, path }, dice);

describe("12.0 movement", () => {
  it("12.1 cruise speed is free", () => {
    const { snapshot, outcome, rolls } = moved(fresh(), EAST.slice(0, 4));
    expect(snapshot.ships.goeben).toMatchObject({ space: "cape_matapan", coal: 4, moved: true, arrived: 1 });
    expect(snapshot.ships.goeben.path).toEqual(["messina", ...EAST.slice(0, 4)]);
    expect(outcome).toMatchObject({ from: "messina", to: "cape_matapan", speed: "cruise", coal: 0 });
    expect(rolls).toEqual([]);
  });

  it("12.2 maximum speed costs 1 coal and no die", () => {
    const { snapshot, outcome, rulings } = moved(fresh(), EAST.slice(0, 5));
    expect(snapshot.ships.goeben).toMatchObject({ space: "sw_of_crete", coal: 3, engines: 6 });
    expect(outcome).toMatchObject({ speed: "maximum", coal: 1 });
    expect(rulings).toContain("D-18");
  });

  it.each([
    [1, 5],
    [2, 5],
    [3, 6],
    [6, 6],
  ])("12.3 emergency speed costs 1 coal in all, and a %i leaves Engines %i after the whole move", (die, engines) => {
    const { snapshot, outcome, rolls } = moved(fresh(), EAST, [die]);
    expect(snapshot.ships.goeben).toMatchObject({ space: "south_of_crete", coal: 3, engines });
    expect(outcome).toMatchObject({ speed: "emergency", coal: 1, engines: 6 - engines });
    expect(rolls.map(({ label }) => label)).toEqual(["engine-strain"]);
  });

  it("12.3 strained Engines cost no victory points", () => {
    const state = withShip(fresh(), "goeben", { engines: 6 });
    expect(moved(state, EAST, [1]).snapshot.vp).toBe(0);
  });

  it("12.2 without coal a ship keeps to cruise speed", () => {
    const state = withShip(fresh(), "goeben", { coal: 0 });
    expect(refused("moveShip", state, { ship: "goeben", path: EAST.slice(0, 5) })).toMatchObject({
      citation: { section: expect.stringMatching(/^12/) },
    });
    expect(moved(state, EAST.slice(0, 4)).snapshot.ships.goeben.space).toBe("cape_matapan");
  });

  it.each([
    [6, [4, 5, 6]],
    [5, [4, 5, 5]],
    [4, [4, 4, 4]],
    [3, [3, 3, 3]],
    [1, [1, 1, 1]],
    [0, [0, 0, 0]],
  ])("12.4 Engines %i give speeds %j", (engines, [cruise, maximum, emergency]) => {
    const state = withShip(fresh(), "goeben", { engines });
    expect(usableSpeeds(state, charts, "goeben")).toEqual({ cruise, maximum, emergency });
  });

  it("12.4 with Engines 5 the fifth space is maximum speed and there is no sixth", () => {
    const state = withShip(fresh(), "goeben", { engines: 5 });
    expect(moved(state, EAST.slice(0, 5)).outcome).toMatchObject({ speed: "maximum" });
    expect(refused("moveShip", state, { ship: "goeben", path: EAST }).pointer).toBe("/input/path/5");
  });

  it("6.2 a ship with Engines 0 cannot move", () => {
    const state = withShip(fresh(), "goeben", { engines: 0 });
    expect(refused("moveShip", state, { ship: "goeben", path: [] })).toMatchObject({ code: "NO_ENGINES" });
  });

  it("12.0 a ship that outfitted does not move; the others do (D-03)", () => {
    const state = withShip(fresh(), "goeben", { outfitted: true });
    expect(refused("moveShip", state, { ship: "goeben", path: [EAST[0]] })).toMatchObject({ code: "SHIP_OUTFITTED" });
    expect(moved(state, [EAST[0]!], [], "breslau").snapshot.ships.breslau.space).toBe("south_of_messina");
  });

  it("12.0 a ship moves once, and may stay", () => {
    const { snapshot } = moved(fresh(), []);
    expect(snapshot.ships.goeben).toMatchObject({ space: "messina", moved: true, path: [], arrived: 0 });
    expect(refused("moveShip", snapshot, { ship: "goeben", path: [EAST[0]] })).toMatchObject({ code: "ALREADY_MOVED" });
  });

  it("12.0 spaces of a path are joined by lines", () => {
    expect(refused("moveShip", fresh(), { ship: "goeben", path: ["central_ionian"] })).toMatchObject({
      code: "NO_LINE",
      citation: { section: "12.0" },
      pointer: "/input/path/0",
    });
  });

  it.each([
    ["12.5 a patrol zone", "east_of_malta", ["malta_pz", "sicilian_channel"]],
    ["12.5 a neutral port", "off_naples", ["naples", "off_naples"]],
    ["12.5 an Allied port", "off_algiers", ["algiers", "off_algiers"]],
    ["12.5 a friendly base", "southern_adriatic", ["cattaro", "southern_adriatic"]],
  ])("%s ends the move", (_, from, path) => {
    const state = atSpace(fresh(), from);
    expect(refused("moveShip", state, { ship: "goeben", path })).toMatchObject({
      code: "MUST_STOP",
      pointer: "/input/path/1",
    });
    expect(moved(state, path.slice(0, 1)).snapshot.ships.goeben.space).toBe(path[0]);
  });

  it("12.5 leaving a patrol zone or a port is free", () => {
    const state = atSpace(fresh(), "malta_pz");
    expect(moved(state, ["east_of_malta", "south_of_messina"]).snapshot.ships.goeben.space).toBe("south_of_messina");
  });

  it("D-10 an enemy base may be entered", () => {
    const state = atSpace(fresh(), "malta_pz");
    expect(moved(state, ["malta"]).rulings).toContain("D-10");
  });

  it("D-19 a face-up ship on the high seas ends the move; a collier does not", () => {
    const state = withMarker(fresh(), "chatham", "map", "central_ionian");
    expect(refused("moveShip", state, { ship: "goeben", path: EAST.slice(0, 3) })).toMatchObject({ code: "MUST_STOP" });
    expect(moved(state, EAST.slice(0, 2)).rulings).toContain("D-19");
    expect(fresh().colliers[0]?.space).toBe("central_ionian");
    expect(moved(mined(fresh(), "central_ionian"), EAST.slice(0, 3)).rulings).toEqual([]);
  });

  it("12.5 the Black Sea is closed", () => {
    const state = atSpace(fresh(), "constantinople");
    expect(refused("moveShip", state, { ship: "goeben", path: ["black_sea_west"] })).toMatchObject({
      code: "SPACE_CLOSED",
      citation: { section: "12.5" },
    });
  });

  it("D-20 the Atlantic is open under Atlantic Breakout, to who began there, or by ruling", () => {
    const state = atSpace(fresh(), "gibraltar_pz");
    const input = { ship: "goeben", path: ["atlantic_exit"] };
    expect(refused("moveShip", state, input)).toMatchObject({ code: "ORDER_CLOSES_SPACE" });
    expect(play("moveShip", { ...state, order: "atlantic_breakout" }, input).snapshot.ships.goeben.space).toBe(
      "atlantic_exit",
    );
    const always = { ...state, rulings: { ...state.rulings, atlanticAlwaysOpen: true } };
    expect(play("moveShip", always, input).snapshot.ships.goeben.space).toBe("atlantic_exit");
    const began = atSpace(fresh(), "north_atlantic");
    expect(moved(began, ["atlantic_exit"]).rulings).toContain("D-20");
    expect(moved(began, ["atlantic_exit", "gibraltar_pz"]).snapshot.ships.goeben.space).toBe("gibraltar_pz");
  });

  it("its decision carries the lines, the stops, the closed spaces and the speeds", () => {
    const state = { ...atSpace(fresh(), "dardanelles"), visited: ["constantinople"] };
    const { decisions } = play("moveShip", state, { ship: "breslau", path: ["north_aegean"] });
    const decision = decisions.find(({ operation }) => operation === "moveShip")!;
    const { properties } = decision.input as { properties: { path: Record<string, unknown> } };
    expect(properties.path).toMatchObject({ minItems: 0, maxItems: 6 });
    expect(properties.path["x-path"]).toMatchObject({ from: "dardanelles", steps: { dardanelles: ["north_aegean"] } });
    expect(decision.closed).toContainEqual({
      pointer: "/path/*",
      value: "constantinople",
      code: "ALREADY_VISITED",
      section: "9.1",
    });
    expect(decision.closed).toContainEqual({
      pointer: "/ship",
      value: "breslau",
      code: "ALREADY_MOVED",
      section: "12.0",
    });
    expect(decision.limits[0]?.text).toContain("5 at maximum speed for 1 coal");
  });

  it("every ship moved closes the door", () => {
    let state = moved(fresh(), []).snapshot;
    state = moved(state, [], [], "breslau").snapshot;
    expect(refused("moveShip", state, { ship: "goeben", path: [] })).toMatchObject({ code: "NO_SHIP_CAN_MOVE" });
  });

  it("listing and drawing moves is quick and legal", () => {
    const state = atSpace(fresh(), "central_ionian");
    const pick = seededPick("moves");
    const ends = new Set<string>();
    for (let times = 0; times < 500; times += 1) {
      const choice = moves(state, charts)!;
      const move = choice.draw(pick);
      expect(choice.check(move)).toBeUndefined();
      ends.add(move.path.at(-1) ?? "central_ionian");
    }
    const { distances } = reachable(state, charts, "goeben", "central_ionian", 6);
    expect([...ends].every((space) => space === "central_ionian" || distances.has(space))).toBe(true);
    expect(ends.size).toBeGreaterThan(15);
  });
});

describe("9.1 neutral sites", () => {
  const turn3 = (changes: Partial<Snapshot> = {}) => fresh({ turn: 3, ...changes });

  it("ERR a ship that begins in a neutral port and leaves has not visited it", () => {
    let state = moved(fresh(), EAST.slice(0, 2)).snapshot;
    state = moved(state, EAST.slice(0, 2), [], "breslau").snapshot;
    expect(play("endPhase", state, {}).snapshot.visited).toEqual([]);
  });

  it("D-08 a ship there from the beginning to the end of the phase closes the port for all", () => {
    const state = moved(fresh(), EAST.slice(0, 2)).snapshot;
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(snapshot.visited).toEqual(["messina"]);
    expect(snapshot.ships.breslau.mustLeave).toBe(true);
    expect(snapshot.ships.goeben.mustLeave).toBe(false);
    expect(rulings).toContain("D-08");
    expect(canEnter(snapshot, charts, "goeben", "messina", "south_of_messina")).toMatchObject({
      code: "ALREADY_VISITED",
    });
  });

  it("arriving is no visit yet", () => {
    let state = atSpace(turn3(), "off_naples");
    state = moved(state, ["naples"]).snapshot;
    const { snapshot } = play("endPhase", state, {});
    expect(snapshot.visited).toEqual([]);
    expect(snapshot.ships.goeben).toMatchObject({ space: "naples", arrived: 3, mustLeave: false });
  });

  it("one ship relieving another is no visit of either", () => {
    let state = withShip(turn3(), "breslau", { space: "south_of_messina" });
    state = moved(state, ["south_of_messina"]).snapshot;
    state = moved(state, ["messina"], [], "breslau").snapshot;
    expect(play("endPhase", state, {}).snapshot.visited).toEqual([]);
  });

  it("after a visit a ship must leave in the next Movement phase", () => {
    const state = withShip(turn3({ visited: ["messina"] }), "goeben", { mustLeave: true });
    const { code, citation, message } = refused("endPhase", state, {});
    expect([code, citation.section]).toEqual(["MUST_LEAVE", "9.1"]);
    const stays = refused("moveShip", state, { ship: "goeben", path: [] });
    expect(stays).toMatchObject({ code, citation, message, pointer: "/input/path" });
    const beyond = ["south_of_messina", "central_ionian", "medina_bank", "off_zante", "cape_matapan", "cyclades"];
    const tooFar = refused("moveShip", withShip(state, "goeben", { engines: 1 }), { ship: "goeben", path: beyond });
    expect(tooFar).toMatchObject({ code: "PATH_LENGTH", citation: { section: "12.0" } });
    const left = moved(state, ["south_of_messina"]).snapshot;
    expect(left.ships.goeben.mustLeave).toBe(false);
    expect(refused("endPhase", left, {})).toMatchObject({ code: "MUST_LEAVE" });
    const both = moved(left, ["north_of_messina"], [], "breslau").snapshot;
    expect(play("endPhase", both, {}).snapshot.phase).toBe("incidents");
  });

  it("D-09 a ship without Engines may stay until they are repaired", () => {
    let state = turn3({ visited: ["messina"] });
    for (const ship of ["goeben", "breslau"] as const) state = withShip(state, ship, { mustLeave: true, engines: 0 });
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(rulings).toContain("D-09");
    expect(snapshot.visited).toEqual(["messina"]);
  });

  it("D-09 a ship that repaired its Engines this turn leaves in the next one", () => {
    let state = turn3({ visited: ["messina"] });
    for (const ship of ["goeben", "breslau"] as const)
      state = withShip(state, ship, { mustLeave: true, outfitted: true });
    expect(play("endPhase", state, {}).snapshot.phase).toBe("outfitting");
  });

  it("friendly ports and bases may be kept for ever", () => {
    const state = atSpace(turn3(), "pola");
    const { snapshot } = play("endPhase", state, {});
    expect(snapshot.visited).toEqual([]);
    expect(snapshot.ships.goeben.mustLeave).toBe(false);
  });

  it("an Austro-Hungarian ship's visit counts, and it must leave too", () => {
    const away = atSpace(turn3({ visited: [] }), "pola");
    const state = withConsorts(away, "brindisi", "novara");
    expect(play("endPhase", state, {}).snapshot.visited).toEqual(["brindisi"]);
    const due = { ...state, visited: ["brindisi"] };
    expect(refused("endPhase", due, {})).toMatchObject({ code: "MUST_LEAVE" });
  });
});

describe("9.2, 13.1 the end of the Movement phase", () => {
  const sortie = () => withMarker(fresh({ frenchSortie: true }), "french_navy_sortie_1", "set_aside", null);

  it("D-12 a landed Seebataillon is lost as soon as the last German ship leaves", () => {
    const state = captured(atSpace(fresh(), "bone"), "bone");
    const one = moved(state, ["off_philippeville"]);
    expect(one.snapshot.landed).toEqual(["bone"]);
    const both = moved(one.snapshot, ["off_philippeville"], [], "breslau");
    expect(both.snapshot.landed).toEqual([]);
    expect(both.rulings).toContain("D-12");
  });

  it("the French Navy Sortie closes its two zones for the Movement phase", () => {
    const state = atSpace(sortie(), "off_algiers");
    expect(refused("moveShip", state, { ship: "goeben", path: ["north_african_pz"] })).toMatchObject({
      code: "FRENCH_NAVY_AT_SEA",
      citation: { section: "13.1" },
    });
    expect(canEnter({ ...state, phase: "break_off" }, charts, "goeben", "north_african_pz")).toBeUndefined();
  });

  it("D-68 a ship still in one of them is sunk and scores, and the marker goes back to the pool", () => {
    let state = withShip(sortie(), "breslau", { space: "toulon_pz" });
    state = withShip(state, "goeben", { space: "pola" });
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(snapshot.ships.breslau).toMatchObject({ status: "sunk", space: null, hull: 0 });
    expect(snapshot.vp).toBe(-10);
    expect(rulings).toEqual(expect.arrayContaining(["D-68", "D-82"]));
    expect(placeOf(snapshot, "french_navy_sortie_1")).toBe("pool");
    expect(snapshot.frenchSortie).toBe(false);
  });

  it("D-71 the last ship sunk by it ends the scenario", () => {
    const state = atSpace(sortie(), "toulon_pz");
    const { snapshot } = play("endPhase", state, {});
    expect(snapshot).toMatchObject({ phase: "over", result: "defeat", endReason: "no_german_ship", vp: -50 });
  });
});

describe("20.0 Austro-Hungarian ships move", () => {
  const state = withConsorts(atSpace(fresh(), "pola"), "adriatic_pz", "novara", "viribus_unitis");

  it("up to the printed speed, without coal", () => {
    const path = ["off_corfu", "off_zante", "cape_matapan", "myrtoan_sea", "athens"];
    const { snapshot, outcome } = play("moveShip", state, { ship: "novara", path });
    expect(snapshot.austroHungarian.find(({ id }) => id === "novara")).toMatchObject({ space: "athens", moved: true });
    expect(outcome).toMatchObject({ speed: null, coal: 0 });
    expect(refused("moveShip", state, { ship: "viribus_unitis", path })).toMatchObject({
      code: "PATH_LENGTH",
      pointer: "/input/path/4",
    });
  });

  it("not into the Western Mediterranean, nor the Sea of Marmara", () => {
    const south = withConsorts(state, "messina", "novara");
    expect(refused("moveShip", south, { ship: "novara", path: ["north_of_messina"] })).toMatchObject({
      code: "ZONE_CLOSED",
      citation: { section: "20.0" },
    });
    expect(canEnter(state, charts, "novara", "dardanelles", "north_aegean")).toMatchObject({ code: "ZONE_CLOSED" });
    expect(canEnter(state, charts, "goeben", "dardanelles", "north_aegean")).toBeUndefined();
  });

  it("ships that are not in play do not move", () => {
    expect(refused("moveShip", state, { ship: "tegetthoff", path: [] })).toMatchObject({ pointer: "/input/ship" });
  });
});
