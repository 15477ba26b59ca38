import { setMaxListeners } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import Piscina from "piscina";
import type { RunResult } from "../../core/analysis/simulation/run";
import { splitBatch } from "../../simulation/batch";
import type { Runner } from "./runner";

/** Parts a worker is given in all, so that none is idle while another has much left. */
const PARTS_PER_WORKER = 8;

const MOST_PART = 200;

/** A runner on so many workers of this machine, one for every core unless told. */
export function poolRunner(workers = availableParallelism()): Runner {
  return async (batch, { signal, until, onProgress }) => {
    const pool = new Piscina({ ...workerFile(), minThreads: workers, maxThreads: workers });
    const rows: RunResult[] = [];
    // Every part listens for the user.
    setMaxListeners(0, signal);
    const size = Math.max(1, Math.min(MOST_PART, Math.ceil(batch.count / (workers * PARTS_PER_WORKER))));
    const make = async (part: typeof batch): Promise<void> => {
      if (signal.aborted || performance.now() >= until) return;
      const left = until - performance.now();
      // What is under way when the user stops is left behind with its worker.
      const made: readonly RunResult[] = await pool.run({ batch: part, milliseconds: left }, { signal });
      rows.push(...made);
      onProgress(rows.length);
    };
    try {
      await Promise.all(splitBatch(batch, size).map((part) => make(part).catch(unlessStopped(signal))));
    } finally {
      await pool.destroy();
    }
    return rows;
  };
}

function unlessStopped(signal: AbortSignal): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) throw error;
  };
}

/** The worker beside this file, as it was built, or for the source as it stands. */
export function workerFile(): { readonly filename: string } {
  const worker = import.meta.url.endsWith(".ts") ? "./worker-source.mjs" : "./worker.mjs";
  return { filename: fileURLToPath(new URL(worker, import.meta.url)) };
}
