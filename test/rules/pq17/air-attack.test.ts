import { describe, expect, it } from "vitest";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { isSpread } from "../../../src/rulesets/pq17/rules/air-assign";
import { isFairFire } from "../../../src/rulesets/pq17/rules/air-combat";
import { lineFault, plainLine } from "../../../src/rulesets/pq17/rules/air-display";
import { flakColumn } from "../../../src/rulesets/pq17/rules/air-flak";
import { strikeOf } from "../../../src/rulesets/pq17/rules/air-strike";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Strike } from "../../../src/rulesets/pq17/snapshot-air";
import { view } from "../../../src/rulesets/pq17/views";
import { axisCard, blockOf, HEX, overConvoy, plane, ship, striking, unitOf } from "./air-kit";
import { force, inWeather, only, play, refused, table, withDeck, withForce, withOwn } from "./table";

const { charts } = pack;
const JU88 = plane("ju88", "ju88a4", 2);
const HE111 = plane("he111", "he111h6", 2);
const UNITS = [ship("dd_ai", 3), ship("mv", 5)];
const one = (): Snapshot => overConvoy(UNITS, [JU88]);
const target = (state: Snapshot) => `block:${blockOf(state)}`;
const run = (aircraft: string, wave: number, stack: number | null, ordnance: "bombs" | "torpedoes" = "bombs") => {
  return { aircraft, wave, stack, ordnance, diverted: false };
};
const chosen = (aircraft: string, wave: number, stack: number | null, ordnance: "bombs" | "torpedoes" = "bombs") => {
  return { aircraft, wave, stack, ordnance };
};
const current = (state: Snapshot): Strike => {
  const strike = strikeOf(state);
  if (strike === undefined) throw new Error("No air attack is in progress.");
  return strike;
};

