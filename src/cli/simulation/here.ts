import { setImmediate } from "node:timers/promises";
import { readJob } from "../../core/simulation/job";
import { makeRuns, type Row } from "../../core/simulation/run";
import { rulesetOf } from "../request";
import { type Batch, partsOf, type Runner } from "./runner";

const PART = 10;

/** Makes runs in this process, a few at a time. */
export const runHere: Runner = async (batch, { signal, until, onProgress }) => {
  const rows: Row[] = [];
  for (const part of partsOf(batch, PART)) {
    if (signal.aborted || performance.now() >= until) break;
    const made = await makeBatch(part, until - performance.now());
    rows.push(...made);
    onProgress(rows.length);
    await setImmediate();
  }
  return rows;
};

/** Makes the runs of a batch that has been read before, for so many milliseconds. */
export async function makeBatch({ ruleset, job, first, count }: Batch, milliseconds: number): Promise<readonly Row[]> {
  const ready = readJob(await rulesetOf(ruleset), job);
  if ("kind" in ready) return [];
  const began = performance.now();
  return makeRuns(ready, first, count, () => (performance.now() - began) / milliseconds);
}
