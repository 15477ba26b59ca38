import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { faultsOf } from "../../../../../test/properties/sound";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { OPTIONS } from "../../vocabulary";

const CAMPAIGNS = 100;

const weight = (operation: string): number =>
  ({ endPhase: 12, placeDummy: 1, declareDenial: 1, detachForce: 1, combineForces: 2 })[operation] ?? 6;

/** Plays a campaign of one to three months at random. Two passes in every fortnight prevent operation turns. */
function playCampaign(seed: string, long = false): Snapshot {
  const pick = seededPick(seed);
  const input = {
    scenario: "campaign",
    months: long ? 10 : 1 + pick(3),
    options: pick(2) === 0 ? [] : OPTIONS.slice(-2),
  };
  const first = adjudicate(pq17, { operation: "new", input, seed });
  if (first.kind !== "RESOLUTION") throw new Error(JSON.stringify(first).slice(0, 2000));
  let state = first.snapshot as Snapshot;
  for (let step = 0; step < 2000 && !pq17.over(state); step += 1) {
    const passes = state.phase === "prep_initiative" && state.campaign?.bids === null;
    const drawn = drawMove(pq17, state, pack.charts, pick, weight);
    if (drawn === undefined) throw new Error(`No move at ${state.phase} of ${state.phasing}.`);
    const request = {
      operation: passes ? "bidInitiative" : drawn.operation.name,
      snapshot: state,
      input: passes ? { bid: 0 } : drawn.input,
      seed,
    };
    const answer = adjudicate(pq17, request);
    if (answer.kind !== "RESOLUTION") throw new Error(`${request.operation}: ${JSON.stringify(answer).slice(0, 1500)}`);
    expectCompleteEffects(state, answer);
    state = answer.snapshot as Snapshot;
  }
  // Each snapshot was read by the operation after it, and would have been refused; the last one is read here.
  expect(faultsOf(pq17, state)).toEqual([]);
  return state;
}

describe("15 random campaigns without operation turns", () => {
  it("plays all twenty fortnights", { timeout: 120_000 }, () => {
    const state = playCampaign("twenty", true);
    expect(state.campaign?.played.map(({ fortnight }) => fortnight)).toEqual(pack.charts.CAMPAIGN.facts.fortnights);
    expect(state.result).toBe("axis");
  });

  it(`plays ${CAMPAIGNS} from March I to their end`, { timeout: 600_000 }, () => {
    for (let index = 0; index < CAMPAIGNS; index += 1) {
      const state = playCampaign(`campaign-${index}`);
      expect(state.phase).toBe("end");
      expect(state.campaign?.played.length).toBe((state.campaign?.months ?? 0) * 2);
      const sum = state.campaign?.played.reduce((total, { vp }) => total + vp, 0);
      expect(state.campaign?.vpTotal).toBe(sum);
    }
  });
});
