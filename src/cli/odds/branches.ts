import { setImmediate } from "node:timers/promises";
import type { Projected } from "../../core/analysis/odds/projection";
import { canonicalJson } from "../../core/audit/canonical";
import type { EnumeratedOutcome, Enumeration, Enumerator } from "../../core/dice/enumerating";
import { add, ZERO } from "../../core/dice/rational";
import type { Pool } from "./pool";

/** So many shares whatever the number of workers, so that the answer does not depend on it. */
export const SHARES = 16;

/** Branches followed in one go, a second or so; then others have their turn. */
const STRIDE = 1_000;

/** How branches are followed. */
export interface Following {
  /** True when there is no time for more. */
  readonly isOver: () => boolean;
  readonly onProgress: (followed: number) => void;
}

/** Follows branches in this process until so many were followed, the first whatever the time, or none is left. */
export async function followHere(
  enumerator: Enumerator<Projected>,
  until: number,
  { isOver, onProgress }: Following,
): Promise<void> {
  while (!enumerator.isEnded && enumerator.branches < until && (enumerator.branches === 0 || !isOver())) {
    enumerator.follow(Math.min(STRIDE, until - enumerator.branches));
    onProgress(enumerator.branches);
    await setImmediate();
  }
}

/**
 * What every share of the branches that wait comes to, and what was found `before`, as one. The bound is dealt out in equal
 * shares, and dealt out again where shares end before theirs is spent. Undefined where the number of branches would not be
 * that of one core, since runs made way for likelier ones. Throws Unplayable.
 */
export async function followTogether(
  pool: Pool,
  before: Enumeration<Projected>,
  bound: number,
  { isOver, onProgress }: Following,
): Promise<Enumeration<Projected> | undefined> {
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
    const open = shares.filter(({ ended }) => !ended);
    const left = bound - followed();
    if (open.length === 0 || left === 0 || isOver()) break;
    const quota = (index: number): number => Math.floor((left + open.length - 1 - index) / open.length);
    await Promise.all(open.map((share, index) => follow(share, quota(index))));
  }
  const begun = shares.filter(({ branches }) => branches > 0);
  const parts = await Promise.all(begun.map(({ number }) => pool.tell(number)));
  const whole = summed([before, ...parts]);
  const ended = shares.every((share) => share.ended);
  const stopped = ended ? stopOf(parts) : followed() >= bound ? "bound" : "time";
  if (stopped === null && shares.some(({ brokenOff }) => brokenOff > 0)) return undefined;
  return { ...whole, complete: stopped === null, stopped };
}

/** Of shares that have all ended. */
function stopOf(parts: readonly Enumeration<Projected>[]): Enumeration<Projected>["stopped"] {
  const stops = parts.map(({ stopped }) => stopped);
  return stops.includes("bound") ? "bound" : stops.includes("depth") ? "depth" : null;
}

function summed(parts: readonly Enumeration<Projected>[]) {
  const outcomes = new Map<string, EnumeratedOutcome<Projected>>();
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
