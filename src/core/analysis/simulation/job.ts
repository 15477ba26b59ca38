import { tokensOf } from "../../audit/pointer";
import type { Refusal } from "../../contract/answer";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { isNo } from "../../request/read";
import { faultAt } from "../../text/message";
import { projectionFaults, unknownPlace, unknownPlaces } from "../odds/projection";
import { type Procedure, type ProcedureRequest, readProcedure } from "../procedure/procedure";
import { MOVE_LIMIT } from "./limits";

/**
 * The subject of a simulation: one operation, a game from a start or a snapshot, or an operation and then the game; with `until`
 * play ends before the game does. Plain JSON.
 */
export interface Job extends ProcedureRequest {
  /** Run n is resolved with the seed `<seed>/<n>`. */
  readonly seed?: string | undefined;
  /** Names of the ruleset's measures, or JSON pointers that begin at /outcome or /snapshot. */
  readonly measures?: readonly string[] | undefined;
  /** The most operations of one run. */
  readonly moves?: number | undefined;
}

/** A job that has been read: what remains is to run it. */
export interface ReadyJob {
  readonly ruleset: AnyRuleset;
  readonly procedure: Procedure;
  readonly seed: string;
  readonly measures: readonly string[];
  readonly moves: number;
}

/** Reads a job: ready to run, refused by a rule, or malformed. */
export function readJob(ruleset: AnyRuleset, job: Job): ReadyJob | Refusal | Unread {
  const { policies = {}, measures: own = {} } = ruleset.analysis ?? {};
  const usual = playsOn(job) ? Object.keys(own) : ["/outcome"];
  const { seed = "simulation", measures = usual, moves = MOVE_LIMIT } = job;
  const faults = [...idleFaults(job, Object.keys(policies)), ...measureFaults(ruleset, job, Object.keys(own))];
  const procedure = readProcedure(ruleset, playsOn(job) ? job : { ...job, until: [{ operations: 1 }] }, faults);
  return isNo(procedure) ? procedure : { ruleset, procedure, seed, measures, moves };
}

/** True where something is played beyond the first operation. */
function playsOn({ policy, choices, until }: Job): boolean {
  return policy !== undefined || choices !== undefined || until !== undefined;
}

/** The fault of a job in which nothing is played. */
function idleFaults(job: Job, names: readonly string[]): Fault[] {
  if (job.operation !== undefined || playsOn(job)) return [];
  return [faultAt("POLICY_UNKNOWN/idle", "/policy", { known: names.join(", ") })];
}

function measureFaults(ruleset: AnyRuleset, { measures, operation }: Job, names: readonly string[]): Fault[] {
  const { start, operations, snapshot } = ruleset;
  const outcome = [start, ...operations].find(({ name }) => name === operation)?.outcome;
  const schemas = { snapshot, ...(outcome !== undefined && { outcome }) };
  return (measures ?? []).flatMap((measure, index): Fault[] => {
    const pointer = `/measures/${index}`;
    const isPlace = measure.startsWith("/") && projectionFaults([measure]).length === 0;
    if (isPlace && operation === undefined && tokensOf(measure)[0] === "outcome") {
      return [faultAt("MEASURE_UNKNOWN/no-operation", pointer)];
    }
    if (isPlace && unknownPlaces([measure], schemas).length > 0) {
      return [{ ...unknownPlace(index, measure), code: "MEASURE_UNKNOWN", pointer }];
    }
    if ((isPlace || names.includes(measure)) && measures!.indexOf(measure) === index) return [];
    return [faultAt("MEASURE_UNKNOWN", pointer, { names })];
  });
}
