import { describe, expect, it } from "vitest";
import {
  battle,
  fleet,
  idle,
  joined,
  known,
  meeting,
  move,
  no,
  passTo,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play } from "../../../../../test/fixtures/pq17/table";
import type { Force } from "../1-2-forces/state";

const cover = (): Force => fleet("cover", 1, { norfolk: 3, dd_us: 4 });

/** Counters 3, admiral_hipper; 4, lutzow; 5, dd_z36a with 4 CS; 6, dd_z36a with 1 CS. */
const germans = (): Force => fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 5 }, known);

const csOf = (found: Force, unit: string): number =>
  found.units.filter((ship) => ship.unit === unit).reduce((sum, { cs }) => sum + cs, 0);

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const raiders = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

describe("D-44 hits beyond the last CS of a counter", () => {
  it("hits beyond the last CS are lost, and do not fall on another counter of the class", () => {
    const state = passTo(joined(meeting("allied", [cover()], [germans()])), "allied surf_gun_targets_attacker");
    const { snapshot, outcome } = play("targetGuns", state, { targets: [{ unit: 1, target: 6, cs: 3 }] }, [9, 9, 9]);
    expect(outcome).toMatchObject({ salvos: [{ hits: 3 }] });
    expect(csOf(force(snapshot, "axis", "hipper"), "dd_z36a")).toBe(4);
    expect(battle(snapshot).units.filter(({ parts }) => parts.some(({ unit }) => unit === "dd_z36a"))).toHaveLength(1);
  });

  it("of torpedoes neither; a ship made Dead in the Water by one of them sinks by the next (D-62)", () => {
    const night = meeting("allied", [cover()], [germans()], { light: "night" });
    const closing = play("maneuverUnits", joined(night, [8]), { ...idle, moves: [move(2, "torpedo_attack")] }).snapshot;
    const state = passTo(closing, "allied surf_torp_targets_attacker");
    const sunk = [9, 5, 9, 5, 0, 0];
    const all = { targets: [{ unit: 2, target: 6, attacks: 4 }] };
    const { snapshot, outcome } = play("targetTorpedoes", state, all, sunk);
    expect(outcome).toMatchObject({ volleys: [{ attacks: 4, successes: 2 }] });
    expect(csOf(force(snapshot, "axis", "hipper"), "dd_z36a")).toBe(4);
    const wrecked = play("targetTorpedoes", state, all, [9, 1, 9, 1, 0, 0]).snapshot;
    const left = force(wrecked, "axis", "hipper").units.filter(({ unit }) => unit === "dd_z36a");
    expect(left).toMatchObject([{ cs: 4, marks: [] }]);
  });
});

describe("7.5.2(v) a German step lost", () => {
  it("a destroyer that is crippled alone loses no step", () => {
    const night = meeting("allied", [cover()], [germans()], { light: "night" });
    const closing = play("maneuverUnits", joined(night, [8]), { ...idle, moves: [move(2, "torpedo_attack")] }).snapshot;
    const state = passTo(closing, "allied surf_torp_targets_attacker");
    const { snapshot } = play(
      "targetTorpedoes",
      state,
      { targets: [{ unit: 2, target: 5, attacks: 4 }] },
      [9, 0, 0, 0, 0],
    );
    expect(force(snapshot, "axis", "hipper").units.some(({ marks }) => marks.includes("crippled"))).toBe(true);
    expect(battle(snapshot).germanLosses).toBe(false);
  });
});

describe("7.9 destroyer hits", () => {
  const cases = [
    [0, [["dd_z36a", 2, []]], 1],
    [
      4,
      [
        ["dd_z36a", 2, []],
        ["dd_z36a", 1, ["diw"]],
      ],
      0,
    ],
    [
      6,
      [
        ["dd_z36a", 2, []],
        ["dd_z36a", 1, ["crippled"]],
      ],
      0,
    ],
    [7, [["dd_z36a", 2, []]], 0],
  ] as const;
  for (const [die, left, vp] of cases) {
    it(`a fate of ${die} follows its hit and leaves ${JSON.stringify(left)}`, () => {
      const small = fleet("cover", 1, { norfolk: 3 });
      const options = { options: ["destroyer_hits"] as const };
      const state = passTo(
        joined(meeting("allied", [small], [raiders(knownInFull)], options)),
        "allied surf_gun_targets_attacker",
      );
      const target = no(state, "axis", "dd_z36a");
      const { snapshot } = play("targetGuns", state, { targets: [{ unit: 1, target, cs: 3 }] }, [7, die, 0, 0]);
      const units = force(snapshot, "axis", "hipper").units.filter(({ unit }) => unit === "dd_z36a");
      expect(units.map(({ unit, cs, marks }) => [unit, cs, marks])).toEqual(left);
      expect(snapshot.vp.total).toBe(vp);
      expect(battle(snapshot).germanLosses).toBe(true);
    });
  }
});
