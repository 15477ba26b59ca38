import { describe, expect, it } from "vitest";
import { readJob } from "../../../src/core/analysis/simulation/job";
import { makeRuns } from "../../../src/core/analysis/simulation/run";
import { canonicalJson } from "../../../src/core/audit/canonical";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { goeben } from "../../../src/rulesets/goeben/index";
import { hunters } from "../../../src/rulesets/hunters/index";
import { rulesets } from "../../../src/rulesets/index";
import { pq17 } from "../../../src/rulesets/pq17/index";
import { exampleOf } from "../../fixtures/examples";
import { type Case, casesOf } from "./cases";
import { chiSquareOf, sigmaOf, together } from "./chi-square";
import { type Compared, compare, exactOf } from "./compare";
import { inOneSample, merged, trialsOf } from "./trials";

/** What is too many standard deviations even for the worst of some hundred counts; the seeds never change. */
const SIGMA = 5;

const TERMS = { trials: 1_000, bound: 500 } as const;

const cases = casesOf(rulesets).map((each) => ({ name: `${each.operation} ${each.project.join(" ")}`, ...each }));

function compared(
  ruleset: AnyRuleset,
  each: Case,
  { trials, bound } = TERMS as { trials: number; bound: number },
): Compared {
  const [counts] = trialsOf(ruleset, [each], "proof").count(0, trials);
  return compare(ruleset, each, exactOf(ruleset, each, bound), counts!, trials);
}

describe.each([...rulesets].map((ruleset) => ({ id: ruleset.id, ruleset })))("exact odds of $id", ({ id, ruleset }) => {
  it.each(cases.filter((each) => each.ruleset === id))("agree with samples and formulas: $name", (each) => {
    const { sigma, wrong } = compared(ruleset, each);
    expect(wrong).toEqual([]);
    expect(sigma).toBeLessThan(SIGMA);
  });
});

describe("the comparison", () => {
  it("is made of every kind of operation of every ruleset", () => {
    const kindsOf = ({ id }: AnyRuleset) =>
      new Set(cases.filter(({ ruleset }) => ruleset === id).map(({ kind }) => kind));
    expect([...kindsOf(hunters)].sort()).toEqual(["draw", "loop", "roll"]);
    expect([...kindsOf(goeben)].sort()).toEqual(["draw", "roll", "throw"]);
    expect([...kindsOf(pq17)].sort()).toEqual(["draw", "loop", "roll"]);
  });

  const points: Case = { ruleset: "goeben", operation: "rearm", kind: "roll", project: ["/outcome/points"] };

  it("finds a formula that is wrong", () => {
    const wrong = compared(goeben, { ...points, formula: () => () => 1 / 11 });
    expect(wrong.sigma).toBeGreaterThan(SIGMA);
    expect(wrong.wrong.length).toBeGreaterThan(0);
  });

  it("11.2 counters of one kind are told apart: each of them is drawn as often as the others", () => {
    const drawn = cases.find(
      ({ operation, project }) => operation === "resolveIncidents" && project[0] === "/outcome/drawn",
    )!;
    const { complete, groups } = compared(goeben, drawn, { trials: 5_000, bound: 10_000 });
    expect({ complete, groups: groups > 50 }).toEqual({ complete: true, groups: true });
  });

  it("counts, in parts and over several cases at once, what the runs of a simulation come to", () => {
    const [sample] = inOneSample(cases.filter(({ operation }) => operation === "resolveDepthCharge"));
    expect(sample).toHaveLength(2);
    const trials = trialsOf(hunters, sample!, "proof");
    const [first, second] = [trials.count(0, 200), trials.count(200, 300)];
    const { snapshot, input } = exampleOf(hunters, "resolveDepthCharge");
    for (const [index, { operation, project }] of sample!.entries()) {
      const job = readJob(hunters, { operation, snapshot, input, seed: "proof", measures: project });
      if ("kind" in job) throw new Error(JSON.stringify(job));
      const counts = new Map<string, number>();
      for (const { values } of makeRuns(job, 0, 500)) {
        const key = canonicalJson(values);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(merged(first[index]!, second[index]!)).toEqual(counts);
    }
  });

  it("sums the deviations of all counts up: a die that is a little loaded is found out", () => {
    const fair = Array.from({ length: 6 }, () => ({ chance: 1 / 6, count: 1_000 }));
    expect(chiSquareOf(fair, 6_000)).toEqual({ sum: expect.closeTo(0, 9), free: 5 });
    const loaded = fair.map((cell, index) => ({ ...cell, count: index < 3 ? 1_100 : 900 }));
    const found = chiSquareOf(loaded, 6_000);
    expect(found).toEqual({ sum: expect.closeTo(60, 9), free: 5 });
    expect(sigmaOf(found)).toBeGreaterThan(SIGMA);
    expect(sigmaOf(together([found, found]))).toBeGreaterThan(sigmaOf(found));
    // Of 5 free, 5 % lie above 11.07 and half above 4.35.
    expect(sigmaOf({ sum: 11.07, free: 5 })).toBeCloseTo(1.645, 1);
    expect(sigmaOf({ sum: 4.35, free: 5 })).toBeCloseTo(0, 1);
  });

  it("makes one cell of what the values told leave over", () => {
    const told = [{ chance: 0.5, count: 500 }];
    expect(chiSquareOf(told, 1_000)).toEqual({ sum: 0, free: 1 });
    expect(chiSquareOf(told, 10)).toEqual({ sum: expect.any(Number), free: 0 });
  });
});
