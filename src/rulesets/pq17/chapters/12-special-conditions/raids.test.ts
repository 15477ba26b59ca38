import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { chit, endTurn, special } from "../../../../../test/fixtures/pq17/conditions-kit";
import { only, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

/** The last combine segment, with merchants in Murmansk and Port Raids to come. */
function lastTurn(): Snapshot {
  const state = only({ ...table("combine", "axis"), turn: 30 }, "allied", "convoy_pq_17");
  const { convoy } = state.sides.allied.forces[0] as Force;
  const there = withForce(state, "allied", "convoy_pq_17", {
    station: "in_port",
    at: "murmansk",
    block: null,
    sailed: true,
    units: [ship("mv", 4)],
    convoy: convoy && { ...convoy, merchants: 4, arrived: true },
  });
  const bare = withOwn(there, "axis", { forces: [] });
  return special(chit(bare, "axis", "K", "port_raids"), "axis", { raidsLeft: 2 });
}

const confirmation = (): Snapshot => endTurn(lastTurn()).snapshot;

describe("12.7 Port Raids", () => {
  it("12.7 raids played at random come to an end", () => {
    for (const seed of ["raid-1", "raid-2", "raid-3", "raid-4"]) {
      let state = confirmation();
      const pick = seededPick(seed);
      for (let step = 0; step < 60 && !pq17.over(state); step += 1) {
        const move = drawMove(pq17, state, pack.charts, pick, (name) => (name === "endPhase" ? 1 : 6));
        if (move === undefined) throw new Error(`No move at ${state.pending?.decision}.`);
        const answer = adjudicate(pq17, { operation: move.operation.name, snapshot: state, input: move.input, seed });
        if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
        state = answer.snapshot as Snapshot;
        expect(impossible(pq17.invariants, state, pack.charts)).toEqual([]);
      }
      expect(pq17.over(state)).toBe(true);
    }
  });
});