describe("7.1 declaring an air attack", () => {
  it("7.1.1 only identified forces, and Wolf Packs not with bombs", () => {
    const hidden = withForce(one(), "allied", "convoy_pq_17", { identified: false });
    const input = { target: target(hidden), groups: [["ju88"]] };
    expect(refused("declareAirAttack", hidden, input)).toMatchObject({
      code: "NO_AIR_TARGET",
      citation: { section: "7.1" },
    });
  });

  it("7.1.1 a card that fails sends the aircraft home; the target has had its attack", () => {
    const state = withDeck(one(), "axis", axisCard("-"));
    const { outcome, snapshot, rolls } = play(
      "declareAirAttack",
      state,
      { target: target(state), groups: [["ju88"]] },
      [1],
    );
    expect(rolls.map(({ label }) => label)).toEqual(["locate-card"]);
    expect(outcome).toMatchObject({ groups: [{ located: false }], next: null });
    expect(unitOf(snapshot, "axis", "ju88")).toMatchObject({ mission: "flown", hex: null });
    expect(force(snapshot, "allied", "convoy_pq_17")).toMatchObject({ idLevel: 0 });
  });

  it("7.1 a target is attacked from the air once in a segment", () => {
    const state = withDeck(overConvoy(UNITS, [JU88, HE111]), "axis", axisCard("-"), axisCard("U"));
    const { snapshot } = play("declareAirAttack", state, { target: target(state), groups: [["ju88"]] }, [1]);
    const again = { target: target(state), groups: [["he111"]] };
    expect(refused("declareAirAttack", snapshot, again).code).toBe("NO_AIR_TARGET");
    const over = play("endPhase", snapshot, {}).snapshot;
    expect(over.sides.axis.struck).toEqual([]);
    expect(unitOf(over, "axis", "he111").mission).toBe("flown");
  });

  it("7.1.1 a target that is shadowed is looked for with a second card", () => {
    const state = withDeck(one(), "axis", axisCard("-"), axisCard("U"));
    const shadowed = withOwn(state, "axis", {
      shadowing: [{ target: blockOf(state), by: "radius", id: "german_north_norway" }],
    });
    const order = [axisCard("-"), axisCard("U")].sort((a, b) => a - b);
    const first = order.indexOf(axisCard("-")) + 1;
    const { outcome, rolls } = play("declareAirAttack", shadowed, { target: target(state), groups: [["ju88"]] }, [
      first,
      1,
    ]);
    expect(rolls).toHaveLength(2);
    expect(outcome).toMatchObject({ groups: [{ located: true }], next: "air_deploy" });
  });

  it("7.2 Soviet army aircraft attack nothing at sea", () => {
    const base = table("air_combat", "allied");
    const state = withForce(base, "axis", "wolf_pack_eisteufel_1", { identified: true, kind: "task_force" });
    const { at } = force(state, "axis", "wolf_pack_eisteufel_1");
    const over = (unit: string) =>
      withOwn(state, "allied", { aircraft: [plane("a", unit, 2, { base: "vaenga", mission: "attack", hex: at })] });
    const input = { target: `block:${blockOf(state, "wolf_pack_eisteufel_1", "axis")}`, groups: [["a"]] };
    expect(refused("declareAirAttack", over("sb2"), input).code).toBe("NO_AIR_TARGET");
    expect(refused("declareAirAttack", over("pe2"), { ...input, groups: [["b"]] }).code).toBe("VALUE_NOT_LISTED");
  });

  it("7.1.2 without the option there is one group; with it those located by U attack alone and first", () => {
    const groups = [["ju88"], ["he111"]];
    const plain = overConvoy(UNITS, [JU88, HE111]);
    expect(refused("declareAirAttack", plain, { target: target(plain), groups }).code).toBe("CHOICE_COUNT");
    const state = withDeck(overConvoy(UNITS, [JU88, HE111], ["coordination"]), "axis", axisCard("U"), axisCard("0"));
    const order = [axisCard("U"), axisCard("0")].sort((a, b) => a - b);
    const zero = order.indexOf(axisCard("0")) + 1;
    const { snapshot, rulings } = play("declareAirAttack", state, { target: target(state), groups }, [zero, 1]);
    expect(current(snapshot)).toMatchObject({ aircraft: ["he111"], later: [["ju88"]] });
    expect(rulings).toContain("E-107");
    const deployed = play("deployTargets", snapshot, { line: plainLine(charts, current(snapshot)) }).snapshot;
    const next = play("assignAircraft", deployed, { runs: [] }).snapshot;
    expect(current(next)).toMatchObject({ aircraft: ["ju88"], later: [] });
    expect(force(next, "allied", "convoy_pq_17").idLevel).toBe(0);
  });

  it("11.3.2 a force attacked from the air does not complete refuelling, and 11.1.3 a TF burns a turn of fuel", () => {
    const tf = withForce(one(), "allied", "convoy_pq_17", { kind: "task_force", convoy: null, refuelling: true });
    const state = withDeck(
      withForce(tf, "allied", "convoy_pq_17", { fuel: { state: "full", marker: 20, refuelled: false } }),
      "axis",
      axisCard("U"),
    );
    const { snapshot } = play("declareAirAttack", state, { target: target(state), groups: [["ju88"]] }, [1]);
    expect(force(snapshot, "allied", "convoy_pq_17").refuelling).toBe(false);
    const deployed = play("deployTargets", snapshot, { line: plainLine(charts, current(snapshot)) }).snapshot;
    const over = play("assignAircraft", deployed, { runs: [] }).snapshot;
    expect(force(over, "allied", "convoy_pq_17")).toMatchObject({ idLevel: 2, fuel: { marker: 19 } });
  });

  it("D-05 at night the ID is 1", () => {
    const night = { ...one(), light: { am: "night", pm: "night" } } as Snapshot;
    const state = striking(withForce(night, "allied", "convoy_pq_17", { idLevel: 0 }), "air_assign", "axis", {
      light: "night",
    });
    const line = plainLine(charts, current(state));
    const { snapshot } = play("assignAircraft", striking(night, "air_assign", "axis", { light: "night", line }), {
      runs: [],
    });
    expect(force(snapshot, "allied", "convoy_pq_17").idLevel).toBe(1);
  });
});

