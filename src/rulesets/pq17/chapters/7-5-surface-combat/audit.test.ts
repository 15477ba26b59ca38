import { describe, expect, it } from "vitest";
import {
  battle,
  fleet,
  joined,
  meeting,
  move,
  no,
  pass,
  passTo,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play, refused, withDeck, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Force } from "../1-2-forces/state";

/** Cards whose row of a force by night in Fair weather is U, of the Allies, and a carrier symbol, of the Axis. */
const UNIVERSAL = 15;

const CARRIER = 38;

const known = { identified: true, idLevel: 2 } satisfies Partial<Force>;

const idle = { stacks: [], moves: [], evasion: [] };

const cover = (): Force => fleet("cover", 1, { norfolk: 3, dd_us: 4 });

/** Counters 3, admiral_hipper; 4, lutzow; 5, dd_z36a with 4 CS; 6, dd_z36a with 1 CS. */
const germans = (): Force => fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 5 }, known);

const csOf = (found: Force, unit: string): number =>
  found.units.filter((ship) => ship.unit === unit).reduce((sum, { cs }) => sum + cs, 0);

describe("D-44 hits beyond the last CS of a counter", () => {
  it("are lost, and do not fall on another counter of the class", () => {
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
  it("is none when a destroyer is crippled alone", () => {
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

describe("D-36, 6.2.2 a carrier that denies an interception or an engagement", () => {
  it("is disclosed", () => {
    const own = fleet("home", 1, { victorious: 3, norfolk: 3 });
    const guard = fleet("guard", 3, { scharnhorst: 3 });
    const state = meeting("allied", [own], [germans(), guard], { light: "night" });
    const denying = withOwn(state, "allied", { denial: { ...state.sides.allied.denial, carrier: true }, located: [] });
    const finds = { block: 2, attackers: ["home"] };
    const asked = play("declareSurfaceAttack", withDeck(denying, "allied", UNIVERSAL, 40), finds, [1]).snapshot;
    expect(waits(asked)).toBe("axis surf_intercept");
    const carrier = withDeck(asked, "axis", CARRIER, 40);
    const { snapshot, outcome } = play("interceptAttack", carrier, { forces: ["guard"] }, [1, 0]);
    expect(outcome).toMatchObject({ by: null });
    expect(snapshot.sides.allied.located).toContain("victorious");
  });
});

describe("7.5.4 a screen", () => {
  it("falls when the ship that screens is Crippled in the strike of a carrier", () => {
    const home = fleet("home", 1, { victorious: 4, norfolk: 3, dd_jr: 2 }, known);
    const raiders = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 });
    const state = passTo(joined(meeting("axis", [home], [raiders])), "axis surf_withdraw_attacker");
    const second = passTo(pass(state, [9]).snapshot, "axis surf_maneuver_attacker");
    const [hipper, lutzow, norfolk] = [
      no(second, "axis", "admiral_hipper"),
      no(second, "axis", "lutzow"),
      no(second, "allied", "norfolk"),
    ];
    const screen = { ...idle, moves: [move(hipper, "screening", [norfolk], lutzow)] };
    const guns = passTo(play("maneuverUnits", second, screen).snapshot, "allied surf_gun_targets_defender");
    const aim = { targets: [{ unit: norfolk, target: lutzow, cs: 3 }] };
    expect(refused("targetGuns", guns, aim)).toMatchObject({ code: "TARGET_SCREENED" });
    const units = force(guns, "axis", "hipper").units.map((ship) =>
      ship.unit === "admiral_hipper" ? { ...ship, marks: ["crippled" as const] } : ship,
    );
    expect(play("targetGuns", withForce(guns, "axis", "hipper", { units }), aim).outcome).toMatchObject({ named: 1 });
  });
});
