import { describe, expect, it } from "vitest";
import {
  battle,
  fleet,
  idle,
  joined,
  meeting,
  move,
  no,
  passTo,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { play, refused, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import type { Force } from "../1-2-forces/state";
import { reportOf } from "../6-2-search/reports";

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const raiders = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

const battleships = (): Force => fleet("home", 1, { duke_of_york: 4, dd_jr: 2 }, knownInFull);

const stay = { roll: false, units: [], otherModifiers: true };

/** The snapshot with a report at ID3 of the first Allied force. */
function told(state: Snapshot): Snapshot {
  const [target] = state.sides.allied.forces;
  if (target === undefined) throw new Error("There is no Allied force.");
  return withOwn(state, "axis", { reports: [reportOf(pack.charts, target, 3, state.turn)] });
}

describe("7.5.7 Hitler's limits", () => {
  it("a German TF does not attack what it knows to be stronger", () => {
    const state = told(meeting("axis", [battleships()], [raiders()]));
    const input = { block: 1, attackers: ["hipper"] };
    expect(refused("declareSurfaceAttack", state, input)).toMatchObject({
      code: "SUPERIOR_ENEMY",
      citation: { section: "7.5.7" },
    });
    const free = withOwn(state, "axis", {
      chits: [{ letter: "A", condition: "no_restrictions", revealed: false, fulfilled: false }],
    });
    expect(play("declareSurfaceAttack", free, input, [5]).outcome).toMatchObject({ located: ["hipper"] });
  });

  it("cruisers count, and destroyers against all German CS", () => {
    const two = fleet("cover", 1, { norfolk: 3, sheffield: 4 }, knownInFull);
    const lone = fleet("hipper", 2, { admiral_hipper: 4, dd_z36a: 3 });
    expect(
      refused("declareSurfaceAttack", told(meeting("axis", [two], [lone])), { block: 1, attackers: ["hipper"] }).code,
    ).toBe("SUPERIOR_ENEMY");
    const flotilla = fleet("cover", 1, { dd_jr: 7 }, knownInFull);
    expect(
      refused("declareSurfaceAttack", told(meeting("axis", [flotilla], [lone])), { block: 1, attackers: ["hipper"] })
        .code,
    ).toBe("SUPERIOR_ENEMY");
    const fewer = fleet("cover", 1, { dd_jr: 6 }, knownInFull);
    expect(
      play("declareSurfaceAttack", told(meeting("axis", [fewer], [lone])), { block: 1, attackers: ["hipper"] }, [5])
        .outcome,
    ).toMatchObject({ located: ["hipper"] });
  });

  it("D-37 a German force caught by a stronger enemy moves to Withdrawal and rolls to withdraw", () => {
    const state = joined(meeting("allied", [battleships()], [raiders(knownInFull)]));
    expect(waits(state)).toBe("axis surf_maneuver_defender");
    expect(battle(state).outmatched).toBe(true);
    expect(refused("maneuverUnits", state, idle)).toMatchObject({
      code: "SUPERIOR_ENEMY",
      citation: { section: "7.5.7" },
    });
    const ships = ["admiral_hipper", "lutzow", "dd_z36a"].map((unit) => no(state, "axis", unit));
    expect(refused("maneuverUnits", state, { ...idle, moves: ships.map((unit) => move(unit, "screening")) }).code).toBe(
      "SUPERIOR_ENEMY",
    );
    const away = { ...idle, moves: ships.map((unit) => move(unit, "withdrawal")) };
    const rolling = passTo(play("maneuverUnits", state, away).snapshot, "axis surf_withdraw_defender");
    expect(refused("withdrawUnits", rolling, stay).code).toBe("MUST_TRY_TO_WITHDRAW");
  });
});

describe("13.3 Warning from Superiors", () => {
  it("German units must try to withdraw with 2 more, and may leave out all else", () => {
    const small = fleet("cover", 1, { norfolk: 3 }, knownInFull);
    const start = meeting("allied", [small], [raiders(knownInFull)], { weather: "reduced_visibility" });
    const events: Snapshot["events"] = [{ event: "superior_warning", side: "axis", until: start.turn, after: "axis" }];
    const state = passTo(joined({ ...start, events }, [0]), "axis surf_withdraw_defender");
    expect(refused("withdrawUnits", state, stay).code).toBe("MUST_TRY_TO_WITHDRAW");
    const units = ["admiral_hipper", "lutzow", "dd_z36a"].map((unit) => no(state, "axis", unit));
    const { rolls } = play("withdrawUnits", state, { roll: true, units, otherModifiers: true }, [4]);
    expect(rolls[0]).toMatchObject({ modified: 7 });
    const alone = play("withdrawUnits", state, { roll: true, units, otherModifiers: false }, [5]);
    expect(alone.outcome).toMatchObject({ withdrawn: units });
  });
});

describe("7.5.6 carriers", () => {
  it("of the side attacked strike once a round from round 2, by day in good weather", () => {
    const home = fleet("home", 1, { victorious: 4, norfolk: 3, dd_jr: 2 }, knownInFull);
    const state = joined(meeting("axis", [home], [raiders()]));
    const second = passTo(state, "allied surf_carrier", [9]);
    expect(battle(second).round).toBe(2);
    const [flier] = second.sides.allied.aircraft.filter(
      ({ carrier, unit }) => carrier === "victorious" && unit.includes("albacore"),
    );
    const target = no(second, "axis", "admiral_hipper");
    const input = { runs: [{ aircraft: flier?.id, target, ordnance: "torpedoes" }] };
    const answer = adjudicate(pq17, { operation: "strikeFromCarrier", snapshot: second, input, seed: "albacore" });
    expect(answer).toMatchObject({
      kind: "RESOLUTION",
      outcome: { attacks: [{ aircraft: flier?.id, ordnance: "torpedoes" }] },
    });
    const night = joined(meeting("axis", [home], [raiders()], { light: "night" }), [0]);
    expect(waits(passTo(night, "allied surf_gun_targets_defender"))).toBe("allied surf_gun_targets_defender");
  });
});

describe("A.4, 7.5.9 what a battle shows", () => {
  const small = (): Force => fleet("cover", 1, { norfolk: 3, dd_us: 2 });
  it("counters are face up, but at night by option those not hit yet", () => {
    const day = view(joined(meeting("allied", [small()], [raiders(knownInFull)])), "axis").pending?.battle;
    expect(new Set(day?.units.map(({ parts }) => parts !== null))).toEqual(new Set([true]));
    expect(JSON.stringify(day)).not.toContain("cover");
    const state = joined(
      meeting("allied", [small()], [raiders(knownInFull)], { light: "night", options: ["night_action"] }),
      [0],
    );
    const seen = (now: Snapshot) =>
      view(now, "axis")
        .pending?.battle?.units.filter(({ side }) => side === "allied")
        .map(({ parts }) => parts);
    expect(seen(state)).toEqual([null, null]);
    const guns = passTo(state, "axis surf_gun_targets_defender");
    const aimed = play("targetGuns", guns, { targets: [{ unit: 3, target: 1, cs: 4 }] }).snapshot;
    const { snapshot } = play("targetGuns", aimed, { targets: [] }, [9, 0, 0, 0]);
    expect(seen(snapshot)).toMatchObject([[{ unit: "norfolk", cs: 2 }], null]);
    const away = passTo(snapshot, "allied surf_withdraw_attacker");
    const over = play("withdrawUnits", away, { roll: true, units: [1, 2], otherModifiers: true }, [9]).snapshot;
    expect(over.sides.axis.reports.at(-1)).toMatchObject({ level: 2, warships: { least: 1, most: 1 }, heavy: 1 });
  });
});

describe("7.5.7 refusals name the rule that says no", () => {
  /** A German cruiser caught by a battleship, by day. */
  const caught = () => {
    const allied = [fleet("cover", 1, { duke_of_york: 4 }, { identified: true, idLevel: 1 })];
    return joined(meeting("axis", allied, [fleet("hipper", 1, { admiral_hipper: 4 })]));
  };

  it("7.5.7 before a stronger enemy every German unit moves to Withdrawal, and tries to withdraw", () => {
    const idle = { stacks: [], moves: [], evasion: [] };
    const maneuver = passTo(caught(), "axis surf_maneuver_attacker");
    expect(refused("maneuverUnits", maneuver, idle)).toMatchObject({
      code: "SUPERIOR_ENEMY",
      citation: { section: "7.5.7" },
      pointer: "/input/moves",
    });
    const { pending } = maneuver;
    const unit =
      pending !== null && "battle" in pending ? pending.battle.units.find(({ side }) => side === "axis") : null;
    const away = { unit: unit?.no, area: "withdrawal", screens: [], protects: null };
    const moved = play("maneuverUnits", maneuver, { ...idle, moves: [away] }).snapshot;
    const leaving = passTo(moved, "axis surf_withdraw_attacker");
    const stay = { roll: false, units: [], otherModifiers: true };
    const none = { roll: true, units: [], otherModifiers: true };
    for (const input of [stay, none]) {
      expect(refused("withdrawUnits", leaving, input)).toMatchObject({
        code: "MUST_TRY_TO_WITHDRAW",
        citation: { section: "7.5.7" },
      });
    }
  });
});
