import type { Odds } from "../../../src/core/analysis/odds/answer";
import { oddsOf } from "../../../src/core/analysis/odds/compute";
import { canonicalJson } from "../../../src/core/audit/canonical";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { Case } from "./cases";
import { type ChiSquare, chiSquareOf } from "./chi-square";
import { requestOf, type Tallied } from "./trials";

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
  /** The deviations of all counts together; null where not every chance is known. */
  readonly chiSquare: ChiSquare | null;
  /** What fell and should not, or does not agree with the formula; empty when all is well. */
  readonly wrong: readonly string[];
}

/** The least and the greatest chance of a value; the same when it is known. */
interface Chance {
  readonly values: readonly unknown[];
  readonly low: number;
  readonly high: number;
}

/** A value expected less often than this is counted with the other rare ones. */
const RARE = 10;

const ROUNDING = 1e-9;

/** The exact odds of a case, as far as the bound. */
export function exactOf(ruleset: AnyRuleset, each: Case, bound: number): Odds {
  const odds = oddsOf(ruleset, { ...requestOf(ruleset, each), project: each.project, bound, trials: 0 });
  if (odds.kind !== "ODDS") throw new Error(`${each.operation}: ${JSON.stringify(odds)}`);
  return odds;
}

/** Compares the odds of a case with its formula, and with how often its values fell in so many trials. */
export function compare(ruleset: AnyRuleset, each: Case, odds: Odds, counts: Tallied, trials: number): Compared {
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
  const strange = [...counts.keys()].filter((key) => !known.has(key));
  const complete = odds.exact.complete && odds.unlisted === null;
  const beyond = (complete ? strange : []).map((key) => `${key} fell, and no branch comes to it`);
  const off = differences.filter((each) => each > ROUNDING).map((each) => `off the formula by ${each}`);
  const cells = cellsOf(known, counts, trials, complete);
  return {
    groups: cells.length,
    complete,
    formula: truth === undefined ? null : Math.max(...differences),
    sigma: Math.max(0, ...cells.map((cell) => deviationOf(cell, trials))),
    chiSquare: cells.every(({ low, high }) => low === high) ? chiSquareOf(cells.map(chanceAndCount), trials) : null,
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

/** A value, or the rare ones together, with how often it fell. */
interface Cell {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Every value with its count; the rare ones together, where all are known. */
function cellsOf(known: ReadonlyMap<string, Chance>, counts: Tallied, trials: number, complete: boolean): Cell[] {
  const all = [...known].map(([key, { low, high }]) => ({ low, high, count: counts.get(key) ?? 0 }));
  const often = all.filter(({ high }) => high * trials >= RARE);
  const rare = all.filter(({ high }) => high * trials < RARE);
  const together = rare.reduce(
    (sum, each) => ({ low: sum.low + each.low, high: sum.high + each.high, count: sum.count + each.count }),
    { low: 0, high: 0, count: 0 },
  );
  return complete && together.high * trials >= RARE ? [...often, together] : often;
}

/** How many standard deviations a count lies outside of what it should be. */
function deviationOf({ low, high, count }: Cell, trials: number): number {
  const nearest = Math.min(Math.max(count / trials, low), high);
  const off = Math.abs(count - trials * nearest);
  return off < ROUNDING * trials ? 0 : off / Math.sqrt(trials * nearest * (1 - nearest));
}

function chanceAndCount({ low, count }: Cell): { readonly chance: number; readonly count: number } {
  return { chance: low, count };
}
