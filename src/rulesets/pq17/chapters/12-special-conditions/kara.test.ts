import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { withKaraConvoy } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play, refused } from "../../../../../test/fixtures/pq17/table";
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
});
