import type { QuestionKind } from "../../contract/analysis";
import type { Enumeration } from "../../dice/enumerating";
import { add, compareRationals, ONE, type Rational, rational, subtract, toDecimal, ZERO } from "../../dice/rational";
import { canonicalJson } from "../../json/canonical";
import type { Projected } from "./projection";
import type { Observation } from "./questions";
import { intervalOf } from "./sampler";

/** The odds of an operation, as JSON. */
export interface Odds {
  readonly kind: "ODDS";
  readonly ruleset: string;
  readonly operation: string;
  /** The requested places, as JSON pointers. */
  readonly project: readonly string[];
  readonly exact: Exact;
  /** Null if every branch was followed, no trials were requested, or there was no time for one. */
  readonly sample: Sample | null;
  /** Likeliest first. At most GROUP_LIMIT groups, and LISTED_LENGTH characters of values. */
  readonly groups: readonly OddsGroup[];
  /** The groups not listed, and their total probability; null if all are listed. */
  readonly unlisted: { readonly groups: number; readonly probability: Probability } | null;
  /** The answers to the questions, in the order of the questions. */
  readonly questions: readonly QuestionAnswer[];
}

/** The answer to a question, for one subject if it has several. */
export interface QuestionAnswer {
  readonly id: string;
  readonly kind: QuestionKind;
  /** What it is asked for, such as a ship. Null if it is asked for the whole result. */
  readonly subject: string | null;
  /**
   * The chance or the expectation. If branches remain, a chance is its lower bound, and an expectation is null: no
   * bound is known.
   */
  readonly value: Probability | null;
  /** Upper bound of a chance. Null for an expectation. */
  readonly most: Probability | null;
  /** The estimate of the sample. Null without a sample. */
  readonly sampled: SampledFigure | null;
  readonly sentence: string;
}

/** A chance or an expectation as the sample estimates it. */
export interface SampledFigure {
  readonly decimal: string;
  /** Ends of the 95% interval. */
  readonly low: string;
  readonly high: string;
}

/** How far the branches were followed. */
export interface Exact {
  /** True if every branch was followed: all probabilities are exact. */
  readonly complete: boolean;
  /**
   * The limit that left branches unexplored: the bound, the caller's time, or only the depth (roll again until ...).
   * Null if complete.
   */
  readonly stopped: "BOUND" | "TIME" | "DEPTH" | null;
  readonly bound: number;
  readonly branches: number;
  /** Sum of the followed branches; 1 if complete. */
  readonly covered: Probability;
  /** Labels of rolls that cannot affect any projected place, so they created no branches. */
  readonly held: readonly string[];
}

/**
 * A probability as a fraction in lowest terms and as a decimal. A value strictly between 0 and 1 is never written as 0
 * or 1.
 */
export interface Probability {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: string;
}

/** The terms of a sample. Sampled values are estimates, never exact. */
export interface Sample {
  readonly sampled: true;
  /** Trials made; fewer than requested only if time or memory ran out. */
  readonly trials: number;
  readonly seed: string;
  /** Confidence level in percent, by Wilson's score. */
  readonly confidence: 95;
}

/** One distinct combination of the projected values, with its probability. */
export interface OddsGroup {
  /** Values by place. A place that does not exist has no entry. */
  readonly values: Projected;
  /** Sum over the followed branches: the exact probability if complete, else a lower bound. */
  readonly probability: Probability;
  /** Upper bound, as if every unexplored branch ended in this group. */
  readonly most: Probability;
  readonly sampled: SampledShare | null;
}

/** The share of a group in the sample. */
export interface SampledShare {
  readonly count: number;
  readonly decimal: string;
  /** Ends of the 95% interval, clipped to the bounds of the probability, but always including the share itself. */
  readonly low: string;
  readonly high: string;
}

/** A sampled value and its count. */
export interface SampledValue<T = Projected> {
  readonly value: T;
  readonly count: number;
}

/** Sampled values by canonical JSON, and the number of trials. */
export interface SampledValues<T> {
  readonly counts: ReadonlyMap<string, SampledValue<T>>;
  readonly trials: number;
}

/** The terms of the request, repeated in the answer. */
export interface EchoedOddsTerms {
  readonly ruleset: string;
  readonly operation: string;
  readonly project: readonly string[];
  readonly bound: number;
  readonly seed: string;
  readonly trials: number;
  readonly held: readonly string[];
}

const DIGITS = 9;

interface ValueGroup<T> {
  readonly key: string;
  readonly value: T;
  readonly probability: Rational;
  readonly count: number;
}

/** Builds the answer from the exact distribution and, if any, the sample. */
export function oddsAnswer(
  request: EchoedOddsTerms,
  exact: Enumeration<Observation>,
  sample: ReadonlyMap<string, SampledValue<Observation>> | undefined,
  questions: readonly QuestionAnswer[],
): Odds {
  const { ruleset, operation, project, bound, held, seed, trials } = request;
  const { complete, branches, covered } = exact;
  const { groups, unlisted } = listGroups(exact, sample && { counts: sample, trials }, ({ values }) => values);
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
    questions,
  };
}

