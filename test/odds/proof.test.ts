import { describe, expect, it } from "vitest";
import { type Case, casesOf } from "../../scripts/odds-proof/cases";
import { compare } from "../../scripts/odds-proof/compare";
import type { AnyRuleset } from "../../src/core/operation/contract";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { pq17 } from "../../src/rulesets/pq17/index";

/** What is too many standard deviations even for the worst of some hundred counts; the seeds never change. */
const SIGMA = 5;
const TERMS = { trials: 1_000, bound: 500, seed: "proof" } as const;

const cases = casesOf(rulesets).map((each) => ({ name: `${each.operation} ${each.project.join(" ")}`, ...each }));

describe.each([...rulesets].map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "7 exact odds of $id",
  ({ id, ruleset }) => {
    it.each(cases.filter((each) => each.ruleset === id))("agree with samples and formulas: $name", (each) => {
      const { sigma, wrong } = compare(ruleset, each, TERMS);
      expect(wrong).toEqual([]);
      expect(sigma).toBeLessThan(SIGMA);
    });
  },
);

describe("7 the comparison", () => {
  it("7 is made of every kind of operation of every ruleset", () => {
    const kindsOf = ({ id }: AnyRuleset) =>
      new Set(cases.filter(({ ruleset }) => ruleset === id).map(({ kind }) => kind));
    expect([...kindsOf(hunters)].sort()).toEqual(["draw", "loop", "roll"]);
    expect([...kindsOf(goeben)].sort()).toEqual(["draw", "roll", "throw"]);
    expect([...kindsOf(pq17)].sort()).toEqual(["draw", "loop", "roll"]);
  });

  const points: Case = { ruleset: "goeben", operation: "rearm", kind: "roll", project: ["/outcome/points"] };

  it("7 finds a formula that is wrong", () => {
    const wrong = compare(goeben, { ...points, formula: () => () => 1 / 11 }, TERMS);
    expect(wrong.sigma).toBeGreaterThan(SIGMA);
    expect(wrong.wrong).not.toEqual([]);
  });

  it("11.2 counters of one kind are told apart: each of them is drawn as often as the others", () => {
    const drawn = cases.find(
      ({ operation, project }) => operation === "resolveIncidents" && project[0] === "/outcome/drawn",
    )!;
    const { complete, groups } = compare(goeben, drawn, { ...TERMS, trials: 5_000, bound: 10_000 });
    expect({ complete, groups: groups > 50 }).toEqual({ complete: true, groups: true });
  });
});
