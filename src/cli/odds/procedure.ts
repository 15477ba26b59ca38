import { setImmediate } from "node:timers/promises";
import Piscina from "piscina";
import { BRANCH_SHARE, onOddsCharts } from "../../core/analysis/odds/compute";
import type { EndingTrials, Prospects } from "../../core/analysis/procedure/answer";
import { type ProspectsRequest, parseProspects, type ReadyProspects } from "../../core/analysis/procedure/compute";
import { type Expansion, expand, type PlayPosition, startBranch } from "../../core/analysis/procedure/expand";
import { BATCH_SIZE } from "../../core/analysis/procedure/follow";
import { ProcedureWalk } from "../../core/analysis/procedure/walk";
import type { Refusal } from "../../core/contract/answer";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isRejected } from "../../core/request/result";
import { loadRuleset, noRuleset } from "../../rulesets/registry";
import { workerFile } from "../simulation/pool";
import type { FollowOptions } from "./branches";
import type { OddsExecution } from "./compute";
import { Unplayable } from "./pool";
import { mergeTrials } from "./trials";

/** A step of a procedure's odds: expand a node, or make trials. */
type ProcedureStep =
  | { readonly ask: "expand"; readonly position: PlayPosition; readonly bound: number }
  | { readonly ask: "trials"; readonly first: number; readonly many: number };

/** A step for a worker, with its job (ruleset and request) as JSON. */
export type ProcedureTask = ProcedureStep & { readonly job: string };

/** Runs steps of a procedure, in this process or in workers. */
interface StepRunner {
  readonly ask: <A>(step: ProcedureStep) => Promise<A>;
  readonly dismiss: () => Promise<void>;
}

/** Trials per step. */
const PART = 100;

/**
 * Computes the odds of a procedure and yields to the event loop. Workers share the nodes and the trials. The answer
 * equals that of one core unless the time runs out.
 */
export async function computeProspects(
  ruleset: AnyRuleset,
  request: ProspectsRequest,
  { workers, timeUsed, onProgress }: OddsExecution,
): Promise<Prospects | Refusal | InvalidRequest> {
  const ready = onOddsCharts(request.charts, () => parseProspects(ruleset, request));
  if (isRejected(ready)) return ready;
  const { terms } = ready;
  // The words for refusals stay here: workers do not refuse.
  const { templates: _, ...shared } = request;
  const job = { ruleset: ruleset.id, request: shared };
  const runner = workers > 0 ? workerRunner(workers, JSON.stringify(job)) : localRunner(ready, request);
  const share = terms.trials > 0 ? BRANCH_SHARE : 1;
  try {
    const walked = await followWith(runner, ready, { isOver: () => timeUsed() >= share, onProgress });
    if (walked.complete) return ready.answer(walked);
    return ready.answer(walked, await trialsWith(runner, terms.trials, () => timeUsed() >= 1));
  } catch (error) {
    if (error instanceof Unplayable) return error.answer;
    throw error;
  } finally {
    await runner.dismiss();
  }
}

async function followWith(
  runner: StepRunner,
  { procedure, terms, observe }: ReadyProspects,
  { isOver, onProgress }: FollowOptions,
) {
  const walk = new ProcedureWalk(startBranch(procedure, observe), terms.bound);
  while (!isOver() || walk.branches === 0) {
    const batch = walk.next(BATCH_SIZE, isOver);
    if (batch.length === 0) return walk.result;
    const expansions = await Promise.all(
      batch.map(({ node, bound }) => runner.ask<Expansion>({ ask: "expand", position: node.position!, bound })),
    );
    for (const [index, { node }] of batch.entries()) walk.recordExpansion(node, expansions[index]!);
    onProgress(walk.branches);
  }
  walk.stop();
  return walk.result;
}

async function trialsWith(runner: StepRunner, trials: number, isOver: () => boolean): Promise<EndingTrials> {
  const parts: EndingTrials[] = [];
  for (let first = 0; first < trials && !isOver(); first += PART * BATCH_SIZE) {
    const firsts = Array.from({ length: BATCH_SIZE }, (_, index) => first + index * PART).filter(
      (each) => each < trials,
    );
    const pending = firsts.map((each) =>
      runner.ask<EndingTrials>({ ask: "trials", first: each, many: Math.min(PART, trials - each) }),
    );
    parts.push(...(await Promise.all(pending)));
  }
  return mergeTrials(parts);
}

/** Runs steps in this process. */
function localRunner(ready: ReadyProspects, request: ProspectsRequest): StepRunner {
  return {
    async ask<A>(step: ProcedureStep): Promise<A> {
      await setImmediate();
      return requirePlayable(runStep(ready, request, step)) as A;
    },
    dismiss: async () => {},
  };
}

/** Runs steps in workers of this machine. */
function workerRunner(workers: number, job: string): StepRunner {
  const pool = new Piscina({ ...workerFile(), minThreads: workers, maxThreads: workers });
  return {
    ask: async <A>(step: ProcedureStep) =>
      requirePlayable(await pool.run({ ...step, job }, { name: "procedure" })) as A,
    dismiss: () => pool.destroy(),
  };
}

type ProcedureAnswer = { readonly done: Expansion | EndingTrials } | InvalidRequest;

function requirePlayable(answer: ProcedureAnswer): Expansion | EndingTrials {
  if (isRejected(answer)) throw new Unplayable(answer);
  return answer.done;
}

function runStep({ procedure, observe, sample }: ReadyProspects, { charts }: ProspectsRequest, step: ProcedureStep) {
  return onOddsCharts(charts, (): ProcedureAnswer => {
    if (step.ask === "trials") return { done: sample(step.first, step.many) };
    return { done: expand(procedure, observe, step.position, step.bound) };
  });
}

/** The loaded job. A worker serves one command. */
let loaded: { readonly job: string; readonly ready: ReadyProspects; readonly request: ProspectsRequest } | undefined;

/**
 * Runs a step of a procedure in a worker. Throws an Error for an unreadable job, which the caller has already
 * validated.
 */
export async function answerProcedure({ job, ...step }: ProcedureTask): Promise<ProcedureAnswer> {
  if (loaded?.job !== job) {
    const { ruleset: id, request } = JSON.parse(job) as {
      readonly ruleset: string;
      readonly request: ProspectsRequest;
    };
    const ruleset = await loadRuleset(id);
    if (ruleset === undefined) throw new Error(noRuleset(id));
    const ready = parseProspects(ruleset, request);
    if (isRejected(ready)) throw new Error("The procedure cannot be read.");
    loaded = { job, ready, request };
  }
  return runStep(loaded.ready, loaded.request, step);
}
