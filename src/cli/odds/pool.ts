import Piscina from "piscina";
import type { Trials } from "../../core/analysis/odds/compute";
import type { InvalidRequest } from "../../core/contract/request";
import { isMalformed } from "../../core/request/result";
import { workerFile } from "../simulation/pool";
import type { OddsJob, OddsTask, OddsTaskResult, PartitionResult, PartitionState } from "./partition";

/** Thrown if the request's charts are not playable. Contains the answer. */
export class Unplayable extends Error {
  constructor(readonly answer: InvalidRequest) {
    super("These charts cannot be played.");
  }
}

/**
 * A pool of workers for one odds computation. Each share always belongs to the same worker. Every method throws
 * Unplayable.
 */
export interface OddsPool {
  readonly workers: number;
  readonly follow: (share: number, most: number) => Promise<PartitionState>;
  readonly resultOf: (share: number) => Promise<PartitionResult>;
  readonly trials: (worker: number, first: number, many: number) => Promise<Trials>;
  readonly dismiss: () => Promise<void>;
}

/** Starts a pool of workers for a job. */
export async function startPool(workers: number, job: OddsJob): Promise<OddsPool> {
  // One pool per worker: the state of a share stays in the memory of its worker.
  const pools = Array.from({ length: workers }, () => new Piscina({ ...workerFile(), minThreads: 1, maxThreads: 1 }));
  const ask = async <A>(worker: number, task: OddsTask): Promise<A> => {
    const answer: OddsTaskResult<A> = await pools[worker % workers]!.run(task, { name: "odds" });
    if (isMalformed(answer)) throw new Unplayable(answer);
    return answer.done;
  };
  const dismiss = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.destroy()));
  };
  try {
    await Promise.all(pools.map((_, worker) => ask(worker, { ask: "begin", job })));
  } catch (error) {
    await dismiss();
    throw error;
  }
  return {
    workers,
    follow: (share, most) => ask(share, { ask: "follow", share, most }),
    resultOf: (share) => ask(share, { ask: "tell", share }),
    trials: (worker, first, many) => ask(worker, { ask: "trials", first, many }),
    dismiss,
  };
}
