import { describe, expect, it } from "vitest";
import {
  battle,
  convoy,
  fleet,
  idle,
  joined,
  known,
  meeting,
  move,
  no,
  pass,
  passTo,
  shown,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play, refused, withOwn, withRulings } from "../../../../../test/fixtures/pq17/table";
import type { Force } from "../1-2-forces/state";

const found = 6;

const fails = 2;

const small = (changes: Partial<Force> = {}): Force => fleet("cover", 1, { norfolk: 3, dd_us: 2 }, changes);

const strong = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

const cruisers = (changes: Partial<Force> = {}): Force =>
  fleet("cover", 1, { norfolk: 3, sheffield: 4, dd_us: 2 }, changes);

const germans = (changes: Partial<Force> = {}): Force => fleet("hipper", 2, { admiral_hipper: 4, dd_z36a: 3 }, changes);

describe("7.5 the attack", () => {
  it("7.1.1 fails without a location card that succeeds, and is not made again in the segment", () => {
    const state = meeting("allied", [cruisers()], [germans(known)]);
    const { outcome, snapshot } = play("declareSurfaceAttack", state, { block: 2, attackers: ["cover"] }, [fails]);
    expect(outcome).toMatchObject({ located: [], round: null });
    expect(snapshot.pending).toBeNull();
    expect(refused("declareSurfaceAttack", snapshot, { block: 2, attackers: ["cover"] }).code).toBe(
      "NOTHING_TO_ATTACK",
    );
    expect(play("endPhase", snapshot, {}).snapshot.sides.allied.attacked).toEqual([]);
  });

  it("identified TFs and convoys alone are attacked", () => {
    const state = meeting("allied", [cruisers()], [germans()]);
    expect(refused("declareSurfaceAttack", state, { block: 2, attackers: ["cover"] }).citation.section).toBe("7.5");
  });

  it("D-49 several TFs attack as one, each with its own location card", () => {
    const other = fleet("home", 3, { duke_of_york: 4 });
    const state = meeting("allied", [cruisers(), other], [germans(known)]);
    const input = { block: 2, attackers: ["cover", "home"] };
    const { outcome, snapshot, rulings } = play("declareSurfaceAttack", state, input, [found, fails]);
    expect(outcome).toMatchObject({ located: ["cover"], round: 1 });
    expect(rulings).toContain("D-49");
    expect(waits(snapshot)).toBe("axis surf_maneuver_defender");
    expect(snapshot.sides.allied).toMatchObject({ attacked: ["cover", "home"], fought: ["cover"] });
  });

  it("D-35 a TF that has fought attacks no more", () => {
    const state = meeting("allied", [small()], [strong(known)]);
    const over = passTo(joined(state), "axis surf_withdraw_defender");
    const ended = play("withdrawUnits", pass(over).snapshot, { roll: true, units: [1, 2], otherModifiers: true }, [7]);
    expect(ended.outcome).toMatchObject({ withdrawn: [1, 2], round: null });
    expect(ended.snapshot.pending).toBeNull();
    expect(refused("declareSurfaceAttack", ended.snapshot, { block: 2, attackers: ["cover"] }).code).toBe(
      "NOTHING_TO_ATTACK",
    );
    expect(force(ended.snapshot, "allied", "cover")).toMatchObject({ idLevel: 3, fuel: { marker: 18 } });
  });

  it("D-19 a TF that intercepts attacks the attackers instead, with a second card when it shadows them", () => {
    const guard = fleet("guard", 3, { scharnhorst: 3, koln: 2 });
    const state = meeting("allied", [small(known)], [strong(known), guard]);
    const asked = play("declareSurfaceAttack", state, { block: 2, attackers: ["cover"] }, [found]).snapshot;
    expect(waits(asked)).toBe("axis surf_intercept");
    const { outcome, snapshot, rulings } = play("interceptAttack", asked, { forces: ["guard"] }, [5]);
    expect(outcome).toMatchObject({ by: "guard", round: 1 });
    expect(rulings).toContain("D-19");
    expect(battle(snapshot)).toMatchObject({ attacker: "axis" });
    expect(battle(snapshot).forces.map((each) => each.force)).toEqual(["guard", "cover"]);
    const followed = withOwn(asked, "axis", { shadowing: [{ target: 1, by: "force", id: "guard" }] });
    expect(play("interceptAttack", followed, { forces: ["guard"] }, [1, 4]).outcome).toMatchObject({ by: "guard" });
  });
});