const STOPS = { bound: "BOUND", time: "TIME", depth: "DEPTH" } as const;

/** A value with its probability, its upper bound and its share of the sample. */
export interface ListedGroup<T> extends Pick<OddsGroup, "probability" | "most" | "sampled"> {
  readonly value: T;
}

/**
 * Groups a distribution of results by value, likeliest first, with the shares of the sample. Groups above the limits are only
 * counted.
 */
export function listGroups<R, T>(
  exact: Pick<Enumeration<R>, "outcomes" | "covered">,
  sample: SampledValues<R> | undefined,
  readValue: (result: R) => T,
): { readonly groups: ListedGroup<T>[]; readonly unlisted: Odds["unlisted"] } {
  const uncovered = subtract(ONE, exact.covered);
  const groups = groupsOf(exact.outcomes, sample?.counts ?? new Map(), readValue);
  const fitting = countListable(groups.map(({ key }) => key.length));
  const shownGroups = groups.slice(0, fitting);
  const others = groups.slice(fitting);
  const rest = others.reduce<Rational>((sum, { probability }) => add(sum, probability), ZERO);
  return {
    groups: shownGroups.map(({ value, probability, count }) => {
      const most = add(probability, uncovered);
      const sampled = sample === undefined ? null : shareOf(count, sample.trials, probability, most);
      return { value, probability: probabilityOf(probability), most: probabilityOf(most), sampled };
    }),
    unlisted: others.length === 0 ? null : { groups: others.length, probability: probabilityOf(rest) },
  };
}

function groupsOf<R, T>(
  outcomes: Enumeration<R>["outcomes"],
  sample: ReadonlyMap<string, SampledValue<R>>,
  readValue: (result: R) => T,
): ValueGroup<T>[] {
  const groups = new Map<string, ValueGroup<T>>();
  const put = (result: R, probability: Rational, count: number): void => {
    const value = readValue(result);
    const key = canonicalJson(value);
    const known = groups.get(key);
    groups.set(
      key,
      known === undefined
        ? { key, value, probability, count }
        : { ...known, probability: add(known.probability, probability), count: known.count + count },
    );
  };
  for (const { value, numerator, denominator } of outcomes) put(value, { numerator, denominator }, 0);
  for (const { value, count } of sample.values()) put(value, ZERO, count);
  return [...groups.values()].sort(
    (a, b) =>
      compareRationals(b.probability, a.probability) ||
      b.count - a.count ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

/** Returns the share of the trials with its interval, within the bounds of the probability. */
export function shareOf(count: number, trials: number, least: Rational, most: Rational): SampledShare {
  const interval = intervalOf(count, trials);
  const share = rational(BigInt(count), BigInt(trials));
  const within = (value: number): Rational => smaller(larger(fromNumber(value), least), most);
  const isUncertain = compareRationals(least, most) < 0;
  const low = smaller(within(interval.low), share);
  const high = larger(within(interval.high), share);
  return {
    count,
    decimal: decimalOf(share, isUncertain),
    low: decimalOf(low, isUncertain),
    high: decimalOf(high, compareRationals(high, most) > 0),
  };
}

/** Returns the fraction with its decimal. */
export function probabilityOf(value: Rational): Probability {
  const { numerator, denominator } = value;
  return { numerator: String(numerator), denominator: String(denominator), decimal: decimalOf(value) };
}

/**
 * Formats a probability. An uncertain value is never written as 1. A possible value, or any uncertain one, is never
 * written as 0.
 */
function decimalOf(value: Rational, uncertain = false): string {
  const text = toDecimal(uncertain && compareRationals(value, ONE) === 0 ? JUST_BELOW : value, DIGITS);
  return (uncertain || value.numerator > 0n) && Number(text) === 0 ? toDecimal(LEAST, DIGITS) : text;
}

const LEAST = rational(1n, 10n ** BigInt(DIGITS));

const JUST_BELOW = subtract(ONE, LEAST);

function smaller(one: Rational, other: Rational): Rational {
  return compareRationals(one, other) < 0 ? one : other;
}

function larger(one: Rational, other: Rational): Rational {
  return compareRationals(one, other) > 0 ? one : other;
}

function fromNumber(value: number): Rational {
  return rational(BigInt(Math.round(value * 10 ** DIGITS)), 10n ** BigInt(DIGITS));
}

/** Maximum groups in an answer. */
const GROUP_LIMIT = 1000;

/** Maximum total characters of the listed values, so that the answer can be sent. */
const LISTED_LENGTH = 1_000_000;

/** Returns how many groups to list, given the lengths of their values in order. The first one is always listed. */
export function countListable(lengths: readonly number[]): number {
  let sum = 0;
  const beyond = lengths.findIndex((length, index) => {
    sum += length;
    return index >= GROUP_LIMIT || (index > 0 && sum > LISTED_LENGTH);
  });
  return beyond < 0 ? lengths.length : beyond;
}
