import type { Odds } from "../../../src/core/analysis/odds/answer";
import { rulesets } from "../../../src/rulesets/index";
import { casesOf } from "./cases";
import { exactOf } from "./compare";
import { inOneSample, type Tallied, type Trials, trialsOf } from "./trials";

/** What a worker is asked for: the exact odds of a case of a sample, or a part of the sample's trials. */
export type Asked =
  | { readonly ask: "exact"; readonly sample: number; readonly index: number; readonly bound: number }
  | {
      readonly ask: "trials";
      readonly sample: number;
      readonly seed: string;
      readonly first: number;
      readonly many: number;
    };

const samples = inOneSample(casesOf(rulesets));

let latest: { readonly sample: number; readonly seed: string; readonly trials: Trials } | undefined;

/** Does what a worker is asked for. */
export default (asked: Asked): Odds | Tallied[] => {
  const cases = samples[asked.sample]!;
  const ruleset = [...rulesets].find(({ id }) => id === cases[0]!.ruleset)!;
  if (asked.ask === "exact") return exactOf(ruleset, cases[asked.index]!, asked.bound);
  const { sample, seed } = asked;
  if (latest?.sample !== sample || latest.seed !== seed) {
    latest = { sample, seed, trials: trialsOf(ruleset, cases, seed) };
  }
  return latest.trials.count(asked.first, asked.many);
};
