import { describe, expect, it } from "vitest";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, type Move, seededPick } from "../../src/core/engine/apply";
import { legalityOf, readyCall } from "../../src/core/engine/legality";
import { parseCharts } from "../../src/core/request/charts";
import { isMalformed } from "../../src/core/request/result";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { requestOf, vectorFiles } from "../conformance/vectors";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { type Beginning, followBothWays, hasJoint, meetingsOf } from "./merge-points";
import { playAtRandom } from "./play";

/** Maximum positions per operation. */
const MOST = 6;

/** Returns the moves of vectors and random play that reach a merge point, by operation. */
function reachedIn(ruleset: AnyRuleset, play: (look: (state: SnapshotBase, move: Move) => void) => void): Beginning[] {
  const { charts } = ruleset.pack;
  const counts = new Map<string, number>();
  const reached: Beginning[] = [];
  const look = (state: SnapshotBase, move: Move): void => {
    const { name } = move.operation;
    const count = counts.get(name) ?? 0;
    if (count >= MOST || !hasJoint(ruleset, charts, state, move, `look-${count}`)) return;
    counts.set(name, count + 1);
    reached.push({ state: structuredClone(state), move });
  };
  for (const vector of vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors)) {
    const request = requestOf(ruleset.id, vector);
    const operation = ruleset.operations.find(({ name }) => name === vector.operation);
    if (operation === undefined || request.charts !== undefined) continue;
    const ready = readyCall(ruleset, { ...request, operation: operation.name });
    if (!("kind" in ready)) look(ready.draft(), { operation, input: ready.input });
  }
  play(look);
  return reached;
}

/**
 * Adds further moves with the same operation: with other inputs and, if it can be repeated, from the position after it.
 */
function withOthers(ruleset: AnyRuleset, charts: unknown, { state, move }: Beginning): Beginning[] {
  const { operation } = move;
  const pick = seededPick("others");
  const drawnIn = (from: SnapshotBase): Beginning[] => {
    const legality = legalityOf(ruleset, operation, from, charts);
    return legality.legal ? [{ state: from, move: { operation, input: legality.input.draw(pick) } }] : [];
  };
  const after = Array.from({ length: 12 }, (_, index) => {
    const next = structuredClone(state);
    const scope = { ruleset: ruleset.id, operation: operation.name, step: state.step };
    apply(operation, next, charts, move.input, new SeededDice(`after-${index}`, scope));
    return next;
  });
  return [{ state, move }, ...[state, state, ...after].flatMap(drawnIn)];
}

/** 9.6.8, 9.6.9 Custom charts with few hits of few kinds, so that an attack can be followed to its end. */
const FEW_HITS = {
  E3: {
    rows: [
      { min: null, max: 6, result: "0 hits", hits: 0, sunk: false },
      { min: 7, max: null, result: "2 hits", hits: 2, sunk: false },
    ],
  },
  E4: {
    rows: [
      { min: 11, max: 26, result: "hull", count: 1 },
      { min: 31, max: 46, result: "flooding", count: 2 },
      { min: 51, max: 56, result: "batteries", count: 1 },
      { min: 61, max: 66, result: "crew_injury", count: 2 },
    ],
  },
  E5_CREW_INJURY: {
    rows: [
      { min: 2, max: 7, result: "wo1" },
      { min: 8, max: 12, result: "li" },
    ],
  },
};

const GAMES = [
  {
    ruleset: hunters as AnyRuleset,
    charts: FEW_HITS,
    places: ["hits"],
    play(look: (state: SnapshotBase, move: Move) => void) {
      for (let index = 0; index < 16; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, look);
      }
    },
  },
  {
    ruleset: goeben as AnyRuleset,
    charts: undefined,
    places: ["hits", "allied-fire"],
    play(look: (state: SnapshotBase, move: Move) => void) {
      for (let index = 0; index < 12; index += 1) playGoeben(index, false, look);
    },
  },
];

describe.each(GAMES)("merge points of $ruleset.id", ({ ruleset, charts, places, play }) => {
  const reached = reachedIn(ruleset, play);

  it("continue alike for all arrivals that meet there", () => {
    const meetingCounts = new Map<string, number>();
    for (const each of reached) {
      for (const chosenCharts of new Set([undefined, charts])) {
        const parsedCharts = parseCharts(ruleset, chosenCharts);
        if (isMalformed(parsedCharts)) throw new Error("The charts cannot be read.");
        const beginnings = withOthers(ruleset, parsedCharts.charts, each);
        for (const { place, ends } of meetingsOf(parsedCharts.charts, beginnings, `joints-${each.state.step}`, 150)) {
          expect(ends[0], `${each.move.operation.name} at ${place}`).toBe(ends[1]);
          meetingCounts.set(place, (meetingCounts.get(place) ?? 0) + 1);
        }
      }
    }
    for (const place of places) expect(meetingCounts.get(place), place).toBeGreaterThan(100);
  });

  it("leave every chance unchanged, in operations small enough to enumerate without them", () => {
    let [compared, spared] = [0, 0];
    for (const { state, move } of reached) {
      const { name: operation } = move.operation;
      const both = followBothWays(ruleset, { operation, snapshot: state, input: move.input, charts }, 3000);
      if (both === undefined) continue;
      expect(both.merged, operation).toEqual(both.every);
      compared += 1;
      spared += both.spared;
    }
    expect(compared).toBeGreaterThan(5);
    expect(spared).toBeGreaterThan(1000);
  });
});
