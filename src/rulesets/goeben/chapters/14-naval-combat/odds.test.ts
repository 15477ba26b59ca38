import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import { battleAtSea, inBattle } from "../../../../../test/fixtures/goeben/battle-table";
import { withShip } from "../../../../../test/fixtures/goeben/table";
import type { Odds } from "../../../../core/analysis/odds/answer";
import { type OddsRequest, oddsOf } from "../../../../core/analysis/odds/compute";
import type { AnyOperation } from "../../../../core/contract/operation";
import { enumerate } from "../../../../core/dice/enumerating";
import { OperationContext } from "../../../../core/engine/context";
import { cloneJson } from "../../../../core/json/clone";
import { pack } from "../../charts/pack";
import { goeben } from "../../index";
import type { Snapshot } from "../../snapshot";
import { resolveGunneryRound } from "./operations";

const HITS = "/outcome/salvo/shots/*/hits";

const DICE = "/outcome/salvo/shots/*/dice";

function odds(operation: string, request: Partial<OddsRequest>): Odds {
  const declared = goeben.operations.find(({ name }) => name === operation) as AnyOperation;
  const { snapshot, input } = exampleOf(goeben, declared.name);
  const answer = oddsOf(goeben, { operation, snapshot, input, trials: 0, ...request });
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

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

/** Goeben alone in a battle; by default the Allied ships have no primary guns. */
function duel(allied: readonly string[] = ["gloucester"], battle = {}, rulings = {}): Snapshot {
  const state = withShip(battleAtSea(allied, { plan: { rulings } }), "breslau", { space: "pola" });
  return inBattle(state, "gunnery", battle);
}

/** A number of ways. */
function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

/** The exact distribution of one value of Goeben's primary fire at HMS Gloucester, who cannot answer. */
function exactly(state: Snapshot, read: (salvo: { shots: { hits: number }[]; sunk: boolean }) => string) {
  const input = fire("goeben", "gloucester");
  const run = (dice: ConstructorParameters<typeof OperationContext>[2]) => {
    const ctx = new OperationContext(cloneJson(state), pack.charts, dice, "NONE");
    return read(resolveGunneryRound.resolve(ctx, input).salvo!);
  };
  const odds = enumerate(run, { bound: 50_000, keyOf: (value) => value });
  expect(odds.complete).toBe(true);
  return new Map(
    odds.outcomes.map(({ value, numerator, denominator }) => [value, Number(numerator) / Number(denominator)]),
  );
}

describe("14.5 the hits of a gunnery duel", () => {
  it("14.5 hits are binomial, exactly, whatever they do and whatever is fired back", () => {
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

  it("14.7 exact odds: lie between the bounds with every branch open", () => {
    const projected = odds("resolveGunneryRound", { project: [HITS] });
    const open = odds("resolveGunneryRound", { project: [HITS, "/outcome/salvo/sunk"], bound: 3000 });
    expect(open.exact.held).toEqual([]);
    expect(projected.groups.length).toBeGreaterThan(1);
    for (const { values, probability } of projected.groups) {
      const same = open.groups.filter((group) => JSON.stringify(group.values[HITS]) === JSON.stringify(values[HITS]));
      const least = same.reduce((sum, group) => sum + value(group.probability), 0);
      expect(least).toBeLessThanOrEqual(value(probability) + 1e-12);
      expect(value(probability)).toBeLessThanOrEqual(least + 1 - value(open.exact.covered) + 1e-12);
    }
  });
});

describe("14.5 exact odds of a gunnery duel", () => {
  const small = (primary: number) =>
    withShip(duel(["gloucester", "troop_convoy_2"]), "goeben", { primary, leadership: 2 });

  it.each([1, 2, 3])("14.5 hits are binomial: gun factor %i, Leadership 2, armor 1", (primary) => {
    const dice = primary + 2 - 1;
    const odds = exactly(small(primary), ({ shots }) => String(shots[0]!.hits));
    expect(odds.size).toBe(dice + 1);
    for (let hits = 0; hits <= dice; hits += 1) {
      expect(odds.get(String(hits))).toBeCloseTo((choose(dice, hits) * 5 ** (dice - hits)) / 6 ** dice, 12);
    }
  });

  it("a cruiser of armor 1 stays afloat with no magazine hit and at most one hit that counts", () => {
    const dice = 4;
    let afloat = 0;
    for (let hits = 0; hits <= dice; hits += 1) {
      const withdrawals = (1 / 6) ** hits;
      const oneCounts = hits === 0 ? 0 : hits * (4 / 6) * (1 / 6) ** (hits - 1);
      afloat += ((choose(dice, hits) * 5 ** (dice - hits)) / 6 ** dice) * (withdrawals + oneCounts);
    }
    const odds = exactly(small(3), ({ sunk }) => String(sunk));
    expect(odds.get("false")).toBeCloseTo(afloat, 12);
    expect(odds.get("true")).toBeCloseTo(1 - afloat, 12);
  });
});
