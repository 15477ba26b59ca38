import { canonicalJson } from "../../audit/canonical";
import type { Enumeration } from "../../dice/enumerating";
import { add, compare, minus, ONE, type Rational, rational, toDecimal, ZERO } from "../../dice/rational";
import type { Projected } from "./projection";
import { intervalOf } from "./sampler";

/** The odds of an operation, as JSON. */
export interface Odds {
  readonly kind: "ODDS";
  readonly ruleset: string;
  readonly operation: string;
  /** The places projected. */
  readonly project: readonly string[];
  readonly exact: Exact;
  /** Null when every branch was followed, when no trials were asked for, and when there was no time for one. */
  readonly sample: Sample | null;
  /** The likeliest first, at most 1,000, and no more than a million characters of values. */
  readonly groups: readonly OddsGroup[];
  /** Groups beyond those listed, and the probability of them all; null when all are listed. */
  readonly unlisted: { readonly groups: number; readonly probability: Probability } | null;
}

/** The extent to which branches were followed. */
export interface Exact {
  /** Every branch was followed, and every probability is exact. */
  readonly complete: boolean;
  /** The limit that kept branches from being followed: the bound, the time a caller may take, or the depth alone (roll again until ...). */
  readonly stopped: "BOUND" | "TIME" | "DEPTH" | null;
  readonly bound: number;
  readonly branches: number;
  /** The sum over the branches followed; 1 when complete. */
  readonly covered: Probability;
  /** Labels of rolls that cannot affect any projected place, and so were not branched over. */
  readonly held: readonly string[];
}

/** A probability as a fraction in lowest terms and as a decimal; what is less than 1 and more than 0 is never written as 1 or 0. */
export interface Probability {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: string;
}

/** The terms of a sample; it says nothing exact. */
export interface Sample {
  readonly sampled: true;
  /** Trials made; fewer than asked for only when the time or the memory was used up. */
  readonly trials: number;
  readonly seed: string;
  /** In per cent, by Wilson's score. */
  readonly confidence: 95;
}

/** One distinct combination of the projected values, with its probability. */
export interface OddsGroup {
  /** By place; a place that is not there has no value. */
  readonly values: Projected;
  /** The sum over the branches followed: the exact probability when complete, else the least it can be. */
  readonly probability: Probability;
  /** The most it can be, every branch not followed included. */
  readonly most: Probability;
  readonly sampled: SampledShare | null;
}

/** The share of a group in the sample. */
export interface SampledShare {
  readonly count: number;
  readonly decimal: string;
  /** Ends of the 95% interval, drawn in to what the branches followed leave open as far as the share itself allows. */
  readonly low: string;
  readonly high: string;
}

/** A value that fell in a sample, and how often. */
export interface Sampled<T = Projected> {
  readonly value: T;
  readonly count: number;
}

/** A sample: how often each value fell, by its canonical JSON, and the trials made. */
export interface SampledValues<T> {
  readonly counts: ReadonlyMap<string, Sampled<T>>;
  readonly trials: number;
}

/** The terms of the request that the answer repeats. */
export interface Asked {
  readonly ruleset: string;
  readonly operation: string;
  readonly project: readonly string[];
  readonly bound: number;
  readonly seed: string;
  readonly trials: number;
  readonly held: readonly string[];
}

const DIGITS = 9;

interface Group<T> {
  readonly key: string;
  readonly value: T;
  readonly probability: Rational;
  readonly count: number;
}

/** Puts an exact distribution, and a sampled one if there is any, into words. */
export function oddsAnswer(asked: Asked, exact: Enumeration<Projected>, sample?: ReadonlyMap<string, Sampled>): Odds {
  const { ruleset, operation, project, bound, held, seed, trials } = asked;
  const { complete, branches, covered } = exact;
  const { groups, unlisted } = listGroups(exact, sample && { counts: sample, trials });
  const stopped = exact.stopped === null ? null : STOPS[exact.stopped];
  return {
    kind: "ODDS",
    ruleset,
    operation,
    project,
    exact: { complete, stopped, bound, branches, covered: probabilityOf(covered), held },
    sample: sample === undefined ? null : { sampled: true, trials, seed, confidence: 95 },
    groups: groups.map(({ value, ...odds }) => ({ values: value, ...odds })),
    unlisted,
  };
}

