import { setImmediate } from "node:timers/promises";
import type { RunResult } from "../../core/analysis/simulation/run";
import { makeBatch, splitBatch } from "../../simulation/batch";
import type { Runner } from "./runner";

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
