import Piscina from "piscina";
import type { Trials } from "../../core/analysis/odds/compute";
import type { InvalidRequest } from "../../core/contract/request";
import { isMalformed } from "../../core/request/read";
import { workerFile } from "../simulation/pool";
import type { OddsAnswered, OddsAsked, OddsJob, PartitionResult, PartitionState } from "./partition";

/** Thrown where charts of a caller's own cannot be played, with the answer that says so. */
export class Unplayable extends Error {
  constructor(readonly answer: InvalidRequest) {
    super("These charts cannot be played.");
  }
}

/** Workers that compute odds together; each share is always the same worker's. Whatever is asked of them throws Unplayable. */
export interface Pool {
  readonly workers: number;
  readonly follow: (share: number, most: number) => Promise<PartitionState>;
  readonly tell: (share: number) => Promise<PartitionResult>;
  readonly trials: (worker: number, first: number, many: number) => Promise<Trials>;
  readonly dismiss: () => Promise<void>;
}

/** Starts a pool of so many workers for a job. */
export async function startPool(workers: number, job: OddsJob): Promise<Pool> {
  // A pool of one each: a share goes on where it stands, in the memory of its worker.
  const pools = Array.from({ length: workers }, () => new Piscina({ ...workerFile(), minThreads: 1, maxThreads: 1 }));
  const ask = async <A>(worker: number, asked: OddsAsked): Promise<A> => {
    const answer: OddsAnswered<A> = await pools[worker % workers]!.run(asked, { name: "odds" });
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
    tell: (share) => ask(share, { ask: "tell", share }),
    trials: (worker, first, many) => ask(worker, { ask: "trials", first, many }),
    dismiss,
  };
}
