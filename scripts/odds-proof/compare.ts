import { canonicalJson } from "../../src/core/audit/canonical";
import type { Odds } from "../../src/core/odds/answer";
import { oddsOf } from "../../src/core/odds/odds";
import type { AnyRuleset } from "../../src/core/operation/contract";
import { readJob } from "../../src/core/simulation/job";
import { makeRuns } from "../../src/core/simulation/run";
import type { Case } from "./cases";

/** How far a case goes. */
export interface Terms {
  readonly trials: number;
  /** The most branches to follow. */
  readonly bound: number;
  readonly seed: string;
}

/** What the comparison of a case came to. */
export interface Compared {
  /** Values told apart, the rare ones counted as one. */
  readonly groups: number;
  /** True when every branch was followed. */
  readonly complete: boolean;
  /** The largest difference between enumeration and formula where branches are left out none; null without a formula. */
  readonly formula: number | null;
  /** The largest deviation of a count from what it should be, in standard deviations. */
  readonly sigma: number;
  /** What fell and should not, or does not agree with the formula; empty when all is well. */
  readonly wrong: readonly string[];
}

/** The least and the greatest chance of a value; the same when it is known. */
interface Chance {
  readonly values: readonly unknown[];
  readonly low: number;
  readonly high: number;
}

/** Runs are made so many at a time, so that only their counts are kept. */
const BATCH = 10_000;
/** A value expected less often than this is counted with the other rare ones. */
const RARE = 10;
const ROUNDING = 1e-9;

/** Compares the odds of a case with its formula, and with as many runs as asked for. */
export function compare(ruleset: AnyRuleset, { operation, project, formula, given }: Case, terms: Terms): Compared {
  const example = given ?? [ruleset.start, ...ruleset.operations].find(({ name }) => name === operation)!.example();
  const { snapshot, input } = example;
  const request = { operation, snapshot, input };
  const odds = oddsOf(ruleset, { ...request, project, bound: terms.bound, trials: 0 });
  if (odds.kind !== "ODDS") throw new Error(`${operation}: ${JSON.stringify(odds)}`);
  const enumerated = new Map(odds.groups.map((group) => chanceOf(group, project)));
  const truth = formula?.(ruleset, request);
  const differences =
    truth === undefined ? [] : [...enumerated.values()].map((each) => distance(each, truth(each.values)));
  const known = new Map(
    [...enumerated].map(([key, each]) => {
      const exact = truth?.(each.values);
      return [key, exact === undefined ? each : { ...each, low: exact, high: exact }];
    }),
  );
  const counts = countsOf(ruleset, { ...request, seed: terms.seed, measures: project }, terms.trials);
  const strange = [...counts.keys()].filter((key) => !known.has(key));
  const complete = odds.exact.complete && odds.unlisted === null;
  const beyond = (complete ? strange : []).map((key) => `${key} fell, and no branch comes to it`);
  const off = differences.filter((each) => each > ROUNDING).map((each) => `off the formula by ${each}`);
  const deviations = deviationsOf(known, counts, terms.trials, complete);
  return {
    groups: deviations.length,
    complete,
    formula: truth === undefined ? null : Math.max(...differences),
    sigma: Math.max(0, ...deviations),
    wrong: [...beyond, ...off],
  };
}

function chanceOf({ values, probability, most }: Odds["groups"][number], project: readonly string[]): [string, Chance] {
  const told = project.map((place) => values[place] ?? null);
  return [canonicalJson(told), { values: told, low: shareOf(probability), high: shareOf(most) }];
}

function shareOf({ numerator, denominator }: { readonly numerator: string; readonly denominator: string }): number {
  // Both may be longer than a number holds; what is cut off both alike leaves the same share.
  const surplus = Math.max(0, denominator.length - 300);
  return (
    Number(numerator.slice(0, Math.max(1, numerator.length - surplus))) /
    Number(denominator.slice(0, denominator.length - surplus))
  );
}

/** How far a chance lies outside of these bounds. */
function distance({ low, high }: Chance, chance: number): number {
  return Math.max(0, low - chance, chance - high);
}

/** How often each value falls, by its canonical JSON; run n is resolved with the seed `<seed>/<n>`. */
function countsOf(ruleset: AnyRuleset, job: Parameters<typeof readJob>[1], trials: number): Map<string, number> {
  const ready = readJob(ruleset, job);
  if ("kind" in ready) throw new Error(JSON.stringify(ready));
  const counts = new Map<string, number>();
  for (let first = 0; first < trials; first += BATCH) {
    for (const { values } of makeRuns(ready, first, Math.min(BATCH, trials - first))) {
      const key = canonicalJson(values);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many standard deviations each value's count lies outside of what it should be; the rare ones together, where all are known. */
function deviationsOf(
  known: ReadonlyMap<string, Chance>,
  counts: ReadonlyMap<string, number>,
  trials: number,
  complete: boolean,
): number[] {
  const all = [...known].map(([key, { low, high }]) => ({ low, high, count: counts.get(key) ?? 0 }));
  const often = all.filter(({ high }) => high * trials >= RARE);
  const rare = all.filter(({ high }) => high * trials < RARE);
  const together = rare.reduce(
    (sum, each) => ({ low: sum.low + each.low, high: sum.high + each.high, count: sum.count + each.count }),
    { low: 0, high: 0, count: 0 },
  );
  const counted = complete && together.high * trials >= RARE ? [...often, together] : often;
  return counted.map(({ low, high, count }) => {
    const nearest = Math.min(Math.max(count / trials, low), high);
    const deviation = Math.sqrt(trials * nearest * (1 - nearest));
    const off = Math.abs(count - trials * nearest);
    return off < ROUNDING * trials ? 0 : off / deviation;
  });
}
