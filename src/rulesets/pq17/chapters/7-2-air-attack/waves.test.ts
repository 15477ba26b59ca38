import { describe, expect, it } from "vitest";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { axisCard, blockOf, HEX, overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import {
  contextOn,
  force,
  inWeather,
  play,
  refused,
  ship,
  table,
  withDeck,
  withForce,
} from "../../../../../test/fixtures/pq17/table";
import { NeedsRollSignal } from "../../../../core/engine/context";
import { renderResult } from "../../../../core/text/sentence";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Option } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { noAirNews, strikeOf } from "./air-combat";
import { isSpread } from "./assignment";
import type { Strike } from "./state";
import { fireFlak, flakColumn } from "./wave";

const sentences = await allPhrases(pq17);

const { charts } = pack;

const JU88 = plane("ju88", "ju88a4", 2);

const HE111 = plane("he111", "he111h6", 2);

const UNITS = [ship("dd_ai", 3), ship("mv", 5)];

const _one = (): Snapshot => overConvoy(UNITS, [JU88]);

const _target = (state: Snapshot) => `block:${blockOf(state)}`;

const run = (aircraft: string, wave: number, stack: number | null, ordnance: "bombs" | "torpedoes" = "bombs") => {
  return { aircraft, wave, stack, ordnance, diverted: false };
};

const chosen = (aircraft: string, wave: number, stack: number | null, ordnance: "bombs" | "torpedoes" = "bombs") => {
  return { aircraft, wave, stack, ordnance };
};

/** One Ju 88 of 2 CS that bombs the only stack of a line. */
function bombs(target: Ship, options: readonly Option[] = []): Snapshot {
  const state = overConvoy([target], [plane("ju88", "ju88a4", 2)], options);
  return striking(state, "air_assign", "axis", { line: [[{ no: 1, cs: target.cs }]] });
}

const input = { runs: [{ aircraft: "ju88", wave: 1, stack: 1, ordnance: "bombs" }] };

const labels = (state: Snapshot, dice: readonly number[]): string[] =>
  play("assignAircraft", state, input, dice).rolls.map(({ label }) => label);

