import { onceFor } from "../charts/once";
import type { ChartRow } from "../contract/chart";
import type { RollSpec } from "../contract/context";
import type { DiceNotation } from "../dice/notation";

/** Reads the row of a roll from its modified and its natural total. */
type ReadRow<R extends ChartRow> = (spec: RollSpec<R>, modified: number, natural: number) => { readonly index: number };

/** What is known of one chart's rows: which hold the same, and what totals meet them under which dice and modifiers. */
interface Known {
  readonly kinds: readonly number[];
  readonly classes: Map<string, readonly number[]>;
}

/**
 * A number for every way the dice can fall, in the order of `RollRequest.outcomeClasses`, that ways share whose rows hold the same
 * wherever they stand on the chart. The same list is given again for the same rows, dice and drm.
 */
export function outcomeClassesOf<R extends ChartRow>(
  spec: RollSpec<R>,
  notation: DiceNotation,
  readRow: ReadRow<R>,
): readonly number[] {
  const { kinds, classes } = knownOf(spec.view.rows);
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
const knownOf = onceFor((rows: readonly ChartRow[]): Known => {
  const held = rows.map(contentOf);
  return { kinds: held.map((text) => held.indexOf(text)), classes: new Map() };
});

/** What a row holds besides its place on the chart. */
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
