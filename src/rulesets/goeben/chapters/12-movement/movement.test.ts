import { describe, expect, it } from "vitest";
import { mined } from "../../../../../test/fixtures/goeben/pool-kit";
import { atSpace, play, refused, table, withMarker, withShip } from "../../../../../test/fixtures/goeben/table";
import type { PathCost } from "../../../../core/choice/paths";
import type { JsonSchema } from "../../../../core/contract/choice";
import { seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { moves } from "./choices";
import { reachable, usableSpeeds } from "./paths";

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

  /** The prices that the paths of a ship have by their length. */
  const costsOf = (state: Snapshot, ship: string): readonly PathCost[] | undefined => {
    const { anyOf } = moves(state, charts)!.schema as { anyOf: { properties: Record<string, JsonSchema> }[] };
    const { properties } = anyOf.find(({ properties: { ship: only } }) => only!.const === ship)!;
    return (properties.path!["x-path"] as { costs?: readonly PathCost[] }).costs;
  };

  it.each([1, 2, 3, 4, 5, 6])("12.1-12.3 a path of %i spaces costs what the decision says of its length", (length) => {
    const cost = costsOf(fresh(), "goeben")!.find(({ steps }) => length <= steps)!;
    const { outcome, rolls } = moved(fresh(), EAST.slice(0, length), cost.roll === null ? [] : [6]);
    expect(outcome).toMatchObject({ speed: cost.speed, ...cost.price });
    expect(rolls.map(({ label }) => label)).toEqual(cost.roll === null ? [] : [cost.roll]);
  });

  it("12.2 a ship that cannot pay for a speed has no price for it", () => {
    const poor = withShip(fresh(), "goeben", { coal: 0 });
    expect(costsOf(poor, "goeben")).toEqual([{ steps: 4, speed: "cruise", price: { coal: 0 }, roll: null }]);
    const slow = withShip(fresh(), "goeben", { engines: 3 });
    expect(costsOf(slow, "goeben")).toEqual([{ steps: 3, speed: "cruise", price: { coal: 0 }, roll: null }]);
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
    const { snapshot, audit } = moved(fresh(), []);
    expect(audit.map(({ code }) => code)).toEqual(["SHIP_STAYED"]);
    expect(moved(fresh(), [EAST[0]!]).audit.map(({ code }) => code)).toContain("SHIP_MOVED");
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

  it("the decision of a move carries the lines, the stops, the closed spaces and the speeds", () => {
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
    expect(decision.limits[0]?.message).toContain("5 at maximum speed for 1 coal");
  });

  it("moveShip is closed once every ship has moved", () => {
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
