import { describe, expect, it, test } from "vitest";
import { exampleOf } from "../../../../test/fixtures/examples";
import { hunters } from "../../../rulesets/hunters/index";
import { rulesets } from "../../../rulesets/index";
import type { AnyRuleset } from "../../contract/ruleset";
import { SeededDice } from "../../dice/seeded";
import { adjudicate } from "../../engine/adjudicate";
import { apply, seededPick } from "../../engine/apply";
import { chooseMove } from "../../engine/policy";
import { cloneJson } from "../../json/clone";
import { analyse, type RequestFields } from "../call";
import { oddsOf } from "../odds/compute";
import { simulate } from "./simulate";
import { numbersOf, type Simulation, shareOf, summaryOf } from "./summary";

function simulated(ruleset: AnyRuleset, request: RequestFields, timeUsed?: () => number): Simulation {
  const answer = analyse(ruleset, simulate, request, timeUsed);
  if (answer.kind !== "SIMULATION") throw new Error(JSON.stringify(answer));
  return answer as Simulation;
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("whole games of $id", ({ ruleset }) => {
  const start = { operation: "new", input: exampleOf(ruleset, "new").input };
  const policies = Object.keys(ruleset.analysis!.policies);

  it("have a cautious, an aggressive and a random policy, each with a description", () => {
    expect(policies).toEqual(expect.arrayContaining(["cautious", "aggressive", "random"]));
    for (const { doc } of Object.values(ruleset.analysis!.policies)) expect(doc).toMatch(/\S/);
    const operationNames = new Set(ruleset.operations.map(({ name }) => name));
    for (const { lots } of Object.values(ruleset.analysis!.policies)) {
      expect(Object.keys(lots).filter((name) => !operationNames.has(name))).toEqual([]);
    }
  });

  test.each(policies)("%s plays every game to its end", (policy) => {
    const { runs, over, stopped, measures } = simulated(ruleset, { ...start, policy, runs: 4, seed: "end" });
    expect({ runs, over, stopped }).toEqual({ runs: 4, over: 4, stopped: null });
    expect(measures.map(({ measure }) => measure)).toEqual(Object.keys(ruleset.analysis!.measures));
    for (const { groups } of measures) expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  test.each(policies)("%s makes only legal moves, which the kernel resolves identically", (policy) => {
    const seed = "legal/0";
    const charts = ruleset.pack.charts;
    const state = ruleset.start.blank(start.input, charts);
    const dice = (operation: string) => new SeededDice(seed, { ruleset: ruleset.id, operation, step: state.step });
    apply(ruleset.start, state, charts, start.input, dice("new"));
    const pick = seededPick(seed);
    for (let moves = 0; moves < 40 && !ruleset.over(state); moves += 1) {
      const move = chooseMove(ruleset, ruleset.analysis!.policies[policy]!, state, charts, pick)!;
      const before = cloneJson(state);
      const input = JSON.parse(JSON.stringify(move.input));
      apply(move.operation, state, charts, move.input, dice(move.operation.name));
      const answer = adjudicate(ruleset, {
        operation: move.operation.name,
        snapshot: before,
        input,
        seed,
        audit: "NONE",
      });
      expect(answer).toMatchObject({ kind: "RESOLUTION", snapshot: state });
    }
  });

  it("can be repeated from the number of a run alone", () => {
    const request = { ...start, policy: "random", seed: "again" };
    const all = simulated(ruleset, { ...request, runs: 3 });
    const parts = [0, 1, 2].map((first) => simulated(ruleset, { ...request, runs: 1, first }));
    expect(all.measures.length).toBeGreaterThan(0);
    for (const [index, { groups }] of all.measures.entries()) {
      expect(groups.length).toBeGreaterThan(0);
      for (const { value, run, from, to } of groups) {
        const alone = parts[run]!.measures[index]!.groups[0]!;
        if (value !== null) expect(alone.value).toEqual(value);
        else expect(from! <= (alone.value as number) && (alone.value as number) <= to!).toBe(true);
      }
    }
  });

  it("can start from a snapshot", () => {
    const { snapshot } = adjudicate(ruleset, { ...start, seed: "on" }) as { snapshot: unknown };
    const { opening, over } = simulated(ruleset, { snapshot, policy: "cautious", runs: 2 });
    expect({ opening, over }).toEqual({ opening: null, over: 2 });
  });

  it("stop when the time is over, with complete runs only, and the answer says so", () => {
    let looks = 0;
    const late = (): number => {
      looks += 1;
      return looks / 200;
    };
    const { runs, asked, stopped, over } = simulated(ruleset, { ...start, policy: "random", runs: 50 }, late);
    expect({ asked, stopped, over }).toEqual({ asked: 50, stopped: "TIME", over: runs });
    expect(runs).toBeLessThan(50);
  });
});

describe("many runs of one operation", () => {
  const { snapshot, input } = exampleOf(hunters, "resolveDepthCharge");
  const request = { operation: "resolveDepthCharge", snapshot, input, measures: ["/outcome/hits"] };

  it("match the exact odds within four standard deviations", () => {
    const runs = 4000;
    const { measures } = simulated(hunters, { ...request, runs });
    const exact = oddsOf(hunters, { operation: "resolveDepthCharge", snapshot, input, project: ["/outcome/hits"] });
    if (exact.kind !== "ODDS") throw new Error("no odds");
    expect(exact.exact.complete).toBe(true);
    for (const { values, probability } of exact.groups) {
      const truth = Number(probability.numerator) / Number(probability.denominator);
      const bar = measures[0]!.groups.find(({ value }) => value === (values["/outcome/hits"] ?? null));
      expect(Math.abs((bar?.count ?? 0) - runs * truth)).toBeLessThanOrEqual(
        4 * Math.sqrt(runs * truth * (1 - truth)) + 1,
      );
    }
  });

  it("run n has the seed of its number", () => {
    const { measures } = simulated(hunters, { ...request, runs: 20, seed: "one" });
    expect(measures[0]!.groups.length).toBeGreaterThan(0);
    for (const { run, value } of measures[0]!.groups) {
      const answer = adjudicate(hunters, { operation: "resolveDepthCharge", snapshot, input, seed: `one/${run}` });
      expect((answer as { outcome: { hits: number | null } }).outcome.hits).toBe(value);
    }
  });
});

describe("a summary", () => {
  const terms = { opening: null, policy: "random", seed: "s", first: 0, asked: 200, stopped: null };
  const row = (run: number, value: unknown) => ({
    run,
    moves: 1,
    over: true,
    end: "OVER" as const,
    until: null,
    values: [value],
  });

  it("never rounds a share to 0 or 1", () => {
    expect(shareOf(1, 3)).toBe(0.333333);
    expect(shareOf(2_999_999, 3_000_000)).toBe(2_999_999 / 3_000_000);
    expect(shareOf(1, 3_000_000)).toBe(1 / 3_000_000);
    expect([shareOf(0, 5), shareOf(5, 5)]).toEqual([0, 1]);
  });

  it("groups many numbers into bars of one round width", () => {
    const rows = Array.from({ length: 200 }, (_, run) => row(run, run * 7));
    const { groups, numbers } = summaryOf(hunters, terms, ["/snapshot/x"], rows).measures[0]!;
    expect(groups.length).toBeLessThanOrEqual(41);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    expect(new Set(groups.map(({ from, to }) => to! - from!))).toEqual(new Set([49]));
    expect(numbers).toMatchObject({ min: 0, max: 1393, mean: 696.5 });
  });

  it("does not depend on the order of the runs", () => {
    const rows = Array.from({ length: 30 }, (_, run) => row(run, run % 3 === 0 ? "a" : "b"));
    expect(summaryOf(hunters, terms, ["/x"], [...rows].reverse())).toEqual(summaryOf(hunters, terms, ["/x"], rows));
  });

  it("has the right quantiles of 1 to 100", () => {
    const { quantiles, deviation } = numbersOf(Array.from({ length: 100 }, (_, index) => index + 1))!;
    expect(quantiles.map(({ value }) => value)).toEqual([5, 25, 50, 75, 95]);
    expect(deviation).toBeCloseTo(29.011492, 6);
    expect(numbersOf([])).toBeNull();
  });
});
