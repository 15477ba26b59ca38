import { describe, expect, test } from "vitest";
import { home } from "../../../../../test/fixtures/hunters/home";
import { exampleAtSea } from "../../../../../test/fixtures/hunters/positions";
import { play, rolled, sailing, sectionsOf } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import { freshCareer } from "../4-setup/fresh-career";

describe("the sections that the audit cites", () => {
  test("7.3.3 the escort off Gibraltar is cited by the rule of the passage, that of an aircraft by the rule of aircraft", () => {
    const passing = sailing({ boat: "VIIC", startMonth: "1941-10" }, { area: "mediterranean" }, 2);
    const gibraltar = play("resolveEncounter", passing, {}, [2, 3]);
    expect(sectionsOf(gibraltar, "ESCORT_ARRIVED")).toEqual(["7.3.3"]);
    const outbound = sailing({ boat: "VIIC", startMonth: "1941-10" }, { area: "atlantic" }, 2);
    const called = play("resolveEncounter", outbound, {}, [1, 1, 2, 2, 1, 1, 3, 2, 3, 4, 1, 3, 4, 1, 1]);
    expect(sectionsOf(called, "ESCORT_ARRIVED")).toEqual(["9.8.3"]);
  });
});

describe("7.1.2 the track", () => {
  test("7.1.2 the track is that of the area, the mission track for a mission, and begins with box 1", () => {
    const fresh = freshCareer(pack.charts, { boat: "VIIC", startMonth: "1940-10" });
    const plain = play("resolveAssignment", fresh, { request: false }, [2, 3]);
    expect(plain.outcome).toMatchObject({ area: "british_isles", mission: null, track: "british_isles" });
    const agent = play("resolveAssignment", fresh, { request: false }, [2, 2]);
    expect(agent.outcome).toMatchObject({ area: "british_isles", mission: "A", track: "british_isles_mission" });
    expect(agent.snapshot.patrol?.box).toBe(0);
    expect(play("resolveEncounter", agent.snapshot, {}, [4, 4]).outcome).toMatchObject({ box: 1, result: "none" });
  });
});

describe("7.3.6 the Bay of Biscay", () => {
  test("7.3.6 the Bay of Biscay is plain Transit in June 1940 and dangerous in July", () => {
    const first = (startMonth: string) => sailing({ boat: "VIIB", startMonth }, { area: "spanish_coast" }, 0);
    const before = play("resolveEncounter", first("1940-06"), {}, [2, 2]);
    expect(before.outcome).toMatchObject({ column: "transit", result: "none" });
    const after = play("resolveEncounter", first("1940-07"), {}, [2, 2, 5, 5]);
    expect(after.outcome).toMatchObject({ column: "bay_of_biscay_special_mission", result: "aircraft" });
  });
});

describe("7.3.7 America and the Caribbean", () => {
  test("7.3.7 the same box of the same track reads another column, and both name ships from T4", () => {
    const at = (area: "north_america" | "caribbean") => sailing({ boat: "IXC", startMonth: "1942-02" }, { area }, 5);
    const north = play("resolveEncounter", at("north_america"), {}, [5, 5]);
    expect(north.outcome).toMatchObject({ column: "north_america", result: "none" });
    const south = play("resolveEncounter", at("caribbean"), {}, [5, 5, 1]);
    expect(south.outcome).toMatchObject({ column: "caribbean", result: "tanker" });
    const tanker = play("resolveEncounter", at("north_america"), {}, [4, 5, 1]);
    for (const met of [south, tanker]) expect(rolled(met, "ship-identity").map(({ chart }) => chart)).toEqual(["T4"]);
  });
});

describe("7.1.1 the log row of a patrol", () => {
  test("7.1.1 the log row stands in the month the patrol starts, with area and flag", () => {
    const port = play("computeRefit", home({ month: "1941-07" }), {}).snapshot;
    expect(port.month).toBe("1941-09");
    const { snapshot } = play("resolveAssignment", port, { request: false }, [2, 3]);
    expect(snapshot.log).toHaveLength(2);
    expect(snapshot.log[1]).toMatchObject({
      month: "1941-09",
      area: "atlantic",
      mission: "W",
      ships: [],
      result: null,
    });
  });

  test("7.1.1 the box of a patrol at sea does not change the log", () => {
    const { log } = play("resolveEncounter", exampleAtSea(), {}, [5, 5]).snapshot;
    expect(log).toEqual(exampleAtSea().log);
  });
});
