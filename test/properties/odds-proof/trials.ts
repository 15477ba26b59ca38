import { project } from "../../../src/core/analysis/odds/projection";
import { Sampler } from "../../../src/core/analysis/odds/sampler";
import { canonicalJson } from "../../../src/core/audit/canonical";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { Dice } from "../../../src/core/dice/dice";
import { SeededDice } from "../../../src/core/dice/seeded";
import { apply } from "../../../src/core/engine/apply";
import { readyCall } from "../../../src/core/engine/legality";
import type { Call } from "../../../src/core/request/read";
import { exampleOf } from "../../fixtures/examples";
import type { Case } from "./cases";

/** How often each value fell, by its canonical JSON. */
export type Tallied = ReadonlyMap<string, number>;

/** Makes trial after trial of one request. */
export interface Trials {
  /** How often each value of each case falls in so many trials; trial n is resolved with the seed `<seed>/<n>`. */
  count(first: number, many: number): Tallied[];
}

/** The request of a case: that of the operation's example unless the case has its own. */
export function requestOf(ruleset: AnyRuleset, { operation, given }: Case): Call {
  const example = given ?? exampleOf(ruleset, operation);
  const { snapshot, input } = example;
  return { operation, snapshot, input };
}

/** Cases told apart in one and the same trials: those of one operation, unless they have requests of their own. */
export function inOneSample(cases: readonly Case[]): Case[][] {
  const samples = new Map<string | Case, Case[]>();
  for (const each of cases) {
    const key = each.given === undefined ? `${each.ruleset} ${each.operation}` : each;
    samples.set(key, [...(samples.get(key) ?? []), each]);
  }
  return [...samples.values()];
}

/** The trials of cases in one sample. */
export function trialsOf(ruleset: AnyRuleset, cases: readonly Case[], seed: string): Trials {
  const [{ operation: name }] = cases as [Case];
  const ready = readyCall(ruleset, requestOf(ruleset, cases[0]!));
  if ("kind" in ready) throw new Error(`${name}: ${JSON.stringify(ready)}`);
  const { operation, charts, input, draft } = ready;
  const sampler = new Sampler((dice: Dice): readonly string[] => {
    const snapshot = draft();
    const { outcome } = apply(operation, snapshot, charts, input, dice);
    return cases.map(({ project: places }) => {
      const found = project(places, { outcome, snapshot });
      return canonicalJson(places.map((place) => found[place] ?? null));
    });
  });
  const scope = { ruleset: ruleset.id, operation: name, step: draft().step };
  return {
    count(first, many) {
      const tallies = cases.map(() => new Map<string, number>());
      for (let trial = first; trial < first + many; trial += 1) {
        const fallen = sampler.draw(() => new SeededDice(`${seed}/${trial}`, scope));
        for (const [index, key] of fallen.entries()) {
          tallies[index]!.set(key, (tallies[index]!.get(key) ?? 0) + 1);
        }
      }
      return tallies;
    },
  };
}

/** The tallies of two parts of one sample as one. */
export function merged(a: Tallied, b: Tallied): Tallied {
  const all = new Map(a);
  for (const [key, count] of b) all.set(key, (all.get(key) ?? 0) + count);
  return all;
}
