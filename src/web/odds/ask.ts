import { canHappen } from "../../core/analysis/odds/can-happen";
import { type AnyRefusal, ask, type JsonFields } from "../service/service";
import { pageLanguage } from "../shell/settings";

/** The subject of odds: an operation with a complete input, and a snapshot. */
export interface OddsQuestion {
  readonly ruleset: string;
  readonly snapshot: JsonFields;
  readonly operation: string;
  readonly input: JsonFields;
  /** The referee's own charts, if any. */
  readonly charts?: JsonFields;
}

interface OddsProbability {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: string;
}

/** A possible outcome and its probability. */
export interface OddsResultGroup {
  readonly values: JsonFields;
  /** Exact if all branches were explored, or else a lower bound. */
  readonly probability: OddsProbability;
  readonly most: OddsProbability;
  readonly sampled: {
    readonly count: number;
    readonly decimal: string;
    readonly low: string;
    readonly high: string;
  } | null;
}

/** The answer to a question about odds. */
export interface OddsAnswer {
  readonly id: string;
  readonly subject: string | null;
  /** Null if branches remain: nothing is certain. */
  readonly value: OddsProbability | null;
  readonly most: OddsProbability | null;
  readonly sampled: object | null;
  readonly sentence: string;
}

/** The odds of an operation: exact, or a lower bound with a sample. */
export interface OddsResult {
  readonly kind: "ODDS";
  readonly exact: { readonly complete: boolean; readonly branches: number; readonly covered: OddsProbability };
  readonly sample: { readonly trials: number } | null;
  readonly groups: readonly OddsResultGroup[];
  readonly unlisted: { readonly groups: number; readonly probability: OddsProbability } | null;
  readonly questions: readonly OddsAnswer[];
}

/** Search limits: the first answer is immediate, the second takes as long as users will wait. */
const STAGES = [
  { bound: 2_000, trials: 2_000 },
  { bound: 50_000, trials: 10_000 },
] as const;

/** The last complete odds per snapshot. Another language shows the same numbers, so they are not computed again. */
const cache = new WeakMap<object, { readonly key: string; readonly odds: OddsResult }>();

/**
 * Requests the odds of the values at a pointer. Calls back with each result, the more precise ones later, until one is
 * exact or the limits are reached.
 */
export async function askOdds(
  { ruleset, operation, snapshot, input, charts }: OddsQuestion,
  pointer: string,
  signal: AbortSignal,
  onAnswer: (answer: OddsResult | AnyRefusal, isLast: boolean) => void,
): Promise<void> {
  const requestKey = JSON.stringify([operation, input, charts, pointer]);
  const cached = cache.get(snapshot);
  if (cached?.key === requestKey) return onAnswer(cached.odds, true);
  const chartFields = charts === undefined ? {} : { charts };
  for (const [index, stage] of STAGES.entries()) {
    const request = { operation, snapshot, input, project: [pointer], ...chartFields, ...stage };
    const answer = await ask<OddsResult | AnyRefusal>(ruleset, "odds", request, signal);
    const isLast = answer.kind !== "ODDS" || answer.exact.complete || index === STAGES.length - 1;
    if (signal.aborted) return;
    if (isLast && answer.kind === "ODDS" && !isTruncated(answer, stage))
      cache.set(snapshot, { key: requestKey, odds: answer });
    onAnswer(answer, isLast);
    if (isLast) return;
  }
}

/** True if the service ran out of time before the limits. */
function isTruncated({ exact, sample }: OddsResult, { trials }: (typeof STAGES)[number]): boolean {
  return !exact.complete && sample?.trials !== trials;
}

/** Requests the answers to questions, without those of things that cannot happen. Empty if a rule refuses the draft. */
export async function askAnswers(
  { ruleset, operation, snapshot, input, charts }: OddsQuestion,
  questions: readonly string[],
  signal: AbortSignal,
): Promise<readonly OddsAnswer[]> {
  const chartFields = charts === undefined ? {} : { charts };
  const request = { operation, snapshot, input, questions, language: pageLanguage.value, ...chartFields };
  const answer = await ask<OddsResult | AnyRefusal>(ruleset, "odds", request, signal);
  if (answer.kind !== "ODDS") return [];
  return answer.questions.filter(canHappen);
}
