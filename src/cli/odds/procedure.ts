import { setImmediate } from "node:timers/promises";
import Piscina from "piscina";
import { BRANCH_SHARE, onOddsCharts } from "../../core/analysis/odds/compute";
import type { EndingTrials, Prospects } from "../../core/analysis/procedure/answer";
import { type ProspectsRequest, type ReadyProspects, readProspects } from "../../core/analysis/procedure/compute";
import { type Expansion, expand, type PlayPosition, startBranch } from "../../core/analysis/procedure/expand";
import { BATCH_SIZE } from "../../core/analysis/procedure/follow";
import { ProcedureWalk } from "../../core/analysis/procedure/walk";
import type { Refusal } from "../../core/contract/answer";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isRejected } from "../../core/request/read";
import { loadRuleset, noRuleset } from "../../rulesets/registry";
import { workerFile } from "../simulation/pool";
import type { Following } from "./branches";
import type { OddsGoing } from "./compute";
import { Unplayable } from "./pool";
import { summed } from "./trials";

/** What is asked of whoever follows a procedure: what comes next at a place, or some trials. */
type ProcedureAsked =
  | { readonly ask: "expand"; readonly standing: PlayPosition; readonly bound: number }
  | { readonly ask: "trials"; readonly first: number; readonly many: number };

/** The same, for a worker: with the ruleset and the request, as JSON. */
export type ProcedureTask = ProcedureAsked & { readonly job: string };

/** Follows a procedure wherever it is; at most so many things are asked at once. */
interface Crew {
  readonly ask: <A>(asked: ProcedureAsked) => Promise<A>;
  readonly dismiss: () => Promise<void>;
}

/** Trials of one part. */
const PART = 100;

/**
 * The odds of a procedure, which others have their turn beside. With workers the places to be followed are shared out among them,
 * and so are the trials; the answer is that of one core unless the time cuts it.
 */
export async function computeProspects(
  ruleset: AnyRuleset,
  request: ProspectsRequest,
  { workers, spent, onProgress }: OddsGoing,
): Promise<Prospects | Refusal | InvalidRequest> {
  const ready = onOddsCharts(request.charts, () => readProspects(ruleset, request));
  if (isRejected(ready)) return ready;
  const { terms } = ready;
  // A worker refuses nothing: its sentences stay here.
  const { sayings: _, ...shared } = request;
  const job = { ruleset: ruleset.id, request: shared };
  const crew = workers > 0 ? crewOf(workers, JSON.stringify(job)) : alone(ready, request);
  const share = terms.trials > 0 ? BRANCH_SHARE : 1;
  try {
    const walked = await followWith(crew, ready, { isOver: () => spent() >= share, onProgress });
    if (walked.complete) return ready.answer(walked);
    return ready.answer(walked, await trialsWith(crew, terms.trials, () => spent() >= 1));
  } catch (error) {
    if (error instanceof Unplayable) return error.answer;
    throw error;
  } finally {
    await crew.dismiss();
  }
}

async function followWith(crew: Crew, { procedure, terms }: ReadyProspects, { isOver, onProgress }: Following) {
  const walk = new ProcedureWalk(startBranch(procedure, terms.project), terms.bound);
  while (!isOver() || walk.branches === 0) {
    const asked = walk.next(BATCH_SIZE, isOver);
    if (asked.length === 0) return walk.result;
    const found = await Promise.all(
      asked.map(({ node, bound }) => crew.ask<Expansion>({ ask: "expand", standing: node.standing!, bound })),
    );
    for (const [index, { node }] of asked.entries()) walk.recordExpansion(node, found[index]!);
    onProgress(walk.branches);
  }
  walk.stop();
  return walk.result;
}

async function trialsWith(crew: Crew, trials: number, isOver: () => boolean): Promise<EndingTrials> {
  const parts: EndingTrials[] = [];
  for (let first = 0; first < trials && !isOver(); first += PART * BATCH_SIZE) {
    const firsts = Array.from({ length: BATCH_SIZE }, (_, index) => first + index * PART).filter(
      (each) => each < trials,
    );
    const made = firsts.map((each) =>
      crew.ask<EndingTrials>({ ask: "trials", first: each, many: Math.min(PART, trials - each) }),
    );
    parts.push(...(await Promise.all(made)));
  }
  return summed(parts);
}

/** This process alone. */
function alone(ready: ReadyProspects, request: ProspectsRequest): Crew {
  return {
    async ask<A>(asked: ProcedureAsked): Promise<A> {
      await setImmediate();
      return playable(answered(ready, request, asked)) as A;
    },
    dismiss: async () => {},
  };
}

/** So many workers of this machine. */
function crewOf(workers: number, job: string): Crew {
  const pool = new Piscina({ ...workerFile(), minThreads: workers, maxThreads: workers });
  return {
    ask: async <A>(asked: ProcedureAsked) => playable(await pool.run({ ...asked, job }, { name: "procedure" })) as A,
    dismiss: () => pool.destroy(),
  };
}

type Answered = { readonly done: Expansion | EndingTrials } | InvalidRequest;

function playable(answer: Answered): Expansion | EndingTrials {
  if (isRejected(answer)) throw new Unplayable(answer);
  return answer.done;
}

function answered({ procedure, terms, sample }: ReadyProspects, { charts }: ProspectsRequest, asked: ProcedureAsked) {
  return onOddsCharts(charts, (): Answered => {
    if (asked.ask === "trials") return { done: sample(asked.first, asked.many) };
    return { done: expand(procedure, terms.project, asked.standing, asked.bound) };
  });
}

/** What a worker has read last: a worker serves one command. */
let begun: { readonly job: string; readonly ready: ReadyProspects; readonly request: ProspectsRequest } | undefined;

/** What a worker of the pool does for a procedure. Throws an Error for a job that cannot be read; the one who asks has read it. */
export async function answerProcedure({ job, ...asked }: ProcedureTask): Promise<Answered> {
  if (begun?.job !== job) {
    const { ruleset: id, request } = JSON.parse(job) as {
      readonly ruleset: string;
      readonly request: ProspectsRequest;
    };
    const ruleset = await loadRuleset(id);
    if (ruleset === undefined) throw new Error(noRuleset(id));
    const ready = readProspects(ruleset, request);
    if (isRejected(ready)) throw new Error("The procedure cannot be read.");
    begun = { job, ready, request };
  }
  return answered(begun.ready, begun.request, asked);
}
