import { describe, expect, it } from "vitest";
import {
  battle,
  convoy,
  fleet,
  idle,
  meeting,
  no,
  shown,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

const stay = { roll: false, units: [], otherModifiers: true };

/** The Axis TFs attack convoy JW-51B on a night of Reduced Visibility. */
function start(): Snapshot {
  const merchants = { dd_jr: 1, tb_old: 1, tb_op: 3, es_british: 1, mv: 13 };
  return meeting(
    "axis",
    [convoy("jw_51b", 1, merchants, { identified: true, idLevel: 1 }), fleet("cover", 2, { jamaica: 4, sheffield: 4 })],
    [
      fleet("hipper", 1, { admiral_hipper: 4, dd_z34_36: 2, dd_z36a: 1 }),
      fleet("lutzow", 2, { lutzow: 4, dd_z34_36: 1, dd_z36a: 2 }),
    ],
    { light: "night", weather: "reduced_visibility", options: ["destroyer_hits"] },
  );
}

describe("7.5 the battle of the Barents Sea, as the rules play it", () => {
  it("goes round by round as the example has it", () => {
    let played = play("declareSurfaceAttack", start(), { block: 1, attackers: ["hipper"] }, [5]);
    expect(played.outcome).toMatchObject({ located: ["hipper"] });
    expect(waits(played.snapshot)).toBe("allied surf_intercept");

    played = play("interceptAttack", played.snapshot, { forces: ["cover"] }, [5, 3]);
    expect(played.outcome).toMatchObject({ by: null });
    const surprise = played.rolls.find(({ label }) => label === "surprise");
    expect(surprise).toMatchObject({ faces: [3], modified: 5, result: "none" });
    expect(waits(played.snapshot)).toBe("allied surf_submarines");
    played = play("sendConvoySubmarines", played.snapshot, { block: null });
    expect(played.outcome).toMatchObject({ round: 1 });
    let state = played.snapshot;
    const [hipper, z34, z36] = ["admiral_hipper", "dd_z34_36", "dd_z36a"].map((unit) => no(state, "axis", unit));
    const [dd, old, op, es] = ["dd_jr", "tb_old", "tb_op", "es_british"].map((unit) => no(state, "allied", unit));
    const merchants = battle(state).units.filter(({ parts }) => parts[0]?.unit === "mv");
    expect(merchants.map(({ parts }) => parts[0]?.cs)).toEqual([8, 5]);
    expect(waits(state)).toBe("allied surf_maneuver_defender");

    const away = (unit: number | undefined) => ({ unit, area: "withdrawal", screens: [], protects: null });
    state = play("maneuverUnits", state, {
      ...idle,
      moves: [
        ...merchants.map((unit) => away(unit.no)),
        away(es),
        { unit: dd, area: "screening", screens: [hipper], protects: null },
        { unit: op, area: "screening", screens: [z34, z36], protects: null },
      ],
    }).snapshot;
    state = play("maneuverUnits", state, idle).snapshot;
    expect(waits(state)).toBe("allied surf_gun_targets_defender");
    state = play("targetGuns", state, { targets: [{ unit: dd, target: hipper, cs: 1 }] }).snapshot;
    const first = [
      { unit: hipper, target: dd, cs: 4 },
      { unit: z34, target: op, cs: 2 },
      { unit: z36, target: old, cs: 1 },
    ];
    played = play("targetGuns", state, { targets: first }, [0, 3, 6, 8, 7, 2, 7, 1, 5]);
    expect(played.outcome).toMatchObject({
      salvos: [
        { unit: hipper, dice: 4, hits: 1 },
        { unit: z34, dice: 2, hits: 0 },
        { unit: z36, dice: 1, hits: 0 },
        { unit: dd, dice: 1, hits: 0 },
      ],
    });
    expect(played.rolls.find(({ label }) => label === "destroyer-fate")).toMatchObject({ result: "damaged" });
    expect(force(played.snapshot, "allied", "jw_51b").units.some(({ unit }) => unit === "dd_jr")).toBe(false);
    expect(played.snapshot.vp.total).toBe(0);
    state = play("withdrawUnits", played.snapshot, stay).snapshot;
    played = play("withdrawUnits", state, stay, [5]);
    expect(played.outcome).toMatchObject({ round: 2 });
    state = played.snapshot;
    expect(force(state, "allied", "jw_51b")).toMatchObject({ identified: true, idLevel: 2 });
    expect(force(state, "axis", "hipper")).toMatchObject({ identified: true, idLevel: 2 });

    expect(waits(state)).toBe("axis surf_engage");
    state = play("engageForces", state, { forces: [] }).snapshot;
    expect(waits(state)).toBe("allied surf_engage");
    state = play("engageForces", state, { forces: [] }).snapshot;
    state = play("maneuverUnits", state, {
      ...idle,
      moves: [
        { unit: old, area: "torpedo_attack", screens: [hipper], protects: null },
        { unit: op, area: "torpedo_attack", screens: [z34, z36], protects: null },
      ],
    }).snapshot;
    state = play("maneuverUnits", state, { ...idle, evasion: [hipper] }).snapshot;
    const reply = [
      { unit: old, target: hipper, cs: 1 },
      { unit: op, target: z34, cs: 3 },
    ];
    state = play("targetGuns", state, { targets: reply }).snapshot;
    const second = [
      { unit: hipper, target: old, cs: 4 },
      { unit: z34, target: op, cs: 2 },
      { unit: z36, target: op, cs: 1 },
    ];
    played = play("targetGuns", state, { targets: second }, [0, 2, 8, 9, 4, 5, 3, 4, 1, 2, 3]);
    expect(played.outcome).toMatchObject({ salvos: [{ unit: hipper, hits: 1 }, {}, {}, { unit: old, dice: 1 }, {}] });
    expect(waits(played.snapshot)).toBe("allied surf_torp_targets_defender");
    state = play("targetTorpedoes", played.snapshot, { targets: [] }).snapshot;
    state = play("withdrawUnits", state, stay).snapshot;
    state = play("withdrawUnits", state, stay, [2]).snapshot;

    played = play("engageForces", state, { forces: ["lutzow"] }, [4]);
    expect(played.outcome).toMatchObject({ joined: ["lutzow"] });
    played = play("engageForces", played.snapshot, { forces: ["cover"] }, [2]);
    expect(played.outcome).toMatchObject({ joined: ["cover"] });
    state = played.snapshot;
    const lutzow = no(state, "axis", "lutzow");
    const [jamaica, sheffield] = ["jamaica", "sheffield"].map((unit) => no(state, "allied", unit));
    expect(no(state, "axis", "dd_z34_36")).toBe(z34);
    expect(shown(state, "axis", "dd_z34_36").parts.map(({ cs }) => cs)).toEqual([2, 1]);
    state = play("maneuverUnits", state, {
      ...idle,
      moves: [
        { unit: jamaica, area: "screening", screens: [hipper, lutzow], protects: null },
        { unit: sheffield, area: "screening", screens: [z34, z36], protects: null },
        { unit: op, area: "torpedo_attack", screens: [], protects: null },
      ],
    }).snapshot;
    state = play("maneuverUnits", state, {
      stacks: [],
      moves: [{ unit: z34, area: "torpedo_attack", screens: [], protects: null }],
      evasion: [hipper, lutzow],
    }).snapshot;
    const ours = [
      { unit: jamaica, target: hipper, cs: 4 },
      { unit: sheffield, target: z34, cs: 4 },
      { unit: op, target: z36, cs: 3 },
    ];
    state = play("targetGuns", state, { targets: ours }).snapshot;
    const theirs = [
      { unit: hipper, target: jamaica, cs: 4 },
      { unit: lutzow, target: sheffield, cs: 4 },
      { unit: z34, target: op, cs: 3 },
      { unit: z36, target: op, cs: 3 },
    ];
    const misses = Array.from({ length: 14 }, () => 0);
    played = play("targetGuns", state, { targets: theirs }, [...misses, 0, 2, 6, 1, 4, 8, 9, 2, 3, 6, 7, 3]);
    expect(force(played.snapshot, "axis", "hipper").units[0]).toMatchObject({ unit: "admiral_hipper", cs: 2 });
    expect(shown(played.snapshot, "axis", "dd_z34_36").parts.map(({ cs }) => cs)).toEqual([1, 1]);
    expect(played.snapshot.vp.log).toMatchObject([
      { unit: "tb_old", amount: -1 },
      { unit: "dd_z34_36", amount: 1 },
    ]);
    state = play("targetTorpedoes", played.snapshot, { targets: [{ unit: op, target: hipper, attacks: 3 }] }).snapshot;
    played = play(
      "targetTorpedoes",
      state,
      { targets: [{ unit: z34, target: sheffield, attacks: 2 }] },
      [0, 3, 8, 1, 6],
    );
    expect(played.outcome).toMatchObject({
      volleys: [
        { unit: op, attacks: 3, successes: 0 },
        { unit: z34, attacks: 2, successes: 0 },
      ],
    });
    state = play("withdrawUnits", played.snapshot, stay).snapshot;
    expect(waits(state)).toBe("axis surf_withdraw_attacker");
    const all = [hipper, z34, z36, lutzow];
    played = play("withdrawUnits", state, { roll: true, units: all, otherModifiers: true }, [5]);
    expect(played.outcome).toMatchObject({ withdrawn: [...all].sort((a, b) => (a ?? 0) - (b ?? 0)), round: null });
    expect(waits(played.snapshot)).toBe("nothing");
    for (const id of ["hipper", "lutzow"]) {
      expect(force(played.snapshot, "axis", id)).toMatchObject({ idLevel: 2, fuel: { marker: 18 } });
    }
    const spent = force(played.snapshot, "allied", "jw_51b").units.find(({ unit }) => unit === "tb_op")?.torpedoesSpent;
    expect(spent).toBe(3);
    expect(played.snapshot.sides.axis.fought).toEqual(["hipper", "lutzow"]);
  });
});
