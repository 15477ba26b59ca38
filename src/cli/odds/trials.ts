import { setImmediate } from "node:timers/promises";
import type { SampledValue } from "../../core/analysis/odds/answer";
import type { Trials } from "../../core/analysis/odds/compute";
import type { OddsPool } from "./pool";

/** Trials per batch. */
const PART = 1_000;

/** Makes `many` trials, starting with number `first`. */
export type MakeTrials = (first: number, many: number) => Trials;

/** Makes trials in this process until the time is over. */
export async function trialsHere(make: MakeTrials, trials: number, isOver: () => boolean): Promise<Trials> {
  const parts: Trials[] = [];
  for (let first = 0; first < trials && !isOver(); first += PART) {
    parts.push(make(first, Math.min(PART, trials - first)));
    await setImmediate();
  }
  return mergeTrials(parts);
}

/**
 * Makes trials in every worker until the time is over. Started batches are completed, so that the trial numbers have no
 * gap.
 */
export async function trialsTogether(pool: OddsPool, trials: number, isOver: () => boolean): Promise<Trials> {
  const parts: Trials[] = [];
  let next = 0;
  const work = async (worker: number): Promise<void> => {
    while (next < trials && !isOver()) {
      const first = next;
      next += PART;
      parts[first / PART] = await pool.trials(worker, first, Math.min(PART, trials - first));
    }
  };
  await Promise.all(Array.from({ length: pool.workers }, (_, worker) => work(worker)));
  return mergeTrials(parts);
}

/** Merges batches of trials. */
export function mergeTrials<T>(
  parts: readonly { readonly counts: ReadonlyMap<string, SampledValue<T>>; readonly made: number }[],
) {
  const counts = new Map<string, SampledValue<T>>();
  for (const [key, { value, count }] of parts.flatMap((part) => [...part.counts])) {
    const known = counts.get(key);
    counts.set(key, { value: known?.value ?? value, count: (known?.count ?? 0) + count });
  }
  return { counts, made: parts.reduce((sum, { made }) => sum + made, 0) };
}
