import { type Job, readJob } from "../core/analysis/simulation/job";
import { makeRuns, type Row } from "../core/analysis/simulation/run";
import { isNo } from "../core/request/read";
import { sayFault } from "../core/text/message";
import { loadRuleset, noRuleset } from "../rulesets/registry";

/** Runs to be made: of which ruleset and job, and which of them. Plain JSON, so that it can be sent anywhere. */
export interface Batch {
  readonly ruleset: string;
  readonly job: Job;
  readonly first: number;
  readonly count: number;
}

/** Thrown for a batch whose ruleset is not there, or whose job is refused or cannot be read. */
export class BatchUnreadable extends Error {
  override readonly name = "BatchUnreadable";
}

/** Cuts a batch into parts of at most so many runs. */
export function partsOf(batch: Batch, most: number): Batch[] {
  return firstsOf(batch, most).map((first) => partFrom(batch, most, first));
}

/** The number of the first run of every part. */
export function firstsOf({ first, count }: Batch, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, index) => first + index * most);
}

/** The part of a batch that begins with this run. */
export function partFrom(batch: Batch, most: number, first: number): Batch {
  return { ...batch, first, count: Math.min(most, batch.first + batch.count - first) };
}

/** Makes the runs of a batch for so many milliseconds; what is not done by then is left out. Throws BatchUnreadable. */
export async function makeBatch(batch: Batch, milliseconds: number): Promise<readonly Row[]> {
  const ready = await readBatch(batch);
  const until = performance.now() + milliseconds;
  return makeRuns(ready, batch.first, batch.count, () => (performance.now() < until ? 0 : 1));
}

/** Reads the job of a batch. Throws BatchUnreadable. */
export async function readBatch({ ruleset: id, job }: Batch) {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) throw new BatchUnreadable(noRuleset(id));
  const ready = readJob(ruleset, job);
  if (!isNo(ready)) return ready;
  const message =
    ready.kind === "REFUSAL"
      ? ready.message
      : ready.faults.map((fault) => faultText(sayFault(fault, ruleset.sayings))).join(" ");
  throw new BatchUnreadable(message);
}

function faultText({ pointer, message }: { readonly pointer: string; readonly message: string }): string {
  return `${pointer}: ${message}`;
}
