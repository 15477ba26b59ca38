import { describe, expect, it } from "vitest";
import {
  battle,
  convoy,
  fleet,
  joined,
  meeting,
  no,
  pass,
  passTo,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play } from "../../../../../test/fixtures/pq17/table";

const known = { identified: true, idLevel: 1 };

const raiders = () => fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 });

const merchants = () => convoy("pq", 1, { mv: 3 }, known);

/** Passes until the battle is over; gives the rounds that were fought. */
function roundsOf(start: ReturnType<typeof joined>): { rounds: number; end: ReturnType<typeof joined> } {
  let state = start;
  let rounds = 0;
  while (state.pending !== null) {
    rounds = Math.max(rounds, battle(state).round);
    state = pass(state).snapshot;
  }
  return { rounds, end: state };
}

describe("7.5.8 unescorted convoys", () => {
  it("merchants without escort are fired at for two rounds, without maneuver or reply, and scatter", () => {
    const state = joined(meeting("axis", [merchants()], [raiders()]));
    expect(waits(state)).toBe("axis surf_gun_targets_attacker");
    const { rounds, end } = roundsOf(state);
    expect(rounds).toBe(2);
    expect(force(end, "allied", "pq")).toMatchObject({ identified: true, idLevel: 3, convoy: { scattered: true } });
  });

  it("a round less at night or in Reduced Visibility, two less in Fog, Storm or Gale, and always one", () => {
    const cases = [
      [{ light: "night" }, [0], 1],
      [{ weather: "reduced_visibility" }, [0], 1],
      [{ weather: "reduced_visibility", light: "night" }, [0], 1],
      [{ weather: "fog" }, [0], 1],
      [{ weather: "gale", light: "night" }, [0], 1],
    ] as const;
    for (const [setting, dice, wanted] of cases) {
      expect(roundsOf(joined(meeting("axis", [merchants()], [raiders()], setting), dice)).rounds).toBe(wanted);
    }
  });

  it("a round more by surprise", () => {
    const state = joined(meeting("axis", [merchants()], [raiders()], { light: "night" }), [9]);
    expect(roundsOf(state).rounds).toBe(2);
  });

  it("a round more when its warships are gone; the raiders may use guns and torpedoes", () => {
    const state = joined(meeting("axis", [convoy("pq", 1, { mv: 3, dd_us: 1 }, known)], [raiders()]));
    const guns = passTo(state, "axis surf_gun_targets_attacker");
    const sunk = play(
      "targetGuns",
      guns,
      { targets: [{ unit: 1, target: no(guns, "allied", "dd_us"), cs: 4 }] },
      [7, 0, 0, 0],
    ).snapshot;
    expect(waits(sunk)).toBe("axis surf_withdraw_attacker");
    const hunt = pass(sunk).snapshot;
    expect(battle(hunt)).toMatchObject({ round: 2, unescorted: 3 });
    const mv = no(hunt, "allied", "mv");
    const fired = play("targetGuns", hunt, { targets: [{ unit: 1, target: mv, cs: 4 }] }, [5, 4, 4, 4]).snapshot;
    expect(waits(fired)).toBe("axis surf_torp_targets_attacker");
    const volley = { targets: [{ unit: 3, target: mv, attacks: 3 }] };
    // 7.3.1 A success that sinks one merchant; convoy ships are hit by one less.
    const { snapshot } = play("targetTorpedoes", fired, volley, [7, 2, 0, 0]);
    expect(force(snapshot, "allied", "pq").units).toMatchObject([{ unit: "mv", cs: 1 }]);
    expect(roundsOf(snapshot).rounds).toBe(4);
  });

  it("5.5 warships that have withdrawn leave as a TF when the merchants scatter", () => {
    const state = joined(meeting("axis", [convoy("pq", 1, { mv: 3, dd_us: 2, ss_british: 1 }, known)], [raiders()]));
    const leaving = passTo(state, "allied surf_withdraw_defender");
    const input = { roll: true, units: [no(leaving, "allied", "dd_us")], otherModifiers: true };
    const { end } = roundsOf(play("withdrawUnits", leaving, input, [9]).snapshot);
    expect(force(end, "allied", "pq").units.map(({ unit }) => unit)).toEqual(["mv"]);
    expect(force(end, "allied", "task_force_1")).toMatchObject({ units: [{ unit: "dd_us", cs: 2 }], idLevel: 3 });
    expect(force(end, "allied", "wolf_pack_1")).toMatchObject({ units: [{ unit: "ss_british", cs: 1 }] });
  });
});

describe("7.5.5 escorts", () => {
  it("D-47 come back after the battle when a convoy has come through it, and cost no VP", () => {
    const state = joined(meeting("axis", [convoy("pq", 1, { mv: 3, es_british: 2 }, known)], [raiders()]));
    const guns = passTo(state, "axis surf_gun_targets_attacker");
    const es = no(guns, "allied", "es_british");
    const { snapshot } = play("targetGuns", guns, { targets: [{ unit: 1, target: es, cs: 4 }] }, [7, 7, 0, 0]);
    expect(snapshot.vp.total).toBe(0);
    expect(battle(snapshot).escortsLost).toMatchObject([{ cs: 1 }, { cs: 1 }]);
    const { end } = roundsOf(snapshot);
    expect(force(end, "allied", "task_force_1").units).toMatchObject([{ unit: "es_british", cs: 2 }]);
    expect(end.vp.total).toBe(0);
  });

  it("D-47 are sunk when neither an escort nor a convoy is left", () => {
    const screen = fleet("screen", 1, { dd_us: 2, es_british: 1 }, known);
    const state = passTo(joined(meeting("axis", [screen], [raiders()])), "axis surf_gun_targets_attacker");
    const es = no(state, "allied", "es_british");
    const hit = play("targetGuns", state, { targets: [{ unit: 1, target: es, cs: 4 }] }, [7, 0, 0, 0]).snapshot;
    const away = passTo(hit, "axis surf_withdraw_attacker");
    const { snapshot } = play("withdrawUnits", away, { roll: true, units: [1, 2, 3], otherModifiers: true }, [9]);
    expect(snapshot.vp.log).toMatchObject([{ unit: "es_british", amount: -0.5 }]);
  });
});
