import type { ChartModifier, ChartRow, ChartView } from "../contract/chart";
import { memoize } from "./memoize";

/**
 * Thrown if the rules look up something that the charts do not contain. The kernel reports it as a fault of the charts.
 */
export class ChartError extends Error {}

interface RowChart<R> {
  readonly id: string;
  readonly dice: string;
  readonly rows: readonly R[];
}

interface Column<R> {
  readonly id: string;
  readonly rows: readonly R[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly months?: readonly number[] | undefined;
}

interface ColumnsChart<C> {
  readonly id: string;
  readonly dice: string;
  readonly columns: readonly C[];
}

/** Returns a whole range or roster chart in the form that a roll reads. */
export function chartView<R extends ChartRow>(chart: RowChart<R>): ChartView<R> {
  return { chart: chart.id, column: null, dice: chart.dice, rows: chart.rows };
}

/** Returns a column of a chart by its id. Throws a ChartError if there is none, which the pack's schema rules out. */
export function columnOf<R extends ChartRow>(chart: ColumnsChart<Column<R>>, id: string): ChartView<R> {
  const column = chart.columns.find((each) => each.id === id);
  if (column === undefined) throw new ChartError(`Chart ${chart.id} has no column ${id}.`);
  return { chart: chart.id, column: id, dice: chart.dice, rows: column.rows };
}

/** Returns the first column that passes `also` and whose `from`..`to` range (YYYY-MM, inclusive) contains the month. */
export function columnAt<C extends Column<ChartRow>>(
  chart: { readonly id: string; readonly dice: string; readonly columns: readonly C[] },
  month: string,
  also: (column: C) => boolean = () => true,
): ChartView<C["rows"][number]> | undefined {
  const column = chart.columns.find(
    (each) => (each.from ?? "") <= month && month <= (each.to ?? "9999-12") && also(each),
  );
  return column && { chart: chart.id, column: column.id, dice: chart.dice, rows: column.rows };
}

/** Returns the column for a calendar month from 1 to 12. Undefined if nothing is rolled in that month. */
export function columnInMonth<R extends ChartRow>(
  chart: ColumnsChart<Column<R>>,
  month: number,
): ChartView<R> | undefined {
  const column = chart.columns.find((each) => each.months?.includes(month));
  return column && { chart: chart.id, column: column.id, dice: chart.dice, rows: column.rows };
}

/** True if a row covers a total. */
export function covers(row: ChartRow, total: number): boolean {
  if (row.roll !== undefined) return row.roll === total;
  return (row.min ?? Number.NEGATIVE_INFINITY) <= total && total <= (row.max ?? Number.POSITIVE_INFINITY);
}

/** Returns the row that covers a total, and its index. Undefined if no row does. */
export function rowFor<R extends ChartRow>(
  { rows }: ChartView<R>,
  total: number,
): { row: R; index: number } | undefined {
  const index = rows.findIndex((row) => covers(row, total));
  return index < 0 ? undefined : { row: rows[index]!, index };
}

/**
 * Returns a modifier of a chart by its code. Throws a ChartError if there is none, which the pack's schema rules out.
 */
export function modifierOf(
  { id, modifiers }: { readonly id: string; readonly modifiers: readonly ChartModifier[] },
  code: string,
): ChartModifier {
  const modifier = modifiers.find((each) => each.code === code);
  if (modifier === undefined) throw new ChartError(`Chart ${id} lists no modifier ${code}.`);
  return modifier;
}

/** Returns an item that was looked up in the charts. Throws a ChartError if it is undefined. */
export function requireItem<T>(item: T | undefined, what: string, id: string): T {
  if (item === undefined) throw new ChartError(`No chart contains the ${what} ${id}.`);
  return item;
}

/** Returns a function that finds the first item with an id in a list of the charts. Each list is indexed once. */
export function makeFinder<T extends { readonly id: string }>(): (list: readonly T[], id: string) => T | undefined {
  const indexOf = memoize((list: readonly T[]) => new Map([...list].reverse().map((item) => [item.id, item])));
  return (list, id) => indexOf(list).get(id);
}