describe("7.2.1 scrambling", () => {
  const carriers = (options: Parameters<typeof table>[2] = []): Snapshot => {
    const base = only(table("air_combat", "axis", options), "allied", "tf_home_fleet");
    const state = withForce(base, "allied", "tf_home_fleet", { identified: true, idLevel: 2 });
    return withOwn(withDeck(state, "axis", axisCard("U")), "axis", {
      aircraft: [plane("ju88", "ju88a4", 2, { base: "banak", mission: "attack", hex: "0807" })],
    });
  };
  const input = (state: Snapshot) => ({ target: `block:${blockOf(state, "tf_home_fleet")}`, groups: [["ju88"]] });

  it("D-53 fighters of carriers in the hex may rise, those that are away may not", () => {
    const { snapshot } = play("declareAirAttack", carriers(), input(carriers()), [1]);
    expect(snapshot.pending).toMatchObject({ decision: "air_scramble", side: "allied" });
    expect(refused("scrambleFighters", snapshot, { aircraft: ["hurricane_vvs_1"] }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("scrambleFighters", snapshot, { aircraft: ["albacore_1"] }).code).toBe("VALUE_NOT_LISTED");
    const away = withOwn(snapshot, "allied", {
      aircraft: snapshot.sides.allied.aircraft.map((unit) =>
        unit.id === "fulmar_1" ? { ...unit, hex: "0807", mission: "attack" } : unit,
      ),
    });
    expect(refused("scrambleFighters", away, { aircraft: ["fulmar_1"] }).code).toBe("VALUE_NOT_LISTED");
  });

  it("7.2.2 against one air unit the fighters fire at once, and it fires back at the first", () => {
    const { snapshot } = play("declareAirAttack", carriers(), input(carriers()), [1]);
    const { outcome, rulings } = play(
      "scrambleFighters",
      snapshot,
      { aircraft: ["fulmar_1", "sea_hurricane_1"] },
      [0, 0, 0, 9, 9],
    );
    expect(outcome.airCombat).toMatchObject([
      { firer: "fulmar_1", target: "ju88" },
      { firer: "sea_hurricane_1", target: "ju88" },
      { firer: "ju88", target: "fulmar_1", results: ["abort", "abort"] },
    ]);
    expect(rulings).toContain("E-102");
    expect(outcome.next).toBe("air_deploy");
  });

  it("D-52 a scramble does not stop those that survive; with none left the attack is over", () => {
    const { snapshot } = play("declareAirAttack", carriers(), input(carriers()), [1]);
    // Sea Hurricane and Fulmars +2 and +1: three hits need 9 and 8.
    const shot = play("scrambleFighters", snapshot, { aircraft: ["fulmar_1"] }, [9, 9, 0, 0]);
    expect(unitOf(shot.snapshot, "axis", "ju88")).toMatchObject({ cs: 0, lost: 2 });
    expect(shot.outcome.next).toBeNull();
    expect(shot.snapshot.vp.total).toBeGreaterThan(0);
    expect(force(shot.snapshot, "allied", "tf_home_fleet").idLevel).toBe(2);
  });

  it("by day alone", () => {
    const night = { ...carriers(), light: { am: "night", pm: "night" } } as Snapshot;
    const deck = withDeck(
      night,
      "axis",
      charts.DECKS.facts.axis.find((card) => card.night.air.startsWith("U"))?.no ?? 0,
    );
    expect(play("declareAirAttack", deck, input(deck), [1]).outcome.next).toBe("air_deploy");
  });

  it("air_surprise: success lets one fighter rise, failure brings one of an adjacent hex besides", () => {
    const state = carriers(["air_surprise"]);
    const surprised = play("declareAirAttack", state, input(state), [1, 8]);
    expect(surprised.rolls.map(({ label }) => label)).toEqual(["locate-card", "air-surprise"]);
    expect(current(surprised.snapshot).surprised).toBe(true);
    const both = { aircraft: ["fulmar_1", "sea_hurricane_1"] };
    expect(refused("scrambleFighters", surprised.snapshot, both).code).toBe("CHOICE_COUNT");
    const seen = play("declareAirAttack", state, input(state), [1, 7]);
    expect(play("scrambleFighters", seen.snapshot, both, [0, 0, 0, 0, 0]).outcome.airCombat).toHaveLength(3);
  });

  it("7.2.2 every CS of the escort is engaged before a CS fires at anything else", () => {
    const state = striking(overConvoy(UNITS, [plane("bf110", "bf110", 2), JU88]), "air_dogfight_targets", "allied");
    const fighters = withOwn(state, "allied", {
      aircraft: [
        plane("a", "fulmar", 2, { carrier: "victorious" }),
        plane("b", "fulmar", 2, { carrier: "victorious" }),
      ],
    });
    const strike = { ...current(fighters), scrambled: ["a", "b"] };
    const fire = (first: string[], second: string[]) => [
      { aircraft: "a", targets: first },
      { aircraft: "b", targets: second },
    ];
    const fair = (first: string[], second: string[]) => isFairFire(fighters, charts, strike, fire(first, second));
    expect(fair(["bf110", "bf110"], ["ju88", "ju88"])).toBe(true);
    expect(fair(["bf110", "ju88"], ["bf110", "ju88"])).toBe(true);
    expect(fair(["bf110", "ju88"], ["ju88", "ju88"])).toBe(false);
    expect(fair(["bf110", "bf110"], ["bf110", "ju88"])).toBe(true);
    const pending = { ...fighters, pending: { decision: "air_dogfight_targets", side: "allied", strike } } as Snapshot;
    const unfair = { fire: fire(["bf110", "ju88"], ["ju88", "ju88"]) };
    expect(refused("directFighters", pending, unfair)).toMatchObject({
      code: "ESCORT_FIRST",
      citation: { section: "7.2.2" },
    });
  });
});

describe("7.2.4 deploying", () => {
  const strike = (units: ReturnType<typeof ship>[], changes: Partial<Strike> = {}): Strike =>
    current(striking(overConvoy(units, [JU88]), "air_deploy", "allied", changes));
  const fault = (units: ReturnType<typeof ship>[], line: Strike["line"], changes: Partial<Strike> = {}) =>
    lineFault(charts, strike(units, changes), line);

  it("MX and AX stack to 10 CS, light ships to 4 on the fewest counters, heavy ships not at all", () => {
    expect(fault([ship("mv", 12)], [[{ no: 1, cs: 10 }], [{ no: 1, cs: 2 }]])).toBeUndefined();
    expect(fault([ship("mv", 12)], [[{ no: 1, cs: 11 }], [{ no: 1, cs: 1 }]])).toContain("10");
    expect(fault([ship("dd_ai", 6)], [[{ no: 1, cs: 4 }], [{ no: 1, cs: 2 }]])).toBeUndefined();
    expect(fault([ship("dd_ai", 6)], [[{ no: 1, cs: 6 }]])).toContain("4");
    expect(fault([ship("dd_ai", 3)], [[{ no: 1, cs: 2 }], [{ no: 1, cs: 1 }]])).toContain("fewest");
    const heavy = [ship("london", 3), ship("norfolk", 3)];
    expect(fault(heavy, [[{ no: 1, cs: 3 }], [{ no: 2, cs: 3 }]])).toBeUndefined();
    expect(
      fault(heavy, [
        [
          { no: 1, cs: 3 },
          { no: 2, cs: 3 },
        ],
      ]),
    ).toBeDefined();
    expect(
      fault(
        [ship("dd_ai", 2), ship("mv", 2)],
        [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 2 },
          ],
        ],
      ),
    ).toBeDefined();
  });

  it("every ship is deployed, once", () => {
    expect(fault([ship("mv", 5)], [[{ no: 1, cs: 4 }]])).toContain("Deploy all");
    expect(fault([ship("london", 3)], [])).toContain("Deploy all");
  });

  it("ships adrift or in tow stand alone at sea, but stack in port", () => {
    const units = [ship("mv", 3), ship("mv", 1, { marks: ["diw"] })];
    const line = [
      [
        { no: 1, cs: 3 },
        { no: 2, cs: 1 },
      ],
    ];
    expect(fault(units, line)).toContain("adrift");
    expect(lineFault(charts, { ...strike(units), against: "port" }, line)).toBeUndefined();
  });

  it("D-56 submarines of a convoy are not deployed", () => {
    expect(strike([ship("mv", 2), ship("ss_british", 2)]).ships.map(({ unit }) => unit)).toEqual(["mv"]);
  });

  it("the line is legal that random play draws, whatever the ships", () => {
    const units = [
      ship("london", 0),
      ship("dd_ai", 7),
      ship("es_british", 2),
      ship("mv", 29),
      ship("mc", 3),
      ship("palomares", 1),
      ship("mv", 3, { marks: ["diw"] }),
    ];
    const at = strike(units);
    expect(lineFault(charts, at, plainLine(charts, at))).toBeUndefined();
  });

  it("A.4 the attacker sees nothing of the ships before they are deployed, and everything then", () => {
    const state = striking(one(), "air_deploy", "allied");
    expect(view(state, "axis").pending?.air?.ships).toEqual([]);
    expect(view(state, "allied").pending?.air?.ships).toHaveLength(2);
    const { snapshot } = play("deployTargets", state, { line: plainLine(charts, current(state)) });
    expect(view(snapshot, "axis").pending?.air?.ships).toMatchObject([
      { unit: "dd_ai", cs: 3 },
      { unit: "mv", cs: 5 },
    ]);
  });

  it("7.5.9 with night_action ships stay face down at night until they are hit", () => {
    const state = striking(overConvoy(UNITS, [JU88], ["night_action"]), "air_assign", "axis", { light: "night" });
    const lined = { ...current(state), line: plainLine(charts, current(state)) };
    const dark = { ...state, pending: { decision: "air_assign", side: "axis", strike: lined } } as Snapshot;
    expect(view(dark, "axis").pending?.air?.ships).toMatchObject([{ unit: null }, { unit: null }]);
    expect(view(dark, "allied").pending?.air?.ships).toMatchObject([{ unit: "dd_ai" }, { unit: "mv" }]);
  });

  it("D-33 a tower may cast off its tow before", () => {
    const units = [ship("dd_ai", 1, { tow: "mv" }), ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }), ship("mv", 2)];
    const state = striking(overConvoy(units, [JU88]), "air_deploy", "allied");
    const no = current(state).ships.find(({ tow, unit }) => unit === "mv" && tow !== null)?.no ?? 0;
    const { snapshot, rulings } = play("castOffTow", state, { no });
    expect(rulings).toContain("D-33");
    expect(force(snapshot, "allied", "convoy_pq_17").units.every(({ tow }) => tow === null)).toBe(true);
    expect(current(snapshot).ships.every(({ tow }) => tow === null)).toBe(true);
    expect(snapshot.pending?.decision).toBe("air_deploy");
  });
});

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
      pending: { decision: "air_assign", side: "axis", strike: { ...current(state), hex: ice } },
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
      pending: { decision: "air_assign", side: "axis", strike: { ...current(state), hex } },
    } as Snapshot;
    const rows = charts.ICE.columns.find(({ id }) => id === "light_drift")?.rows ?? [];
    const die = (clear: boolean): number => rows.find(({ result }) => (result === "clear") === clear)?.min ?? 0;
    const runs = { runs: [chosen("he111", 1, 2, "torpedoes")] };
    const shut = play("assignAircraft", uncertain, runs, [die(false)]);
    expect(shut.rolls.map(({ label }) => label)).toEqual(["ice-condition"]);
    expect(shut.snapshot.pending).toBeNull();
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
