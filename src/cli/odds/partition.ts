import {
  type OddsRequest,
  onOddsCharts,
  type ReadyOdds,
  readOdds,
  type Trials,
} from "../../core/analysis/odds/compute";
import type { Projected } from "../../core/analysis/odds/projection";
import type { InvalidRequest } from "../../core/contract/request";
import type { Enumerator } from "../../core/dice/enumerating";
import { isRejected } from "../../core/request/read";
import { loadRuleset, noRuleset } from "../../rulesets/registry";

/** Odds that are shared out. Plain JSON. */
export interface OddsJob {
  readonly ruleset: string;
  readonly request: OddsRequest;
  /** Branches followed before what waits then is cut into shares. */
  readonly before: number;
  readonly shares: number;
}

/** What a worker is asked for: to read the job; to follow so many branches of a share, to tell what was found in it; to make trials. */
export type OddsAsked =
  | { readonly ask: "begin"; readonly job: OddsJob }
  | { readonly ask: "follow"; readonly share: number; readonly most: number }
  | { readonly ask: "tell"; readonly share: number }
  | { readonly ask: "trials"; readonly first: number; readonly many: number };

/** How a share stands. */
export interface PartitionState {
  readonly branches: number;
  readonly ended: boolean;
  readonly brokenOff: number;
}

/** What a share came to. */
export type PartitionResult = Enumerator<Projected>["result"];

/** An answer of a worker; malformed where charts of a caller's own cannot be played. */
export type OddsAnswered<A> = { readonly done: A } | InvalidRequest;

interface Begun {
  readonly job: OddsJob;
  readonly ready: ReadyOdds;
  readonly shareOf: (share: number) => Enumerator<Projected>;
}

/** A worker computes the odds of one command. */
let begun: Begun | undefined;

/** What a worker of the pool does for odds. Throws an Error for a job that cannot be read; the one who asks has read it. */
export async function answerOdds(
  asked: OddsAsked,
): Promise<OddsAnswered<PartitionState | PartitionResult | Trials | undefined>> {
  if (asked.ask === "begin") begun = await begin(asked.job);
  const { job, ready, shareOf } = begun!;
  return onOddsCharts(job.request.charts, () => {
    switch (asked.ask) {
      case "begin":
        return { done: undefined };
      case "trials":
        return { done: ready.sample(asked.first, asked.many) };
      case "tell":
        return { done: shareOf(asked.share).result };
      case "follow": {
        const share = shareOf(asked.share);
        share.follow(asked.most);
        const { branches, isEnded: ended, brokenOff } = share;
        return { done: { branches, ended, brokenOff } };
      }
    }
  });
}

async function begin(job: OddsJob): Promise<Begun> {
  const ruleset = await loadRuleset(job.ruleset);
  if (ruleset === undefined) throw new Error(noRuleset(job.ruleset));
  const ready = readOdds(ruleset, job.request);
  if (isRejected(ready)) throw new Error(`The odds of ${job.request.operation} cannot be read.`);
  let shares: readonly Enumerator<Projected>[] | undefined;
  const shareOf = (share: number): Enumerator<Projected> => {
    shares ??= sharesOf(ready, job);
    return shares[share]!;
  };
  return { job, ready, shareOf };
}

/** Shares are not sent: every worker follows the same branches first, and cuts the same shares from what waits then. */
function sharesOf(ready: ReadyOdds, { before, shares }: OddsJob): Enumerator<Projected>[] {
  const branches = ready.enumerator();
  branches.follow(before);
  return branches.split(shares);
}
