import { describe, expect, it } from "vitest";
import { force, play, refused, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Ship } from "../1-2-forces/state";
import { exampleAdrift } from "../shared/examples";

const cover = (state: Snapshot) => force(state, "allied", "tf_cruiser_cover");

const ship = (state: Snapshot, unit: string) => cover(state).units.filter((each) => each.unit === unit);

const entry = (unit: string, cs: number, marks: Ship["marks"] = []): Ship => {
  return { unit, cs, rotated: false, marks, tow: null, torpedoesSpent: 0, oil: null };
};

const inPm = (state: Snapshot): Snapshot => ({ ...state, turn: 10 });

describe("5.1.1 towing", () => {
  it("a ship Dead in the Water that nobody tows sinks at the end of the combine segment, with its VP", () => {
    const { snapshot } = play("endPhase", exampleAdrift("combine", false), {});
    expect(ship(snapshot, "london")).toEqual([]);
    expect(snapshot.vp.log).toMatchObject([{ code: "SHIP_SUNK", unit: "london", amount: -3 }]);
  });

  it("one CS of destroyers takes it in tow, D-33, and it stays afloat", () => {
    const input = { force: "tf_cruiser_cover", ship: "london", by: "dd_us" };
    const { snapshot, rulings } = play("takeTow", exampleAdrift("combine", false), input);
    expect(rulings).toEqual(["D-33"]);
    expect(ship(snapshot, "london")).toMatchObject([{ cs: 0, tow: "dd_us" }]);
    expect(ship(snapshot, "dd_us")).toMatchObject([
      { cs: 1, tow: null },
      { cs: 1, tow: "london" },
    ]);
    expect(ship(play("endPhase", snapshot, {}).snapshot, "london")).toHaveLength(1);
  });

  it("a capital ship is towed by a heavy ship and no destroyer; a ship under way is not towed at all", () => {
    const state = withForce(exampleAdrift("combine", false), "allied", "tf_home_fleet", {
      units: [entry("duke_of_york", 0), entry("washington", 5), entry("nigeria", 4), entry("dd_ai", 3)],
    });
    const tow = (by: string) => ({ force: "tf_home_fleet", ship: "duke_of_york", by });
    expect(refused("takeTow", state, tow("dd_ai")).citation?.section).toBe("5.1.1");
    expect(play("takeTow", state, tow("nigeria")).outcome).toMatchObject({ by: "nigeria" });
    expect(refused("takeTow", state, { force: "tf_home_fleet", ship: "washington", by: "nigeria" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("D-33 a ship that tows already, or is Dead in the Water itself, tows no other; 1.4 torpedo boats tow nothing", () => {
    const units = [entry("london", 0), entry("norfolk", 0), entry("dd_us", 1), entry("tb_op", 2)];
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
      units: [{ ...entry("london", 0), tow: "dd_us" }, { ...entry("dd_us", 1), tow: "london" }, entry("dd_us", 1)],
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
    expect(ship(snapshot, "london")).toEqual([]);
    expect(snapshot.sides.allied.sunk).toMatchObject([{ unit: "london" }]);
    expect(
      refused("scuttleShip", exampleAdrift("move_detach", true), { force: "tf_cruiser_cover", ship: "london" }).code,
    ).toBe("NOTHING_ADRIFT");
  });

  it("of a class one CS is towed or scuttled at a time", () => {
    const units = [entry("mv", 2, ["diw"]), entry("mv", 20), entry("dd_ai", 1)];
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
