import { describe, expect, it } from "vitest";
import { barOf } from "../../src/cli/commands/odds";
import { followHere, followTogether, SHARES } from "../../src/cli/odds/branches";
import { answerOdds, type OddsAnswered, type OddsAsked } from "../../src/cli/odds/partition";
import type { Pool } from "../../src/cli/odds/pool";
import { trialsHere, trialsTogether } from "../../src/cli/odds/trials";
import { analyse } from "../../src/core/analysis/call";
import { type OddsRequest, oddsOf, readOdds } from "../../src/core/analysis/odds/compute";
import { odds } from "../../src/core/analysis/odds/odds";
import { prospects } from "../../src/core/analysis/procedure/prospects";
import { goeben } from "../../src/rulesets/goeben/index";
import { exampleOf } from "../fixtures/examples";
import { umpire } from "./terminal";

const BEFORE = 500;

const following = { isOver: () => false, onProgress: () => {} };

function requestOf(operation: string, given: Partial<OddsRequest>): OddsRequest {
  const { snapshot, input } = exampleOf(goeben, operation);
  return { operation, snapshot, input, trials: 0, ...given };
}

/** 4,898 branches in all. */
const reconnaissance = (bound: number) =>
  requestOf("resolveReconnaissance", { project: ["/outcome/reconnaissance"], bound });

/** More branches than anybody follows. */
const gunnery = (bound: number, trials = 0) =>
  requestOf("resolveGunneryRound", { project: ["/outcome/salvo/sunk"], bound, trials });

function readyOf(request: OddsRequest) {
  const ready = readOdds(goeben, request);
  if ("kind" in ready) throw new Error(JSON.stringify(ready));
  return ready;
}

/** A crew without threads: one and the same worker is asked in the place of each. */
async function crewOf(workers: number, request: OddsRequest): Promise<Pool> {
  const ask = async <A>(asked: OddsAsked): Promise<A> => {
    const answer = (await answerOdds(asked)) as OddsAnswered<A>;
    if ("kind" in answer) throw new Error(JSON.stringify(answer));
    return structuredClone(answer.done);
  };
  await ask({ ask: "begin", job: { ruleset: "goeben", request, before: BEFORE, shares: SHARES } });
  return {
    workers,
    follow: (share, most) => ask({ ask: "follow", share, most }),
    tell: (share) => ask({ ask: "tell", share }),
    trials: (_, first, many) => ask({ ask: "trials", first, many }),
    dismiss: async () => {},
  };
}

async function together(request: OddsRequest, isOver = following.isOver) {
  const ready = readyOf(request);
  const branches = ready.enumerator();
  await followHere(branches, BEFORE, following);
  const crew = await crewOf(3, request);
  const exact = await followTogether(crew, branches.result, ready.terms.bound, { ...following, isOver });
  return { exact: exact!, answer: ready.answer(exact!) };
}

describe("odds as people read them", () => {
  it("are told as exact only when no branch was left, however small what is left", async () => {
    const phrases = await goeben.phrasesOf("en");
    const third = { numerator: "1", denominator: "3", decimal: "0.333333333" };
    const group = { values: { "/outcome": 1 }, probability: third, most: third, sampled: null };
    expect(barOf(group, true, phrases).note).toBe("0.333333333 = 1/3");
    expect(barOf(group, false, phrases).note).toBe("0.333333333 to 0.333333333");
  });
});

describe("odds reckoned by several workers", () => {
  it("are byte for byte those of one when every branch is followed, on the very last branch too", async () => {
    const whole = oddsOf(goeben, reconnaissance(10_000));
    expect(whole).toMatchObject({ exact: { complete: true, branches: 4_898 } });
    expect(JSON.stringify((await together(reconnaissance(10_000))).answer)).toBe(JSON.stringify(whole));
    const last = await together(reconnaissance(4_898));
    expect(JSON.stringify(last.answer)).toBe(JSON.stringify(oddsOf(goeben, reconnaissance(4_898))));
    const { exact } = await together(reconnaissance(4_897));
    expect(exact).toMatchObject({ complete: false, stopped: "bound", branches: 4_897 });
  });

  it("follow just as many branches as the bound says, and nearly as likely ones", async () => {
    const request = gunnery(3_000);
    const { exact, answer } = await together(request);
    expect(exact).toMatchObject({ complete: false, stopped: "bound", branches: 3_000 });
    const alone = oddsOf(goeben, request);
    if (answer.kind !== "ODDS" || alone.kind !== "ODDS") throw new Error("no odds");
    expect(Number(answer.exact.covered.decimal)).toBeGreaterThan(0.95 * Number(alone.exact.covered.decimal));
    expect((await together(request)).answer).toEqual(answer);
  });

  it("stop when the time is over, with what there is", async () => {
    let asked = 0;
    const { exact } = await together(gunnery(100_000), () => {
      asked += 1;
      return asked > 5;
    });
    expect(exact).toMatchObject({ complete: false, stopped: "time" });
    expect(exact.branches).toBeGreaterThan(BEFORE);
    expect(exact.branches).toBeLessThan(10_000);
  });

  it("count the same trials as one, in whatever parts they are made", async () => {
    const request = gunnery(50, 2_500);
    const { sample } = readyOf(request);
    const alone = sample(0, 2_500);
    expect(await trialsHere(sample, 2_500, following.isOver)).toEqual(alone);
    expect(await trialsTogether(await crewOf(3, request), 2_500, following.isOver)).toEqual(alone);
  });
});

describe("large odds on the command line", () => {
  const file = (request: OddsRequest) => ({ "q.json": { snapshot: request.snapshot, input: request.input } });
  const ODDS = ["odds", "goeben", "resolveReconnaissance", "--request", "q.json"];
  const PLACE = ["--project", "/outcome/reconnaissance"];

  it("come from a pool of workers as the kernel says them", async () => {
    const request = reconnaissance(30_000);
    const { json, err } = await umpire([...ODDS, ...PLACE, "--bound", "30000", "--trials", "0", "--workers", "2"], {
      files: file(request),
    });
    expect(err).toBe("");
    expect(JSON.stringify(json)).toBe(JSON.stringify(analyse(goeben, odds, { ...request })));
  });

  it("of a procedure come from a pool of workers as the kernel says them, and stop when the user wants it", async () => {
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

  it("stop when the user wants it, with one branch at least, and tell how far they are", async () => {
    const { snapshot, input } = gunnery(1);
    const files = { "q.json": { snapshot, input } };
    const GUNNERY = ["odds", "goeben", "resolveGunneryRound", "--request", "q.json", "--workers", "0"];
    const stopped = await umpire([...GUNNERY, "--bound", "100000"], { files, signal: AbortSignal.abort() });
    expect(stopped.json).toMatchObject({ exact: { complete: false, stopped: "TIME" }, sample: null });
    const told = await umpire([...GUNNERY, "--bound", "2000", "--trials", "0"], { files, isPeople: true });
    expect(told.err).toContain("1000 of 2000 branches");
    expect(told.out).toContain("stopped by the bound");
  });
});
