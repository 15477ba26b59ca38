import type { Odds } from "../../core/analysis/odds/answer";
import {
  BRANCH_SHARE,
  DEFAULT_TERMS,
  type OddsRequest,
  onOddsCharts,
  type ReadyOdds,
  readOdds,
  type TimeUsed,
} from "../../core/analysis/odds/compute";
import type { Refusal } from "../../core/contract/answer";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isRejected } from "../../core/request/read";
import { followHere, followTogether, SHARES } from "./branches";
import { type Pool, startPool, Unplayable } from "./pool";
import { trialsHere, trialsTogether } from "./trials";

/** How odds are to be computed. */
export interface OddsGoing {
  /** How many workers there may be beside this process. */
  readonly workers: number;
  readonly spent: TimeUsed;
  readonly onProgress: (followed: number) => void;
}

/** Branches followed before what waits then is shared out. */
const BEFORE = 1_000;

/**
 * The odds of an operation, which others have their turn beside. What is asked for beyond the usual bound or the usual trials
 * is shared out among workers: the answer is that of one core unless the bound or the time leaves branches, and the same for
 * any number of workers.
 */
export async function computeOdds(
  ruleset: AnyRuleset,
  request: OddsRequest,
  going: OddsGoing,
): Promise<Odds | Refusal | InvalidRequest> {
  const ready = onOddsCharts(request.charts, () => readOdds(ruleset, request));
  if (isRejected(ready)) return ready;
  const { bound, trials } = ready.terms;
  const isLarge = bound > DEFAULT_TERMS.bound || trials > DEFAULT_TERMS.trials;
  // A worker refuses nothing: its sentences stay here.
  const { sayings: _, ...shared } = request;
  const job = { ruleset: ruleset.id, request: shared, before: BEFORE, shares: SHARES };
  const start = isLarge && going.workers > 0 ? () => startPool(going.workers, job) : undefined;
  try {
    return await compute(ready, going, start);
  } catch (error) {
    if (error instanceof Unplayable) return error.answer;
    return onOddsCharts(request.charts, () => {
      throw error;
    });
  }
}

/** Computes odds, with a pool of workers where one may be started. */
async function compute(
  ready: ReadyOdds,
  { spent, onProgress }: OddsGoing,
  start: (() => Promise<Pool>) | undefined,
): Promise<Odds | InvalidRequest> {
  const { bound, trials } = ready.terms;
  const share = trials > 0 ? BRANCH_SHARE : 1;
  const following = { isOver: () => spent() >= share, onProgress };
  const isShared = start !== undefined && bound > DEFAULT_TERMS.bound;
  const branches = ready.enumerator(following.isOver);
  await followHere(branches, isShared ? BEFORE : bound, following);
  if (branches.result.complete) return ready.answer(branches.result);
  const pool = await start?.();
  try {
    const shared = isShared && !branches.isEnded ? pool : undefined;
    const together = shared && (await followTogether(shared, branches.result, bound, following));
    if (together === undefined) await followHere(branches, bound, following);
    const exact = together ?? branches.result;
    if (exact.complete) return ready.answer(exact);
    const isOver = (): boolean => spent() >= 1;
    const made = pool === undefined ? trialsHere(ready.sample, trials, isOver) : trialsTogether(pool, trials, isOver);
    return ready.answer(exact, await made);
  } finally {
    await pool?.dismiss();
  }
}
