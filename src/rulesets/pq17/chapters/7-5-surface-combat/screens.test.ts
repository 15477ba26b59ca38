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
  pass,
  passTo,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play, refused, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Force } from "../1-2-forces/state";

const small = (changes: Partial<Force> = {}): Force => fleet("cover", 1, { norfolk: 3, dd_us: 2 }, changes);

const strong = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

/** Round 1 by day: norfolk 1 and dd_us 2 have attacked admiral_hipper 3, lutzow 4 and dd_z36a 5. */
const round = (changes: Partial<Force> = {}, setting = {}) =>
  joined(meeting("allied", [small(changes)], [strong(known)], setting));

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

describe("7.5.4 screens", () => {
  it("block one enemy from one unit in Deployment, and the screener fires at that enemy alone", () => {
    const screen = { ...idle, moves: [move(5, "screening", [1], 3)] };
    const screening = play("maneuverUnits", round(), screen);
    expect(screening.rulings).toContain("E-140");
    const state = passTo(screening.snapshot, "axis surf_gun_targets_defender");
    expect(refused("targetGuns", state, { targets: [{ unit: 5, target: 2, cs: 3 }] })).toMatchObject({
      code: "TARGET_SCREENED",
      citation: { section: "7.5.4" },
    });
    const ours = pass(state).snapshot;
    expect(refused("targetGuns", ours, { targets: [{ unit: 1, target: 3, cs: 3 }] }).code).toBe("TARGET_SCREENED");
    expect(play("targetGuns", ours, { targets: [{ unit: 2, target: 3, cs: 2 }] }, [0, 0]).outcome).toMatchObject({
      named: 1,
    });
  });

  it("block two enemies from those in Withdrawal, or one from one unit by name, no more", () => {
    const both = { ...idle, moves: [move(5, "screening", [1, 2], 3)] };
    expect(refused("maneuverUnits", round(), both)).toMatchObject({ code: "SCREEN_IMPOSSIBLE" });
    const cover = { ...idle, moves: [move(3, "withdrawal"), move(5, "screening", [1, 2])] };
    const state = passTo(play("maneuverUnits", round(), cover).snapshot, "allied surf_gun_targets_attacker");
    expect(refused("targetGuns", state, { targets: [{ unit: 1, target: 3, cs: 3 }] }).code).toBe("TARGET_SCREENED");
  });
});

describe("7.5.4 units that screen", () => {
  it("do not fire at an enemy that is screened, whomever that screen is meant for", () => {
    const home = fleet("home", 1, { norfolk: 3, kent: 3, dd_jr: 2 }, known);
    const raiders = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, koln: 2, dd_z36a: 3 });
    const first = joined(meeting("axis", [home], [raiders]));
    const [norfolk, kent] = [no(first, "allied", "norfolk"), no(first, "allied", "kent")];
    const [hipper, lutzow] = [no(first, "axis", "admiral_hipper"), no(first, "axis", "lutzow")];
    expect(waits(first)).toBe("allied surf_maneuver_defender");
    const shielded = play("maneuverUnits", first, {
      ...idle,
      moves: [move(norfolk, "screening", [lutzow], kent)],
    }).snapshot;
    const axis = { ...idle, moves: [move(hipper, "screening", [kent], lutzow)] };
    const guns = passTo(play("maneuverUnits", shielded, axis).snapshot, "allied surf_gun_targets_defender");
    const aim = { targets: [{ unit: norfolk, target: lutzow, cs: 3 }] };
    expect(refused("targetGuns", guns, aim)).toMatchObject({
      code: "TARGETS_SCREENED",
      citation: { section: "7.5.4" },
    });
    expect(battle(guns).round).toBe(1);
    expect(waits(pass(guns).snapshot)).toBe("axis surf_gun_targets_attacker");
  });
});
