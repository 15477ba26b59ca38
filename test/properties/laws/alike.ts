import { expect } from "vitest";
import { canonicalJson, cloneJson } from "../../../src/core/audit/canonical";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { Dice } from "../../../src/core/dice/dice";
import { type Enumeration, enumerate } from "../../../src/core/dice/enumerating";
import { SeededDice } from "../../../src/core/dice/seeded";
import { apply } from "../../../src/core/engine/apply";
import type { At, Law } from "./law";
import { resultOf, resultOfOthers } from "./representatives";
import { tryOthers } from "./unmoved";

/** Rolls that are called alike have the same consequences; each of these operations must be met. */
export function alike(ruleset: AnyRuleset, fits: (at: At) => boolean, operations: readonly string[]): Law {
  const { charts } = ruleset.pack;
  const seen = new Map<string, number>();
  return {
    title: "rolls that are called alike have the same consequences",
    look(state, move, at) {
      if (!fits(at)) return;
      const { name } = move.operation;
      const dice = () =>
        new SeededDice(`alike-${at.index}`, { ruleset: ruleset.id, operation: name, step: state.step });
      const others = resultOfOthers(state, charts, move, dice);
      expect(others.result, `${name} of game ${at.index} at step ${state.step}`).toBe(
        resultOf(state, charts, move, dice()),
      );
      seen.set(name, (seen.get(name) ?? 0) + others.replaced);
    },
    judge() {
      expect([...seen.values()].reduce((sum, number) => sum + number, 0)).toBeGreaterThan(1000);
      for (const name of operations) expect(seen.get(name), name).toBeGreaterThan(0);
    },
  };
}

/** Merged rolls give the distribution that every face list by itself gives. */
export function merged(ruleset: AnyRuleset, fits: (at: At) => boolean): Law {
  const { charts } = ruleset.pack;
  const compared = new Map<string, number>();
  const tries = new Map<string, number>();
  return {
    title: "rolls that are merged give the distribution that every face list by itself gives",
    look(state, move, at) {
      if (!fits(at)) return;
      const { name } = move.operation;
      const tried = tries.get(name) ?? 0;
      tries.set(name, tried + 1);
      if (tried >= 5) return;
      const run = (merges: boolean) => (dice: Dice) => {
        const snapshot = cloneJson(state);
        const source: Dice = merges ? dice : { roll: (request) => dice.roll(request) };
        const { outcome } = apply(move.operation, snapshot, charts, move.input, source);
        return { outcome, snapshot };
      };
      const together = enumerate(run(true), { bound: 60, keyOf: canonicalJson });
      if (!together.complete || together.branches === 1) return;
      const every = enumerate(run(false), { bound: 1500, keyOf: canonicalJson });
      if (!every.complete) return;
      expect(together.branches).toBeLessThanOrEqual(every.branches);
      expect(shares(together)).toEqual(shares(every));
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

/** Rolls that a game says cannot move a place do not; each label must be rolled more often than `least`. */
export function unmoved(
  ruleset: AnyRuleset,
  fits: (at: At) => boolean,
  isEnough: (rolled: ReadonlyMap<string, number>) => void,
): Law {
  const rolled = new Map<string, number>();
  return {
    title: "rolls that cannot move a place do not",
    look(state, move, at) {
      if (fits(at)) tryOthers(ruleset, ruleset.pack.charts, state, move, `unmoved-${at.index}`, rolled);
    },
    judge() {
      isEnough(rolled);
    },
  };
}
