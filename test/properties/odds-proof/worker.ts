import type { Odds } from "../../../src/core/analysis/odds/answer";
import { rulesets } from "../../../src/rulesets/index";
import { casesOf } from "./cases";
import { exactOf } from "./compare";
import { groupBySample, type Trials, trialsOf, type ValueCounts } from "./trials";

/** A task for a worker: the exact odds of a case, or some trials of a sample. */
export type WorkerTask =
  | { readonly ask: "exact"; readonly sample: number; readonly index: number; readonly bound: number }
  | {
      readonly ask: "trials";
      readonly sample: number;
      readonly seed: string;
      readonly first: number;
      readonly many: number;
    };

const samples = groupBySample(casesOf(rulesets));

let latest: { readonly sample: number; readonly seed: string; readonly trials: Trials } | undefined;

/** Performs a worker's task. */
export default (task: WorkerTask): Odds | ValueCounts[] => {
  const cases = samples[task.sample]!;
  const ruleset = [...rulesets].find(({ id }) => id === cases[0]!.ruleset)!;
  if (task.ask === "exact") return exactOf(ruleset, cases[task.index]!, task.bound);
  const { sample, seed } = task;
  if (latest?.sample !== sample || latest.seed !== seed) {
    latest = { sample, seed, trials: trialsOf(ruleset, cases, seed) };
  }
  return latest.trials.count(task.first, task.many);
};
