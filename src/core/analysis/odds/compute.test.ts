import { describe, expect, it } from "vitest";
import * as z from "zod";
import { blank, drill } from "../../../../test/fixtures/drill";
import { exampleOf } from "../../../../test/fixtures/examples";
import { goeben } from "../../../rulesets/goeben/index";
import { type AnyOperation, defineOperation } from "../../contract/operation";
import { adjudicate } from "../../engine/adjudicate";
import type { Odds } from "./answer";
import { type OddsRequest, oddsOf } from "./compute";

const shot = { target: 0, gun: "bow_gun", note: null };

const salvo = (shots: number): OddsRequest => ({
  operation: "resolveFire",
  snapshot: blank(),
  input: { shots: Array.from({ length: shots }, () => shot) },
});

function odds(request: OddsRequest, ruleset = drill): Odds {
  const answer = oddsOf(ruleset, request);
  if (answer.kind !== "ODDS") throw new Error(JSON.stringify(answer));
  return answer;
}

/** A drill in which guns fire until they miss; the ship names record the result. */
const duel = {
  ...drill,
  analysis: {
    odds: { operation: "duel", project: [] },
    projections: {},
    unmoved: { name: ["/outcome/hits"] },
    policies: {},
    measures: {},
  },
  operations: [
    defineOperation({
      ...drill.operations[1]!,
      name: "duel",
      outcome: z.strictObject({ hits: z.int32(), name: z.int32() }),
      resolve(ctx) {
        let hits = 0;
        const dice = "1d6";
        const throwDie = (label: string) => ctx.rollPlain({ label, section: "1.2", dice, resultName: String }).total;
        while (throwDie("gunnery") > 1) hits += 1;
        const name = throwDie("name");
        return { hits, name };
      },
    }),
  ],
};

const fight = (fields: object = {}): OddsRequest => ({ operation: "duel", snapshot: blank(), input: {}, ...fields });

const value = ({ numerator, denominator }: { numerator: string; denominator: string }): number =>
  Number(numerator) / Number(denominator);

