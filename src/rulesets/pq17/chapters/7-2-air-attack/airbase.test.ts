import { describe, expect, it } from "vitest";
import { plane, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import {
  force,
  only,
  play,
  refused,
  ship,
  table,
  withForce,
  withOwn,
  withRulings,
} from "../../../../../test/fixtures/pq17/table";
import { TapeDice } from "../../../../core/dice/tape";
import { OperationContext } from "../../../../core/engine/context";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { noAirNews, strikeOf } from "./air-combat";
import { plainLine } from "./display";
import { beginStrike } from "./strike-steps";
import { airTargets } from "./targets";

const { charts } = pack;

const KIRKENES = "0816";

const MURMANSK = "0817";

/** A context over a copy of a snapshot that throws these dice. */
const contextOn = (state: Snapshot, ...dice: number[]) =>
  new OperationContext<Snapshot, typeof charts>(structuredClone(state), charts, new TapeDice(dice), "FULL");

/** Aircraft of the Victorious over Kirkenes, and what is based there. */
function raid(based: ReturnType<typeof plane>[], aircraft = [plane("albacore", "albacore", 2)]): Snapshot {
  const state = table("air_combat", "allied");
  const over = aircraft.map((unit) => ({ ...unit, carrier: "victorious", mission: "attack" as const, hex: KIRKENES }));
  return withOwn(withOwn(state, "allied", { aircraft: over }), "axis", { aircraft: based });
}

const JU88 = plane("ju88", "ju88a4", 2, { base: "kirkenes_air" });

const BASE = { target: "airbase:kirkenes_air", groups: [["albacore"]] };

const run = (aircraft: string, stack: number, wave = 1) => ({ aircraft, wave, stack, ordnance: "bombs" });

const JU87 = plane("ju87", "ju87r", 1, { base: "kirkenes_air" });

const LINE = [[{ no: 2, cs: 1 }], [{ no: 1, cs: 2 }]];

describe("7.2.4 attacks on airbases name the air units attacked", () => {
  it("their owner lines them up, both sides see them, and nobody else deploys", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87]), BASE);
    expect(declared.rulings).toContain("E-109");
    expect(declared.snapshot.pending).toMatchObject({
      decision: "air_deploy",
      side: "axis",
      strike: {
        parked: [
          { no: 1, aircraft: "ju88", cs: 2 },
          { no: 2, aircraft: "ju87", cs: 1 },
        ],
      },
    });
    const both = [
      [
        { no: 1, cs: 2 },
        { no: 2, cs: 1 },
      ],
    ];
    for (const line of [both, LINE.slice(0, 1), [...LINE, [{ no: 1, cs: 2 }]], [LINE[0], [{ no: 1, cs: 1 }]]]) {
      expect(refused("deployTargets", declared.snapshot, { line })).toMatchObject({
        code: "LINE_NOT_LEGAL",
        message:
          line === both ? expect.stringContaining("stack air units") : expect.stringMatching(/air unit \d, ju8[78], /),
      });
    }
    const { snapshot, rulings } = play("deployTargets", declared.snapshot, { line: LINE });
    expect(rulings).toContain("E-121");
    for (const side of ["allied", "axis", null] as const) {
      expect(view(snapshot, side).pending?.air).toMatchObject({ line: LINE, parked: [{ no: 1 }, { no: 2 }] });
    }
  });

  it("7.2.5 its AA fires at every unit; each hit puts a step of the unit attacked out, a natural 9 shoots it down", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87]), BASE).snapshot;
    const lined = play("deployTargets", declared, { line: LINE });
    expect(lined.outcome.next).toBe("air_assign");
    const { snapshot, rolls, outcome } = play(
      "assignAircraft",
      lined.snapshot,
      { runs: [run("albacore", 2)] },
      [0, 8, 9],
    );
    expect(rolls.map(({ label }) => label)).toEqual(["aa", "airbase-bomb", "airbase-bomb"]);
    expect(unitOf(snapshot, "axis", "ju88")).toMatchObject({ cs: 0, damaged: 1, lost: 1 });
    expect(unitOf(snapshot, "axis", "ju87")).toMatchObject({ cs: 1, damaged: 0, lost: 0 });
    expect(snapshot.vp.log).toMatchObject([{ code: "AIR_STEP", side: "axis", unit: "ju88" }]);
    expect(outcome.attacks).toMatchObject([{ stack: 2, dice: 2, hits: 2 }]);
  });

  it("bombs stop when the unit attacked has no step left", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87]), BASE).snapshot;
    const lined = play("deployTargets", declared, { line: LINE }).snapshot;
    const { outcome } = play("assignAircraft", lined, { runs: [run("albacore", 1)] }, [0, 8]);
    expect(outcome.attacks).toMatchObject([{ stack: 1, dice: 1, hits: 1 }]);
  });

  const three = ["a", "b", "c"].map((id) => plane(id, "albacore", 1));
  const many = { target: "airbase:kirkenes_air", groups: [["a", "b", "c"]] };

  it("at most two units attack one target in a wave", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87], three), many).snapshot;
    const lined = play("deployTargets", declared, { line: LINE }).snapshot;
    const runs = ["a", "b", "c"].map((id) => run(id, 1));
    expect(refused("assignAircraft", lined, { runs }).code).toBe("TARGET_CROWDED");
  });

  it("7.2.6 a unit of a later wave whose target is gone turns to the next one; the AA fires in each wave", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87], three), many).snapshot;
    const lined = play("deployTargets", declared, { line: LINE }).snapshot;
    const runs = [run("a", 1), run("b", 1, 2), run("c", 2, 2)];
    const first = play("assignAircraft", lined, { runs }, [0, 8]);
    expect(first.outcome).toMatchObject({ attacks: [{ aircraft: "a", hits: 1 }], next: "air_retarget" });
    expect(first.snapshot.pending).toMatchObject({ side: "allied", strike: { line: [[], [{ no: 1, cs: 2 }]] } });
    expect(impossible(pq17.invariants, first.snapshot, charts)).toEqual([]);
    const turned = play("turnAircraft", first.snapshot, { turns: [{ aircraft: "b", stack: 2 }] }, [0, 0, 8, 0]);
    expect(turned.outcome).toMatchObject({ attacks: [{ aircraft: "b" }, { aircraft: "c" }], next: null });
    expect(unitOf(turned.snapshot, "axis", "ju88").cs).toBe(1);
    const home = play("turnAircraft", first.snapshot, { turns: [] }, [0, 0]);
    expect(home.outcome.attacks).toMatchObject([{ aircraft: "c", stack: 2 }]);
  });

  it("aircraft that are away or have risen are not on the ground, and without any the attack is over", () => {
    const declared = play("declareAirAttack", raid([{ ...JU88, hex: "0615", mission: "radius" }]), BASE);
    expect(declared.outcome).toMatchObject({ attacks: [], next: null });
    expect(unitOf(declared.snapshot, "allied", "albacore")).toMatchObject({ mission: "flown", hex: null });
  });

  it("an attack published before, which waits without a line, has them in their owner's order", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87]), BASE).snapshot;
    const pending = structuredClone(declared.pending) as { strike: Record<string, unknown> };
    delete pending.strike.parked;
    const before = { ...declared, pending: { ...pending, decision: "air_assign", side: "allied" } } as Snapshot;
    expect(impossible(pq17.invariants, before, charts)).toEqual([]);
    const { outcome } = play("assignAircraft", before, { runs: [run("albacore", 2)] }, [0, 8]);
    expect(outcome.attacks).toMatchObject([{ stack: 2, dice: 1, hits: 1 }]);
  });

  it("impossible states line up aircraft nobody has, or twice, or at sea", () => {
    const { pending, ...rest } = play("declareAirAttack", raid([JU88, JU87]), BASE).snapshot;
    const waiting = pending as { strike: object };
    const codes = (strike: object): string[] =>
      impossible(
        pq17.invariants,
        { ...rest, pending: { ...waiting, strike: { ...waiting.strike, ...strike } } } as Snapshot,
        charts,
      ).map(({ code, pointer }) => `${code} ${pointer}`);
    expect(codes({ parked: [{ no: 1, aircraft: "nobody", cs: 1 }] })).toEqual([
      "AIRCRAFT_UNKNOWN /snapshot/pending/strike/parked/0",
    ]);
    const twice = { no: 1, aircraft: "ju88", cs: 2 };
    expect(codes({ parked: [twice, twice] })).toEqual(["AIRCRAFT_REPEATED /snapshot/pending/strike/parked/1/no"]);
    expect(codes({ parked: [] })).toEqual(["PENDING_IMPOSSIBLE /snapshot/pending/decision"]);
    expect(codes({ against: "port", place: "kirkenes" })).toContain(
      "STRIKE_IMPOSSIBLE /snapshot/pending/strike/parked",
    );
  });
});

