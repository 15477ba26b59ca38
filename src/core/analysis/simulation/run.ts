import { canonicalJson } from "../../audit/canonical";
import type { SnapshotBase } from "../../contract/snapshot";
import { DiceLimitSignal } from "../../engine/context";
import type { Spent } from "../odds/compute";
import { project } from "../odds/projection";
import { type End, playOnce } from "../procedure/procedure";
import type { ReadyJob } from "./job";

/** The result of one run, as plain JSON. */
export interface Row extends End {
  /** Its number; its seed is `<seed>/<run>`. */
  readonly run: number;
  /** Operations resolved. */
  readonly moves: number;
  /** Whether the game was over at the end. */
  readonly over: boolean;
  /** The measured values in order; null for a place that is not there. */
  readonly values: readonly unknown[];
}

/** Makes up to `count` runs from number `first` until the time is over; a run cut short is dropped. Throws DiceLimitSignal. */
export function makeRuns(job: ReadyJob, first: number, count: number, spent: Spent = () => 0): Row[] {
  const rows: Row[] = [];
  const once = keeper();
  for (let run = first; run < first + count && spent() < 1; run += 1) {
    const row = makeRun(job, run, spent);
    if (row === undefined) break;
    rows.push({ ...row, values: row.values.map(once) });
  }
  return rows;
}

/** Gives equal values as one and the same, so that many runs take no more room than what is different in them. */
function keeper(): (value: unknown) => unknown {
  const kept = new Map<string, unknown>();
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const key = canonicalJson(value);
    if (!kept.has(key)) kept.set(key, value);
    return kept.get(key);
  };
}

/** Makes one run; undefined when the time was over before its end. */
function makeRun(job: ReadyJob, run: number, spent: Spent): Row | undefined {
  const played = playOnce(job.procedure, `${job.seed}/${run}`, job.moves, spent);
  if (played === undefined) return undefined;
  const { end, until, operations: moves, outcome, state } = played;
  const over = job.ruleset.over(state);
  return { run, moves, over, end, until, values: job.measures.map((each) => measureOf(job, each, outcome, state)) };
}

function measureOf({ ruleset }: ReadyJob, measure: string, outcome: unknown, snapshot: SnapshotBase): unknown {
  const named = ruleset.analysis?.measures[measure];
  if (named !== undefined) return named.of(snapshot);
  return project([measure], { outcome, snapshot })[measure] ?? null;
}

/** True for the one signal that a caller's charts may cause in a run: dice without end. */
export function isDiceLimit(error: unknown): boolean {
  return error instanceof DiceLimitSignal;
}
