import { memoize } from "../charts/memoize";
import type { ChartRow } from "../contract/chart";
import type { RollSpec } from "../contract/context";
import type { DiceNotation } from "../dice/notation";
import { readRow } from "./rolls";

/** Classes of one chart's rows: equal rows have the same kind. `classes` caches class numbers by dice and modifiers. */
interface RowClasses {
  readonly kinds: readonly number[];
  readonly classes: Map<string, readonly number[]>;
}

/**
 * Returns a class number per outcome, in the order of `RollRequest.outcomeClasses`. Outcomes share a class if their
 * rows are equal, ignoring position. Returns the identical list for the same rows, dice and DRM.
 */
export function outcomeClassesOf<R extends ChartRow>(spec: RollSpec<R>, notation: DiceNotation): readonly number[] {
  const { kinds, classes } = rowClassesOf(spec.view.rows);
  const drm = spec.modifiers?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  const compute = (): readonly number[] =>
    totalsInOrder(notation).map((total) => kinds[readRow(spec, total + drm, total).index]!);
  // Not cached: an automatic row can depend on more than rows, dice and DRM.
  if (spec.automatic !== undefined) return compute();
  const key = `${notation.text} ${drm}`;
  let numbers = classes.get(key);
  if (numbers === undefined) {
    numbers = compute();
    classes.set(key, numbers);
  }
  return numbers;
}

/** Cached by identity of the rows, so that the enumerator recognizes the classes. */
const rowClassesOf = memoize((rows: readonly ChartRow[]): RowClasses => {
  const contents = rows.map(contentOf);
  return { kinds: contents.map((text) => contents.indexOf(text)), classes: new Map() };
});

/** Serializes a row without its position on the chart. */
function contentOf({ min, max, roll, ...rest }: ChartRow): string {
  return JSON.stringify(roll === undefined ? rest : { min, max, ...rest });
}

/** Returns the natural total of every outcome; for digits, in the order of the face lists. */
function totalsInOrder(notation: DiceNotation): readonly number[] {
  if (notation.read !== "digits") return notation.totals();
  const totals: number[] = [];
  for (let tens = 1; tens <= notation.sides; tens++) {
    for (let units = 1; units <= notation.sides; units++) totals.push(notation.totalOf([tens, units]));
  }
  return totals;
}
