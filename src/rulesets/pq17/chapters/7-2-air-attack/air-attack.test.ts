import { describe, expect, it } from "vitest";
import { axisCard, blockOf, overConvoy, plane, striking, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import {
  force,
  only,
  play,
  refused,
  ship,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { isFairFire, strikeOf } from "./air-combat";
import { lineFault, plainLine } from "./display";
import type { Strike } from "./state";

const { charts } = pack;

const JU88 = plane("ju88", "ju88a4", 2);

const HE111 = plane("he111", "he111h6", 2);

const UNITS = [ship("dd_ai", 3), ship("mv", 5)];

const one = (): Snapshot => overConvoy(UNITS, [JU88]);

const target = (state: Snapshot) => `block:${blockOf(state)}`;

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

  it("7.2.2 against one air unit the fighters name no targets, and it fires back at the one its owner names", () => {
    const { snapshot } = play("declareAirAttack", carriers(), input(carriers()), [1]);
    const up = play("scrambleFighters", snapshot, { aircraft: ["fulmar_1", "sea_hurricane_1"] });
    expect(up.outcome).toMatchObject({ airCombat: [], next: "air_return_fire" });
    const back = { fire: [{ aircraft: "ju88", target: "fulmar_1" }] };
    const { outcome, rulings } = play("returnFire", up.snapshot, back, [0, 0, 0, 9, 9]);
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
    const fire = { fire: [{ aircraft: "ju88", target: "fulmar_1" }] };
    const up = play("scrambleFighters", seen.snapshot, both).snapshot;
    expect(play("returnFire", up, fire, [0, 0, 0, 0, 0]).outcome.airCombat).toHaveLength(3);
  });

  it("11.3.2 fighters of a carrier that refuels at sea rise only for its own force", () => {
    const next = (refuelling: boolean): unknown => {
      const full = table("air_combat", "axis");
      const { aircraft } = carriers().sides.axis;
      const convoy = { at: "0807", identified: true, idLevel: 2 } as const;
      const both = withForce(
        withForce(only(full, "allied", "tf_home_fleet", "convoy_pq_17"), "allied", "convoy_pq_17", convoy),
        "allied",
        "tf_home_fleet",
        { refuelling },
      );
      const state = withOwn(withDeck(both, "axis", axisCard("U")), "axis", { aircraft });
      return play("declareAirAttack", state, { target: target(state), groups: [["ju88"]] }, [1]).outcome.next;
    };
    expect(next(false)).toBe("air_scramble");
    expect(next(true)).toBe("air_deploy");
    const own = carriers();
    const fleet = withForce(own, "allied", "tf_home_fleet", { refuelling: true });
    const { snapshot, outcome } = play("declareAirAttack", fleet, input(fleet), [1]);
    expect(outcome.next).toBe("air_scramble");
    expect(force(snapshot, "allied", "tf_home_fleet").refuelling).toBe(false);
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
    lineFault(charts, strike(units, changes), line)?.variant;

  it("MX and AX stack to 10 CS, light ships to 4 on the fewest counters, heavy ships not at all", () => {
    expect(fault([ship("mv", 12)], [[{ no: 1, cs: 10 }], [{ no: 1, cs: 2 }]])).toBeUndefined();
    expect(fault([ship("mv", 12)], [[{ no: 1, cs: 11 }], [{ no: 1, cs: 1 }]])).toBe("convoy");
    expect(fault([ship("dd_ai", 6)], [[{ no: 1, cs: 4 }], [{ no: 1, cs: 2 }]])).toBeUndefined();
    expect(fault([ship("dd_ai", 6)], [[{ no: 1, cs: 6 }]])).toBe("light");
    expect(fault([ship("dd_ai", 3)], [[{ no: 1, cs: 2 }], [{ no: 1, cs: 1 }]])).toBe("counters");
    const heavy = [ship("london", 3), ship("norfolk", 3)];
    expect(fault(heavy, [[{ no: 1, cs: 3 }], [{ no: 2, cs: 3 }]])).toBeUndefined();
    expect(
      fault(heavy, [
        [
          { no: 1, cs: 3 },
          { no: 2, cs: 3 },
        ],
      ]),
    ).toBe("mixed");
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
    ).toBe("mixed");
  });

  it("every ship is deployed, once", () => {
    expect(fault([ship("mv", 5)], [[{ no: 1, cs: 4 }]])).toBe("ship");
    expect(fault([ship("london", 3)], [])).toBe("ship");
  });

  it("a line that breaks a rule is refused with that rule, the ship or the stack, and its CS", () => {
    const said = (units: ReturnType<typeof ship>[], line: Strike["line"]) => {
      const state = striking(overConvoy(units, [JU88]), "air_deploy", "allied");
      const { code, message, citation, pointer } = refused("deployTargets", state, { line });
      expect([code, citation.section, pointer]).toEqual(["LINE_NOT_LEGAL", "7.2.4", "/input/line"]);
      return message;
    };
    const london = [ship("london", 3), ship("mv", 5)];
    const escorted = [ship("dd_ai", 3), ship("mv", 5)];
    const parts = (...stack: [number, number][]) => stack.map(([no, cs]) => ({ no, cs }));
    const line = (...stacks: [number, number][][]) => stacks.map((stack) => parts(...stack));
    expect([
      said([ship("mv", 5)], line([[1, 4]])),
      said([ship("mv", 12)], line([[1, 11]], [[1, 1]])),
      said([ship("dd_ai", 6)], line([[1, 5]], [[1, 1]])),
      said([ship("dd_ai", 3)], line([[1, 2]], [[1, 1]])),
      said(
        london,
        line([
          [1, 3],
          [2, 5],
        ]),
      ),
      said(london, line([[1, 3]], [[1, 0]], [[2, 5]])),
      said(
        escorted,
        line(
          [
            [1, 2],
            [1, 1],
          ],
          [[2, 5]],
        ),
      ),
      said([ship("mv", 3)], line([[1, 3]], [[1, 0]])),
      said(
        [ship("mv", 2), ship("mv", 1, { marks: ["diw"] })],
        line([
          [1, 2],
          [2, 1],
        ]),
      ),
    ]).toEqual([
      "You cannot draw up the line so: it contains 4 CS of ship 1, mv, which has 5 CS.",
      "You cannot put 11 CS in one stack: MX and AX stack to 10 CS.",
      "You cannot put 5 CS in one stack: light ships stack to 4 CS.",
      "You cannot spread ship 1, dd_ai, over 2 stacks: light ships use the fewest counters, here 1.",
      "You cannot stack london, mv: a stack contains MX and AX only, light ships only, or a single ship.",
      "You cannot divide ship 1, london, between stacks: a named ship is one counter.",
      "You cannot name ship 1, dd_ai, twice in one stack: name it once, with all its CS there.",
      "You cannot place ship 1, mv, with 0 CS in a stack: give that stack at least 1 CS of it.",
      "You cannot stack mv: at sea a ship that is Dead in the Water or in tow is alone, 1 CS to a stack.",
    ]);
  });

  it("ships adrift or in tow stand alone at sea, but stack in port", () => {
    const units = [ship("mv", 3), ship("mv", 1, { marks: ["diw"] })];
    const line = [
      [
        { no: 1, cs: 3 },
        { no: 2, cs: 1 },
      ],
    ];
    expect(fault(units, line)).toBe("adrift");
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
    expect(new Set(force(snapshot, "allied", "convoy_pq_17").units.map(({ tow }) => tow))).toEqual(new Set([null]));
    expect(new Set(current(snapshot).ships.map(({ tow }) => tow))).toEqual(new Set([null]));
    expect(snapshot.pending?.decision).toBe("air_deploy");
  });
});
