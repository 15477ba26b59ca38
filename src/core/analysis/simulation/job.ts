import { cloneJson } from "../../audit/canonical";
import { tokensOf } from "../../audit/pointer";
import type { AnyPolicy } from "../../contract/analysis";
import type { Malformed, Refusal } from "../../contract/answer";
import type { Fault } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { callFaults, type ReadyCall, readyCall } from "../../engine/legality";
import { gathered } from "../../request/fault";
import { malformed, onCharts, readSnapshot } from "../../request/read";
import { faultAt } from "../../text/worded-fault";
import { projectionFaults } from "../odds/projection";

/** The subject of a simulation: one operation, a game from a start or a snapshot, or an operation and then the game. Plain JSON. */
export interface Job {
  /** The operation resolved first; a game is played on from the snapshot when it is left out. */
  readonly operation?: string | undefined;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
  /** Plays on to the end of the game; after the operation nothing more is played without it. */
  readonly policy?: string | undefined;
  /** Run n is resolved with the seed `<seed>/<n>`. */
  readonly seed?: string | undefined;
  /** Names of the ruleset's measures, or JSON pointers that begin at /outcome or /snapshot. */
  readonly measures?: readonly string[] | undefined;
  /** The most operations of one run. */
  readonly moves?: number | undefined;
}

/** The most operations that one run plays. */
export const MOVE_LIMIT = 20_000;

/** A job that has been read: what remains is to run it. */
export interface ReadyJob {
  readonly ruleset: AnyRuleset;
  /** Null for a game that is played on from the snapshot. */
  readonly first: ReadyCall | null;
  readonly charts: unknown;
  readonly draft: () => SnapshotBase;
  readonly policy: AnyPolicy | null;
  readonly seed: string;
  readonly measures: readonly string[];
  readonly moves: number;
}

/** Reads a job: ready to run, refused by a rule, or malformed. */
export function readJob(ruleset: AnyRuleset, job: Job): ReadyJob | Refusal | Malformed {
  const { policies = {}, measures: own = {} } = ruleset.analysis ?? {};
  const usual = job.policy === undefined ? ["/outcome"] : Object.keys(own);
  const { seed = "simulation", measures = usual, moves = MOVE_LIMIT } = job;
  const faults = [...policyFaults(job, Object.keys(policies)), ...measureFaults(job, Object.keys(own))];
  if (faults.length > 0) return malformed(gathered(faults, jobFaults(ruleset, job)));
  const policy = job.policy === undefined ? null : policies[job.policy]!;
  const rest = { ruleset, policy, seed, measures, moves };
  if (job.operation === undefined) {
    const read = readSnapshot(ruleset, job.snapshot, job.charts);
    if (!read.ok) return malformed(read.faults);
    const { state, charts } = read;
    return { ...rest, first: null, charts, draft: () => cloneJson(state) };
  }
  const first = readyCall(ruleset, { ...job, operation: job.operation });
  return "kind" in first ? first : { ...rest, first, charts: first.charts, draft: first.draft };
}

/** Faults of the call or snapshot that a job begins with. */
function jobFaults(ruleset: AnyRuleset, job: Job): readonly Fault[] {
  const { operation, snapshot, charts } = job;
  if (operation !== undefined) return callFaults(ruleset, { ...job, operation });
  const read = onCharts(charts, () => readSnapshot(ruleset, snapshot, charts));
  return "faults" in read ? read.faults : [];
}

function policyFaults({ operation, policy }: Job, names: readonly string[]): Fault[] {
  const known = names.join(", ");
  if (policy === undefined && operation === undefined) {
    const sentence = "Name an operation, or a policy that plays on from the snapshot: {known}.";
    return [faultAt("POLICY_UNKNOWN", "/policy", sentence, { known })];
  }
  if (policy === undefined || names.includes(policy)) return [];
  return [faultAt("POLICY_UNKNOWN", "/policy", "A policy is one of {known}.", { known })];
}

function measureFaults({ measures, operation }: Job, names: readonly string[]): Fault[] {
  return (measures ?? []).flatMap((measure, index): Fault[] => {
    const pointer = `/measures/${index}`;
    const isPlace = measure.startsWith("/") && projectionFaults([measure]).length === 0;
    if (isPlace && operation === undefined && tokensOf(measure)[0] === "outcome") {
      return [faultAt("MEASURE_UNKNOWN", pointer, "There is an outcome only where an operation is named.")];
    }
    if ((isPlace || names.includes(measure)) && measures!.indexOf(measure) === index) return [];
    const sentence =
      "A measure, named once, is a JSON pointer that begins at /outcome or /snapshot, or one of {names}.";
    return [faultAt("MEASURE_UNKNOWN", pointer, sentence, { names })];
  });
}
