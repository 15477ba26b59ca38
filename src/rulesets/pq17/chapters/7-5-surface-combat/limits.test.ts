import { describe, expect, it } from "vitest";
import {
  battle,
  convoy,
  fleet,
  HEX,
  joined,
  meeting,
  move,
  no,
  pass,
  passTo,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play, refused, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { drawMove, seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import type { Force } from "../1-2-forces/state";
import { reportOf } from "../6-2-search/reports";

const known = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const idle = { stacks: [], moves: [], evasion: [] };

const raiders = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

const battleships = (): Force => fleet("home", 1, { duke_of_york: 4, dd_jr: 2 }, known);

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
    const two = fleet("cover", 1, { norfolk: 3, sheffield: 4 }, known);
    const lone = fleet("hipper", 2, { admiral_hipper: 4, dd_z36a: 3 });
    expect(
      refused("declareSurfaceAttack", told(meeting("axis", [two], [lone])), { block: 1, attackers: ["hipper"] }).code,
    ).toBe("SUPERIOR_ENEMY");
    const flotilla = fleet("cover", 1, { dd_jr: 7 }, known);
    expect(
      refused("declareSurfaceAttack", told(meeting("axis", [flotilla], [lone])), { block: 1, attackers: ["hipper"] })
        .code,
    ).toBe("SUPERIOR_ENEMY");
    const fewer = fleet("cover", 1, { dd_jr: 6 }, known);
    expect(
      play("declareSurfaceAttack", told(meeting("axis", [fewer], [lone])), { block: 1, attackers: ["hipper"] }, [5])
        .outcome,
    ).toMatchObject({ located: ["hipper"] });
  });

  it("D-37 a German force caught by a stronger enemy moves to Withdrawal and rolls to withdraw", () => {
    const state = joined(meeting("allied", [battleships()], [raiders(known)]));
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
    const small = fleet("cover", 1, { norfolk: 3 }, known);
    const start = meeting("allied", [small], [raiders(known)], { weather: "reduced_visibility" });
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
        joined(meeting("allied", [small], [raiders(known)], options)),
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

describe("6.3.3 shadowing after a battle", () => {
  it("cruisers that leave their force shadow an Axis TF with a capital ship", () => {
    const cover = fleet("cover", 1, { norfolk: 3, sheffield: 4, dd_us: 2 });
    const tirpitz = fleet("tirpitz", 2, { tirpitz: 5, dd_z36a: 3 }, known);
    const end = passTo(joined(meeting("allied", [cover], [tirpitz])), "axis surf_withdraw_defender");
    const units = [no(end, "axis", "tirpitz"), no(end, "axis", "dd_z36a")];
    const gone = play("withdrawUnits", end, { roll: true, units, otherModifiers: true }, [9]).snapshot;
    const over = waits(gone) === "allied surf_withdraw_attacker" ? pass(gone).snapshot : gone;
    expect(waits(over)).toBe("allied surf_shadow");
    const { outcome, snapshot } = play("shadowAfterBattle", over, { force: "cover", block: 2, cruisers: ["norfolk"] });
    expect(outcome).toMatchObject({ shadower: "task_force_1" });
    expect(snapshot.sides.allied.shadowing).toEqual([{ target: 2, by: "force", id: "task_force_1" }]);
    expect(play("shadowAfterBattle", over, { force: null, block: null, cruisers: [] }).outcome).toMatchObject({
      shadower: null,
    });
  });
});

/** Plays by seed until no decision is pending, doing what random play draws. */
function settle(state: Snapshot, seed: string): Snapshot {
  const pick = seededPick(seed);
  let now = state;
  for (let step = 0; step < 200 && now.pending !== null; step += 1) {
    const drawn = drawMove(pq17, now, pack.charts, pick, () => 1);
    if (drawn === undefined) throw new Error("No move.");
    const answer = adjudicate(pq17, {
      operation: drawn.operation.name,
      snapshot: now,
      input: drawn.input,
      seed: `${seed}${step}`,
    });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 800));
    now = answer.snapshot as Snapshot;
  }
  return now;
}

