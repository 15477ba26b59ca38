import { setMaxListeners } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import Piscina from "piscina";
import type { RunResult } from "../../core/analysis/simulation/run";
import { splitBatch } from "../../simulation/batch";
import type { Runner } from "./runner";

/** Parts per worker, small enough that no worker waits long for another. */
const PARTS_PER_WORKER = 8;

const MAX_PART = 200;

/** Creates a runner on workers of this machine. Default: one per core. */
export function poolRunner(workers = availableParallelism()): Runner {
  return async (batch, { signal, until, onProgress }) => {
    const pool = new Piscina({ ...workerFile(), minThreads: workers, maxThreads: workers });
    const rows: RunResult[] = [];
    // Every part adds a listener to the signal.
    setMaxListeners(0, signal);
    const size = Math.max(1, Math.min(MAX_PART, Math.ceil(batch.count / (workers * PARTS_PER_WORKER))));
    const make = async (part: typeof batch): Promise<void> => {
      if (signal.aborted || performance.now() >= until) return;
      const remaining = until - performance.now();
      // A part that is running when the user stops is discarded with its worker.
      const newRows: readonly RunResult[] = await pool.run({ batch: part, milliseconds: remaining }, { signal });
      rows.push(...newRows);
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

/** The worker next to this file: the bundled one, or the source when running from source. */
export function workerFile(): { readonly filename: string } {
  const worker = import.meta.url.endsWith(".ts") ? "./worker-source.mjs" : "./worker.mjs";
  return { filename: fileURLToPath(new URL(worker, import.meta.url)) };
}
