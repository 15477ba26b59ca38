import type { Job } from "../../core/simulation/job";
import type { Row } from "../../core/simulation/run";

/** Runs to be made: of which ruleset and job, and which of them. Plain JSON, so that it can be sent anywhere. */
export interface Batch {
  readonly ruleset: string;
  readonly job: Job;
  readonly first: number;
  readonly count: number;
}

/** How a runner is to go about it. */
export interface Going {
  /** Aborted when no more runs are wanted; those made are kept. */
  readonly signal: AbortSignal;
  /** When to stop, in milliseconds of the process; never for infinity. */
  readonly until: number;
  readonly onProgress: (made: number) => void;
}

/** Makes runs somewhere: in this process, on every core, or elsewhere; the rows come in any order. */
export type Runner = (batch: Batch, going: Going) => Promise<readonly Row[]>;

/** Cuts a batch into parts of at most so many runs. */
export function partsOf(batch: Batch, most: number): Batch[] {
  const parts: Batch[] = [];
  for (let made = 0; made < batch.count; made += most) {
    parts.push({ ...batch, first: batch.first + made, count: Math.min(most, batch.count - made) });
  }
  return parts;
}
