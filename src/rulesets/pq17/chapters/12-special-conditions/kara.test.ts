import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { withKaraConvoy } from "../../../../../test/fixtures/pq17/campaign-positions";
import { chit, moved } from "../../../../../test/fixtures/pq17/conditions-kit";
import { only, play, refused, ship, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";

/** Plays a pending combat at random to its end. */
function fightOn(start: Snapshot, seed: string): Snapshot {
  const pick = seededPick(seed);
  let state = start;
  for (let step = 0; step < 200 && state.pending !== null; step += 1) {
    const move = drawMove(pq17, state, pack.charts, pick, () => 1);
    if (move === undefined) throw new Error(`No move at ${state.pending.decision}.`);
    const answer = adjudicate(pq17, { operation: move.operation.name, snapshot: state, input: move.input, seed });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 800));
    state = answer.snapshot as Snapshot;
    expect(impossible(pq17.invariants, state, pack.charts)).toEqual([]);
  }
  return state;
}

describe("12.12 the convoy of the Kara Sea", () => {
  it("12.12 the Panzerschiff attacks it without search or card, once in a segment (E-75)", () => {
    const { snapshot, rolls, rulings } = play("attackKaraConvoy", withKaraConvoy(), { force: "narvik_group" });
    expect(rolls).toEqual([]);
    expect(rulings).toContain("E-75");
    expect(snapshot.pending).toMatchObject({ battle: { hex: "kara_sea", attacker: "axis" } });
    expect(snapshot.sides.axis.attacked).toEqual(["narvik_group"]);
  });

  it("12.12 battles there come to an end, and the convoy does not scatter", () => {
    for (const seed of ["kara-1", "kara-2", "kara-3", "kara-4", "kara-5"]) {
      const start = play("attackKaraConvoy", withKaraConvoy(), { force: "narvik_group" }).snapshot;
      const over = fightOn(start, seed);
      expect(over.pending).toBeNull();
      const convoy = over.sides.allied.forces.find(({ id }) => id === "kara_convoy");
      expect(convoy === undefined || (convoy.station === "box" && convoy.convoy?.scattered === false)).toBe(true);
      expect(refused("attackKaraConvoy", over, { force: "narvik_group" }).citation.section).toBe("12.12");
    }
  });

  it("12.12 its merchants count as loaded when they are sunk", () => {
    const state = withForce(withKaraConvoy(), "allied", "kara_convoy", { units: [ship("mv", 1)] });
    for (const seed of ["sunk-1", "sunk-2", "sunk-3", "sunk-4", "sunk-5", "sunk-6"]) {
      const over = fightOn(play("attackKaraConvoy", state, { force: "narvik_group" }).snapshot, seed);
      if (over.sides.allied.sunk.length === 0) continue;
      expect(over.vp.log.map(({ code }) => code)).toEqual(expect.arrayContaining(["SHIP_SUNK", "LOADED_MX_SUNK"]));
      expect(over.sides.allied.tally.lostConvoys).toEqual([]);
      return;
    }
    throw new Error("No seed sank the merchant.");
  });

  it("12.12, 5.2 a Wolf Pack attacks in its own segment, and not in the turn in which it came", () => {
    const base = only(withKaraConvoy("submarine_combat"), "axis", "wolf_pack_eisteufel_1");
    const pack = { station: "box", at: "kara_sea", block: null } as const;
    const state = withForce(base, "axis", "wolf_pack_eisteufel_1", pack);
    const { snapshot, outcome } = play("attackKaraConvoy", state, { force: "wolf_pack_eisteufel_1" }, [5]);
    expect(outcome.combat).toMatchObject({ before: 2, after: 2 });
    expect(fightOn(snapshot, "pack-1").pending).toBeNull();
    const fresh = withForce(state, "axis", "wolf_pack_eisteufel_1", { moved: moved(1) });
    expect(refused("attackKaraConvoy", fresh, { force: "wolf_pack_eisteufel_1" })).toMatchObject({
      code: "NO_ATTACKER",
    });
  });

  it("12.12 nothing to attack without the convoy", () => {
    const state = withOwn(chit(withKaraConvoy(), "axis", "E", "wunderland"), "allied", { forces: [] });
    expect(refused("attackKaraConvoy", state, { force: "narvik_group" })).toMatchObject({ code: "NO_CONVOY" });
  });
});
