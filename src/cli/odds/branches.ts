import { setImmediate } from "node:timers/promises";
import type { Observation } from "../../core/analysis/odds/questions";
import type { EnumeratedOutcome, Enumeration, Enumerator } from "../../core/dice/enumerating";
import { add, ZERO } from "../../core/dice/rational";
import { canonicalJson } from "../../core/json/canonical";
import type { OddsPool } from "./pool";

/** Number of shares. It does not depend on the number of workers, so the answer does not either. */
export const SHARES = 16;

/** Branches followed without a pause, about a second. Then the event loop runs. */
const STRIDE = 1_000;

/** Options for following branches. */
export interface FollowOptions {
  /** True when the time is used up. */
  readonly isOver: () => boolean;
  readonly onProgress: (followed: number) => void;
}

/**
 * Follows branches in this process until `until` branches, the time limit, or the end. The first batch ignores the time
 * limit.
 */
export async function followHere(
  enumerator: Enumerator<Observation>,
  until: number,
  { isOver, onProgress }: FollowOptions,
): Promise<void> {
  while (!enumerator.isEnded && enumerator.branches < until && (enumerator.branches === 0 || !isOver())) {
    enumerator.follow(Math.min(STRIDE, until - enumerator.branches));
    onProgress(enumerator.branches);
    await setImmediate();
  }
}

/**
 * Follows the pending branches in shares and merges their results with `before`. The bound is split equally. Shares
 * that end early return the rest of theirs. Returns undefined if the branch count would differ from a single core,
 * because likelier branches replaced some. Throws Unplayable.
 */
export async function followTogether(
  pool: OddsPool,
  before: Enumeration<Observation>,
  bound: number,
  { isOver, onProgress }: FollowOptions,
): Promise<Enumeration<Observation> | undefined> {
  const shares = Array.from({ length: SHARES }, (_, number) => ({ number, branches: 0, ended: false, brokenOff: 0 }));
  const followed = (): number => shares.reduce((sum, { branches }) => sum + branches, before.branches);
  const follow = async (share: (typeof shares)[number], most: number): Promise<void> => {
    const until = share.branches + most;
    while (!share.ended && share.branches < until && !isOver()) {
      Object.assign(share, await pool.follow(share.number, Math.min(STRIDE, until - share.branches)));
      onProgress(followed());
    }
  };
  for (;;) {
    const active = shares.filter(({ ended }) => !ended);
    const remaining = bound - followed();
    if (active.length === 0 || remaining === 0 || isOver()) break;
    const quota = (index: number): number => Math.floor((remaining + active.length - 1 - index) / active.length);
    await Promise.all(active.map((share, index) => follow(share, quota(index))));
  }
  const started = shares.filter(({ branches }) => branches > 0);
  const parts = await Promise.all(started.map(({ number }) => pool.resultOf(number)));
  const whole = mergeEnumerations([before, ...parts]);
  const ended = shares.every((share) => share.ended);
  const stopped = ended ? stopOf(parts) : followed() >= bound ? "bound" : "time";
  if (stopped === null && shares.some(({ brokenOff }) => brokenOff > 0)) return undefined;
  return { ...whole, complete: stopped === null, stopped };
}

/** Expects that all shares have ended. */
function stopOf(parts: readonly Enumeration<Observation>[]): Enumeration<Observation>["stopped"] {
  const stops = parts.map(({ stopped }) => stopped);
  return stops.includes("bound") ? "bound" : stops.includes("depth") ? "depth" : null;
}

function mergeEnumerations(parts: readonly Enumeration<Observation>[]) {
  const outcomes = new Map<string, EnumeratedOutcome<Observation>>();
  for (const outcome of parts.flatMap((part) => part.outcomes)) {
    const key = canonicalJson(outcome.value);
    const known = outcomes.get(key);
    outcomes.set(key, known === undefined ? outcome : { value: known.value, ...add(known, outcome) });
  }
  return {
    outcomes: [...outcomes.values()],
    branches: parts.reduce((sum, { branches }) => sum + branches, 0),
    covered: parts.reduce((sum, { covered }) => add(sum, covered), ZERO),
  };
}
