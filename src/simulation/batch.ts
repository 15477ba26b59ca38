import { type Job, parseJob } from "../core/analysis/simulation/job";
import { makeRuns, type RunResult } from "../core/analysis/simulation/run";
import { isRejected } from "../core/request/result";
import { formatFault } from "../core/text/message";
import { loadRuleset, noRuleset } from "../rulesets/registry";

/** A range of runs of a simulation job. Plain JSON, so that it can be sent to workers. */
export interface Batch {
  readonly ruleset: string;
  readonly job: Job;
  readonly first: number;
  readonly count: number;
}

/** Thrown for a batch with an unknown ruleset, or whose job is refused or malformed. */
export class BatchUnreadable extends Error {
  override readonly name = "BatchUnreadable";
}

/** Splits a batch into parts of at most `most` runs. */
export function splitBatch(batch: Batch, most: number): Batch[] {
  return firstRuns(batch, most).map((first) => partFrom(batch, most, first));
}

/** Returns the number of the first run of every part. */
export function firstRuns({ first, count }: Batch, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, index) => first + index * most);
}

/** Returns the part of a batch that begins with run `first`. */
export function partFrom(batch: Batch, most: number, first: number): Batch {
  return { ...batch, first, count: Math.min(most, batch.first + batch.count - first) };
}

/**
 * Makes the runs of a batch until the time limit in milliseconds. Omits the runs not finished by then. Throws
 * BatchUnreadable.
 */
export async function makeBatch(batch: Batch, milliseconds: number): Promise<readonly RunResult[]> {
  const ready = await readBatch(batch);
  const until = performance.now() + milliseconds;
  return makeRuns(ready, batch.first, batch.count, () => (performance.now() < until ? 0 : 1));
}

/** Validates the job of a batch. Throws BatchUnreadable. */
export async function readBatch({ ruleset: id, job }: Batch) {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) throw new BatchUnreadable(noRuleset(id));
  const ready = parseJob(ruleset, job);
  if (!isRejected(ready)) return ready;
  const message =
    ready.kind === "REFUSAL"
      ? ready.message
      : ready.faults.map((fault) => faultText(formatFault(fault, ruleset.templates))).join(" ");
  throw new BatchUnreadable(message);
}

function faultText({ pointer, message }: { readonly pointer: string; readonly message: string }): string {
  return `${pointer}: ${message}`;
}