/** Round 1 by day: norfolk 1 and dd_us 2 have attacked admiral_hipper 3, lutzow 4 and dd_z36a 5. */
const round = (changes: Partial<Force> = {}, setting = {}) =>
  joined(meeting("allied", [small(changes)], [strong(known)], setting));

describe("7.5.2 the round", () => {
  it("(ii) no unit closes in for torpedoes in its first round without surprise", () => {
    const closing = { ...idle, moves: [move(5, "torpedo_attack")] };
    expect(refused("maneuverUnits", round(), closing)).toMatchObject({ code: "TOO_EARLY" });
    const later = passTo(round(), "axis surf_maneuver_defender");
    expect(battle(later).round).toBe(1);
    const second = passTo(pass(later).snapshot, "axis surf_maneuver_defender", [9]);
    expect(battle(second).round).toBe(2);
    expect(play("maneuverUnits", second, closing).outcome).toMatchObject({ moved: 1 });
  });

  it("(ii), E-135 in the first round at night it takes surprise to close in; by ruling it does not", () => {
    const closing = { ...idle, moves: [move(5, "torpedo_attack")] };
    const dark = meeting("allied", [small()], [strong(known)], { light: "night" });
    const night = joined(dark, [0]);
    expect(battle(night).surprise).toBe(false);
    expect(refused("maneuverUnits", night, closing)).toMatchObject({ code: "TOO_EARLY" });
    const ruled = play("maneuverUnits", withRulings(night, "torpedoAreaWithoutSurprise"), closing);
    expect(ruled.outcome).toMatchObject({ moved: 1 });
    expect(ruled.rulings).toContain("E-135");
    expect(refused("maneuverUnits", withRulings(round(), "torpedoAreaWithoutSurprise"), closing).code).toBe(
      "TOO_EARLY",
    );
  });

  it("(ii) a battle in which everybody is in Withdrawal is over", () => {
    const away = { ...idle, moves: [3, 4, 5].map((unit) => move(unit, "withdrawal")) };
    const state = play("maneuverUnits", round(), away).snapshot;
    const ours = { ...idle, moves: [1, 2].map((unit) => move(unit, "withdrawal")) };
    expect(play("maneuverUnits", state, ours).snapshot.pending).toBeNull();
  });

  it("(ii) merchants move to Withdrawal alone, and what is Dead in the Water moves nowhere", () => {
    const state = joined(meeting("axis", [convoy("pq", 1, { mv: 3, dd_us: 2 }, known)], [strong()]));
    const merchant = no(state, "allied", "mv");
    expect(refused("maneuverUnits", state, { ...idle, moves: [move(merchant, "screening")] }).code).toBe("NO_WARSHIP");
    const adrift = fleet("cover", 1, { norfolk: 0, dd_us: 2 }, known);
    const other = joined(meeting("axis", [adrift], [strong()]));
    const wreck = no(other, "allied", "norfolk");
    expect(refused("maneuverUnits", other, { ...idle, moves: [move(wreck, "screening")] }).code).toBe(
      "CANNOT_MANEUVER",
    );
  });

  it("(iii) no enemy is taken twice while another has no firer", () => {
    const state = passTo(round(), "allied surf_gun_targets_attacker");
    const twice = [
      { unit: 1, target: 3, cs: 3 },
      { unit: 2, target: 3, cs: 2 },
    ];
    expect(refused("targetGuns", state, { targets: twice })).toMatchObject({ code: "TARGET_LEFT_OUT" });
    expect(refused("targetGuns", state, { targets: [{ unit: 1, target: 3, cs: 2 }] }).code).toBe("VALUE_NOT_LISTED");
  });

  it("(iii) a lone light counter may divide its fire", () => {
    const lone = fleet("cover", 1, { dd_us: 3 });
    const state = passTo(joined(meeting("allied", [lone], [strong(known)])), "allied surf_gun_targets_attacker");
    const targets = [
      { unit: 1, target: 2, cs: 1 },
      { unit: 1, target: 4, cs: 2 },
    ];
    const { outcome } = play("targetGuns", state, { targets }, [0, 8, 8]);
    expect(outcome).toMatchObject({
      salvos: [
        { dice: 1, hits: 0 },
        { dice: 2, hits: 2 },
      ],
    });
  });

  it("(iii) all dice fall before a hit is applied, the attacker's first", () => {
    const state = passTo(round(), "axis surf_gun_targets_defender");
    const theirs = play("targetGuns", state, { targets: [{ unit: 3, target: 1, cs: 4 }] }).snapshot;
    const { outcome, snapshot } = play(
      "targetGuns",
      theirs,
      { targets: [{ unit: 1, target: 3, cs: 3 }] },
      [7, 7, 7, 7, 7, 7, 7],
    );
    expect(outcome).toMatchObject({
      salvos: [
        { unit: 1, hits: 3 },
        { unit: 3, dice: 4, hits: 4 },
      ],
    });
    expect(force(snapshot, "axis", "hipper").units[0]?.cs).toBe(1);
    expect(force(snapshot, "allied", "cover").units.some(({ unit }) => unit === "norfolk")).toBe(false);
    expect(snapshot.vp.log).toMatchObject([{ unit: "norfolk", amount: -3 }]);
  });

  it("D-21 torpedo boats fire guns from the Torpedo Attack area alone", () => {
    const boats = fleet("cover", 1, { norfolk: 3, tb_op: 3 });
    const state = passTo(joined(meeting("allied", [boats], [strong(known)])), "allied surf_gun_targets_attacker");
    const targets = [{ unit: no(state, "allied", "tb_op"), target: 3, cs: 3 }];
    expect(refused("targetGuns", state, { targets })).toMatchObject({ code: "FIRES_NO_GUNS" });
  });

  it("D-22, 11.2.3 Evasion and Critical Fuel cost the firer 1 each; a wreck is hit more easily", () => {
    const starved = { fuel: { state: "critical" as const, marker: null, refuelled: false } };
    const wreck = fleet("hipper", 2, { admiral_hipper: 0, lutzow: 4, dd_z36a: 3 }, known);
    const maneuver = passTo(joined(meeting("allied", [small(starved)], [wreck])), "allied surf_maneuver_attacker");
    const evading = play("maneuverUnits", maneuver, { ...idle, evasion: [1] }).snapshot;
    const state = passTo(evading, "allied surf_gun_targets_attacker");
    const { rolls, snapshot } = play("targetGuns", state, { targets: [{ unit: 1, target: 3, cs: 3 }] }, [6, 6, 7]);
    expect(rolls[0]).toMatchObject({
      modifiers: [
        { code: "EVASION_FIRER", value: -1 },
        { code: "TARGET_DIW_OR_TOW", value: 2 },
        { code: "CRITICAL_FUEL_FIRER", value: -1 },
      ],
    });
    // 7, D-44 A ship of 0 CS sinks by one more hit.
    expect(force(snapshot, "axis", "hipper").units.map(({ unit }) => unit)).not.toContain("admiral_hipper");
  });

  it("(v) one die for the side, every unit by its own modifiers", () => {
    const lame = fleet("hipper", 2, { admiral_hipper: 1, lutzow: 4, dd_z36a: 3 }, known);
    lame.units[0]?.marks.push("crippled");
    const state = passTo(joined(meeting("allied", [small()], [lame])), "axis surf_withdraw_defender");
    const { outcome } = play("withdrawUnits", state, { roll: true, units: [3, 4, 5], otherModifiers: true }, [7]);
    expect(outcome).toMatchObject({ withdrawn: [4, 5] });
  });

  it("(v) the Axis must try once a German unit has lost a step", () => {
    const guns = passTo(round(), "allied surf_gun_targets_attacker");
    const state = play("targetGuns", guns, { targets: [{ unit: 1, target: 3, cs: 3 }] }, [9, 0, 0]).snapshot;
    expect(waits(state)).toBe("axis surf_withdraw_defender");
    const stay = { roll: false, units: [], otherModifiers: true };
    expect(refused("withdrawUnits", state, stay).code).toBe("MUST_TRY_TO_WITHDRAW");
    expect(refused("withdrawUnits", state, { roll: true, units: [3], otherModifiers: true }).code).toBe(
      "MUST_TRY_TO_WITHDRAW",
    );
  });

  it("(v) merchants leave near a friendly coast alone", () => {
    const merchants = convoy("pq", 1, { mv: 3, dd_us: 2 }, known);
    const state = passTo(joined(meeting("axis", [merchants], [strong()])), "allied surf_withdraw_defender");
    const mv = no(state, "allied", "mv");
    expect(refused("withdrawUnits", state, { roll: true, units: [mv], otherModifiers: true }).code).toBe(
      "CANNOT_WITHDRAW",
    );
    const coast = "1205";
    const near = [convoy("pq", 1, { mv: 3, dd_us: 2 }, { ...known, at: coast }), strong({ at: coast })] as const;
    const home = passTo(joined(meeting("axis", [near[0]], [near[1]])), "allied surf_withdraw_defender");
    const input = { roll: true, units: [no(home, "allied", "mv")], otherModifiers: true };
    expect(play("withdrawUnits", home, input, [9]).outcome).toMatchObject({ withdrawn: input.units });
  });

  it("(vi) a die lower than the round ends the battle", () => {
    const first = passTo(round(), "allied surf_withdraw_attacker");
    expect(pass(first, [0]).snapshot.pending).toBeNull();
    const second = pass(first, [1]).snapshot;
    expect(battle(second).round).toBe(2);
    const last = pass(passTo(second, "allied surf_withdraw_attacker"), [1]);
    expect(last.snapshot.pending).toBeNull();
    expect(last.rulings).toContain("D-23");
  });
});

