import type { RunResult } from "../../core/analysis/simulation/run";
import type { Batch } from "../../simulation/batch";

/** How a runner is to go about it. */
export interface Going {
  /** Aborted when no more runs are wanted; those made are kept. */
  readonly signal: AbortSignal;
  /** When to stop, in milliseconds of the process; never for infinity. */
  readonly until: number;
  readonly onProgress: (made: number) => void;
}

/** Makes runs somewhere: in this process, on every core, or elsewhere; the rows come in any order. */
export type Runner = (batch: Batch, going: Going) => Promise<readonly RunResult[]>;
