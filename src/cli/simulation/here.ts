import { setImmediate } from "node:timers/promises";
import type { Row } from "../../core/analysis/simulation/run";
import { makeBatch, partsOf } from "../../simulation/batch";
import type { Runner } from "./runner";

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
