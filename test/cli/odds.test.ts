import { describe, expect, it } from "vitest";
import { barOf } from "../../src/cli/commands/odds";
import { followHere, followTogether, SHARES } from "../../src/cli/odds/branches";
import { answerOdds, type OddsTask, type OddsTaskResult } from "../../src/cli/odds/partition";
import type { OddsPool } from "../../src/cli/odds/pool";
import { trialsHere, trialsTogether } from "../../src/cli/odds/trials";
import { analyse } from "../../src/core/analysis/call";
import { type OddsRequest, oddsOf, parseOdds } from "../../src/core/analysis/odds/compute";
import { odds } from "../../src/core/analysis/odds/odds";
import { prospects } from "../../src/core/analysis/procedure/prospects";
import { goeben } from "../../src/rulesets/goeben/index";
import { exampleOf } from "../fixtures/examples";
import { umpire } from "./terminal";

const BEFORE = 500;

const following = { isOver: () => false, onProgress: () => {} };

function requestOf(operation: string, fields: Partial<OddsRequest>): OddsRequest {
  const { snapshot, input } = exampleOf(goeben, operation);
  return { operation, snapshot, input, trials: 0, ...fields };
}

/** 4,898 branches in all. */
const reconnaissance = (bound: number) =>
  requestOf("resolveReconnaissance", { project: ["/outcome/reconnaissance"], bound });

/** More branches than any test follows. */
const gunnery = (bound: number, trials = 0) =>
  requestOf("resolveGunneryRound", { project: ["/outcome/salvo/sunk"], bound, trials });

function readyOf(request: OddsRequest) {
  const ready = parseOdds(goeben, request);
  if ("kind" in ready) throw new Error(JSON.stringify(ready));
  return ready;
}

/** A pool without threads: one worker runs the tasks of all. */
async function singleWorkerPool(workers: number, request: OddsRequest): Promise<OddsPool> {
  const ask = async <A>(task: OddsTask): Promise<A> => {
    const answer = (await answerOdds(task)) as OddsTaskResult<A>;
    if ("kind" in answer) throw new Error(JSON.stringify(answer));
    return structuredClone(answer.done);
  };
  await ask({ ask: "begin", job: { ruleset: "goeben", request, before: BEFORE, shares: SHARES } });
  return {
    workers,
    follow: (share, most) => ask({ ask: "follow", share, most }),
    resultOf: (share) => ask({ ask: "tell", share }),
    trials: (_, first, many) => ask({ ask: "trials", first, many }),
    dismiss: async () => {},
  };
}

async function together(request: OddsRequest, isOver = following.isOver) {
  const ready = readyOf(request);
  const branches = ready.enumerator();
  await followHere(branches, BEFORE, following);
  const pool = await singleWorkerPool(3, request);
  const exact = await followTogether(pool, branches.result, ready.terms.bound, { ...following, isOver });
  return { exact: exact!, answer: ready.answer(exact!) };
}

describe("odds as text", () => {
  it("are exact only if no branch is left, however small the rest", async () => {
    const phrases = await goeben.phrasesOf("en");
    const third = { numerator: "1", denominator: "3", decimal: "0.333333333" };
    const group = { values: { "/outcome": 1 }, probability: third, most: third, sampled: null };
    expect(barOf(group, true, phrases).note).toBe("0.333333333 = 1/3");
    expect(barOf(group, false, phrases).note).toBe("0.333333333 to 0.333333333");
  });
});

