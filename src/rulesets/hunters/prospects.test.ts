import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import type { Prospects } from "../../core/analysis/procedure/answer";
import { type ProspectsRequest, prospectsOf } from "../../core/analysis/procedure/compute";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { add, multiply, type Rational, rational, ZERO } from "../../core/dice/rational";
import { pack } from "./charts/pack";
import { hunters } from "./index";

const { snapshot } = exampleOf(hunters, "resolveDepthCharge");

/** 9.6 A boat that an escort searches for stays above test depth, until it has got away or is lost. */
const hunt: ProspectsRequest = {
  snapshot,
  choices: [{ operation: "resolveDepthCharge", input: { exceedTestDepth: false } }],
  until: [{ left: ["detection"] }],
  project: ["fate"],
  trials: 0,
};

function computeProspects(request: Partial<ProspectsRequest>, ruleset: AnyRuleset = hunters): Prospects {
  const answer = prospectsOf(ruleset, { ...hunt, ...request });
  if (answer.kind !== "PROSPECTS") throw new Error(JSON.stringify(answer));
  return answer;
}

const value = ({ numerator, denominator }: { numerator: string; denominator: string }): Rational =>
  rational(BigInt(numerator), BigInt(denominator));

const number = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);

/** The chance of a fate; 0 if no group has it. */
function chanceOf({ groups }: Prospects, fate: string): Rational {
  const matchingGroups = groups.filter(({ values }) => values.fate === fate);
  return matchingGroups.reduce<Rational>((sum, { probability }) => add(sum, value(probability)), ZERO);
}

/** 9.6.8 Depth charges that sink the boat or leave it whole: a chart of a caller's own. */
const SINKS_FROM = 11;

const charts = {
  E3: {
    rows: [
      { min: null, max: SINKS_FROM - 1, result: "0 hits", hits: 0, sunk: false },
      { min: SINKS_FROM, max: null, result: "sunk", hits: null, sunk: true },
    ],
  },
};

/** The chances of a total of two dice, by the total, times 36. */
const waysOf = (total: number): number => 6 - Math.abs(7 - total);

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** 9.6.7, 9.6.8 One round by the charts alone, as shares of 36 x 36: unseen, sunk, and found but whole. */
function round(detectedBefore: boolean): {
  readonly away: Rational;
  readonly sunk: Rational;
  readonly detected: Rational;
} {
  const { rows } = pack.charts.E2.columns.find(({ id }) => id === "normal")!;
  const modifier = (chart: "E2" | "E3", code: string): number =>
    pack.charts[chart].modifiers.find((each) => each.code === code)!.value;
  let [away, sunk] = [0, 0];
  for (const search of TOTALS) {
    const modified = search + (detectedBefore ? modifier("E2", "E2_PREVIOUSLY_DETECTED") : 0);
    const row = rows.find(({ min, max }) => (min ?? modified) <= modified && modified <= (max ?? modified))!;
    // 9.2.2 A natural 2 never finds a boat.
    if (search === 2 || row.result === "undetected") away += waysOf(search) * 36;
    else {
      const drm = row.e3 > 0 ? modifier("E3", "E3_DETECT_12") : 0;
      const sinking = TOTALS.filter((total) => total + drm >= SINKS_FROM);
      sunk += waysOf(search) * sinking.reduce((sum, total) => sum + waysOf(total), 0);
    }
  }
  const share = (ways: number): Rational => rational(BigInt(ways), 1296n);
  return { away: share(away), sunk: share(sunk), detected: share(1296 - away - sunk) };
}

