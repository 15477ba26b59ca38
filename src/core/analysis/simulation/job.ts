import type { Refusal } from "../../contract/answer";
import type { Fault, InvalidRequest } from "../../contract/request";
import { type AnyRuleset, findOperationOrStart } from "../../contract/ruleset";
import { tokensOf } from "../../json/pointer";
import { isRejected } from "../../request/result";
import { faultAt } from "../../text/message";
import { projectionFaults, unknownPlaceFault, unknownPlaces } from "../odds/projection";
import { type Procedure, type ProcedureRequest, parseProcedure } from "../procedure/procedure";
import { MOVE_LIMIT } from "./limits";

/**
 * The subject of a simulation: one operation, a game from its start or from a snapshot, or an operation followed by the
 * game. `until` ends play earlier. Plain JSON.
 */
export interface Job extends ProcedureRequest {
  /** Run n has the seed `<seed>/<n>`. */
  readonly seed?: string | undefined;
  /** Names of the ruleset's measures, or JSON pointers that begin at /outcome or /snapshot. */
  readonly measures?: readonly string[] | undefined;
  /** Maximum operations per run. */
  readonly moves?: number | undefined;
}

/** A parsed job, ready to run. */
export interface ReadyJob {
  readonly ruleset: AnyRuleset;
  readonly procedure: Procedure;
  readonly seed: string;
  readonly measures: readonly string[];
  readonly moves: number;
}

/** Parses a job: returns it ready to run, a refusal or faults. */
export function parseJob(ruleset: AnyRuleset, job: Job): ReadyJob | Refusal | InvalidRequest {
  const { policies = {}, measures: rulesetMeasures = {} } = ruleset.analysis ?? {};
  const usual = continuesPlay(job) ? Object.keys(rulesetMeasures) : ["/outcome"];
  const { seed = "simulation", measures = usual, moves = MOVE_LIMIT } = job;
  const faults = [
    ...idleFaults(job, Object.keys(policies)),
    ...measureFaults(ruleset, job, Object.keys(rulesetMeasures)),
  ];
  const procedure = parseProcedure(ruleset, continuesPlay(job) ? job : { ...job, until: [{ operations: 1 }] }, faults);
  return isRejected(procedure) ? procedure : { ruleset, procedure, seed, measures, moves };
}

/** True if play goes on after the first operation. */
function continuesPlay({ policy, choices, until }: Job): boolean {
  return policy !== undefined || choices !== undefined || until !== undefined;
}

/** Returns a fault if the job plays nothing. */
function idleFaults(job: Job, names: readonly string[]): Fault[] {
  if (job.operation !== undefined || continuesPlay(job)) return [];
  if (names.length === 0) return [faultAt("POLICY_UNKNOWN/idle-none", "/policy")];
  return [faultAt("POLICY_UNKNOWN/idle", "/policy", { known: names.join(", ") })];
}

function measureFaults(ruleset: AnyRuleset, { measures, operation }: Job, names: readonly string[]): Fault[] {
  const outcome = findOperationOrStart(ruleset, operation)?.outcome;
  const schemas = { snapshot: ruleset.snapshot, ...(outcome !== undefined && { outcome }) };
  return (measures ?? []).flatMap((measure, index): Fault[] => {
    const pointer = `/measures/${index}`;
    const isPlace = measure.startsWith("/") && projectionFaults([measure]).length === 0;
    if (isPlace && operation === undefined && tokensOf(measure)[0] === "outcome") {
      return [faultAt("MEASURE_UNKNOWN/no-operation", pointer)];
    }
    if (isPlace && unknownPlaces([measure], schemas).length > 0) {
      return [{ ...unknownPlaceFault(index, measure), code: "MEASURE_UNKNOWN", pointer }];
    }
    if ((isPlace || names.includes(measure)) && measures!.indexOf(measure) === index) return [];
    return [faultAt("MEASURE_UNKNOWN", pointer, { names })];
  });
}
