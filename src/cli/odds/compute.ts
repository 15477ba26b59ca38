import type { Odds } from "../../core/analysis/odds/answer";
import {
  BRANCH_SHARE,
  DEFAULT_TERMS,
  type OddsRequest,
  onOddsCharts,
  parseOdds,
  type ReadyOdds,
  type TimeUsed,
} from "../../core/analysis/odds/compute";
import type { Refusal } from "../../core/contract/answer";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isRejected } from "../../core/request/result";
import { followHere, followTogether, SHARES } from "./branches";
import { type OddsPool, startPool, Unplayable } from "./pool";
import { trialsHere, trialsTogether } from "./trials";

/** Settings for computing odds. */
export interface OddsExecution {
  /** Maximum number of workers besides this process. */
  readonly workers: number;
  readonly timeUsed: TimeUsed;
  readonly onProgress: (followed: number) => void;
}

/** Branches followed before the rest is split into shares. */
const BRANCHES_BEFORE_SHARING = 1_000;

/**
 * Computes the odds of an operation and yields to the event loop. Requests above the default bound or number of trials
 * use workers. The answer equals that of one core, unless the bound or the time leaves branches. It does not depend on
 * the number of workers.
 */
export async function computeOdds(
  ruleset: AnyRuleset,
  request: OddsRequest,
  execution: OddsExecution,
): Promise<Odds | Refusal | InvalidRequest> {
  const ready = onOddsCharts(request.charts, () => parseOdds(ruleset, request));
  if (isRejected(ready)) return ready;
  const { bound, trials } = ready.terms;
  const isLarge = bound > DEFAULT_TERMS.bound || trials > DEFAULT_TERMS.trials;
  // The words for refusals stay here: workers do not refuse.
  const { templates: _, ...shared } = request;
  const job = { ruleset: ruleset.id, request: shared, before: BRANCHES_BEFORE_SHARING, shares: SHARES };
  const start = isLarge && execution.workers > 0 ? () => startPool(execution.workers, job) : undefined;
  try {
    return await compute(ready, execution, start);
  } catch (error) {
    if (error instanceof Unplayable) return error.answer;
    return onOddsCharts(request.charts, () => {
      throw error;
    });
  }
}

/** Computes odds. `start` starts the pool of workers, if allowed. */
async function compute(
  ready: ReadyOdds,
  { timeUsed, onProgress }: OddsExecution,
  start: (() => Promise<OddsPool>) | undefined,
): Promise<Odds | InvalidRequest> {
  const { bound, trials } = ready.terms;
  const share = trials > 0 ? BRANCH_SHARE : 1;
  const following = { isOver: () => timeUsed() >= share, onProgress };
  const isShared = start !== undefined && bound > DEFAULT_TERMS.bound;
  const branches = ready.enumerator(following.isOver);
  await followHere(branches, isShared ? BRANCHES_BEFORE_SHARING : bound, following);
  if (branches.result.complete) return ready.answer(branches.result);
  const pool = await start?.();
  try {
    const shared = isShared && !branches.isEnded ? pool : undefined;
    const together = shared && (await followTogether(shared, branches.result, bound, following));
    if (together === undefined) await followHere(branches, bound, following);
    const exact = together ?? branches.result;
    if (exact.complete) return ready.answer(exact);
    const isOver = (): boolean => timeUsed() >= 1;
    const trialCounts =
      pool === undefined ? trialsHere(ready.sample, trials, isOver) : trialsTogether(pool, trials, isOver);
    return ready.answer(exact, await trialCounts);
  } finally {
    await pool?.dismiss();
  }
}
