import { describe, expect, it } from "vitest";
import { axisCard, blockOf, overConvoy, plane, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { force, play, ship, table, withDeck, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

const KIRKENES = "0816";

/** 7.2.3 Two Albacore units of 3 CS and a Fulmar unit of 2 CS over Kirkenes, held by 4 CS of Bf 109 and 2 CS of Bf 110. */
function kirkenes(): Snapshot {
  const state = table("air_combat", "allied");
  const over = { mission: "attack", hex: KIRKENES, carrier: "victorious" } as const;
  const allied = withOwn(state, "allied", {
    aircraft: [
      plane("albacore_1", "albacore", 2, over),
      plane("albacore_2", "albacore", 1, over),
      plane("fulmar_1", "fulmar", 2, over),
    ],
  });
  const base = { base: "kirkenes_air" };
  return withOwn(allied, "axis", {
    aircraft: [
      plane("bf109_1", "bf109", 2, { ...base, interceptor: true }),
      plane("bf109_2", "bf109", 2, base),
      plane("bf110_1", "bf110", 2, base),
      plane("ju87r_1", "ju87r", 2, base),
    ],
  });
}

describe("7.2.3 the example of air combat over Kirkenes", () => {
  const groups = [["albacore_1", "albacore_2", "fulmar_1"]];
  const declared = play("declareAirAttack", kirkenes(), { target: "airbase:kirkenes_air", groups });

  it("7.2.1 an airbase needs no card, and its fighters may rise, Interceptors among them", () => {
    expect(declared.rolls).toEqual([]);
    expect(declared.outcome).toMatchObject({ groups: [{ located: true }], next: "air_scramble" });
    expect(declared.snapshot.pending).toMatchObject({ decision: "air_scramble", side: "axis" });
  });

  const risen = play("scrambleFighters", declared.snapshot, { aircraft: ["bf109_1", "bf109_2", "bf110_1"] });
  const fire = [
    { aircraft: "bf109_1", targets: ["fulmar_1", "fulmar_1"] },
    { aircraft: "bf109_2", targets: ["albacore_1", "albacore_1"] },
    { aircraft: "bf110_1", targets: ["albacore_2", "albacore_2"] },
  ];
  // 5 and 6 at the escort; 0 and 2, then 2 and 7 at the Albacores; the Albacores fire back in vain; the Fulmars 2 and 9.
  const fought = play("directFighters", risen.snapshot, { fire }, [5, 6, 0, 2, 2, 7, 1, 5, 4, 2, 9]);

  it("7.2.2 both sides fire at once with the numbers of the example", () => {
    expect(fought.outcome.airCombat).toEqual([
      { firer: "bf109_1", target: "fulmar_1", results: ["none", "abort"] },
      { firer: "bf109_2", target: "albacore_1", results: ["none", "none"] },
      { firer: "bf110_1", target: "albacore_2", results: ["none", "hit"] },
      { firer: "albacore_1", target: "bf109_2", results: ["none", "none"] },
      { firer: "albacore_2", target: "bf110_1", results: ["none"] },
      { firer: "fulmar_1", target: "bf109_1", results: ["none", "damaged"] },
    ]);
    const totals = fought.rolls.map((roll) => ("modified" in roll ? roll.modified : null));
    expect(totals).toEqual([7, 8, 4, 6, 5, 10, -3, 1, 2, 2, 9]);
  });

  it("an abort turns a step back, a hit shoots one down, damage puts one out; only the lost one scores", () => {
    expect(unitOf(fought.snapshot, "allied", "fulmar_1")).toMatchObject({ cs: 2, aborted: 1, lost: 0 });
    expect(unitOf(fought.snapshot, "allied", "albacore_2")).toMatchObject({ cs: 0, lost: 1 });
    expect(unitOf(fought.snapshot, "axis", "bf109_1")).toMatchObject({ cs: 1, damaged: 1, lost: 0 });
    expect(fought.snapshot.vp.log).toMatchObject([{ code: "AIR_STEP", side: "allied", unit: "albacore_2" }]);
  });

  it("the Allies withdraw: the attackers give up and fly home", () => {
    expect(fought.snapshot.pending?.decision).toBe("air_assign");
    const over = play("assignAircraft", fought.snapshot, { runs: [] });
    expect(over.snapshot.pending).toBeNull();
    expect(unitOf(over.snapshot, "allied", "albacore_1")).toMatchObject({ mission: "flown", hex: null });
    expect(over.rulings).toContain("E-110");
  });
});

describe("7.2.6 the example of an air attack on a small convoy", () => {
  const aircraft = [
    plane("he111", "he111h6", 2),
    plane("he115", "he115c", 1),
    plane("ju88_a", "ju88a4", 2),
    plane("ju88_b", "ju88a4", 2),
    plane("ju88_c", "ju88a4", 1),
  ];
  const ids = aircraft.map(({ id }) => id);
  const units = [ship("dd_ai", 3), ship("es_british", 1), ship("aldersdale", 2, { oil: 20 }), ship("mv", 5)];
  const before = withDeck(overConvoy(units, aircraft), "axis", axisCard("U"));
  const declared = play("declareAirAttack", before, { target: `block:${blockOf(before)}`, groups: [ids] }, [1]);

  it("7.1.1 the convoy is found, and its owner deploys it", () => {
    expect(declared.outcome).toMatchObject({ groups: [{ located: true }], next: "air_deploy" });
    const pending = declared.snapshot.pending;
    expect(
      pending !== null && "strike" in pending && pending.strike.ships.map(({ no, unit, cs }) => [no, unit, cs]),
    ).toEqual([
      [1, "aldersdale", 2],
      [2, "dd_ai", 3],
      [3, "es_british", 1],
      [4, "mv", 5],
    ]);
  });

  const line = [
    [{ no: 2, cs: 3 }],
    [
      { no: 1, cs: 2 },
      { no: 4, cs: 5 },
    ],
    [{ no: 3, cs: 1 }],
  ];
  const deployed = play("deployTargets", declared.snapshot, { line });
  const runs = [
    { aircraft: "ju88_c", wave: 1, stack: 1, ordnance: "bombs" },
    { aircraft: "he111", wave: 1, stack: 2, ordnance: "torpedoes" },
    { aircraft: "ju88_a", wave: 1, stack: 2, ordnance: "bombs" },
    { aircraft: "he115", wave: 2, stack: 2, ordnance: "bombs" },
    { aircraft: "ju88_b", wave: 2, stack: 2, ordnance: "bombs" },
  ];
  // AA 4, 7, 7; the destroyers are bombed in vain with 2; torpedoes 5 and 7, a freighter (item 2) of the stack, sunk by a 3;
  // bombs 0 and 3.
  const first = play("assignAircraft", deployed.snapshot, { runs }, [4, 7, 7, 2, 5, 7, 2, 3, 0, 3]);

  it("first wave: the AA and torpedo dice of the example", () => {
    expect(first.outcome.flak).toEqual([
      { stack: 1, aircraft: "ju88_c", result: "none" },
      { stack: 2, aircraft: "he111", result: "abort" },
      { stack: 2, aircraft: "ju88_a", result: "none" },
    ]);
    expect(first.outcome.attacks).toMatchObject([
      { aircraft: "ju88_c", stack: 1, dice: 1, hits: 0 },
      { aircraft: "he111", stack: 2, ordnance: "torpedoes", dice: 2, hits: 1, harms: [{ unit: "mv", sunk: 1 }] },
      { aircraft: "ju88_a", stack: 2, dice: 2, hits: 0 },
    ]);
    expect(unitOf(first.snapshot, "axis", "he111")).toMatchObject({ aborted: 1, cs: 2 });
    expect(first.rolls.map(({ label }) => label)).toEqual([
      "aa",
      "aa",
      "aa",
      "bomb",
      "torpedo-attack",
      "torpedo-attack",
      "bomb-ship",
      "torpedo-damage",
      "bomb",
      "bomb",
    ]);
  });

  it("the destroyers are no target any more and may support; the star of the escort may not", () => {
    const { pending } = first.snapshot;
    expect(pending).toMatchObject({ decision: "air_support_aa", side: "allied" });
    expect(pending !== null && "strike" in pending && pending.strike.line[1]).toEqual([
      { no: 1, cs: 2 },
      { no: 4, cs: 4 },
    ]);
  });

  // Second wave: AA 6, 1, 9; bombs 3 and 8, a freighter is hit.
  const support = [{ stack: 1, aircraft: "he115" }];
  const second = play("directFlak", first.snapshot, { support, cams: [] }, [6, 1, 9, 3, 8, 2]);

  it("second wave: support at the He 115, an abort for a Ju 88, and one more freighter", () => {
    expect(second.outcome.flak).toEqual([
      { stack: 1, aircraft: "he115", result: "none" },
      { stack: 2, aircraft: "he115", result: "none" },
      { stack: 2, aircraft: "ju88_b", result: "abort" },
    ]);
    expect(second.outcome.attacks).toMatchObject([
      { aircraft: "he115", dice: 1, hits: 0 },
      { aircraft: "ju88_b", dice: 1, hits: 1, harms: [{ unit: "mv", lost: 1, sunk: 1 }] },
    ]);
  });

  it("D-05 afterwards the convoy is ID2 by day, its fuel is untouched (11.1.3), and the aircraft are home", () => {
    const convoy = force(second.snapshot, "allied", "convoy_pq_17");
    expect(convoy).toMatchObject({ identified: true, idLevel: 2 });
    expect(convoy.units.find(({ unit }) => unit === "mv")?.cs).toBe(3);
    expect(convoy.fuel).toEqual(force(before, "allied", "convoy_pq_17").fuel);
    expect(second.snapshot.pending).toBeNull();
    expect(second.snapshot.sides.axis.aircraft.every(({ mission, hex }) => mission === "flown" && hex === null)).toBe(
      true,
    );
    expect(second.snapshot.sides.axis.struck).toEqual([`block:${blockOf(before)}`]);
    expect(second.rulings).toContain("D-05");
  });
});