describe("odds computed by several workers", () => {
  it("equal those of one worker byte by byte if every branch is followed, including the last one", async () => {
    const whole = oddsOf(goeben, reconnaissance(10_000));
    expect(whole).toMatchObject({ exact: { complete: true, branches: 4_898 } });
    expect(JSON.stringify((await together(reconnaissance(10_000))).answer)).toBe(JSON.stringify(whole));
    const last = await together(reconnaissance(4_898));
    expect(JSON.stringify(last.answer)).toBe(JSON.stringify(oddsOf(goeben, reconnaissance(4_898))));
    const { exact } = await together(reconnaissance(4_897));
    expect(exact).toMatchObject({ complete: false, stopped: "bound", branches: 4_897 });
  });

  it("follow exactly as many branches as the bound, with nearly the same probability", async () => {
    const request = gunnery(3_000);
    const { exact, answer } = await together(request);
    expect(exact).toMatchObject({ complete: false, stopped: "bound", branches: 3_000 });
    const alone = oddsOf(goeben, request);
    if (answer.kind !== "ODDS" || alone.kind !== "ODDS") throw new Error("no odds");
    expect(Number(answer.exact.covered.decimal)).toBeGreaterThan(0.95 * Number(alone.exact.covered.decimal));
    expect((await together(request)).answer).toEqual(answer);
  });

  it("stop when the time is over, with partial results", async () => {
    let taskCount = 0;
    const { exact } = await together(gunnery(100_000), () => {
      taskCount += 1;
      return taskCount > 5;
    });
    expect(exact).toMatchObject({ complete: false, stopped: "time" });
    expect(exact.branches).toBeGreaterThan(BEFORE);
    expect(exact.branches).toBeLessThan(10_000);
  });

  it("count the same trials as one worker, for any batches", async () => {
    const request = gunnery(50, 2_500);
    const { sample } = readyOf(request);
    const alone = sample(0, 2_500);
    expect(await trialsHere(sample, 2_500, following.isOver)).toEqual(alone);
    expect(await trialsTogether(await singleWorkerPool(3, request), 2_500, following.isOver)).toEqual(alone);
  });
});

describe("large odds on the command line", () => {
  const file = (request: OddsRequest) => ({ "q.json": { snapshot: request.snapshot, input: request.input } });
  const ODDS = ["odds", "goeben", "resolveReconnaissance", "--request", "q.json"];
  const PLACE = ["--project", "/outcome/reconnaissance"];

  it("from a pool of workers equal those of the kernel", async () => {
    const request = reconnaissance(30_000);
    const { json, err } = await umpire([...ODDS, ...PLACE, "--bound", "30000", "--trials", "0", "--workers", "2"], {
      files: file(request),
    });
    expect(err).toBe("");
    expect(JSON.stringify(json)).toBe(JSON.stringify(analyse(goeben, odds, { ...request })));
  });

  it("of a procedure from a pool of workers equal those of the kernel, and stop on Ctrl+C", async () => {
    const { snapshot, input } = exampleOf(goeben, "resolveGunneryRound");
    const until = [{ operations: 2 }];
    const request = { operation: "resolveGunneryRound", snapshot, input, policy: "cautious", until };
    const files = { "q.json": request };
    const kernel = analyse(goeben, prospects, { ...request, project: ["lost"], bound: 900, trials: 150 });
    const args = ["odds", "goeben", "--request", "q.json", "--project", "lost", "--bound", "900", "--trials", "150"];
    const { json, err } = await umpire([...args, "--workers", "2"], { files });
    expect(err).toBe("");
    expect(json).toMatchObject({ kind: "PROSPECTS", sample: { trials: 150 } });
    expect(JSON.stringify(json)).toBe(JSON.stringify(kernel));
    const stopped = await umpire([...args, "--workers", "0"], { files, signal: AbortSignal.abort() });
    expect(stopped.json).toMatchObject({ exact: { complete: false, stopped: "TIME" }, sample: null });
    const people = await umpire([...args, "--workers", "0", "--until", '[{"over":true}]'], { files, isPeople: true });
    expect(people.out).toContain("stopped by the bound");
  }, 60_000);

  it("stop on Ctrl+C after at least one branch, and report their progress", async () => {
    const { snapshot, input } = gunnery(1);
    const files = { "q.json": { snapshot, input } };
    const GUNNERY = ["odds", "goeben", "resolveGunneryRound", "--request", "q.json", "--workers", "0"];
    const stopped = await umpire([...GUNNERY, "--bound", "100000"], { files, signal: AbortSignal.abort() });
    expect(stopped.json).toMatchObject({ exact: { complete: false, stopped: "TIME" }, sample: null });
    const result = await umpire([...GUNNERY, "--bound", "2000", "--trials", "0"], { files, isPeople: true });
    expect(result.err).toContain("1000 of 2000 branches");
    expect(result.out).toContain("stopped by the bound");
  });
});
