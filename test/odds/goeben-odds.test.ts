import { describe, expect, it } from "vitest";
import type { Odds } from "../../src/core/analysis/odds/answer";
import { type OddsRequest, oddsOf } from "../../src/core/analysis/odds/compute";
import type { AnyOperation } from "../../src/core/contract/operation";
import { goeben } from "../../src/rulesets/goeben/index";

const HITS = "/outcome/salvo/shots/*/hits";

const DICE = "/outcome/salvo/shots/*/dice";

function odds(operation: string, given: Partial<OddsRequest>): Odds {
  const declared = goeben.operations.find(({ name }) => name === operation) as AnyOperation;
  const { snapshot, input } = declared.example();
  const answer = oddsOf(goeben, { operation, snapshot, input, trials: 0, ...given });
  if (answer.kind !== "ODDS") throw new Error(JSON.stringify(answer));
  return answer;
}

const value = ({ numerator, denominator }: { numerator: string; denominator: string }): number =>
  Number(numerator) / Number(denominator);

function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let each = 0; each < hits; each += 1) ways = (ways * (dice - each)) / (each + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}

/** 14.5 The share of faces of the gunnery chart that hit. */
function chanceOfHit(): number {
  const chart = goeben.pack.charts.GUNNERY as unknown as {
    readonly rows: readonly { readonly min: number; readonly max: number; readonly result: string }[];
  };
  const faces = [1, 2, 3, 4, 5, 6];
  const hits = faces.filter((face) => chart.rows.find((row) => row.min <= face && face <= row.max)?.result === "hit");
  return hits.length / faces.length;
}

describe("10.1 repairs with many dice", () => {
  const example = goeben.operations.find(({ name }) => name === "repair")!.example();
  const TRACKS = ["engines", "hull", "primary", "secondary", "tertiary"];
  /** Goeben with all her tracks far down and as many dice as Leadership gives her. */
  const worn = (dice: readonly string[]) => {
    const { ships } = example.snapshot as { ships: { goeben: object } };
    const down = Object.fromEntries(TRACKS.map((track) => [track, 0]));
    const goebenWorn = { ...ships.goeben, ...down, hull: 1, leadership: 6, boxes: [null, ...Array(11).fill(null)] };
    const snapshot = { ...(example.snapshot as object), ships: { ...ships, goeben: goebenWorn } };
    return { snapshot, input: { ship: "goeben", dice } };
  };

  it.each([
    [6, 2, 16],
    [7, 3, 36],
    [8, 3, 48],
    [8, 5, 108],
  ])("10.1 %i dice on %i tracks are at most %i branches, all followed", (many, tracks, most) => {
    const site = { 6: 0, 7: 1, 8: 2 }[many]!;
    const dice = Array.from({ length: many }, (_, die) => TRACKS[die % tracks]!);
    const { snapshot, input } = worn(dice);
    const { ships } = snapshot as unknown as { ships: { goeben: { boxes: (string | null)[]; space: string } } };
    ships.goeben.space = "medina_bank";
    ships.goeben.boxes[0] = { 0: null, 1: "reserve_crew", 2: "damage_control" }[site]!;
    const answer = odds("repair", { snapshot, input, trials: 0 });
    expect(answer.exact).toMatchObject({ complete: true, stopped: null });
    expect(answer.exact.branches).toBeLessThanOrEqual(most);
    // Every die succeeds on a 5 or 6: the successes of each track are binomial, and independent of the others.
    for (const { values, probability } of answer.groups) {
      const told = (values["/outcome"] as { tracks: { dice: number; successes: number }[] }).tracks;
      const share = told.reduce((product, { dice: given, successes }) => {
        return product * binomial(given, successes, 1 / 3);
      }, 1);
      expect(value(probability)).toBeCloseTo(share, 12);
    }
  });
});

describe("14.5 the hits of a gunnery duel", () => {
  it("14.5 are binomial, exactly, whatever they do and whatever is fired back", () => {
    const answer = odds("resolveGunneryRound", { project: [HITS, DICE] });
    expect(answer.exact).toMatchObject({ complete: true, stopped: null });
    expect(answer.exact.held).toContain("allied-gunnery");
    const [dice] = answer.groups[0]!.values[DICE] as number[];
    expect(answer.groups).toHaveLength(dice! + 1);
    for (const { values, probability } of answer.groups) {
      const [hits] = values[HITS] as number[];
      expect(value(probability)).toBeCloseTo(binomial(dice!, hits!, chanceOfHit()), 12);
    }
  });

  it("14.7 what is held is moved by nothing: with every branch open the same odds stand between the bounds", () => {
    const held = odds("resolveGunneryRound", { project: [HITS] });
    const open = odds("resolveGunneryRound", { project: [HITS, "/outcome/salvo/sunk"], bound: 3000 });
    expect(open.exact.held).toEqual([]);
    expect(held.groups.length).toBeGreaterThan(1);
    for (const { values, probability } of held.groups) {
      const same = open.groups.filter((group) => JSON.stringify(group.values[HITS]) === JSON.stringify(values[HITS]));
      const least = same.reduce((sum, group) => sum + value(group.probability), 0);
      expect(least).toBeLessThanOrEqual(value(probability) + 1e-12);
      expect(value(probability)).toBeLessThanOrEqual(least + 1 - value(open.exact.covered) + 1e-12);
    }
  });
});

describe("7 the time a request may take", () => {
  it("7 ends the branches first and then the sample, and the answer says so", () => {
    const declared = goeben.operations.find(({ name }) => name === "resolveGunneryRound") as AnyOperation;
    const { snapshot, input } = declared.example();
    let asked = 0;
    const request = {
      operation: declared.name,
      snapshot,
      input,
      project: ["/outcome"],
      bound: 2_000_000,
      trials: 1000,
    };
    // A hundredth of the time is gone with every look at the clock.
    const answer = oddsOf(goeben, request, () => {
      asked += 1;
      return asked / 100;
    });
    expect(answer).toMatchObject({ kind: "ODDS", exact: { complete: false, stopped: "TIME" }, sample: { trials: 39 } });
    const { exact } = answer as Odds;
    expect(exact.branches).toBe(60);
    expect(value(exact.covered)).toBeLessThan(1);
  });

  it("7 leaves no sample when it was over before the first trial", () => {
    const { snapshot, input } = goeben.operations[0]!.example();
    const operation = goeben.operations[0]!.name;
    const answer = oddsOf(goeben, { operation, snapshot, input, bound: 1, trials: 10 }, () => 1);
    expect(answer).toMatchObject({ kind: "ODDS", exact: { branches: 1 }, sample: null });
  });
});
