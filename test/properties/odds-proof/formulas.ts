import type { NeedsRoll } from "../../../src/core/contract/answer";
import type { Request } from "../../../src/core/contract/request";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { combinationsPerTotal, parseNotation } from "../../../src/core/dice/notation";
import { adjudicate } from "../../../src/core/engine/adjudicate";

/** Closed formula of a case: the chance of projected values, in the order of their pointers. */
export type Formula = (values: readonly unknown[]) => number;

/** Builds the formula of a case from its ruleset and request. */
export type FormulaOf = (ruleset: AnyRuleset, request: Request) => Formula;

/** The value depends on the first die. Its chance is the share of faces with that value. */
export const firstRoll =
  (worded: (result: string, total: number) => unknown): FormulaOf =>
  (ruleset, request) => {
    const { dice, totals } = nextOf(ruleset, request);
    const { ways, of } = combinationsPerTotal(parseNotation(dice)!);
    return ([value]) =>
      totals.reduce(
        (sum, { result, total }, index) => (worded(result, total) === value ? sum + ways[index]! / of : sum),
        0,
      );
  };

/** The same for the next roll after these faces. */
export const laterRoll =
  (faces: readonly number[], worded: (result: string) => unknown): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request, faces);
    return ([value]) => totals.filter(({ result }) => worded(result) === value).length / totals.length;
  };

/** Draws without replacement until a card counts (hypergeometric). */
export const drawnWithin =
  (cards: number, counts: (result: string) => boolean): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request);
    const blanks = totals.filter(({ result }) => !counts(result)).length;
    let none = 1;
    for (let card = 0; card < cards; card += 1) none *= (blanks - card) / (totals.length - card);
    return ([value]) => (value === true ? 1 - none : none);
  };

/** Number of successes when dice of one kind are rolled one by one (binomial). */
export const oneByOne =
  (dice: number, ...results: readonly string[]): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request);
    const chance = totals.filter(({ result }) => results.includes(result)).length / totals.length;
    return ([value]) => binomial(dice, value as number, chance);
  };

/** Result of each of several dice of one kind, in order. */
export const eachOf: FormulaOf = (ruleset, request) => {
  const { totals } = nextOf(ruleset, request);
  const shareOf = (expected: string): number =>
    totals.filter(({ result }) => result === expected).length / totals.length;
  return ([value]) => (value as readonly string[]).reduce((product, each) => product * shareOf(each), 1);
};

/** Sum of the results of several dice of one kind. */
export const sumOf =
  (dice: number, worded: (result: string) => number): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request);
    const one = totals.map(({ result }) => worded(result));
    let sums = [0];
    for (let die = 0; die < dice; die += 1) sums = sums.flatMap((sum) => one.map((each) => sum + each));
    return ([value]) => sums.filter((sum) => sum === value).length / sums.length;
  };

/** Result of a later die on a chart chosen by a first die with `sides` faces. `tail` are the faces between them. */
export const chosenThenNamed =
  (sides: number, tail: readonly number[]): FormulaOf =>
  (ruleset, request) => {
    const first = Array.from({ length: sides }, (_, index) => index + 1);
    const lists = first.map((face) => nextOf(ruleset, request, [face, ...tail]).totals);
    return ([value]) =>
      lists.reduce((sum, totals) => {
        const matches = totals.filter(({ result }) => result === value).length;
        return sum + matches / totals.length / sides;
      }, 0);
  };

/** Number of successes in each equal share of a first throw (binomial). */
export const successes =
  (...results: readonly string[]): FormulaOf =>
  (ruleset, request) => {
    const { count, totals } = nextOf(ruleset, request);
    const chance = totals.filter(({ result }) => results.includes(result)).length / totals.length;
    return ([value]) => {
      const shares = value as readonly number[];
      return shares.reduce((product, hits) => product * binomial(count / shares.length, hits, chance), 1);
    };
  };

/** Returns the next roll that is requested after these faces. */
function nextOf(ruleset: AnyRuleset, request: Request, dice: readonly number[] = []): NeedsRoll["next"] {
  const answer = adjudicate(ruleset, { ...request, dice });
  if (answer.kind !== "NEEDS_ROLL") throw new Error(`${request.operation} asks for no dice: ${answer.kind}`);
  return answer.next;
}

/** Returns the chance of exactly `hits` successes with this many dice. */
function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let each = 0; each < hits; each += 1) ways = (ways * (dice - each)) / (each + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}
