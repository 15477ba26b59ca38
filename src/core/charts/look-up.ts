import type { ChartModifier, ChartRow, ChartView } from "../contract/chart";
import { onceFor } from "./once";

/** Thrown where the rules look for something that the charts do not hold; the kernel answers it as a fault of the charts. */
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

/** The whole of a range or roster chart, ready to be read by a roll. */
export function viewOf<R extends ChartRow>(chart: RowChart<R>): ChartView<R> {
  return { chart: chart.id, column: null, dice: chart.dice, rows: chart.rows };
}

/** One column of a chart by its id; throws when the pack has no such column, which its schema excludes. */
export function columnOf<R extends ChartRow>(chart: ColumnsChart<Column<R>>, id: string): ChartView<R> {
  const column = chart.columns.find((each) => each.id === id);
  if (column === undefined) throw new ChartError(`Chart ${chart.id} has no column ${id}.`);
  return { chart: chart.id, column: id, dice: chart.dice, rows: column.rows };
}

/** The first column whose `from`..`to` months (YYYY-MM, inclusive) hold the month and that passes `also`. */
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

/** The column that serves a calendar month from 1 to 12, or undefined when none is rolled then. */
export function columnInMonth<R extends ChartRow>(
  chart: ColumnsChart<Column<R>>,
  month: number,
): ChartView<R> | undefined {
  const column = chart.columns.find((each) => each.months?.includes(month));
  return column && { chart: chart.id, column: column.id, dice: chart.dice, rows: column.rows };
}

/** True when a row covers a total. */
export function covers(row: ChartRow, total: number): boolean {
  if (row.roll !== undefined) return row.roll === total;
  return (row.min ?? Number.NEGATIVE_INFINITY) <= total && total <= (row.max ?? Number.POSITIVE_INFINITY);
}

/** The row a total falls on, with its index; undefined when the chart leaves the total uncovered. */
export function rowFor<R extends ChartRow>(
  { rows }: ChartView<R>,
  total: number,
): { row: R; index: number } | undefined {
  const index = rows.findIndex((row) => covers(row, total));
  return index < 0 ? undefined : { row: rows[index]!, index };
}

/** A modifier of a chart by its code; throws when the chart does not list it, which the pack's schema excludes. */
export function modifierOf(
  { id, modifiers }: { readonly id: string; readonly modifiers: readonly ChartModifier[] },
  code: string,
): ChartModifier {
  const modifier = modifiers.find((each) => each.code === code);
  if (modifier === undefined) throw new ChartError(`Chart ${id} lists no modifier ${code}.`);
  return modifier;
}

/** An item looked up in the charts; throws a ChartError where they hold no such thing. */
export function known<T>(item: T | undefined, what: string, id: string): T {
  if (item === undefined) throw new ChartError(`The charts hold no ${what} ${id}.`);
  return item;
}

/** Finds an item of a list of the charts by its id, the first of that id; an index is made once for each list. */
export function finder<T extends { readonly id: string }>(): (list: readonly T[], id: string) => T | undefined {
  const indexOf = onceFor((list: readonly T[]) => new Map([...list].reverse().map((item) => [item.id, item])));
  return (list, id) => indexOf(list).get(id);
}
