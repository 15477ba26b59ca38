import { describe, expect, it } from "vitest";
import { placeOf, withConsorts } from "../../../../../test/fixtures/goeben/pool-kit";
import {
  atSpace,
  captured,
  carrying,
  play,
  refused,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { canEnter } from "../12-movement/paths";

/** The example in phase 1 at a space, with both ships short of everything. */
function short(space = "messina", plan = {}): Snapshot {
  const state = atSpace(table("outfitting", {}, plan), space);
  const hungry = { coal: 0, ammunition: 0, torpedoes: 0 };
  return withShip(withShip(state, "goeben", hungry), "breslau", hungry);
}

const { charts } = pack;

const EAST = ["south_of_messina", "central_ionian", "off_zante", "cape_matapan", "sw_of_crete", "south_of_crete"];

const fresh = (changes: Partial<Snapshot> = {}): Snapshot => table("movement", changes);

const moved = (state: Snapshot, path: string[], dice: number[] = [], ship = "goeben") =>
  play("moveShip", state, { ship, path }, dice);

/** Goeben and Breslau at a port or base in the Shore Bombardment phase. */
function off(space: string, plan = {}): Snapshot {
  return atSpace(table("bombardment", {}, plan), space);
}

const at = (space: string, plan = {}): Snapshot => atSpace(table("outfitting", {}, plan), space);

describe("9.1 a ship that must leave", () => {
  it("9.1 a ship that must leave may not outfit; the other ships there may", () => {
    const state = withShip({ ...short(), visited: ["messina"] }, "goeben", { mustLeave: true, hull: 5 });
    expect(refused("repair", state, { ship: "goeben", dice: ["hull"] })).toMatchObject({
      code: "MUST_LEAVE",
      citation: { section: "9.1" },
    });
    const shared = play("coal", state, { space: "messina", source: "site" }, [6]).snapshot;
    expect(refused("shareStores", shared, { shares: { goeben: { coal: 1 } } }).code).toBe("VALUE_NOT_LISTED");
    const both = withShip(state, "breslau", { mustLeave: true });
    expect(refused("coal", both, { space: "messina", source: "site" })).toMatchObject({ code: "MUST_LEAVE" });
  });

  it("D-09 a ship that must leave with Engines 0 may outfit", () => {
    const state = withShip({ ...short(), visited: ["messina"] }, "goeben", { mustLeave: true, engines: 0 });
    const dice = Array.from({ length: 6 }, () => "engines");
    const played = play("repair", state, { ship: "goeben", dice }, [1, 1, 1, 1, 1, 5]);
    expect(played.rulings).toContain("D-09");
    expect(played.snapshot.ships.goeben.engines).toBe(1);
    expect(
      refused("coal", withShip(played.snapshot, "breslau", { coal: 5 }), { space: "messina", source: "site" }).code,
    ).toBe("STORES_FULL");
  });
});

describe("9.1 neutral sites", () => {
  const turn3 = (changes: Partial<Snapshot> = {}) => fresh({ turn: 3, ...changes });

  it("9.1 by the errata a ship that begins in a neutral port and leaves has not visited it", () => {
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

describe("9.2 capture of a port", () => {
  const open = (space = "bone") => {
    const state = carrying(off(space), "goeben", "wireless", "seebataillon");
    const { unseen } = state;
    const ids = unseen.coastal.slice(0, unseen.faceDownCoastal.find((each) => each.space === space)?.count ?? 0);
    const faceDownCoastal = unseen.faceDownCoastal.map((each) => (each.space === space ? { ...each, count: 0 } : each));
    return {
      ...state,
      coastal: ids.map((id) => ({ id, space, destroyed: true })),
      unseen: { ...unseen, coastal: unseen.coastal.filter((id) => !ids.includes(id)), faceDownCoastal },
    };
  };

  it("a ship lands a Seebataillon where no unit and no Allied warship is left (D-81)", () => {
    const played = play("capturePort", open(), { ship: "goeben", box: 2 });
    expect(played.snapshot.landed).toEqual(["bone"]);
    expect(played.snapshot.ships.goeben.boxes.slice(0, 2)).toEqual(["wireless", null]);
    expect(played.outcome).toMatchObject({ ship: "goeben", space: "bone" });
    expect(played.rulings).toContain("D-81");
    expect(refused("capturePort", open(), { ship: "goeben", box: 1 }).code).toBe("VALUE_NOT_LISTED");
  });

  it.each([
    ["a base", () => open("alexandria")],
    ["a neutral site", () => open("messina")],
    ["a defended port", () => carrying(off("bone"), "goeben", "seebataillon")],
    ["a port with an Allied warship", () => withMarker(open(), "dublin", "map", "bone")],
    ["a storm", () => ({ ...open(), storms: ["bone"] })],
    ["a port held already", () => ({ ...open(), landed: ["bone"] })],
    ["a ship without a Seebataillon", () => carrying(open(), "goeben", "wireless")],
  ])("is refused with %s", (_, state) => {
    expect(refused("capturePort", state(), { ship: "goeben", box: 2 })).toMatchObject({
      code: "NO_LANDING",
      citation: { section: "9.2" },
    });
  });
});

describe("9.2 a landed Seebataillon", () => {
  const held = (): Snapshot => captured(at("philippeville"), "philippeville");

  it("D-12 a ship in the port takes it aboard again, and the port is the enemy's", () => {
    const { snapshot, outcome, rulings } = play("reembark", held(), { ship: "breslau", box: 3 });
    expect(outcome).toMatchObject({ space: "philippeville" });
    expect(snapshot).toMatchObject({ landed: [] });
    expect(snapshot.ships.breslau).toMatchObject({ boxes: [null, null, "seebataillon", null], outfitted: true });
    expect(rulings).toContain("D-12");
  });

  it("D-12 elsewhere there is none to take, and a full ship has no box for it", () => {
    expect(refused("reembark", at("philippeville"), { ship: "breslau", box: 1 })).toMatchObject({
      code: "NO_SEEBATAILLON_ASHORE",
      citation: { section: "9.2" },
    });
    const full = carrying(held(), "breslau", "wireless", "wireless", "reserve_crew", "camera_crew");
    expect(refused("reembark", full, { ship: "breslau", box: 1 })).toMatchObject({ code: "NO_FREE_BOX" });
  });
});
