import { describe, expect, test } from "vitest";
import { analysisExample } from "../../../../test/fixtures/examples";
import { exampleOfPack } from "../../../../test/fixtures/pq17/combat-positions";
import { goeben } from "../../../rulesets/goeben/index";
import { rulesets } from "../../../rulesets/index";
import { pq17 } from "../../../rulesets/pq17/index";
import { type AnyAnalysisCall, analyse, type RequestFields } from "../call";
import { simulate } from "../simulation/simulate";
import type { Simulation } from "../simulation/summary";
import type { Odds } from "./answer";
import { odds } from "./odds";

const namedRulesets = rulesets.map((ruleset) => ({ id: ruleset.id, ruleset }));

/** Returns a clock whose time is used up after this many reads. */
function patience(questions: number): () => number {
  let clockReads = 0;
  return () => clockReads++ / questions;
}

describe.each(namedRulesets)("a field of $id named __proto__", ({ ruleset }) => {
  const calls: readonly AnyAnalysisCall[] = [odds, simulate];

  test.each(calls.map((call) => ({ name: call.name, call })))("is unknown to $name", async ({ call }) => {
    const protoFields = JSON.parse(`{"__proto__":{"bound":1,"runs":1}}`) as RequestFields;
    const answer = await analyse(ruleset, call, { ...analysisExample(call, ruleset), ...protoFields });
    const plain = await analyse(
      ruleset,
      call,
      Object.assign(JSON.parse(`{"__proto__":5}`), analysisExample(call, ruleset)),
    );
    for (const each of [answer, plain]) {
      expect(each).toMatchObject({ faults: [{ code: "FIELD_UNKNOWN", pointer: "/__proto__" }] });
    }
  });
});

describe("size of answers", () => {
  test("odds of whole snapshots: values are listed up to a million characters, the others counted", () => {
    const pack = { snapshot: exampleOfPack(), input: { force: "wolf_pack_eisteufel_1", block: 1 } };
    const request = { operation: "resolveSubmarineCombat", ...pack, project: ["/snapshot"], bound: 120, trials: 0 };
    const answer = analyse(pq17, odds, request) as Odds;
    expect(JSON.stringify(answer).length).toBeLessThan(1_100_000);
    expect(answer.groups.length).toBeGreaterThan(10);
    expect(answer.unlisted?.groups).toBeGreaterThan(0);
    expect(answer.groups.length + answer.unlisted!.groups).toBeGreaterThan(80);
  });

  test("simulation of whole snapshots: the same limit, and equal values are stored once", () => {
    const { input } = analysisExample(simulate, pq17);
    const request = { operation: "new", input, runs: 150, measures: ["/snapshot"] };
    const answer = analyse(pq17, simulate, request) as Simulation;
    const [{ groups, unlisted }] = answer.measures as [Simulation["measures"][0]];
    expect(JSON.stringify(answer).length).toBeLessThan(1_100_000);
    expect(groups.length).toBeGreaterThan(10);
    expect(unlisted).toBeGreaterThan(0);
    expect(groups[0]!.count).toBeGreaterThanOrEqual(groups.at(-1)!.count);
  });
});

describe("sample with unexplored branches", () => {
  const request = { ...analysisExample(odds, goeben), bound: 3, trials: 1 };
  const answer = analyse(goeben, odds, request) as Odds;

  test("one trial makes its result not certain, nor other results impossible", () => {
    const shares = answer.groups.map(({ sampled }) => sampled!.decimal);
    expect(answer.exact.complete).toBe(false);
    expect(shares).toContain("0.000000001");
    expect(shares).toContain("0.999999999");
    expect(shares).not.toContain("0.000000000");
    expect(shares).not.toContain("1.000000000");
  });

  test("both ends of an interval are within the bounds of the probability, or equal the share", () => {
    for (const { probability, most, sampled } of answer.groups) {
      const { decimal, low, high } = sampled!;
      expect(Number(low)).toBeGreaterThanOrEqual(Math.min(Number(probability.decimal), Number(decimal)));
      expect(Number(high)).toBeLessThanOrEqual(Math.max(Number(most.decimal), Number(decimal)));
    }
  });
});

describe.each(namedRulesets)("fractions of $id", ({ ruleset }) => {
  const answer = analyse(ruleset, odds, { ...analysisExample(odds, ruleset), bound: 200, trials: 0 }) as Odds;

  test("add up to `covered`, and each equals its decimal", () => {
    const places = 10n ** 30n;
    const size = ({ numerator, denominator }: Odds["groups"][0]["probability"]) =>
      (BigInt(numerator) * places) / BigInt(denominator);
    const all = [...answer.groups.map(({ probability }) => probability)];
    if (answer.unlisted !== null) all.push(answer.unlisted.probability);
    const sum = all.reduce((total, each) => total + size(each), 0n);
    expect(size(answer.exact.covered) - sum).toBeLessThan(BigInt(all.length));
    expect(sum <= size(answer.exact.covered)).toBe(true);
    for (const each of all) {
      const exact = Number(size(each)) / Number(places);
      expect(Math.abs(Number(each.decimal) - exact)).toBeLessThanOrEqual(1e-9);
      expect(each.decimal === "1.000000000").toBe(each.numerator === each.denominator);
      expect(each.decimal).not.toBe("0.000000000");
    }
  });

  test("time already used up: the answer says so, and has one branch all the same", () => {
    const late = analyse(ruleset, odds, analysisExample(odds, ruleset), () => 2) as Odds;
    expect(late.exact).toMatchObject({ complete: false, stopped: "TIME", branches: 1 });
    expect(late.sample).toBeNull();
    const soon = analyse(ruleset, odds, analysisExample(odds, ruleset), patience(6)) as Odds;
    expect(soon.exact.stopped).toBe("TIME");
    expect(soon.sample!.trials).toBeLessThan(10);
    const none = analyse(ruleset, simulate, analysisExample(simulate, ruleset), () => 2) as Simulation;
    expect(none).toMatchObject({ runs: 0, stopped: "TIME", moves: null });
  });
});
