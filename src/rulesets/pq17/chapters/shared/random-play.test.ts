import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { faultsOf } from "../../../../../test/properties/sound";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { decider } from "./game";

const STEPS = 400;

/** Random play ends phases often enough to get through turns. */
const weight = (operation: string): number =>
  ({ endPhase: 25, declareDenial: 1, moveForce: 40, resolveSearch: 60 })[operation] ?? 8;

/** Plays a scenario at random. Every operation must resolve, and its effects must list every change. */
function playAtRandom(scenario: string, seed: string): { state: Snapshot; steps: number } {
  const pick = seededPick(seed);
  const input = { scenario, options: pick(2) === 0 ? [] : ["combine_location", "variable_start", "soviet_endurance"] };
  const first = adjudicate(pq17, { operation: "new", input, seed });
  if (first.kind !== "RESOLUTION") throw new Error(JSON.stringify(first));
  let state = first.snapshot as Snapshot;
  for (let step = 0; step < STEPS; step += 1) {
    if (pq17.over(state)) return { state, steps: step };
    const move = drawMove(pq17, state, pack.charts, pick, weight);
    if (move === undefined) throw new Error(`No move at ${state.phase} of ${state.phasing}, turn ${state.turn}.`);
    const request = { operation: move.operation.name, snapshot: state, input: move.input, seed };
    const answer = adjudicate(pq17, request);
    if (answer.kind !== "RESOLUTION") {
      throw new Error(`${request.operation} ${JSON.stringify(move.input)}: ${JSON.stringify(answer).slice(0, 1500)}`);
    }
    expectCompleteEffects(state, answer);
    expect(faultsOf(pq17, answer.snapshot)).toEqual([]);
    state = answer.snapshot as Snapshot;
    expect(["allied", "axis", null]).toContain(decider(state));
  }
  return { state, steps: STEPS };
}

describe("random play of PQ-17", () => {
  for (const { id } of pack.charts.SCENARIOS.facts.scenarios) {
    it(`plays ${id} from set-up to its end without a dead end`, { timeout: 180_000 }, () => {
      const { state } = playAtRandom(id, `${id}-random`);
      expect(state.turn).toBeGreaterThan(1);
    });
  }
});
