import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { Dice } from "../../../src/core/dice/dice";
import { type Enumeration, enumerate } from "../../../src/core/dice/enumerating";
import { SeededDice } from "../../../src/core/dice/seeded";
import { apply } from "../../../src/core/engine/apply";
import { canonicalJson } from "../../../src/core/json/canonical";
import { cloneJson } from "../../../src/core/json/clone";
import type { Law, MoveContext } from "./law";
import { resultOf, resultOfOthers } from "./representatives";
import { tryOthers } from "./unmoved";

/** Rolls of one outcome class have the same consequences. Every listed operation must occur. */
export function equivalentRollsLaw(
  ruleset: AnyRuleset,
  fits: (at: MoveContext) => boolean,
  operations: readonly string[],
): Law {
  const { charts } = ruleset.pack;
  const operationCounts = new Map<string, number>();
  return {
    title: "rolls of one outcome class have the same consequences",
    look(state, move, at) {
      if (!fits(at)) return;
      const { name } = move.operation;
      const dice = () =>
        new SeededDice(`alike-${at.index}`, { ruleset: ruleset.id, operation: name, step: state.step });
      const others = resultOfOthers(state, charts, move, dice);
      expect(others.result, `${name} of game ${at.index} at step ${state.step}`).toBe(
        resultOf(state, charts, move, dice()),
      );
      operationCounts.set(name, (operationCounts.get(name) ?? 0) + others.replaced);
    },
    judge() {
      expect([...operationCounts.values()].reduce((sum, number) => sum + number, 0)).toBeGreaterThan(1000);
      for (const name of operations) expect(operationCounts.get(name), name).toBeGreaterThan(0);
    },
  };
}

/** Merged rolls have the same distribution as separate face lists. */
export function mergedRollsLaw(ruleset: AnyRuleset, fits: (at: MoveContext) => boolean): Law {
  const { charts } = ruleset.pack;
  const compared = new Map<string, number>();
  const tries = new Map<string, number>();
  return {
    title: "merged rolls have the same distribution as separate face lists",
    look(state, move, at) {
      if (!fits(at)) return;
      const { name } = move.operation;
      const attempts = tries.get(name) ?? 0;
      tries.set(name, attempts + 1);
      if (attempts >= 5) return;
      const run = (merges: boolean) => (dice: Dice) => {
        const snapshot = cloneJson(state);
        const source: Dice = merges ? dice : { roll: (request) => dice.roll(request) };
        const { outcome } = apply(move.operation, snapshot, charts, move.input, source);
        return { outcome, snapshot };
      };
      const together = enumerate(run(true), { bound: 60, keyOf: canonicalJson });
      if (!together.complete || together.branches === 1) return;
      const unmerged = enumerate(run(false), { bound: 1500, keyOf: canonicalJson });
      if (!unmerged.complete) return;
      expect(together.branches).toBeLessThanOrEqual(unmerged.branches);
      expect(shares(together)).toEqual(shares(unmerged));
      compared.set(name, (compared.get(name) ?? 0) + 1);
    },
    judge() {
      expect([...compared.keys()].length).toBeGreaterThan(5);
    },
  };
}

function shares({ outcomes }: Enumeration<unknown>): string[] {
  return outcomes
    .map(({ value, numerator, denominator }) => `${canonicalJson(value)} ${numerator}/${denominator}`)
    .sort();
}

/** Rolls declared not to move a place do not move it. `isEnough` checks how often each label was rolled. */
export function unmovedPlacesLaw(
  ruleset: AnyRuleset,
  fits: (at: MoveContext) => boolean,
  isEnough: (counts: ReadonlyMap<string, number>) => void,
): Law {
  const counts = new Map<string, number>();
  return {
    title: "rolls declared not to move a place do not move it",
    look(state, move, at) {
      if (fits(at)) tryOthers(ruleset, ruleset.pack.charts, state, move, `unmoved-${at.index}`, counts);
    },
    judge() {
      isEnough(counts);
    },
  };
}
