import { describe, expect, it } from "vitest";
import { parseJob } from "../../../src/core/analysis/simulation/job";
import { makeRuns } from "../../../src/core/analysis/simulation/run";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { canonicalJson } from "../../../src/core/json/canonical";
import { goeben } from "../../../src/rulesets/goeben/index";
import { hunters } from "../../../src/rulesets/hunters/index";
import { rulesets } from "../../../src/rulesets/index";
import { pq17 } from "../../../src/rulesets/pq17/index";
import { exampleOf } from "../../fixtures/examples";
import { type Case, casesOf } from "./cases";
import { chiSquareOf, combine, sigmaOf } from "./chi-square";
import { type Comparison, compare, exactOf } from "./compare";
import { groupBySample, mergeCounts, trialsOf } from "./trials";

/** Limit in standard deviations for the worst of some hundred counts. The seeds are fixed. */
const SIGMA = 5;

const TERMS = { trials: 1_000, bound: 500 } as const;

const cases = casesOf(rulesets).map((each) => ({ name: `${each.operation} ${each.project.join(" ")}`, ...each }));

function compareCase(
  ruleset: AnyRuleset,
  each: Case,
  { trials, bound } = TERMS as { trials: number; bound: number },
): Comparison {
  const [counts] = trialsOf(ruleset, [each], "proof").count(0, trials);
  return compare(ruleset, each, exactOf(ruleset, each, bound), counts!, trials);
}

describe.each([...rulesets].map((ruleset) => ({ id: ruleset.id, ruleset })))("exact odds of $id", ({ id, ruleset }) => {
  it.each(cases.filter((each) => each.ruleset === id))("agree with samples and formulas: $name", (each) => {
    const { sigma, wrong } = compareCase(ruleset, each);
    expect(wrong).toEqual([]);
    expect(sigma).toBeLessThan(SIGMA);
  });
});

describe("the comparison", () => {
  it("covers every kind of operation of every ruleset", () => {
    const kindsOf = ({ id }: AnyRuleset) =>
      new Set(cases.filter(({ ruleset }) => ruleset === id).map(({ kind }) => kind));
    expect([...kindsOf(hunters)].sort()).toEqual(["draw", "loop", "roll"]);
    expect([...kindsOf(goeben)].sort()).toEqual(["draw", "roll", "throw"]);
    expect([...kindsOf(pq17)].sort()).toEqual(["draw", "loop", "roll"]);
  });

  const points: Case = { ruleset: "goeben", operation: "rearm", kind: "roll", project: ["/outcome/points"] };

  it("detects a wrong formula", () => {
    const wrong = compareCase(goeben, { ...points, formula: () => () => 1 / 11 });
    expect(wrong.sigma).toBeGreaterThan(SIGMA);
    expect(wrong.wrong.length).toBeGreaterThan(0);
  });

  it("11.2 counters of one kind: each is drawn equally often", () => {
    const drawCase = cases.find(
      ({ operation, project }) => operation === "resolveIncidents" && project[0] === "/outcome/drawn",
    )!;
    const { complete, groups } = compareCase(goeben, drawCase, { trials: 5_000, bound: 10_000 });
    expect({ complete, groups: groups > 50 }).toEqual({ complete: true, groups: true });
  });

  it("matches a simulation, in parts and over several cases at once", () => {
    const [sample] = groupBySample(cases.filter(({ operation }) => operation === "resolveDepthCharge"));
    expect(sample).toHaveLength(2);
    const trials = trialsOf(hunters, sample!, "proof");
    const [first, second] = [trials.count(0, 200), trials.count(200, 300)];
    const { snapshot, input } = exampleOf(hunters, "resolveDepthCharge");
    for (const [index, { operation, project }] of sample!.entries()) {
      const job = parseJob(hunters, { operation, snapshot, input, seed: "proof", measures: project });
      if ("kind" in job) throw new Error(JSON.stringify(job));
      const counts = new Map<string, number>();
      for (const { values } of makeRuns(job, 0, 500)) {
        const key = canonicalJson(values);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(mergeCounts(first[index]!, second[index]!)).toEqual(counts);
    }
  });

  it("adds up the deviations of all counts, so that a slightly loaded die is detected", () => {
    const fair = Array.from({ length: 6 }, () => ({ chance: 1 / 6, count: 1_000 }));
    expect(chiSquareOf(fair, 6_000)).toEqual({ sum: expect.closeTo(0, 9), free: 5 });
    const loaded = fair.map((cell, index) => ({ ...cell, count: index < 3 ? 1_100 : 900 }));
    const chiSquare = chiSquareOf(loaded, 6_000);
    expect(chiSquare).toEqual({ sum: expect.closeTo(60, 9), free: 5 });
    expect(sigmaOf(chiSquare)).toBeGreaterThan(SIGMA);
    expect(sigmaOf(combine([chiSquare, chiSquare]))).toBeGreaterThan(sigmaOf(chiSquare));
    // With 5 degrees of freedom, 5 % of values exceed 11.07 and half exceed 4.35.
    expect(sigmaOf({ sum: 11.07, free: 5 })).toBeCloseTo(1.645, 1);
    expect(sigmaOf({ sum: 4.35, free: 5 })).toBeCloseTo(0, 1);
  });

  it("puts the remaining values in one cell", () => {
    const cells = [{ chance: 0.5, count: 500 }];
    expect(chiSquareOf(cells, 1_000)).toEqual({ sum: 0, free: 1 });
    expect(chiSquareOf(cells, 10)).toEqual({ sum: expect.any(Number), free: 0 });
  });
});
