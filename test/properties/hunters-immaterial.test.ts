import { describe, expect, it } from "vitest";
import type { Picker } from "../../src/core/contract/choice";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import type { Dice } from "../../src/core/dice/dice";
import { enumerate } from "../../src/core/dice/enumerating";
import { apply, type Move, seededPick } from "../../src/core/engine/apply";
import { legalityOf } from "../../src/core/engine/legality";
import { canonicalJson } from "../../src/core/json/canonical";
import { cloneJson } from "../../src/core/json/clone";
import { memberOf, replaceAt, tokensOf, valueAt } from "../../src/core/json/pointer";
import { parseCharts } from "../../src/core/request/charts";
import { isMalformed } from "../../src/core/request/result";
import { hunters } from "../../src/rulesets/hunters/index";
import { corpusOf } from "./corpus";
import { career } from "./hunters-play";
import { playAtRandom } from "./play";

const [entry] = hunters.analysis!.immaterial!;

const { phases, places, measures } = entry!;

/** The places as paths: the parent's members, and the last key. */
const paths = places.map((place): readonly [parents: readonly string[], last: string] => {
  const tokens = tokensOf(place).slice(1);
  return [tokens.slice(0, -1), tokens.at(-1)!];
});

const isInside = (state: SnapshotBase): boolean => phases.includes(hunters.phaseOf(state as never));

/** 9.6.8, 9.6.9 Custom charts with one hit of every kind, so that an attack can be followed to its end. */
const parsedCharts = parseCharts(hunters, {
  E3: {
    rows: [
      { min: null, max: 5, result: "0 hits", hits: 0, sunk: false },
      { min: 6, max: 11, result: "1 hits", hits: 1, sunk: false },
      { min: 12, max: null, result: "sunk", hits: null, sunk: true },
    ],
  },
});

const charts = isMalformed(parsedCharts) ? undefined : parsedCharts.charts;

/** Values for the states of systems and crew. */
const OTHERS = [["ok", "damaged", "inoperable"] as const, ["none", "LW", "SW", "KIA"] as const];

/** Returns a state with random values at the immaterial places. */
function withImmaterialChanges(state: SnapshotBase, pick: Picker): SnapshotBase {
  return places.reduce((before, place) => {
    const pointer = place.replace("/snapshot", "");
    const values = OTHERS.find((each) => each.some((value) => value === valueAt(state, pointer)));
    return values === undefined ? before : (replaceAt(before, pointer, values[pick(values.length)]) as SnapshotBase);
  }, state);
}

/**
 * Serializes the material part of a state. During the phases: everything except the immaterial places. Otherwise: the
 * measures, and whether the game is over. Modifies the state.
 */
function serializeMaterial(state: SnapshotBase): string {
  if (!isInside(state)) {
    const values = measures.map((name) => hunters.analysis!.measures[name]!.of(state));
    return canonicalJson([hunters.over(state as never), values]);
  }
  for (const [parents, last] of paths) (parents.reduce(memberOf, state) as Record<string, unknown>)[last] = null;
  return canonicalJson(state);
}

/** Returns the chances of every material result of a move; undefined if there are too many branches. */
function chancesOf(state: SnapshotBase, { operation, input }: Move): readonly string[] | undefined {
  const run = (dice: Dice): string => {
    const after = cloneJson(state);
    apply(operation, after, charts, input, dice);
    return serializeMaterial(after);
  };
  const { outcomes, complete } = enumerate(run, { bound: 3000, keyOf: (value) => value });
  return complete
    ? outcomes.map(({ value, ...chance }) => `${value} ${chance.numerator}/${chance.denominator}`).sort()
    : undefined;
}

describe("9.6 immaterial state during an escort's search", () => {
  const corpus = corpusOf(hunters, (look) => {
    for (let index = 0; index < 12; index += 1) {
      const { input, seed } = career(index);
      playAtRandom(hunters, input, seed, look);
    }
  });
  const states = [...corpus.values()].flatMap((each) => each.slice(0, 30)).filter(isInside);

  it("does not affect other chances or legal operations", () => {
    const pick = seededPick("immaterial");
    let [compared, leftPhases, stayed] = [0, 0, 0];
    for (const state of states) {
      const other = withImmaterialChanges(state, pick);
      for (const operation of hunters.operations.filter((each) =>
        each.phases?.of.some((phase) => phases.includes(phase)),
      )) {
        const [here, there] = [state, other].map((each) => legalityOf(hunters, operation, each, charts));
        expect(there!.legal, operation.name).toBe(here!.legal);
        if (!here!.legal || !there!.legal) continue;
        const input = here!.input.draw(pick);
        expect(there!.input.check(input), operation.name).toBeUndefined();
        const chances = chancesOf(state, { operation, input });
        const others = chances && chancesOf(other, { operation, input });
        if (chances === undefined || others === undefined) continue;
        expect(others, operation.name).toEqual(chances);
        compared += 1;
        leftPhases += Number(chances.some((each) => each.startsWith("[")));
        stayed += Number(chances.some((each) => each.startsWith("{")));
      }
    }
    for (const number of [compared, leftPhases, stayed]) expect(number).toBeGreaterThan(10);
  });
});
