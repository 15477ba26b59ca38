import { project } from "../../../src/core/analysis/odds/projection";
import { Sampler } from "../../../src/core/analysis/odds/sampler";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { Dice } from "../../../src/core/dice/dice";
import { SeededDice } from "../../../src/core/dice/seeded";
import { apply } from "../../../src/core/engine/apply";
import { readyCall } from "../../../src/core/engine/legality";
import { canonicalJson } from "../../../src/core/json/canonical";
import type { Call } from "../../../src/core/request/call";
import { exampleOf } from "../../fixtures/examples";
import type { Case } from "./cases";

/** Count of each value, by its canonical JSON. */
export type ValueCounts = ReadonlyMap<string, number>;

/** Runs trials of one request. */
export interface Trials {
  /** Counts the values of each case over `many` trials. Trial n uses the seed `<seed>/<n>`. */
  count(first: number, many: number): ValueCounts[];
}

/** Returns the request of a case: its own, or the operation's example. */
export function requestOf(ruleset: AnyRuleset, { operation, request }: Case): Call {
  const example = request ?? exampleOf(ruleset, operation);
  const { snapshot, input } = example;
  return { operation, snapshot, input };
}

/** Groups cases that can share trials: those of one operation without their own request. */
export function groupBySample(cases: readonly Case[]): Case[][] {
  const samples = new Map<string | Case, Case[]>();
  for (const each of cases) {
    const key = each.request === undefined ? `${each.ruleset} ${each.operation}` : each;
    samples.set(key, [...(samples.get(key) ?? []), each]);
  }
  return [...samples.values()];
}

/** Prepares the trials of cases in one sample. */
export function trialsOf(ruleset: AnyRuleset, cases: readonly Case[], seed: string): Trials {
  const [{ operation: name }] = cases as [Case];
  const ready = readyCall(ruleset, requestOf(ruleset, cases[0]!));
  if ("kind" in ready) throw new Error(`${name}: ${JSON.stringify(ready)}`);
  const { operation, charts, input, draft } = ready;
  const sampler = new Sampler((dice: Dice): readonly string[] => {
    const snapshot = draft();
    const { outcome } = apply(operation, snapshot, charts, input, dice);
    return cases.map(({ project: places }) => {
      const projected = project(places, { outcome, snapshot });
      return canonicalJson(places.map((place) => projected[place] ?? null));
    });
  });
  const scope = { ruleset: ruleset.id, operation: name, step: draft().step };
  return {
    count(first, many) {
      const tallies = cases.map(() => new Map<string, number>());
      for (let trial = first; trial < first + many; trial += 1) {
        const keys = sampler.draw(() => new SeededDice(`${seed}/${trial}`, scope));
        for (const [index, key] of keys.entries()) {
          tallies[index]!.set(key, (tallies[index]!.get(key) ?? 0) + 1);
        }
      }
      return tallies;
    },
  };
}

/** Adds up the counts of two parts of a sample. */
export function mergeCounts(a: ValueCounts, b: ValueCounts): ValueCounts {
  const all = new Map(a);
  for (const [key, count] of b) all.set(key, (all.get(key) ?? 0) + count);
  return all;
}