describe("exact odds", () => {
  it("equal those of the chart, as fractions and decimals, likeliest first", () => {
    const answer = odds(salvo(1));
    expect(answer).toMatchObject({
      ruleset: "drill",
      operation: "resolveFire",
      project: ["/outcome"],
      exact: { complete: true, stopped: null, branches: 2, covered: { numerator: "1", denominator: "1" }, held: [] },
      sample: null,
      unlisted: null,
    });
    expect(answer.groups.map(({ values, probability }) => [values["/outcome"], probability])).toEqual([
      [
        { hits: ["bow_gun"], best: { name: "Raft", damage: 1 } },
        { numerator: "7", denominator: "12", decimal: "0.583333333" },
      ],
      [
        { hits: [], best: { name: "Raft", damage: 0 } },
        { numerator: "5", denominator: "12", decimal: "0.416666667" },
      ],
    ]);
  });

  it("can be grouped by places of outcome and snapshot", () => {
    const { groups, exact } = odds({ ...salvo(4), project: ["/snapshot/targets/0/damage"] });
    const shares = Object.fromEntries(
      groups.map(({ values, probability: { numerator, denominator } }) => [
        String(values["/snapshot/targets/0/damage"]),
        Number(numerator) / Number(denominator),
      ]),
    );
    const choose = [1, 4, 6, 4, 1];
    for (const [hits, ways] of choose.entries()) {
      expect(shares[hits]).toBeCloseTo(ways * (7 / 12) ** hits * (5 / 12) ** (4 - hits), 12);
    }
    expect(exact.branches).toBe(16);
  });

  it("are JSON", () => {
    const answer = odds(salvo(2));
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it("do not change the snapshot", () => {
    const snapshot = blank();
    odds({ ...salvo(2), snapshot });
    expect(snapshot).toEqual(blank());
  });

  it("of the start of a game need no snapshot", () => {
    expect(odds({ operation: "new", input: {} }).groups).toMatchObject([{ probability: { decimal: "1.000000000" } }]);
  });
});

describe("odds that reach their bound", () => {
  it("say that they stopped, and give lower and upper bounds of each group", () => {
    const answer = odds(fight({ bound: 30, trials: 0, project: ["/outcome/hits"] }), duel);
    expect(answer.exact).toMatchObject({ complete: false, stopped: "BOUND", bound: 30, branches: 30, held: ["name"] });
    expect(answer.sample).toBeNull();
    expect(answer.groups.length).toBeGreaterThan(1);
    for (const { probability, most, sampled } of answer.groups) {
      expect(Number(most.decimal) - Number(probability.decimal)).toBeCloseTo(
        1 - Number(answer.exact.covered.decimal),
        8,
      );
      expect(sampled).toBeNull();
    }
  });

  it("have a sample, marked as such, that agrees with the formula", () => {
    const answer = odds(fight({ bound: 5, trials: 20_000, project: ["/outcome/hits"] }), duel);
    expect(answer.sample).toEqual({ sampled: true, trials: 20_000, seed: "odds", confidence: 95 });
    for (const { values, sampled } of answer.groups.filter(({ values }) => Number(values["/outcome/hits"]) < 20)) {
      const truth = (1 / 6) * (5 / 6) ** Number(values["/outcome/hits"]);
      expect(Math.abs(sampled!.count / 20_000 - truth)).toBeLessThan(4.5 * Math.sqrt((truth * (1 - truth)) / 20_000));
      expect(Number(sampled!.low)).toBeLessThanOrEqual(Number(sampled!.high));
    }
    expect(answer.groups.reduce((sum, { sampled }) => sum + sampled!.count, 0)).toBe(20_000);
  });

  it("have a sampled share within its interval, whatever the unexplored branches allow", () => {
    // A few trials deviate from the truth by more than the followed branches leave possible.
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { groups } = odds(fight({ bound: 25, trials: 40, seed, project: ["/outcome/hits"] }), duel);
      for (const { sampled } of groups) {
        const { count, decimal, low, high } = sampled!;
        expect(Number(decimal)).toBeCloseTo(count / 40, 8);
        expect([seed, Number(low) <= Number(decimal), Number(decimal) <= Number(high)]).toEqual([seed, true, true]);
      }
    }
  });

  it("have a sample whose trials can be replayed from their seeds", () => {
    const { groups } = odds(fight({ bound: 1, trials: 1, seed: "mine", project: ["/outcome/hits"] }), duel);
    const answer = adjudicate(duel, { operation: "duel", snapshot: blank(), input: {}, seed: "mine/0" });
    if (answer.kind !== "RESOLUTION") throw new Error("The duel did not resolve.");
    const fell = groups.find(({ sampled }) => sampled!.count === 1)!;
    expect(fell.values["/outcome/hits"]).toBe((answer.outcome as { hits: number }).hits);
  });

  it("never call a result certain because all trials and branches so far had it", () => {
    const place = "/snapshot/done";
    const [group, ...others] = odds(fight({ bound: 5, trials: 10, project: [place] }), duel).groups;
    expect(others).toEqual([]);
    expect(Number(group!.probability.decimal)).toBeLessThan(1);
    expect(group!.sampled).toMatchObject({ count: 10, decimal: "0.999999999" });
  });

  it("list a thousand groups and add up the others", () => {
    const wide = {
      ...drill,
      operations: [
        defineOperation({
          ...drill.operations[1]!,
          resolve: (ctx) => ({
            card: ctx.draw({
              label: "c",
              section: "1",
              pool: Array.from({ length: 1500 }, (_, at) => at),
              resultName: String,
            }),
          }),
        }),
      ],
    };
    const answer = odds({ operation: "endDrill", snapshot: blank(), input: {} }, wide);
    expect(answer.groups).toHaveLength(1000);
    expect(answer.unlisted).toEqual({
      groups: 500,
      probability: { numerator: "1", denominator: "3", decimal: "0.333333333" },
    });
  });
});

describe("labels that cannot affect the projected places", () => {
  it("are not branched over, and listed; if a projected place depends on them, they are branched over", () => {
    expect(odds(fight({ bound: 200, trials: 0, project: ["/outcome/hits"] }), duel).exact.held).toEqual(["name"]);
    expect(odds(fight({ bound: 200, trials: 0 }), duel).exact.held).toEqual([]);
  });
});

describe("odds of calls that cannot be resolved", () => {
  it("are refused by the same rule", () => {
    const request = { ...salvo(1), snapshot: { ...blank(), done: true } };
    expect(oddsOf(drill, request)).toEqual(adjudicate(drill, { ...request, seed: "any" }));
    const input = { shots: [{ ...shot, target: 3 }] };
    expect(oddsOf(drill, { ...salvo(1), input })).toEqual(adjudicate(drill, { ...salvo(1), input, seed: "any" }));
  });

  it.each([
    ["a place that nothing has", { project: ["/outcome/hits", "/outcome/hitz"] }, "PROJECTION_UNKNOWN", "/project/1"],
    ["a place elsewhere", { project: ["/audit"] }, "PROJECTION_MALFORMED", "/project/0"],
    ["a bound of nothing", { bound: 0 }, "BOUND_MALFORMED", "/bound"],
    ["a bound too high", { bound: 2_000_001 }, "BOUND_MALFORMED", "/bound"],
    ["trials too many", { trials: 100_001 }, "TRIALS_MALFORMED", "/trials"],
    ["a seed of nothing", { seed: "" }, "SEED_MALFORMED", "/seed"],
    ["an unknown operation", { operation: "resolveRam" }, "OPERATION_UNKNOWN", "/operation"],
    ["an input of the wrong shape", { input: { shots: 3 } }, "INPUT_MALFORMED", "/input/shots"],
    ["no snapshot", { snapshot: undefined }, "SNAPSHOT_MISSING", "/snapshot"],
    ["an unknown chart", { charts: { G9: {} } }, "CHART_UNKNOWN", "/charts/G9"],
  ])("%s is malformed", (_, fields, code, pointer) => {
    expect(oddsOf(drill, { ...salvo(1), ...fields })).toMatchObject({ kind: "MALFORMED", faults: [{ code, pointer }] });
  });

  it("use the caller's charts", () => {
    const charts = { G1: { rows: [{ min: null, max: null, result: "hit", hits: 1 }] } };
    expect(odds({ ...salvo(1), charts }).groups).toMatchObject([{ probability: { decimal: "1.000000000" } }]);
  });
});

describe("time limit", () => {
  it("first stops the branches, then the sample, and the answer says so", () => {
    const declared = goeben.operations.find(({ name }) => name === "resolveGunneryRound") as AnyOperation;
    const { snapshot, input } = exampleOf(goeben, declared.name);
    let clockReads = 0;
    const request = {
      operation: declared.name,
      snapshot,
      input,
      project: ["/outcome"],
      bound: 2_000_000,
      trials: 1000,
    };
    // Every clock read uses up a hundredth of the time.
    const answer = oddsOf(goeben, request, () => {
      clockReads += 1;
      return clockReads / 100;
    });
    expect(answer).toMatchObject({ kind: "ODDS", exact: { complete: false, stopped: "TIME" }, sample: { trials: 39 } });
    const { exact } = answer as Odds;
    expect(exact.branches).toBe(60);
    expect(value(exact.covered)).toBeLessThan(1);
  });

  it("leaves no sample if the time was over before the first trial", () => {
    const { snapshot, input } = exampleOf(goeben, goeben.operations[0]!.name);
    const operation = goeben.operations[0]!.name;
    const answer = oddsOf(goeben, { operation, snapshot, input, bound: 1, trials: 10 }, () => 1);
    expect(answer).toMatchObject({ kind: "ODDS", exact: { branches: 1 }, sample: null });
  });
});
