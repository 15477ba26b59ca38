import { describe, expect, it } from "vitest";
import { plane } from "../../../../../test/fixtures/pq17/air-kit";
import { play, refused, table, withOwn } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

const { charts } = pack;

const KIRKENES = "0816";

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
  it("parked aircraft: their owner lines them up, both sides see them, no one else deploys", () => {
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

  it("an attack published before, which waits without a line, has them in their owner's order", () => {
    const declared = play("declareAirAttack", raid([JU88, JU87]), BASE).snapshot;
    const pending = structuredClone(declared.pending) as { strike: Record<string, unknown> };
    delete pending.strike.parked;
    const before = { ...declared, pending: { ...pending, decision: "air_assign", side: "allied" } } as Snapshot;
    expect(impossible(pq17.invariants, before, charts)).toEqual([]);
    const { outcome } = play("assignAircraft", before, { runs: [run("albacore", 2)] }, [0, 8]);
    expect(outcome.attacks).toMatchObject([{ stack: 2, dice: 1, hits: 1 }]);
  });

  it("impossible states: aircraft that do not exist, occur twice or are at sea", () => {
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