describe("7.1.3 attacks on airbases", () => {
  it("7.1.3 land-based aircraft need an event, which they use up; Britain is never attacked", () => {
    const state = withOwn(table("air_combat", "axis"), "axis", {
      aircraft: [plane("ju88", "ju88a4", 2, { base: "kirkenes_air", mission: "attack", hex: MURMANSK })],
    });
    const input = { target: "airbase:vaenga", groups: [["ju88"]] };
    expect(refused("declareAirAttack", state, input).code).toBe("NO_AIR_TARGET");
    const event: Snapshot = {
      ...state,
      events: [{ event: "airbase_strike", side: "axis", until: state.turn, after: "axis" }],
    };
    const { snapshot } = play("declareAirAttack", event, input);
    expect(snapshot.events).toEqual([]);
    const wick = withOwn(event, "axis", {
      aircraft: [plane("fw200", "fw200", 2, { base: "vaernes", mission: "attack", hex: "1206" })],
    });
    expect(airTargets(wick, charts, "axis")).toEqual([]);
  });
});

describe("7.1.3 attacks on ports", () => {
  const inPort = (units = [ship("mv", 3), ship("dd_ai", 2)]): Snapshot => {
    const base = only(table("air_combat", "axis"), "allied", "convoy_pq_17");
    const port = withForce(base, "allied", "convoy_pq_17", { station: "in_port", at: "murmansk", block: null, units });
    const event: Snapshot = {
      ...port,
      events: [{ event: "port_strike", side: "axis", until: port.turn, after: "axis" }],
    };
    const aircraft = [plane("he111", "he111h6", 1, { base: "kirkenes_air", mission: "attack", hex: MURMANSK })];
    return withOwn(withOwn(event, "axis", { aircraft }), "allied", { aircraft: [] });
  };
  const input = { target: "port:murmansk", groups: [["he111"]] };

  it("no card, no torpedoes; the guns of the port fire at every unit, last; no ID and no fuel", () => {
    const declared = play("declareAirAttack", inPort(), input);
    expect(declared.rolls).toEqual([]);
    const strike = strikeOf(declared.snapshot);
    const line = strike === undefined ? [] : plainLine(charts, strike);
    const deployed = play("deployTargets", declared.snapshot, { line }).snapshot;
    const torpedoes = { runs: [{ aircraft: "he111", wave: 1, stack: 2, ordnance: "torpedoes" }] };
    expect(refused("assignAircraft", deployed, torpedoes).code).toBe("VALUE_NOT_LISTED");
    const runs = [{ aircraft: "he111", wave: 1, stack: 2, ordnance: "bombs" }];
    const asked = play("assignAircraft", deployed, { runs });
    expect(asked.outcome.next).toBe("air_support_aa");
    const { outcome, rolls, snapshot } = play("directFlak", asked.snapshot, { support: [], cams: [] }, [0, 0, 0]);
    expect(outcome.flak).toEqual([
      { stack: 2, aircraft: "he111", result: "none" },
      { stack: null, aircraft: "he111", result: "none" },
    ]);
    expect(rolls.at(-1)).toMatchObject({ label: "bomb", modifiers: [{ code: "IN_PORT" }] });
    expect(force(snapshot, "allied", "convoy_pq_17")).toMatchObject({ identified: false, idLevel: 0 });
  });

  it("12.7 in a Port Raid two hits sink an undamaged merchant, one a crippled one; an odd hit is forgotten", () => {
    const state: Snapshot = { ...inPort([ship("mv", 2)]), phase: "admin_confirm" };
    const two = withOwn(state, "axis", {
      aircraft: [plane("ju87", "ju87r", 2, { base: "kirkenes_air" }), plane("b", "ju87r", 1, { base: "kirkenes_air" })],
    });
    const ctx = contextOn(two);
    beginStrike(
      ctx,
      {
        side: "axis",
        cause: "port_raid",
        against: "port",
        hex: MURMANSK,
        block: null,
        place: "murmansk",
        light: "day",
        aircraft: ["ju87", "b"],
        later: [],
      },
      noAirNews(),
    );
    const lined = play("deployTargets", ctx.state, { line: [[{ no: 1, cs: 2 }]] }).snapshot;
    const runs = ["ju87", "b"].map((aircraft) => ({ aircraft, wave: 1, stack: 1, ordnance: "bombs" }));
    // The stars of the merchants at the first, the port at both; hits 9 and 9 on picks 1, then 9 on the one left.
    const { snapshot } = play("assignAircraft", lined, { runs }, [0, 0, 0, 9, 1, 9, 1, 9]);
    expect(force(snapshot, "allied", "convoy_pq_17").units).toMatchObject([{ unit: "mv", cs: 1, rotated: false }]);
    expect(snapshot.pending).toBeNull();
  });

  it("7.2.7 by night in port a Ju 88 bombs as a medium bomber", () => {
    const ctx = contextOn({ ...inPort([ship("dd_ai", 2)]), phase: "admin_confirm" });
    const { aircraft } = ctx.state.sides.axis;
    aircraft[0] = plane("ju88", "ju88a4", 1, { base: "kirkenes_air" });
    beginStrike(
      ctx,
      {
        side: "axis",
        cause: "port_raid",
        against: "port",
        hex: MURMANSK,
        block: null,
        place: "murmansk",
        light: "night",
        aircraft: ["ju88"],
        later: [],
      },
      noAirNews(),
    );
    const lined = play("deployTargets", ctx.state, { line: [[{ no: 1, cs: 2 }]] });
    // Medium bombers cannot hit light ships: nothing is left to decide.
    expect(lined.outcome.next).toBeNull();
  });

  it("12.4 Bomber Command attacks nothing but its target, scores no lost step, and what it does to it is not counted", () => {
    const base = table("air_combat", "allied");
    const tirpitz = base.sides.axis.forces.find(({ units }) => units.some(({ unit }) => unit === "tirpitz"));
    const alone = only(base, "axis", tirpitz?.id ?? "");
    const port = withForce(alone, "axis", tirpitz?.id ?? "", {
      station: "in_port",
      at: "trondheim",
      block: null,
      units: [ship("tirpitz", 5), ship("admiral_scheer", 3)],
    });
    const state = withOwn(withOwn(port, "axis", { aircraft: [] }), "allied", {
      aircraft: [plane("halifax", "halifax", 2, { base: "wick", mission: "attack", hex: "1111" })],
      special: { ...port.sides.allied.special, bombers: ["halifax"] },
    });
    const declared = play("declareAirAttack", state, { target: "port:trondheim", groups: [["halifax"]] });
    const strike = strikeOf(declared.snapshot);
    const at = strike?.ships.find(({ unit }) => unit === "tirpitz")?.no ?? 0;
    const line = (strike?.ships ?? []).map(({ no, cs }) => [{ no, cs }]);
    const stack = line.findIndex(([part]) => part?.no === at) + 1;
    const deployed = play("deployTargets", declared.snapshot, { line }).snapshot;
    const other = { runs: [{ aircraft: "halifax", wave: 1, stack: stack === 1 ? 2 : 1, ordnance: "bombs" }] };
    expect(refused("assignAircraft", deployed, other).code).toBe("VALUE_NOT_LISTED");
    const asked = play("assignAircraft", deployed, {
      runs: [{ aircraft: "halifax", wave: 1, stack, ordnance: "bombs" }],
    });
    // Support if any is waived; the ship's own AA 9 shoots a step down, the port misses, one bomb hits.
    const fire = { support: [], cams: [] };
    const done = play("directFlak", asked.snapshot, fire, [9, 0, 9]);
    expect(done.rulings).toContain("E-131");
    const ruled = play("directFlak", withRulings(asked.snapshot, "bomberCommandDamageScores"), fire, [9, 0, 9]);
    expect(ruled.snapshot.sides.axis.tally.uncounted).toEqual([]);
    expect(ruled.snapshot.sides.axis.forces).toEqual(done.snapshot.sides.axis.forces);
    expect(done.snapshot.vp.log).toEqual([]);
    expect(done.snapshot.sides.axis.tally.uncounted).toEqual([{ unit: "tirpitz", cs: 1 }]);
  });
});
