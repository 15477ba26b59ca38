import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { home } from "../../../test/fixtures/hunters/home";
import type { Odds } from "../../core/analysis/odds/answer";
import { type OddsRequest, oddsOf } from "../../core/analysis/odds/compute";
import type { AnyOperation } from "../../core/contract/operation";
import { hunters } from "./index";

const LONG = 120_000;

const TRIALS = 100_000;

function odds(operation: string, request: Partial<OddsRequest> = {}): Odds {
  const declared = hunters.operations.find(({ name }) => name === operation) as AnyOperation;
  const { snapshot, input } = exampleOf(hunters, declared.name);
  const answer = oddsOf(hunters, { operation, snapshot, input, trials: 0, ...request });
  if (answer.kind !== "ODDS") throw new Error(JSON.stringify(answer));
  return answer;
}

/** The exact probabilities by value of the only projected place. */
function shares({ groups, project }: Odds): Record<string, number> {
  return Object.fromEntries(
    groups.map(({ values, probability: { numerator, denominator } }) => [
      String(values[project[0]!]),
      Number(numerator) / Number(denominator),
    ]),
  );
}

/**
 * Fails unless the sampled frequency of every enumerated group is within four standard deviations of its exact share.
 */
function expectSampled(operation: string, request: Partial<OddsRequest>): void {
  const exact = odds(operation, { bound: 50_000, ...request });
  expect(exact.exact.complete).toBe(true);
  const sampled = odds(operation, { ...request, bound: 1, trials: TRIALS });
  const counts = new Map(sampled.groups.map(({ values, sampled }) => [JSON.stringify(values), sampled!.count]));
  for (const { values, probability } of exact.groups) {
    const truth = Number(probability.numerator) / Number(probability.denominator);
    const count = counts.get(JSON.stringify(values)) ?? 0;
    counts.delete(JSON.stringify(values));
    expect(Math.abs(count - TRIALS * truth), JSON.stringify(values)).toBeLessThanOrEqual(
      4 * Math.sqrt(TRIALS * truth * (1 - truth)) + 1,
    );
  }
  expect([...counts.values()].filter((count) => count > 0)).toEqual([]);
}

/** 10.11, 11.1, 11.2 A career whose refit rolls for recovery, the crew and a promotion. */
const refit = {
  snapshot: home({
    startMonth: "1941-03",
    month: "1941-09",
    wounds: { wo1: "SW", crew1: "SW" },
    kommandant: { nextPromotionCheck: "1941-09" },
  }),
};

describe("the branches of real operations are followed to their end", () => {
  it("9.2 a salvo of torpedoes has the odds of its charts, row by row", () => {
    const { exact } = odds("resolveTorpedoFire");
    expect(exact).toMatchObject({ complete: true, stopped: null });
    expect(exact.branches).toBeLessThan(100);
  });

  it("10.11 a refit has the odds of its charts", () => {
    const { exact, groups } = odds("computeRefit", refit);
    expect(exact.complete).toBe(true);
    expect(groups.length).toBeGreaterThan(5);
  });

  it("9.6.8 the hits of a depth-charge attack have the odds of E3, whatever they do to the boat", () => {
    const { exact, groups } = odds("resolveDepthCharge", { project: ["/outcome/hits"] });
    expect(exact).toMatchObject({ complete: true });
    expect(exact.held).toContain("boat-damage");
    expect(exact.branches).toBeLessThan(50);
    expect(groups.length).toBeGreaterThan(4);
  });

  it("9.6.7 detection is the chart's row of two dice", () => {
    const answer = odds("resolveDepthCharge", { project: ["/outcome/detected"] });
    const total = Object.values(shares(answer)).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 12);
    for (const share of Object.values(shares(answer))) expect(share * 36).toBeCloseTo(Math.round(share * 36), 9);
  });
});

describe("where the bound is reached the likeliest are followed", () => {
  it(
    "8.1 an encounter is followed but for less than one in a thousand",
    () => {
      const { exact } = odds("resolveEncounter", { bound: 5000 });
      expect(exact.held).toContain("ship-identity");
      expect(Number(exact.covered.decimal)).toBeGreaterThan(0.999);
    },
    LONG,
  );

  it(
    "9.6 a depth-charge attack with all that it breaks is followed but for one in eight",
    () => {
      const { exact } = odds("resolveDepthCharge", { bound: 10_000 });
      expect(exact).toMatchObject({ complete: false, stopped: "BOUND" });
      expect(Number(exact.covered.decimal)).toBeGreaterThan(0.85);
    },
    LONG,
  );
});

describe("exact odds agree with 100,000 samples", () => {
  it("9.2 the odds of a salvo agree with the samples", () => expectSampled("resolveTorpedoFire", {}), LONG);
  it(
    "9.6 the odds of the hits of depth charges agree with the samples",
    () => expectSampled("resolveDepthCharge", { project: ["/outcome/hits"] }),
    LONG,
  );
  it("8.1 the odds of an encounter agree with the samples", () => expectEncountersSampled(), LONG);
  it("10.11 the odds of a refit agree with the samples", () => expectSampled("computeRefit", refit), LONG);
});

/** 8.1 The exact part of what an encounter brings holds for all but the share not covered. */
function expectEncountersSampled(): void {
  const project = ["/outcome/result"];
  const { groups } = odds("resolveEncounter", { project, bound: 5000, trials: TRIALS });
  expect(groups.length).toBeGreaterThan(1);
  for (const { probability, most, sampled, values } of groups) {
    const least = Number(probability.decimal);
    const spread = 4 * Math.sqrt((least * (1 - least)) / TRIALS) + 1 / TRIALS;
    expect(sampled!.count / TRIALS, JSON.stringify(values)).toBeGreaterThan(least - spread);
    expect(sampled!.count / TRIALS, JSON.stringify(values)).toBeLessThan(Number(most.decimal) + spread);
  }
}
