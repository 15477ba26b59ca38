import type { SnapshotBase } from "../../contract/snapshot";
import { DiceLimitSignal } from "../../engine/context";
import { canonicalJson } from "../../json/canonical";
import type { TimeUsed } from "../odds/compute";
import { project } from "../odds/projection";
import { type End, playOnce } from "../procedure/procedure";
import type { ReadyJob } from "./job";

/** The result of one run, as plain JSON. */
export interface RunResult extends End {
  /** Its number; its seed is `<seed>/<run>`. */
  readonly run: number;
  /** Number of operations resolved. */
  readonly moves: number;
  /** True if the game was over at the end. */
  readonly over: boolean;
  /** The measured values in order; null for a place that does not exist. */
  readonly values: readonly unknown[];
}

/**
 * Makes up to `count` runs from number `first`, within the time. A run cut short is dropped. Throws DiceLimitSignal.
 */
export function makeRuns(job: ReadyJob, first: number, count: number, timeUsed: TimeUsed = () => 0): RunResult[] {
  const rows: RunResult[] = [];
  const deduplicate = makeDeduplicator();
  for (let run = first; run < first + count && timeUsed() < 1; run += 1) {
    const row = makeRun(job, run, timeUsed);
    if (row === undefined) break;
    rows.push({ ...row, values: row.values.map(deduplicate) });
  }
  return rows;
}

/** Returns a function that replaces equal values by one instance, so that many runs need little memory. */
function makeDeduplicator(): (value: unknown) => unknown {
  const known = new Map<string, unknown>();
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const key = canonicalJson(value);
    if (!known.has(key)) known.set(key, value);
    return known.get(key);
  };
}

/** Makes one run; undefined if the time ran out first. */
function makeRun(job: ReadyJob, run: number, timeUsed: TimeUsed): RunResult | undefined {
  const procedureRun = playOnce(job.procedure, `${job.seed}/${run}`, job.moves, timeUsed);
  if (procedureRun === undefined) return undefined;
  const { end, until, operations: moves, outcome, state } = procedureRun;
  const over = job.ruleset.over(state);
  return { run, moves, over, end, until, values: job.measures.map((each) => measureOf(job, each, outcome, state)) };
}

function measureOf({ ruleset }: ReadyJob, measure: string, outcome: unknown, snapshot: SnapshotBase): unknown {
  const definition = ruleset.analysis?.measures[measure];
  if (definition !== undefined) return definition.of(snapshot);
  return project([measure], { outcome, snapshot })[measure] ?? null;
}

/** True for DiceLimitSignal, the only signal a run can throw: the caller's charts never stop rolling. */
export function isDiceLimit(error: unknown): boolean {
  return error instanceof DiceLimitSignal;
}
