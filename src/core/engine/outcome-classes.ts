import { onceFor } from "../charts/once";
import type { ChartRow } from "../contract/chart";
import type { RollSpec } from "../contract/context";
import type { DiceNotation } from "../dice/notation";
import { readRow } from "./rolls";

/** The classes of one chart's rows: which rows hold the same, and what totals meet them under which dice and modifiers. */
interface RowClasses {
  readonly kinds: readonly number[];
  readonly classes: Map<string, readonly number[]>;
}

/**
 * Gives every fall of the dice a class number, in the order of `RollRequest.outcomeClasses`; falls whose rows are equal, position
 * aside, share one. The same list is given again for the same rows, dice and drm.
 */
export function outcomeClassesOf<R extends ChartRow>(spec: RollSpec<R>, notation: DiceNotation): readonly number[] {
  const { kinds, classes } = rowClassesOf(spec.view.rows);
  const drm = spec.modifiers?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  const compute = (): readonly number[] =>
    totalsInOrder(notation).map((total) => kinds[readRow(spec, total + drm, total).index]!);
  // An automatic row may depend on more than rows, dice and drm.
  if (spec.automatic !== undefined) return compute();
  const key = `${notation.text} ${drm}`;
  let numbers = classes.get(key);
  if (numbers === undefined) {
    numbers = compute();
    classes.set(key, numbers);
  }
  return numbers;
}

/** The same for the same rows, so that the odds know their classes again. */
const rowClassesOf = onceFor((rows: readonly ChartRow[]): RowClasses => {
  const contents = rows.map(contentOf);
  return { kinds: contents.map((text) => contents.indexOf(text)), classes: new Map() };
});

/** The members of a row besides its place on the chart, as a text. */
function contentOf({ min, max, roll, ...rest }: ChartRow): string {
  return JSON.stringify(roll === undefined ? rest : { min, max, ...rest });
}

/** The natural total of every way the dice can fall, digits in the order of their faces. */
function totalsInOrder(notation: DiceNotation): readonly number[] {
  if (notation.read !== "digits") return notation.totals();
  const totals: number[] = [];
  for (let tens = 1; tens <= notation.sides; tens++) {
    for (let units = 1; units <= notation.sides; units++) totals.push(notation.totalOf([tens, units]));
  }
  return totals;
}
