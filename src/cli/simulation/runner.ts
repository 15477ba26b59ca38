import type { RunResult } from "../../core/analysis/simulation/run";
import type { Batch } from "../../simulation/batch";

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
