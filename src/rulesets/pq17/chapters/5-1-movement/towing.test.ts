import { describe, expect, it } from "vitest";
import { exampleAdrift } from "../../../../../test/fixtures/pq17/positions";
import { force, play, refused, ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Ship } from "../1-2-forces/state";

const cover = (state: Snapshot) => force(state, "allied", "tf_cruiser_cover");

const shipsOf = (state: Snapshot, unit: string) => cover(state).units.filter((each) => each.unit === unit);

const inPm = (state: Snapshot): Snapshot => ({ ...state, turn: 10 });

const names = (state: Snapshot, id: string) => force(state, "allied", id).units.map(({ unit, cs }) => `${unit} ${cs}`);

describe("5.1.1 towing", () => {
  it("a ship Dead in the Water that nobody tows sinks at the end of the combine segment, with its VP", () => {
    const { snapshot } = play("endPhase", exampleAdrift("combine", false), {});
    expect(shipsOf(snapshot, "london")).toEqual([]);
    expect(snapshot.vp.log).toMatchObject([{ code: "SHIP_SUNK", unit: "london", amount: -3 }]);
  });

  it("one CS of destroyers takes it in tow, D-33, and it stays afloat", () => {
    const input = { force: "tf_cruiser_cover", ship: "london", by: "dd_us" };
    const { snapshot, rulings } = play("takeTow", exampleAdrift("combine", false), input);
    expect(rulings).toEqual(["D-33"]);
    expect(shipsOf(snapshot, "london")).toMatchObject([{ cs: 0, tow: "dd_us" }]);
    expect(shipsOf(snapshot, "dd_us")).toMatchObject([
      { cs: 1, tow: null },
      { cs: 1, tow: "london" },
    ]);
    expect(shipsOf(play("endPhase", snapshot, {}).snapshot, "london")).toHaveLength(1);
  });

  it("a capital ship is towed by a heavy ship and no destroyer; a ship under way is not towed at all", () => {
    const state = withForce(exampleAdrift("combine", false), "allied", "tf_home_fleet", {
      units: [ship("duke_of_york", 0), ship("washington", 5), ship("nigeria", 4), ship("dd_ai", 3)],
    });
    const tow = (by: string) => ({ force: "tf_home_fleet", ship: "duke_of_york", by });
    expect(refused("takeTow", state, tow("dd_ai")).citation?.section).toBe("5.1.1");
    expect(play("takeTow", state, tow("nigeria")).outcome).toMatchObject({ by: "nigeria" });
    expect(refused("takeTow", state, { force: "tf_home_fleet", ship: "washington", by: "nigeria" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("D-33 a ship that tows already, or is Dead in the Water itself, tows no other; 1.4 torpedo boats tow nothing", () => {
    const units = [ship("london", 0), ship("norfolk", 0), ship("dd_us", 1), ship("tb_op", 2)];
    const state = withForce(exampleAdrift("combine", false), "allied", "tf_cruiser_cover", { units });
    const one = play("takeTow", state, { force: "tf_cruiser_cover", ship: "london", by: "dd_us" }).snapshot;
    expect(refused("takeTow", one, { force: "tf_cruiser_cover", ship: "norfolk", by: "dd_us" }).code).toBe(
      "NOTHING_TO_TOW",
    );
  });

  it("5.1 towed ships and their towers move 1 hex, in PM turns only", () => {
    const go = (path: string[]) => ({ piece: "tf_cruiser_cover", speed: "dead_slow", path, cross: "clear" });
    const towed = exampleAdrift("move_blocks", true);
    expect(refused("moveForce", towed, go(["0607"])).code).toBe("CANNOT_MOVE");
    const moved = play("moveForce", inPm(towed), go(["0607"])).snapshot;
    expect(cover(moved).at).toBe("0607");
    expect(refused("moveForce", inPm(towed), go(["0607", "0608"])).code).toBe("PATH_LENGTH");
  });

  it("a force with a ship adrift does not move at all", () => {
    const go = { piece: "tf_cruiser_cover", speed: "slow", path: ["0607"], cross: "clear" };
    expect(refused("moveForce", inPm(exampleAdrift("move_blocks", false)), go).code).toBe("CANNOT_MOVE");
  });

  it("a tow dropped in the movement segment leaves the ship Dead in the Water, and the tower with its class", () => {
    const towed = withForce(exampleAdrift("move_refuel", false), "allied", "tf_cruiser_cover", {
      units: [{ ...ship("london", 0), tow: "dd_us" }, { ...ship("dd_us", 1), tow: "london" }, ship("dd_us", 1)],
    });
    const { snapshot } = play("dropTow", towed, { force: "tf_cruiser_cover", ship: "london" });
    expect(cover(snapshot).units).toMatchObject([
      { unit: "london", tow: null },
      { unit: "dd_us", cs: 2, tow: null },
    ]);
    expect(refused("dropTow", snapshot, { force: "tf_cruiser_cover", ship: "london" }).code).toBe("NOTHING_IN_TOW");
  });

  it("G.26, E-31 its owner may scuttle a ship adrift so that the others go on", () => {
    const { snapshot, rulings } = play("scuttleShip", exampleAdrift("move_detach", false), {
      force: "tf_cruiser_cover",
      ship: "london",
    });
    expect(rulings).toEqual(["E-31"]);
    expect(shipsOf(snapshot, "london")).toEqual([]);
    expect(snapshot.sides.allied.sunk).toMatchObject([{ unit: "london" }]);
    expect(
      refused("scuttleShip", exampleAdrift("move_detach", true), { force: "tf_cruiser_cover", ship: "london" }).code,
    ).toBe("NOTHING_ADRIFT");
  });

  it("of a class one CS is towed or scuttled at a time", () => {
    const units = [ship("mv", 2, { marks: ["diw"] }), ship("mv", 20), ship("dd_ai", 1)];
    const state = withForce(exampleAdrift("combine", false), "allied", "convoy_pq_17", { units });
    const towed = play("takeTow", state, { force: "convoy_pq_17", ship: "mv", by: "dd_ai" }).snapshot;
    expect(force(towed, "allied", "convoy_pq_17").units).toMatchObject([
      { unit: "mv", cs: 1, tow: null },
      { unit: "mv", cs: 20 },
      { unit: "dd_ai", cs: 1, tow: "mv" },
      { unit: "mv", cs: 1, marks: ["diw"], tow: "dd_ai" },
    ]);
    const scuttled = play("scuttleShip", state, { force: "convoy_pq_17", ship: "mv" }).snapshot;
    expect(force(scuttled, "allied", "convoy_pq_17").units[0]).toMatchObject({ unit: "mv", cs: 1, marks: ["diw"] });
  });
});

describe("1.2.3, 5.1.1 ships in tow leave with their towers", () => {
  const COVER = "tf_cruiser_cover";
  const towing = (phase: "move_detach" | "move_refuel" | "combine", ...rest: Ship[]): Snapshot =>
    withForce(exampleAdrift(phase, true), "allied", COVER, {
      units: [ship("london", 0, { tow: "dd_us" }), ship("dd_us", 1, { tow: "london" }), ...rest],
    });
  const take = (...units: { unit: string; cs: number; mark?: string }[]) => ({ force: COVER, units });
  const parts = (state: Snapshot, input: object): [string[], string[]] => {
    const { outcome, snapshot } = play("detachForce", state, input);
    const { detached } = outcome as { detached: string };
    expect(impossible(pq17.invariants, snapshot, pack.charts)).toEqual([]);
    return [names(snapshot, COVER), names(snapshot, detached)];
  };

  it("a ship in tow that is detached takes the CS that tows it along, and is still in tow", () => {
    const state = towing("move_detach", ship("norfolk", 3), ship("dd_us", 2));
    const { outcome, snapshot, rulings } = play("detachForce", state, take({ unit: "london", cs: 1 }));
    expect(rulings).toEqual(["E-46"]);
    const { detached } = outcome as { detached: string };
    expect(names(snapshot, COVER)).toEqual(["norfolk 3", "dd_us 2"]);
    expect(force(snapshot, "allied", detached).units).toMatchObject([
      { unit: "london", cs: 0, tow: "dd_us" },
      { unit: "dd_us", cs: 1, tow: "london" },
    ]);
  });

  it("of a class the CS that tow nothing leave first; the one that tows takes its tow along", () => {
    const state = towing("move_detach", ship("norfolk", 3), ship("dd_us", 2));
    expect(parts(state, take({ unit: "dd_us", cs: 2 }))).toEqual([["london 0", "dd_us 1", "norfolk 3"], ["dd_us 2"]]);
    expect(parts(state, take({ unit: "dd_us", cs: 3 }))).toEqual([["norfolk 3"], ["dd_us 2", "dd_us 1", "london 0"]]);
  });

  it("a CS that goes along counts among those named of its class", () => {
    const state = towing("move_detach", ship("norfolk", 3), ship("dd_us", 2));
    const both = take({ unit: "london", cs: 1 }, { unit: "dd_us", cs: 2 });
    expect(parts(state, both)).toEqual([
      ["norfolk 3", "dd_us 1"],
      ["london 0", "dd_us 1", "dd_us 1"],
    ]);
    const turned = take({ unit: "dd_us", cs: 1 }, { unit: "london", cs: 1 });
    expect(parts(state, turned)[0]).toEqual(["norfolk 3", "dd_us 2"]);
  });

  it("a tow that is the whole force does not leave it", () => {
    expect(refused("detachForce", towing("move_detach"), take({ unit: "london", cs: 1 })).code).toBe(
      "NOTHING_TO_DETACH",
    );
    const state = towing("move_detach", ship("norfolk", 3));
    const all = take({ unit: "london", cs: 1 }, { unit: "norfolk", cs: 3 });
    expect(refused("detachForce", state, all).code).toBe("FORCE_EMPTIED");
  });

  it("5.1.1 a tow may be dropped first, in the whole movement segment, and its tower detached alone", () => {
    const state = towing("move_detach", ship("norfolk", 3));
    const dropped = play("dropTow", state, { force: COVER, ship: "london" }).snapshot;
    expect(parts(dropped, take({ unit: "dd_us", cs: 1 }))).toEqual([["london 0", "norfolk 3"], ["dd_us 1"]]);
  });

  it("a destroyer that tows a merchant stays with the convoy until it drops the tow", () => {
    const units = [ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }), ship("dd_ai", 1, { tow: "mv" }), ship("mv", 9)];
    const state = withForce(table("move_detach"), "allied", "convoy_pq_17", { units: [...units, ship("tb_op", 2)] });
    const input = { force: "convoy_pq_17", units: [{ unit: "dd_ai", cs: 1 }] };
    expect(refused("detachForce", state, input).code).toBe("VALUE_NOT_LISTED");
    const dropped = play("dropTow", state, { force: "convoy_pq_17", ship: "mv" }).snapshot;
    expect(play("detachForce", dropped, input).outcome).toMatchObject({ kind: "task_force" });
  });

  it("1.2.5 a tow goes over to another force whole", () => {
    const state = towing("combine", ship("norfolk", 3));
    const { at, block } = force(state, "allied", COVER);
    const fleeting = { ...force(state, "allied", "tf_home_fleet"), at, block: (block ?? 0) + 40 };
    const near = withForce(state, "allied", "tf_home_fleet", fleeting);
    const input = { force: COVER, to: "tf_home_fleet", units: [{ unit: "london", cs: 1 }], back: [] };
    const { snapshot } = play("exchangeShips", near, input);
    expect(names(snapshot, COVER)).toEqual(["norfolk 3"]);
    expect(force(snapshot, "allied", "tf_home_fleet").units).toContainEqual(ship("london", 0, { tow: "dd_us" }));
  });
});