const STOPS = { bound: "BOUND", time: "TIME", depth: "DEPTH" } as const;

/** A value with its probability, the most it can be, and its share of the sample. */
export interface ListedGroup<T> extends Pick<OddsGroup, "probability" | "most" | "sampled"> {
  readonly value: T;
}

/** The values of a distribution as groups, the likeliest first, with what a sample has beside them; some are not listed. */
export function listGroups<T>(
  exact: Pick<Enumeration<T>, "outcomes" | "covered">,
  sample: SampledValues<T> | undefined,
): { readonly groups: ListedGroup<T>[]; readonly unlisted: Odds["unlisted"] } {
  const open = minus(ONE, exact.covered);
  const groups = groupsOf(exact.outcomes, sample?.counts ?? new Map());
  const fitting = listable(groups.map(({ key }) => key.length));
  const listed = groups.slice(0, fitting);
  const others = groups.slice(fitting);
  const rest = others.reduce<Rational>((sum, { probability }) => add(sum, probability), ZERO);
  return {
    groups: listed.map(({ value, probability, count }) => {
      const most = add(probability, open);
      const sampled = sample === undefined ? null : shareOf(count, sample.trials, probability, most);
      return { value, probability: probabilityOf(probability), most: probabilityOf(most), sampled };
    }),
    unlisted: others.length === 0 ? null : { groups: others.length, probability: probabilityOf(rest) },
  };
}

function groupsOf<T>(outcomes: Enumeration<T>["outcomes"], sample: ReadonlyMap<string, Sampled<T>>): Group<T>[] {
  const groups = outcomes.map(({ value, numerator, denominator }): Group<T> => {
    const key = canonicalJson(value);
    return { key, value, probability: { numerator, denominator }, count: sample.get(key)?.count ?? 0 };
  });
  const found = new Set(groups.map(({ key }) => key));
  for (const [key, { value, count }] of sample) {
    if (!found.has(key)) groups.push({ key, value, probability: ZERO, count });
  }
  return groups.sort(
    (a, b) =>
      compare(b.probability, a.probability) || b.count - a.count || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

function shareOf(count: number, trials: number, least: Rational, most: Rational): SampledShare {
  const interval = intervalOf(count, trials);
  const share = rational(BigInt(count), BigInt(trials));
  const within = (value: number): Rational => smaller(larger(fromNumber(value), least), most);
  const open = compare(least, most) < 0;
  const low = smaller(within(interval.low), share);
  const high = larger(within(interval.high), share);
  return {
    count,
    decimal: decimalOf(share, open),
    low: decimalOf(low, open),
    high: decimalOf(high, compare(high, most) > 0),
  };
}

/** The fraction with its decimal. */
export function probabilityOf(value: Rational): Probability {
  const { numerator, denominator } = value;
  return { numerator: String(numerator), denominator: String(denominator), decimal: decimalOf(value) };
}

/** The decimal; what is not certain is never written as 1, and what is possible, or when uncertain may be, never as 0. */
function decimalOf(value: Rational, uncertain = false): string {
  const text = toDecimal(uncertain && compare(value, ONE) === 0 ? JUST_BELOW : value, DIGITS);
  return (uncertain || value.numerator > 0n) && Number(text) === 0 ? toDecimal(LEAST, DIGITS) : text;
}

const LEAST = rational(1n, 10n ** BigInt(DIGITS));

const JUST_BELOW = minus(ONE, LEAST);

function smaller(one: Rational, other: Rational): Rational {
  return compare(one, other) < 0 ? one : other;
}

function larger(one: Rational, other: Rational): Rational {
  return compare(one, other) > 0 ? one : other;
}

function fromNumber(value: number): Rational {
  return rational(BigInt(Math.round(value * 10 ** DIGITS)), 10n ** BigInt(DIGITS));
}

/** The most groups an answer lists. */
const GROUP_LIMIT = 1000;

/** The most characters their values may have together, so that an answer can be sent. */
const LISTED_LENGTH = 1_000_000;

/** The number of groups an answer lists, by the lengths of their values in the order listed; the first always fits. */
export function listable(lengths: readonly number[]): number {
  let sum = 0;
  const beyond = lengths.findIndex((length, index) => {
    sum += length;
    return index >= GROUP_LIMIT || (index > 0 && sum > LISTED_LENGTH);
  });
  return beyond < 0 ? lengths.length : beyond;
}
