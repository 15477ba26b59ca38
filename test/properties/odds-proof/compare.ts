import type { Odds } from "../../../src/core/analysis/odds/answer";
import { oddsOf } from "../../../src/core/analysis/odds/compute";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { canonicalJson } from "../../../src/core/json/canonical";
import type { Case } from "./cases";
import { type ChiSquare, chiSquareOf } from "./chi-square";
import { requestOf, type ValueCounts } from "./trials";

/** The result of comparing a case. */
export interface Comparison {
  /** Number of distinct values. Rare ones count as one. */
  readonly groups: number;
  /** True if every branch was followed. */
  readonly complete: boolean;
  /**
   * Maximum difference between enumeration and formula; null without a formula. Unexplored branches count as bounds.
   */
  readonly formula: number | null;
  /** Maximum deviation of a count from its expected value, in standard deviations. */
  readonly sigma: number;
  /** Chi-square of all counts; null if a chance is unknown. */
  readonly chiSquare: ChiSquare | null;
  /** Values that occurred although no branch leads to them, and differences from the formula. Empty if all is well. */
  readonly wrong: readonly string[];
}

/** Minimum and maximum chance of a value. Equal if the chance is known. */
interface Chance {
  readonly values: readonly unknown[];
  readonly low: number;
  readonly high: number;
}

/** Values expected less often than this are counted together. */
const RARE = 10;

const ROUNDING = 1e-9;

/** Computes the exact odds of a case, up to the bound. */
export function exactOf(ruleset: AnyRuleset, each: Case, bound: number): Odds {
  const odds = oddsOf(ruleset, { ...requestOf(ruleset, each), project: each.project, bound, trials: 0 });
  if (odds.kind !== "ODDS") throw new Error(`${each.operation}: ${JSON.stringify(odds)}`);
  return odds;
}

/** Compares the odds of a case with its formula and with the counts of a sample. */
export function compare(ruleset: AnyRuleset, each: Case, odds: Odds, counts: ValueCounts, trials: number): Comparison {
  const { project, formula } = each;
  const enumerated = new Map(odds.groups.map((group) => chanceOf(group, project)));
  const truth = formula?.(ruleset, requestOf(ruleset, each));
  const differences =
    truth === undefined ? [] : [...enumerated.values()].map((each) => distance(each, truth(each.values)));
  const known = new Map(
    [...enumerated].map(([key, each]) => {
      const exact = truth?.(each.values);
      return [key, exact === undefined ? each : { ...each, low: exact, high: exact }];
    }),
  );
  const unknownKeys = [...counts.keys()].filter((key) => !known.has(key));
  const complete = odds.exact.complete && odds.unlisted === null;
  const impossible = (complete ? unknownKeys : []).map((key) => `${key} fell, and no branch comes to it`);
  const wrongFormula = differences.filter((each) => each > ROUNDING).map((each) => `off the formula by ${each}`);
  const cells = cellsOf(known, counts, trials, complete);
  return {
    groups: cells.length,
    complete,
    formula: truth === undefined ? null : Math.max(...differences),
    sigma: Math.max(0, ...cells.map((cell) => deviationOf(cell, trials))),
    chiSquare: cells.every(({ low, high }) => low === high) ? chiSquareOf(cells.map(chanceAndCount), trials) : null,
    wrong: [...impossible, ...wrongFormula],
  };
}

function chanceOf({ values, probability, most }: Odds["groups"][number], project: readonly string[]): [string, Chance] {
  const projected = project.map((place) => values[place] ?? null);
  return [canonicalJson(projected), { values: projected, low: shareOf(probability), high: shareOf(most) }];
}

function shareOf({ numerator, denominator }: { readonly numerator: string; readonly denominator: string }): number {
  // Both can exceed the range of a number. Truncating both equally keeps the quotient.
  const surplus = Math.max(0, denominator.length - 300);
  return (
    Number(numerator.slice(0, Math.max(1, numerator.length - surplus))) /
    Number(denominator.slice(0, denominator.length - surplus))
  );
}

/** Returns the distance of a chance from these bounds. */
function distance({ low, high }: Chance, chance: number): number {
  return Math.max(0, low - chance, chance - high);
}

/** A value, or all rare values, with its count. */
interface Cell {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Returns a cell for every frequent value. If all values are known, the rare ones share one cell. */
function cellsOf(known: ReadonlyMap<string, Chance>, counts: ValueCounts, trials: number, complete: boolean): Cell[] {
  const all = [...known].map(([key, { low, high }]) => ({ low, high, count: counts.get(key) ?? 0 }));
  const often = all.filter(({ high }) => high * trials >= RARE);
  const rare = all.filter(({ high }) => high * trials < RARE);
  const together = rare.reduce(
    (sum, each) => ({ low: sum.low + each.low, high: sum.high + each.high, count: sum.count + each.count }),
    { low: 0, high: 0, count: 0 },
  );
  return complete && together.high * trials >= RARE ? [...often, together] : often;
}

/** Returns how many standard deviations a count lies outside its expected range. */
function deviationOf({ low, high, count }: Cell, trials: number): number {
  const nearest = Math.min(Math.max(count / trials, low), high);
  const deviation = Math.abs(count - trials * nearest);
  return deviation < ROUNDING * trials ? 0 : deviation / Math.sqrt(trials * nearest * (1 - nearest));
}

function chanceAndCount({ low, count }: Cell): { readonly chance: number; readonly count: number } {
  return { chance: low, count };
}
