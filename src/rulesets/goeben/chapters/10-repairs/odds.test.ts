import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import type { Odds } from "../../../../core/analysis/odds/answer";
import { type OddsRequest, oddsOf } from "../../../../core/analysis/odds/compute";
import type { AnyOperation } from "../../../../core/contract/operation";
import { goeben } from "../../index";

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

describe("10.1 repairs with many dice", () => {
  const example = exampleOf(goeben, "repair");
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
      const repaired = (values["/outcome"] as { tracks: { dice: number; successes: number }[] }).tracks;
      const share = repaired.reduce((product, { dice: diceThrown, successes }) => {
        return product * binomial(diceThrown, successes, 1 / 3);
      }, 1);
      expect(value(probability)).toBeCloseTo(share, 12);
    }
  });
});
