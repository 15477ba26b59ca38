import {
  type OddsRequest,
  onOddsCharts,
  parseOdds,
  type ReadyOdds,
  type Trials,
} from "../../core/analysis/odds/compute";
import type { Observation } from "../../core/analysis/odds/questions";
import type { InvalidRequest } from "../../core/contract/request";
import type { Enumerator } from "../../core/dice/enumerating";
import { isRejected } from "../../core/request/result";
import { loadRuleset, noRuleset } from "../../rulesets/registry";

/** A job for workers. Plain JSON. */
export interface OddsJob {
  readonly ruleset: string;
  readonly request: OddsRequest;
  /** Branches followed before the rest is split into shares. */
  readonly before: number;
  readonly shares: number;
}

/** A task for a worker: load the job, follow branches of a share, return the result of a share, or make trials. */
export type OddsTask =
  | { readonly ask: "begin"; readonly job: OddsJob }
  | { readonly ask: "follow"; readonly share: number; readonly most: number }
  | { readonly ask: "tell"; readonly share: number }
  | { readonly ask: "trials"; readonly first: number; readonly many: number };

/** The state of a share. */
export interface PartitionState {
  readonly branches: number;
  readonly ended: boolean;
  readonly brokenOff: number;
}

/** The result of a share. */
export type PartitionResult = Enumerator<Observation>["result"];

/** The result of a task. Malformed if the request's charts are not playable. */
export type OddsTaskResult<A> = { readonly done: A } | InvalidRequest;

interface LoadedJob {
  readonly job: OddsJob;
  readonly ready: ReadyOdds;
  readonly shareOf: (share: number) => Enumerator<Observation>;
}

/** The loaded job. A worker serves one command. */
let loaded: LoadedJob | undefined;

/**
 * Runs a task of an odds computation in a worker. Throws an Error for an unreadable job, which the caller has already
 * validated.
 */
export async function answerOdds(
  task: OddsTask,
): Promise<OddsTaskResult<PartitionState | PartitionResult | Trials | undefined>> {
  if (task.ask === "begin") loaded = await loadJob(task.job);
  const { job, ready, shareOf } = loaded!;
  return onOddsCharts(job.request.charts, () => {
    switch (task.ask) {
      case "begin":
        return { done: undefined };
      case "trials":
        return { done: ready.sample(task.first, task.many) };
      case "tell":
        return { done: shareOf(task.share).result };
      case "follow": {
        const share = shareOf(task.share);
        share.follow(task.most);
        const { branches, isEnded: ended, brokenOff } = share;
        return { done: { branches, ended, brokenOff } };
      }
    }
  });
}

async function loadJob(job: OddsJob): Promise<LoadedJob> {
  const ruleset = await loadRuleset(job.ruleset);
  if (ruleset === undefined) throw new Error(noRuleset(job.ruleset));
  const ready = parseOdds(ruleset, job.request);
  if (isRejected(ready)) throw new Error(`The odds of ${job.request.operation} cannot be read.`);
  let shares: readonly Enumerator<Observation>[] | undefined;
  const shareOf = (share: number): Enumerator<Observation> => {
    shares ??= sharesOf(ready, job);
    return shares[share]!;
  };
  return { job, ready, shareOf };
}

/** Shares are not sent to workers: each worker follows the same first branches and splits the rest the same way. */
function sharesOf(ready: ReadyOdds, { before, shares }: OddsJob): Enumerator<Observation>[] {
  const branches = ready.enumerator();
  branches.follow(before);
  return branches.split(shares);
}
