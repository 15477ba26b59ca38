import type { AnyRuleset } from "../../contract/ruleset";
import { canonicalJson } from "../../json/canonical";
import { countListable } from "../odds/answer";
import { intervalOf } from "../odds/sampler";
import type { End } from "../procedure/procedure";
import type { RunResult } from "./run";

/** The statistics of many runs, as JSON. */
export interface Simulation {
  readonly kind: "SIMULATION";
  readonly ruleset: string;
  /** The operation resolved first; null when play went on from the snapshot. */
  readonly opening: string | null;
  readonly policy: string | null;
  readonly seed: string;
  /** Number of the first run. Run n has the seed `<seed>/<n>`. */
  readonly first: number;
  readonly asked: number;
  /** Runs made; fewer than requested only if time or memory ran out. */
  readonly runs: number;
  readonly stopped: "TIME" | "CANCELLED" | null;
  /** Number of runs whose game was over at the end. */
  readonly over: number;
  /** How the runs ended, most frequent first. */
  readonly ends: readonly EndShare[];
  /** Operations per run. */
  readonly moves: Numbers | null;
  readonly measures: readonly Measured[];
}

/** How often runs ended in a certain way. */
export interface EndShare extends End, Pick<Bar, "count" | "share" | "low" | "high" | "run"> {}

/** Mean, deviation, extremes and quantiles of a measure. */
export interface Numbers {
  readonly mean: number;
  /** Standard deviation of the sample; 0 for a single run. */
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
  readonly quantiles: readonly { readonly share: number; readonly value: number }[];
}

/** Statistics and histogram of one measure. */
export interface Measured {
  readonly measure: string;
  readonly description: string | null;
  /** Null unless every value is a number. */
  readonly numbers: Numbers | null;
  /** Numbers in ascending order, other values by frequency. At most 1,000, and a million characters of values. */
  readonly groups: readonly Bar[];
  /** Number of values not listed. */
  readonly unlisted: number;
}

/** One bar of a histogram. */
export interface Bar {
  /** The value; null if the bar covers several numbers. */
  readonly value: unknown;
  /** The smallest and the largest number of the bar; null for a value that is not a number. */
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
  readonly share: number;
  /** Ends of the 95% interval of the share. */
  readonly low: number;
  readonly high: number;
  /** The first run in this bar. */
  readonly run: number;
}

/** The terms of the request, repeated in the answer. */
export interface EchoedSimulationTerms {
  readonly opening: string | null;
  readonly policy: string | null;
  readonly seed: string;
  readonly first: number;
  readonly asked: number;
  readonly stopped: Simulation["stopped"];
}

/** Maximum distinct numbers with a bar each. More are put into bars of equal width. */
const MOST_BARS = 40;

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

const DIGITS = 6;

/** Summarizes runs, in any order, as histograms and quantiles. */
export function summaryOf(
  ruleset: AnyRuleset,
  request: EchoedSimulationTerms,
  measures: readonly string[],
  rows: readonly RunResult[],
): Simulation {
  const ordered = [...rows].sort((a, b) => a.run - b.run);
  return {
    kind: "SIMULATION",
    ruleset: ruleset.id,
    ...request,
    runs: ordered.length,
    over: ordered.filter(({ over }) => over).length,
    ends: endsOf(ordered),
    moves: numbersOf(ordered.map(({ moves }) => moves)),
    measures: measures.map((measure, index) => {
      const description = ruleset.analysis?.measures[measure]?.doc ?? null;
      return {
        measure,
        description,
        ...summarizeMeasure(ordered.map(({ run, values }) => ({ run, value: values[index] }))),
      };
    }),
  };
}

function endsOf(rows: readonly RunResult[]): EndShare[] {
  const samples = rows.map(({ run, end, until }) => ({ run, value: { end, until } }));
  return countBy(samples, ({ value }) => canonicalJson(value))
    .sort((a, b) => b.length - a.length)
    .map((bar) => {
      const { count, share, low, high, run } = barOf(bar, rows.length, null);
      return { ...bar[0]!.value, count, share, low, high, run };
    });
}

interface RunSample {
  readonly run: number;
  readonly value: unknown;
}

function summarizeMeasure(samples: readonly RunSample[]): Omit<Measured, "measure" | "description"> {
  const values = samples.map(({ value }) => value);
  if (!values.every((value): value is number => typeof value === "number")) {
    const keyOf = makeKeyOf();
    const bars = countBy(samples, ({ value }) => keyOf(value)).sort((a, b) => b.length - a.length);
    const fitting = countListable(bars.map(([first]) => keyOf(first!.value).length));
    const groups = bars.slice(0, fitting).map((bar) => barOf(bar, samples.length, null));
    return { numbers: null, groups, unlisted: bars.length - fitting };
  }
  const [min, max] = bounds(values);
  const different = new Set(values).size;
  const breadth = different <= MOST_BARS ? 0 : roundBreadth((max - min) / MOST_BARS);
  const floor = (value: number): number => (breadth === 0 ? value : Math.floor(value / breadth) * breadth);
  const bars = countBy(samples, ({ value }) => String(floor(value as number)));
  const groups = bars
    .map((bar) => barOf(bar, samples.length, { from: floor(bar[0]!.value as number), breadth }))
    .sort((a, b) => a.from! - b.from!);
  return { numbers: numbersOf(values), groups, unlisted: 0 };
}

/** Returns a function from values to keys, equal for equal values. Keys of shared instances are cached. */
function makeKeyOf(): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => {
    const key = known.get(value) ?? canonicalJson(value);
    known.set(value, key);
    return key;
  };
}

/** Returns the smallest and the largest of many numbers. */
function bounds(values: readonly number[]): [number, number] {
  let [min, max] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}

function countBy<F extends RunSample>(samples: readonly F[], keyOf: (each: F) => string): F[][] {
  const groups = new Map<string, F[]>();
  for (const each of samples) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}

function barOf(bar: readonly RunSample[], trials: number, range: { from: number; breadth: number } | null): Bar {
  const { value, run } = bar[0]!;
  const { low, high } = intervalOf(bar.length, trials);
  const ends =
    range === null ? { from: null, to: null } : { from: range.from, to: range.from + Math.max(0, range.breadth - 1) };
  const barValue = range !== null && range.breadth > 0 ? null : value;
  return {
    value: barValue ?? null,
    ...ends,
    count: bar.length,
    share: shareOf(bar.length, trials),
    low: rounded(low),
    high: rounded(high),
    run,
  };
}

/** Rounds a share of runs, but never to 0 or 1. */
export function shareOf(part: number, whole: number): number {
  const share = rounded(part / whole);
  return share === 0 || share === 1 ? part / whole : share;
}

/** Returns 1, 2 or 5 times a power of ten, at least `least` and at least 1. */
function roundBreadth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((breadth) => breadth >= least)!;
}

/**
 * Returns mean, deviation and quantiles; null without values. A quantile is the least value that its share of the
 * values does not exceed.
 */
export function numbersOf(values: readonly number[]): Numbers | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = sorted.length === 1 ? 0 : Math.sqrt(squares / (sorted.length - 1));
  const quantiles = SHARES.map((share) => ({ share, value: sorted[Math.ceil(share * sorted.length) - 1]! }));
  return { mean: rounded(mean), deviation: rounded(deviation), min: sorted[0]!, max: sorted.at(-1)!, quantiles };
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
