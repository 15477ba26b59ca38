import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { opponentOf, pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { CHITS, SIDES } from "../../vocabulary";

const STEPS = 90;

const WEIGHTS: Readonly<Record<string, number>> = {
  planCondition: 200,
  buyForce: 30,
  placeDummy: 4,
  declareStrike: 100,
  callBombers: 100,
  endPhase: 30,
  declareDenial: 1,
  moveForce: 30,
  resolveSearch: 60,
};

/** The face that draws a letter from the bag, after one letter has been drawn. */
const face = (letter: string, drawn: string | null): number =>
  CHITS.filter((each) => each !== drawn).findIndex((each) => letter.startsWith(each)) + 1;

/** Plays a scenario at random from the chits that are given; every step must resolve, and leave a possible snapshot. */
function playFrom(scenario: string, allied: string, axis: string): Snapshot {
  const seed = `${scenario}-${allied}-${axis}`;
  const pick = seededPick(seed);
  const input = { scenario, options: ["ahistorical_forces"] };
  const dice = [face(allied, null), face(axis, allied)];
  const first = adjudicate(pq17, { operation: "new", input, dice });
  if (first.kind !== "RESOLUTION") throw new Error(JSON.stringify(first).slice(0, 500));
  let state = first.snapshot as Snapshot;
  for (let step = 0; step < STEPS && !pq17.over(state); step += 1) {
    const move = drawMove(pq17, state, pack.charts, pick, (name) => WEIGHTS[name] ?? 8);
    if (move === undefined) throw new Error(`No move at ${state.phase}.`);
    const request = { operation: move.operation.name, snapshot: state, input: move.input, seed };
    const answer = adjudicate(pq17, request);
    if (answer.kind !== "RESOLUTION") {
      throw new Error(`${request.operation} ${JSON.stringify(move.input)}: ${JSON.stringify(answer).slice(0, 800)}`);
    }
    expectCompleteEffects(state, answer);
    state = answer.snapshot as Snapshot;
    expect(impossible(pq17.invariants, state, pack.charts)).toEqual([]);
    for (const side of SIDES) hidesConditions(state, side);
  }
  return state;
}

/** A.4 What a side keeps of its conditions is nowhere in the other's view. */
function hidesConditions(state: Snapshot, side: "allied" | "axis"): void {
  const other = opponentOf(side);
  const own = state.sides[other];
  const special = { ...own.special, plan: null, cobweb: 0, kara: false, attacked: [], raidsLeft: 0, bought: [] };
  const chits = own.chits.filter(({ revealed }) => revealed);
  const changed = { ...state, sides: { ...state.sides, [other]: { ...own, special, chits } } };
  expect(view(changed, side)).toEqual(view(state, side));
}

describe("random play with special conditions", () => {
  const games: readonly (readonly [string, string, string])[] = [
    ["pq_17", "F", "C"],
    ["pq_17", "A", "E"],
    ["pq_17", "K", "I"],
    ["jw_51b", "A", "I"],
    ["jw_51b", "H", "D"],
    ["pq_12", "A", "S"],
    ["pq_12", "F", "Y"],
  ];
  for (const [scenario, allied, axis] of games) {
    it(`12 ${scenario} with chits ${allied} and ${axis}`, { timeout: 120_000 }, () => {
      expect(playFrom(scenario, allied, axis).step).toBeGreaterThan(50);
    });
  }
});
