import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { battle, convoy, fleet, joined, meeting, waits } from "../../../../../test/fixtures/pq17/surface-table";
import { CONVOY, force, play, ship, table, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

const TF = "trondheim_group";

/** A German TF that has identified a convoy with two British submarines, by day in fair weather. */
function attacked(): Snapshot {
  let state = table("surface_combat", "axis");
  const { at } = force(state, "allied", CONVOY);
  state = withForce(state, "allied", CONVOY, {
    identified: true,
    idLevel: 1,
    units: [ship("mv", 9), ship("es_british", 1), ship("ss_british", 2)],
  });
  state = withForce(state, "axis", TF, { station: "at_sea", at, block: 40 });
  return withDeck(state, "axis", 33);
}

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const raiders = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

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

describe("7.4.6 the submarines of a convoy", () => {
  const declared = () =>
    play(
      "declareSurfaceAttack",
      attacked(),
      { block: force(attacked(), "allied", CONVOY).block, attackers: [TF] },
      [1],
    );

  it("may form a Wolf Pack at once and fight the TF first; the battle goes on afterwards", () => {
    const met = declared().snapshot;
    expect(met.pending).toMatchObject({ decision: "surf_submarines", side: "allied" });
    const sent = play("sendConvoySubmarines", met, { block: 40 }, [7]);
    expect(sent.rulings).toContain("E-10");
    expect(sent.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "allied", target: TF });
    const boats = sent.snapshot.sides.allied.forces.find(({ id }) => id === "wolf_pack_1");
    expect(boats).toMatchObject({ kind: "wolf_pack", units: [{ unit: "ss_british", cs: 2 }] });
    expect(force(sent.snapshot, "allied", CONVOY).units.map(({ unit }) => unit)).toEqual(["mv", "es_british"]);
    const { before, after } = sent.snapshot.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "auxiliary");
    const over = play("chooseSubmarineTargets", sent.snapshot, { categories }, [0, 0]);
    expect(over.outcome).toMatchObject({ combat: { attacks: [{ result: "absent" }, { result: "absent" }] } });
    expect(over.snapshot.pending?.decision).toMatch(/^surf_/);
    expect(over.snapshot.pending).toMatchObject({ battle: { round: 1 } });
    expect(impossible(pq17.invariants, over.snapshot, pack.charts)).toEqual([]);
  });

  it("stay with the convoy if their owner wishes", () => {
    const { snapshot } = play("sendConvoySubmarines", declared().snapshot, { block: null });
    expect(force(snapshot, "allied", CONVOY).units.map(({ unit }) => unit)).toContain("ss_british");
    expect(snapshot.pending).toMatchObject({ battle: { round: 1 } });
  });

  it("the battle that waits is checked", () => {
    const { snapshot } = play("sendConvoySubmarines", declared().snapshot, { block: 40 }, [7]);
    const state = cloneJson(snapshot) as Snapshot;
    if (state.pending?.decision === "sub_targets" && state.pending.surface !== null) state.pending.surface.hex = "0101";
    expect(impossible(pq17.invariants, snapshot, pack.charts)).toEqual([]);
    const faults = impossible(pq17.invariants, state, pack.charts);
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map(({ pointer }) => pointer.split("/").slice(0, 4).join("/")))).toEqual(
      new Set(["/snapshot/pending/surface"]),
    );
  });
});

describe("7.4.6 submarines of a convoy", () => {
  it("form a Wolf Pack that fights an attacker first, and the battle goes on", () => {
    const pq = convoy("pq", 1, { mv: 3, dd_us: 2, ss_british: 2 }, knownInFull);
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

  it("D-56 submarines of a convoy are no target and stay hidden", () => {
    const pq = convoy("pq", 1, { mv: 3, dd_us: 2, ss_british: 2 }, knownInFull);
    const state = joined(meeting("axis", [pq], [raiders()]));
    expect(JSON.stringify(battle(state).units)).not.toContain("ss_british");
  });
});
