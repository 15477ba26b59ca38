import { setImmediate } from "node:timers/promises";
import type { RunResult } from "../../core/analysis/simulation/run";
import { type Batch, makeBatch, splitBatch } from "../../simulation/batch";

/** Controls of a run. */
export interface RunControl {
  /** Aborted when no more runs are wanted. Completed runs are kept. */
  readonly signal: AbortSignal;
  /** Time to stop, as milliseconds of `performance.now()`. Infinity for no limit. */
  readonly until: number;
  readonly onProgress: (count: number) => void;
}

/** Makes runs: in this process, on every core, or elsewhere. The rows have no order. */
export type Runner = (batch: Batch, going: RunControl) => Promise<readonly RunResult[]>;

const PART = 10;

/** Makes runs in this process, a few at a time. */
export const runHere: Runner = async (batch, { signal, until, onProgress }) => {
  const rows: RunResult[] = [];
  for (const part of splitBatch(batch, PART)) {
    if (signal.aborted || performance.now() >= until) break;
    const newRows = await makeBatch(part, until - performance.now());
    rows.push(...newRows);
    onProgress(rows.length);
    await setImmediate();
  }
  return rows;
};