describe("7.5.3 surprise", () => {
  it("the surprised side does not maneuver, and is fired at with guns and torpedoes before it fires", () => {
    const state = joined(meeting("allied", [small()], [strong(known)], { light: "night" }), [8]);
    expect(waits(state)).toBe("allied surf_maneuver_attacker");
    const closing = play("maneuverUnits", state, { ...idle, moves: [move(2, "torpedo_attack")] }).snapshot;
    const theirs = [
      { unit: 3, target: 1, cs: 4 },
      { unit: 4, target: 2, cs: 4 },
    ];
    const named = play("targetGuns", closing, { targets: theirs }).snapshot;
    const ours = [
      { unit: 1, target: 3, cs: 3 },
      { unit: 2, target: 4, cs: 2 },
    ];
    const guns = play("targetGuns", named, { targets: ours }, [0, 0, 0, 9, 0]);
    expect(waits(guns.snapshot)).toBe("allied surf_torp_targets_attacker");
    const torpedoes = { targets: [{ unit: 2, target: 5, attacks: 4 }] };
    const dice = [9, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const { outcome, snapshot } = play("targetTorpedoes", guns.snapshot, torpedoes, dice);
    expect(outcome).toMatchObject({
      volleys: [{ unit: 2, attacks: 4, successes: 1 }],
      salvos: [
        { unit: 3, dice: 4 },
        { unit: 4, dice: 3 },
      ],
    });
    expect(shown(snapshot, "axis", "dd_z36a").parts[0]?.cs).toBe(2);
    expect(force(snapshot, "allied", "cover").units.find(({ unit }) => unit === "dd_us")?.torpedoesSpent).toBe(4);
  });

  it("7.6 is not rolled by day in Fair weather", () => {
    expect(battle(round()).surprise).toBe(false);
  });
});

describe("7.2.4, D-57 stacks", () => {
  it("a stack is hit by the number of the type with most CS, and the ship is picked", () => {
    const state = joined(meeting("axis", [convoy("pq", 1, { mv: 4, mo: 2, dd_us: 1 }, known)], [strong()]));
    const [mv, mo, dd] = ["mv", "mo", "dd_us"].map((unit) => no(state, "allied", unit));
    expect(refused("maneuverUnits", state, { ...idle, stacks: [[mv, dd]] }).code).toBe("STACK_IMPOSSIBLE");
    const stacked = play("maneuverUnits", state, { ...idle, stacks: [[mv, mo]] }).snapshot;
    const low = Math.min(mv ?? 0, mo ?? 0);
    expect(shown(stacked, "allied", "mo").no).toBe(low);
    const guns = passTo(stacked, "axis surf_gun_targets_attacker");
    const { snapshot, rulings } = play(
      "targetGuns",
      guns,
      { targets: [{ unit: 1, target: low, cs: 4 }] },
      [5, 6, 0, 0, 0],
    );
    expect(rulings).toContain("D-57");
    const left = force(snapshot, "allied", "pq").units.map(({ unit, cs }) => `${unit} ${cs}`);
    expect(left.sort()).toEqual(["dd_us 1", "mo 2", "mv 3"]);
  });
});