describe("9.6 a boat hunted with depth charges", () => {
  const [first, later] = [round(false), round(true)];

  it("9.6.12 has after two rounds the chances that a hand computes from E2 and E3", () => {
    const answer = computeProspects({ charts, until: [{ left: ["detection"] }, { operations: 2 }] });
    expect(answer.exact).toMatchObject({ complete: true, covered: { decimal: "1.000000000" } });
    const chances = Object.fromEntries(
      answer.groups.map(({ until, values, probability }) => [`${until} ${values.fate}`, value(probability)]),
    );
    expect(chances).toEqual({
      "0 none": add(first.away, multiply(first.detected, later.away)),
      "0 sunk_attack": add(first.sunk, multiply(first.detected, later.sunk)),
      "1 none": multiply(first.detected, later.detected),
    });
  });

  it("9.6.12 has in the end the sum of a geometric series, but for less than 1 in 10^11", () => {
    const answer = computeProspects({ charts });
    const ends = number(later.away) + number(later.sunk);
    const away = number(first.away) + (number(first.detected) * number(later.away)) / ends;
    expect(answer.exact).toMatchObject({ stopped: "DEPTH" });
    expect(number(chanceOf(answer, "none"))).toBeCloseTo(away, 11);
    expect(number(chanceOf(answer, "sunk_attack"))).toBeCloseTo(1 - away, 11);
    expect(number(value(answer.exact.covered))).toBeCloseTo(1, 11);
  });

  it("9.6 has the chances it has where the game does not know what cannot matter", () => {
    const { immaterial: _, ...analysis } = hunters.analysis!;
    const rows = [
      { min: null, max: 6, result: "0 hits", hits: 0, sunk: false },
      { min: 7, max: null, result: "2 hits", hits: 2, sunk: false },
    ];
    const kinds = ["hull", "flooding", "deck_gun", "batteries", "diesel_engine_1", "diesel_engine_2"].map(
      (result, index) => ({
        min: 10 * index + 11,
        max: 10 * index + 16,
        result,
        count: 1,
      }),
    );
    const request = {
      charts: { E3: { rows }, E4: { rows: kinds } },
      until: [{ left: ["detection"] }, { operations: 3 }],
      bound: 100_000,
    };
    const knowing = computeProspects(request);
    const unknowing = computeProspects(request, { ...hunters, analysis });
    expect(knowing.exact).toMatchObject({ complete: true });
    expect(knowing.groups).toEqual(unknowing.groups);
    expect(knowing.groups.length).toBeGreaterThan(3);
    expect(knowing.exact.states).toBeLessThan(unknowing.exact.states);
    // A projection on the gun itself has its own groups.
    const { groups } = computeProspects({ ...request, project: ["/snapshot/boat/systems/deck_gun"] });
    expect(groups.some(({ values }) => Object.values(values).includes("damaged"))).toBe(true);
  });

  it("9.6.7 has with the printed charts, after one round, what E2 and E3 say of it", () => {
    const answer = computeProspects({ until: [{ left: ["detection"] }, { operations: 1 }], bound: 4000 });
    const away = answer.groups.filter(({ until, values }) => until === 0 && values.fate === "none");
    expect(away.map(({ probability }) => value(probability))).toEqual([first.away]);
  });

  it("9.6 odds: lie within bounds that narrow with more branches, and so does a sample", () => {
    const cuts = [300, 1000, 3000].map((bound) => computeProspects({ bound }));
    const covered = cuts.map(({ exact }) => number(value(exact.covered)));
    expect(covered).toEqual([...covered].sort((a, b) => a - b));
    expect(covered.at(-1)).toBeGreaterThan(0.7);
    const trials = 3000;
    const sampled = computeProspects({ bound: 3000, trials, seed: "hunted" });
    for (const { probability, most, sampled: share, values } of sampled.groups) {
      const [least, greatest] = [number(value(probability)), number(value(most))];
      const spread = 4 * Math.sqrt(0.25 / trials);
      expect(share!.count / trials, String(values.fate)).toBeGreaterThan(least - spread);
      expect(share!.count / trials, String(values.fate)).toBeLessThan(greatest + spread);
    }
    for (const [index, cut] of cuts.entries()) {
      const best = cuts.at(-1)!;
      expect(number(chanceOf(cut, "none"))).toBeLessThanOrEqual(number(chanceOf(best, "none")) + 1e-12);
      const most = number(chanceOf(cut, "none")) + 1 - covered[index]!;
      expect(most).toBeGreaterThanOrEqual(number(chanceOf(best, "none")) - 1e-12);
    }
  });
});