describe("7.4.6 submarines of a convoy", () => {
  it("form a Wolf Pack that fights an attacker first, and the battle goes on", () => {
    const pq = convoy("pq", 1, { mv: 3, dd_us: 2, ss_british: 2 }, known);
    const asked = play(
      "declareSurfaceAttack",
      meeting("axis", [pq], [raiders()]),
      { block: 1, attackers: ["hipper"] },
      [5],
    ).snapshot;
    expect(waits(asked)).toBe("allied surf_submarines");
    const { snapshot } = play("sendConvoySubmarines", asked, { block: 2 }, [9]);
    expect(waits(snapshot)).toBe("allied sub_targets");
    expect(force(snapshot, "allied", "wolf_pack_1").units).toMatchObject([{ unit: "ss_british", cs: 2 }]);
    expect(settle(snapshot, "submarines").pending).toBeNull();
  });

  it("are no target and stay hidden, D-56", () => {
    const pq = convoy("pq", 1, { mv: 3, dd_us: 2, ss_british: 2 }, known);
    const state = joined(meeting("axis", [pq], [raiders()]));
    expect(JSON.stringify(battle(state).units)).not.toContain("ss_british");
  });
});

describe("7.5.6 carriers", () => {
  it("of the side attacked strike once a round from round 2, by day in good weather", () => {
    const home = fleet("home", 1, { victorious: 4, norfolk: 3, dd_jr: 2 }, known);
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

describe("6.6.1 a force caught in transit", () => {
  const caught = (): Snapshot => {
    const mover = fleet("cover", 1, { norfolk: 3, dd_us: 2 }, known);
    const state = meeting("allied", [mover], [raiders()]);
    const movement = { piece: "cover", speed: "moderate" as const, path: ["0415"], cross: 0 };
    return {
      ...state,
      phase: "move_blocks",
      moving: "cover",
      pending: { decision: "transit_react", side: "axis", movement },
    };
  };

  it("may be fought at once, which ends its move", () => {
    const { outcome, snapshot } = play("reactToTransit", caught(), { shadower: null, fight: ["hipper"] }, [5]);
    expect(outcome).toMatchObject({ fought: true, round: 1 });
    expect(battle(snapshot)).toMatchObject({ transit: true, attacker: "axis", hex: HEX });
    expect(force(snapshot, "allied", "cover").moved.done).toBe(true);
    const over = settle(snapshot, "transit");
    expect(over.phase).toBe("move_blocks");
    expect(over.pending).toBeNull();
    expect(over.sides.axis.fought).toEqual([]);
  });

  it("may be attacked by a Wolf Pack alone, and TFs and Wolf Packs do not attack together", () => {
    const full = { state: "full" as const, marker: null, refuelled: false };
    const boats = fleet("boats", 3, { ss_german: 4 }, { kind: "wolf_pack", fuel: full });
    const alone = withOwn(caught(), "axis", { forces: [boats] });
    const { outcome, snapshot } = play("reactToTransit", alone, { shadower: null, fight: ["boats"] }, [5, 9]);
    expect(outcome).toMatchObject({ fought: true, round: null });
    expect(waits(snapshot)).toBe("axis sub_targets");
    expect(settle(snapshot, "boats").phase).toBe("move_blocks");
    const both = withOwn(caught(), "axis", { forces: [raiders(), boats] });
    const input = { shadower: null, fight: ["hipper", "boats"] };
    expect(refused("reactToTransit", both, input)).toMatchObject({ code: "FIGHT_IMPOSSIBLE" });
  });

  it("moves on when the fighters do not find it", () => {
    const { outcome, snapshot } = play("reactToTransit", caught(), { shadower: null, fight: ["hipper"] }, [1]);
    expect(outcome).toMatchObject({ fought: false });
    expect(force(snapshot, "allied", "cover").at).toBe("0415");
  });
});

describe("A.4, 7.5.9 what a battle shows", () => {
  const small = (): Force => fleet("cover", 1, { norfolk: 3, dd_us: 2 });
  it("counters are face up, but at night by option those not hit yet", () => {
    const day = view(joined(meeting("allied", [small()], [raiders(known)])), "axis").pending?.battle;
    expect(day?.units.every(({ parts }) => parts !== null)).toBe(true);
    expect(JSON.stringify(day)).not.toContain("cover");
    const state = joined(
      meeting("allied", [small()], [raiders(known)], { light: "night", options: ["night_action"] }),
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