describe("7.2.4 assigning", () => {
  const line: Strike["line"] = [[{ no: 1, cs: 3 }], [{ no: 2, cs: 5 }]];
  const units = [JU88, HE111, plane("c", "ju88a4", 2)];
  const state = striking(overConvoy(UNITS, units), "air_assign", "axis", { line });

  it("at most two air units attack a target in one wave", () => {
    const three = [chosen("ju88", 1, 2), chosen("he111", 1, 2), chosen("c", 1, 2)];
    expect(refused("assignAircraft", state, { runs: three })).toMatchObject({
      code: "TARGET_CROWDED",
      citation: { section: "7.2.4" },
    });
    expect(isSpread(charts, [...three.slice(0, 2), chosen("c", 2, 2)])).toBe(true);
  });

  it("only units with torpedoes carry them, where open water is possible", () => {
    expect(refused("assignAircraft", state, { runs: [chosen("ju88", 1, 2, "torpedoes")] }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    const ice = charts.MAP.facts.hexes.find((hex) => hex.ice === "west_iv")?.id ?? HEX;
    const frozen = {
      ...state,
      ice: { ...state.ice, west_iv: { expected: "heavy_drift" as const, fixed: true } },
      pending: { decision: "air_assign", side: "axis", strike: { ...strikeOf(state), hex: ice } },
    } as Snapshot;
    expect(refused("assignAircraft", frozen, { runs: [chosen("he111", 1, 2, "torpedoes")] }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("7.3 over uncertain ice one die tells whether there is open water; without it torpedo aircraft attack nothing", () => {
    const hex = charts.MAP.facts.hexes.find((each) => each.ice === "west_iv")?.id ?? HEX;
    const uncertain = {
      ...state,
      ice: { ...state.ice, west_iv: { expected: "light_drift" as const, fixed: false } },
      pending: { decision: "air_assign", side: "axis", strike: { ...strikeOf(state), hex } },
    } as Snapshot;
    const rows = charts.ICE.columns.find(({ id }) => id === "light_drift")?.rows ?? [];
    const die = (clear: boolean): number => rows.find(({ result }) => (result === "clear") === clear)?.min ?? 0;
    const runs = { runs: [chosen("he111", 1, 2, "torpedoes")] };
    const shut = play("assignAircraft", uncertain, runs, [die(false)]);
    expect(shut.rolls.map(({ label }) => label)).toEqual(["ice-condition"]);
    expect(shut.snapshot.pending).toBeNull();
    expect(shut.rulings).toContain("E-139");
    const open = play("assignAircraft", uncertain, runs, [die(true)]);
    expect(open.outcome.next).toBe("air_support_aa");
  });
});

describe("7.2.5 AA fire", () => {
  it("the sum of a stack counts, at most column 6; stars count where there is no number", () => {
    expect(flakColumn(9)).toBe("6");
    expect(flakColumn("*")).toBe("*");
    expect(flakColumn(3)).toBe("3");
  });

  it("E-105 a stack of stars fires one die in a wave, at the first that attacks it", () => {
    const units = [JU88, plane("c", "ju88a4", 1)];
    const line: Strike["line"] = [[{ no: 1, cs: 5 }]];
    const state = striking(overConvoy([ship("mv", 5)], units), "air_assign", "axis", { line });
    const { outcome, rulings } = play(
      "assignAircraft",
      state,
      { runs: [chosen("c", 1, 1), chosen("ju88", 1, 1)] },
      [9, 0, 0],
    );
    expect(outcome.flak).toEqual([{ stack: 1, aircraft: "c", result: "abort" }]);
    expect(rulings).toContain("E-105");
    expect(outcome.attacks).toMatchObject([
      { aircraft: "c", dice: 0 },
      { aircraft: "ju88", dice: 2 },
    ]);
  });

  const cams = (weather: "fair" | "fog" = "fair"): Snapshot => {
    const line: Strike["line"] = [[{ no: 1, cs: 3 }], [{ no: 2, cs: 2 }], [{ no: 3, cs: 5 }]];
    const runs = [run("ju88", 1, 1)];
    const units = [ship("dd_ai", 3), ship("mc", 2), ship("mv", 5)];
    return striking(inWeather(overConvoy(units, [JU88]), weather), "air_support_aa", "allied", { line, runs, wave: 1 });
  };

  it("1.4.3 each CAM adds 1 to a die, once, and stands apart then", () => {
    const aim = { stack: 1, aircraft: "ju88" };
    const { snapshot, rolls } = play("directFlak", cams(), { support: [], cams: [aim, aim] }, [8, 0]);
    expect(rolls[0]).toMatchObject({ label: "aa", modified: 10, modifiers: [{ code: "CAM", value: 2 }] });
    expect(force(snapshot, "allied", "convoy_pq_17").units.filter(({ unit }) => unit === "mc")).toMatchObject([
      { cs: 2, marks: ["cam_used"] },
    ]);
    expect(refused("directFlak", cams("fog"), { support: [], cams: [aim] }).code).toBe("CHOICE_COUNT");
    expect(refused("directFlak", cams(), { support: [], cams: [{ stack: 3, aircraft: "ju88" }] }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("a supporting stack fires once, at an air unit that attacks a stack beside it", () => {
    const line: Strike["line"] = [[{ no: 1, cs: 3 }], [{ no: 2, cs: 5 }]];
    const units = [JU88, HE111];
    const runs = [run("ju88", 1, 2), run("he111", 1, 2)];
    const state = striking(overConvoy(UNITS, units), "air_support_aa", "allied", { line, runs, wave: 1 });
    const twice = [
      { stack: 1, aircraft: "ju88" },
      { stack: 1, aircraft: "he111" },
    ];
    expect(refused("directFlak", state, { support: twice, cams: [] }).code).toBe("CHOICE_COUNT");
    // Support at the He 111, then one die of the merchants' stars at the Ju 88; two bombs from each.
    const { outcome, rulings } = play("directFlak", state, { support: [twice[1]], cams: [] }, [8, 0, 0, 0, 0]);
    expect(outcome.flak).toEqual([
      { stack: 1, aircraft: "he111", result: "abort" },
      { stack: 2, aircraft: "ju88", result: "none" },
    ]);
    expect(rulings).toContain("E-104");
  });

  it("a torpedo run is easier to hit", () => {
    const line: Strike["line"] = [[{ no: 1, cs: 3 }], [{ no: 2, cs: 5 }]];
    const state = striking(overConvoy(UNITS, [HE111]), "air_assign", "axis", { line });
    const { rolls } = play("assignAircraft", state, { runs: [chosen("he111", 1, 1, "torpedoes")] }, [7, 0, 0]);
    expect(rolls[0]).toMatchObject({ label: "aa", modified: 8, modifiers: [{ code: "TORPEDO_RUN" }] });
  });
});

describe("7.2.6 bombs, torpedoes and later waves", () => {
  it("7 a target Dead in the Water or in tow is hit with +2, a crippled one with +1", () => {
    const bombed = (changes: Parameters<typeof ship>[2]) => {
      const line: Strike["line"] = [[{ no: 1, cs: 3 }]];
      const state = striking(
        overConvoy([ship("london", 3, changes)], [plane("c", "ju88a4", 1)]),
        "air_assign",
        "axis",
        { line },
      );
      return play("assignAircraft", state, { runs: [chosen("c", 1, 1)] }, [0, 0]).rolls[1];
    };
    expect(bombed({ marks: ["crippled"] })).toMatchObject({ modified: 1, modifiers: [{ code: "TARGET_CRIPPLED" }] });
    expect(bombed({ tow: "norfolk" })).toMatchObject({ modified: 2, modifiers: [{ code: "TARGET_DIW_OR_TOW" }] });
  });

  it("7 a heavy ship loses CS, is Dead in the Water at 0 and sinks by one more hit", () => {
    const line: Strike["line"] = [[{ no: 1, cs: 1 }]];
    const state = striking(overConvoy([ship("london", 1)], [JU88]), "air_assign", "axis", { line });
    const { outcome, snapshot } = play("assignAircraft", state, { runs: [chosen("ju88", 1, 1)] }, [0, 9, 9]);
    expect(outcome.attacks).toMatchObject([{ hits: 2, harms: [{ lost: 1, diw: 1 }, { sunk: 1 }] }]);
    expect(snapshot.sides.allied.forces).toEqual([]);
    expect(snapshot.sides.allied.sunk).toMatchObject([{ unit: "london" }]);
    expect(snapshot.pending).toBeNull();
  });

  it("units of a later wave whose target is gone turn to a stack beside it or give up; no AA fires at those", () => {
    const units = [plane("a", "ju88a4", 1), plane("b", "ju88a4", 1)];
    const line: Strike["line"] = [[{ no: 1, cs: 1 }], [{ no: 2, cs: 5 }]];
    const state = striking(overConvoy([ship("palomares", 0), ship("mv", 5)], units), "air_assign", "axis", {
      line: [[{ no: 1, cs: 0 }], [{ no: 2, cs: 5 }]],
    });
    expect(line).toHaveLength(2);
    const runs = { runs: [chosen("a", 1, 1), chosen("b", 2, 1)] };
    const sunk = play("assignAircraft", state, runs, [0, 9]);
    expect(sunk.outcome.next).toBe("air_retarget");
    expect(sunk.snapshot.pending).toMatchObject({ side: "axis" });
    const turned = play("turnAircraft", sunk.snapshot, { turns: [{ aircraft: "b", stack: 2 }] }, [0, 0]);
    expect(turned.outcome.attacks).toMatchObject([{ aircraft: "b", stack: 2 }]);
    const home = play("turnAircraft", sunk.snapshot, { turns: [] });
    expect(home.outcome).toMatchObject({ flak: [], attacks: [], next: null });
  });

  it("D-62 a torpedo that sinks two finds its second merchant in the same convoy, and the display follows", () => {
    const line: Strike["line"] = [[{ no: 1, cs: 2 }], [{ no: 2, cs: 3 }]];
    const he111 = plane("he111", "he111h6", 1);
    const units = [ship("mo", 2, { oil: 20 }), ship("mv", 3)];
    const state = striking(overConvoy(units, [he111]), "air_assign", "axis", { line });
    // AA 0; attack 9, the first of 2 tankers, damage 9; second victim the third of 4 left, a freighter; then a miss.
    const { snapshot, outcome } = play(
      "assignAircraft",
      state,
      { runs: [chosen("he111", 1, 1, "torpedoes")] },
      [0, 9, 1, 9, 3, 0],
    );
    expect(outcome.attacks).toMatchObject([
      {
        hits: 1,
        harms: [
          { unit: "mo", sunk: 1 },
          { unit: "mv", sunk: 1 },
        ],
      },
    ]);
    const left = force(snapshot, "allied", "convoy_pq_17").units.map(({ unit, cs }) => [unit, cs]);
    expect(left).toEqual([
      ["mo", 1],
      ["mv", 2],
    ]);
  });

  it("13.1 an elusive target: its attackers turn to others with -1, and the event is used", () => {
    const units = [ship("avenger", 1), ship("mv", 5)];
    const line: Strike["line"] = [[{ no: 1, cs: 1 }], [{ no: 2, cs: 5 }]];
    const base = striking(overConvoy(units, [plane("a", "ju88a4", 1)]), "air_assign", "axis", { line });
    const state: Snapshot = {
      ...base,
      events: [{ event: "elusive_target", side: "allied", until: base.turn, after: "axis" }],
    };
    const assigned = play("assignAircraft", state, { runs: [chosen("a", 1, 1)] });
    expect(assigned.snapshot.pending).toMatchObject({ decision: "air_elusive", side: "allied" });
    const named = play("nameElusiveTarget", assigned.snapshot, { stack: 1 });
    expect(named.snapshot.events).toEqual([]);
    expect(named.outcome.next).toBe("air_retarget");
    expect(refused("turnAircraft", named.snapshot, { turns: [{ aircraft: "a", stack: 1 }] }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    const turned = play("turnAircraft", named.snapshot, { turns: [{ aircraft: "a", stack: 2 }] });
    const flown = play("directFlak", turned.snapshot, { support: [], cams: [] }, [0, 7]);
    expect(flown.rolls.at(-1)).toMatchObject({ label: "bomb", modified: 6, modifiers: [{ code: "ELUSIVE_TARGET" }] });
    const kept = play("nameElusiveTarget", assigned.snapshot, { stack: null }, [0, 0]);
    expect(kept.snapshot.events).toHaveLength(1);
  });
});

describe("7.7.3 scattered and dispersed convoys", () => {
  const scattered = (units: ReturnType<typeof ship>[]): Snapshot => {
    const state = overConvoy(units, [JU88, plane("he111", "he111h6", 1)]);
    const convoy = force(state, "allied", "convoy_pq_17").convoy;
    if (convoy === null) throw new Error("No convoy.");
    return withForce(state, "allied", "convoy_pq_17", { convoy: { ...convoy, scattered: true }, idLevel: 3 });
  };

  it("G.25 each air unit attacks one merchant picked at random, which alone fires at it", () => {
    const state = striking(scattered([ship("mv", 3)]), "air_assign", "axis", { against: "scattered", ships: [] });
    const runs = { runs: [chosen("ju88", 1, null), chosen("he111", 1, null, "torpedoes")] };
    // Pick 2, AA 0, bombs 0 and 7; pick 1 of 2, AA 0, torpedoes 9 with damage 9 that takes that ship alone.
    const { outcome, snapshot, rolls } = play("assignAircraft", state, runs, [2, 0, 0, 7, 1, 0, 9, 9]);
    expect(rolls.map(({ label }) => label)).toEqual([
      "scatter-target",
      "aa",
      "bomb",
      "bomb",
      "scatter-target",
      "aa",
      "torpedo-attack",
      "torpedo-damage",
    ]);
    expect(outcome.attacks).toMatchObject([
      { aircraft: "ju88", hits: 1, harms: [{ unit: "mv", sunk: 1 }] },
      { aircraft: "he111", hits: 1, dice: 1, harms: [{ sunk: 1 }] },
    ]);
    expect(force(snapshot, "allied", "convoy_pq_17")).toMatchObject({ idLevel: 3, units: [{ unit: "mv", cs: 1 }] });
  });

  it("of a convoy that has dispersed the attacker names the convoy or what is dispersed of it", () => {
    const base = overConvoy([ship("mv", 3)], [JU88]);
    const convoy = force(base, "allied", "convoy_pq_17").convoy;
    if (convoy === null) throw new Error("No convoy.");
    const loose = { ...convoy, dispersed: [{ unit: "mo", cs: 1 }] };
    const state = withDeck(withForce(base, "allied", "convoy_pq_17", { convoy: loose }), "axis", axisCard("U"));
    const input = { target: `strays:${blockOf(state)}`, groups: [["ju88"]] };
    const declared = play("declareAirAttack", state, input, [1]);
    expect(declared.outcome.next).toBe("air_assign");
    const over = play("assignAircraft", declared.snapshot, { runs: [chosen("ju88", 1, null)] }, [0, 9]);
    expect(force(over.snapshot, "allied", "convoy_pq_17").convoy?.dispersed).toEqual([]);
    expect(over.snapshot.sides.allied.sunk).toMatchObject([{ unit: "mo", cs: 1 }]);
  });
});

describe("7.2.5 ships Dead in the Water have no CS to fire AA with", () => {
  it("one CS of merchants fires unless it is Dead in the Water", () => {
    expect(labels(bombs(ship("mv", 1)), [0, 0, 0])).toEqual(["aa", "bomb", "bomb"]);
    expect(labels(bombs(ship("mv", 1, { marks: ["diw"] })), [0, 0])).toEqual(["bomb", "bomb"]);
  });

  it("7.9 nor have destroyers that are Crippled, where they take no part in combat", () => {
    const lame = ship("dd_jr", 1, { marks: ["crippled"] });
    expect(labels(bombs(lame), [0, 0, 0])).toEqual(["aa", "bomb", "bomb"]);
    expect(labels(bombs(lame, ["destroyer_hits"]), [0, 0])).toEqual(["bomb", "bomb"]);
  });
});

describe("7.2.5 what AA fire asks for", () => {
  it("7.2.5 AA fire that hits two steps says so beforehand and afterwards", () => {
    const shoot = (...faces: number[]): string[] => {
      const { ctx } = contextOn(table("air_combat", "axis"), ...faces);
      const aircraft = ctx.state.sides.axis.aircraft.find(({ id }) => id === "fw200_1")!;
      const shot = { side: "allied" as const, value: 6, aircraft, torpedoRun: false, cams: 0, stack: null, at: {} };
      try {
        fireFlak(ctx, shot, noAirNews());
      } catch (error) {
        if (!(error instanceof NeedsRollSignal)) throw error;
        return error.totals.map(({ result }) => result);
      }
      return ctx.audit.flatMap((entry) => (entry.kind === "roll" ? [entry.result] : []));
    };
    expect(shoot().slice(-3)).toEqual(["hit", "hit", "hit, 2 steps"]);
    expect(shoot(9)).toEqual(["hit, 2 steps"]);
    const [entry] = [{ label: "aa", chart: "AA_DEFENSE", result: "hit, 2 steps" }];
    const words = Object.values(sentences).map((phrases) => renderResult(entry!, phrases));
    expect(words).toEqual(expect.arrayContaining(["hit, 2 steps"]));
    expect(new Set(words).size).toBe(3);
  });
});
