import { parseNotation } from "../../src/core/dice/notation";
import { waysOf } from "../../src/core/dice/ways";
import { adjudicate, type Request } from "../../src/core/operation/adjudicate";
import type { AnyRuleset, NeedsRoll } from "../../src/core/operation/contract";

/** The closed formula of a case: the chance of the values told apart, in the order of the places. */
export type Formula = (values: readonly unknown[]) => number;

/** Makes the formula of a case from its ruleset and its request. */
export type FormulaOf = (ruleset: AnyRuleset, request: Request) => Formula;

/** What the first die of the operation would mean is the value told: its chance is the share of the dice that say so. */
export const firstRoll =
  (worded: (result: string) => unknown): FormulaOf =>
  (ruleset, request) => {
    const { dice, totals } = firstOf(ruleset, request);
    const { ways, of } = waysOf(parseNotation(dice)!);
    return ([value]) =>
      totals.reduce((sum, { result }, index) => (worded(result) === value ? sum + ways[index]! / of : sum), 0);
  };

/** Of a first handful of dice, the number of faces that mean one of these results, which the value tells: binomial. */
export const successes =
  (results: readonly string[], countIn: (value: unknown) => number): FormulaOf =>
  (ruleset, request) => {
    const { count, totals } = firstOf(ruleset, request);
    const chance = totals.filter(({ result }) => results.includes(result)).length / totals.length;
    return ([value]) => binomial(count, countIn(value), chance);
  };

/** One of so many that are all alike. */
export const oneOf =
  (size: number): FormulaOf =>
  () =>
  () =>
    1 / size;

function firstOf(ruleset: AnyRuleset, request: Request): NeedsRoll["next"] {
  const answer = adjudicate(ruleset, { ...request, dice: [] });
  if (answer.kind !== "NEEDS_ROLL") throw new Error(`${request.operation} asks for no dice: ${answer.kind}`);
  return answer.next;
}

/** The chance of so many successes among so many dice. */
export function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let each = 0; each < hits; each += 1) ways = (ways * (dice - each)) / (each + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}
