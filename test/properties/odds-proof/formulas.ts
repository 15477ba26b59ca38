import type { NeedsRoll } from "../../../src/core/contract/answer";
import type { Request } from "../../../src/core/contract/request";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { combinationsPerTotal, parseNotation } from "../../../src/core/dice/notation";
import { adjudicate } from "../../../src/core/engine/adjudicate";

/** The closed formula of a case: the chance of the values told apart, in the order of the places. */
export type Formula = (values: readonly unknown[]) => number;

/** Makes the formula of a case from its ruleset and its request. */
export type FormulaOf = (ruleset: AnyRuleset, request: Request) => Formula;

/** What the first die of the operation would mean is the value told: its chance is the share of the dice that say so. */
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

/** The same for the die that is asked for after these have fallen. */
export const laterRoll =
  (fallen: readonly number[], worded: (result: string) => unknown): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request, fallen);
    return ([value]) => totals.filter(({ result }) => worded(result) === value).length / totals.length;
  };

/** Cards drawn one after the other, none put back, until one of them counts: hypergeometric. */
export const drawnWithin =
  (cards: number, counts: (result: string) => boolean): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request);
    const blanks = totals.filter(({ result }) => !counts(result)).length;
    let none = 1;
    for (let card = 0; card < cards; card += 1) none *= (blanks - card) / (totals.length - card);
    return ([value]) => (value === true ? 1 - none : none);
  };

/** So many dice of one kind, thrown one by one: how many mean one of these results; binomial. */
export const oneByOne =
  (dice: number, ...results: readonly string[]): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request);
    const chance = totals.filter(({ result }) => results.includes(result)).length / totals.length;
    return ([value]) => binomial(dice, value as number, chance);
  };

/** What each of several dice of one kind means, in their order. */
export const eachOf: FormulaOf = (ruleset, request) => {
  const { totals } = nextOf(ruleset, request);
  const shareOf = (wanted: string): number => totals.filter(({ result }) => result === wanted).length / totals.length;
  return ([value]) => (value as readonly string[]).reduce((product, each) => product * shareOf(each), 1);
};

/** The sum of what several dice of one kind mean. */
export const sumOf =
  (dice: number, worded: (result: string) => number): FormulaOf =>
  (ruleset, request) => {
    const { totals } = nextOf(ruleset, request);
    const one = totals.map(({ result }) => worded(result));
    let sums = [0];
    for (let die = 0; die < dice; die += 1) sums = sums.flatMap((sum) => one.map((each) => sum + each));
    return ([value]) => sums.filter((sum) => sum === value).length / sums.length;
  };

/** What a later die names, on a chart that a first die of `sides` chooses; `tail` is what falls between the two. */
export const chosenThenNamed =
  (sides: number, tail: readonly number[]): FormulaOf =>
  (ruleset, request) => {
    const first = Array.from({ length: sides }, (_, index) => index + 1);
    const lists = first.map((face) => nextOf(ruleset, request, [face, ...tail]).totals);
    return ([value]) =>
      lists.reduce((sum, totals) => {
        const named = totals.filter(({ result }) => result === value).length;
        return sum + named / totals.length / sides;
      }, 0);
  };

/** Of a first handful, dealt out in equal shares, how many dice of each share mean one of these results: binomial. */
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

/** The dice asked for after these. */
function nextOf(ruleset: AnyRuleset, request: Request, dice: readonly number[] = []): NeedsRoll["next"] {
  const answer = adjudicate(ruleset, { ...request, dice });
  if (answer.kind !== "NEEDS_ROLL") throw new Error(`${request.operation} asks for no dice: ${answer.kind}`);
  return answer.next;
}

/** The chance of so many successes among so many dice. */
function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let each = 0; each < hits; each += 1) ways = (ways * (dice - each)) / (each + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}
