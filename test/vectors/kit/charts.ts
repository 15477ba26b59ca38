import { readFileSync } from "node:fs";

/** A row of a chart, as far as vectors read it. */
export interface Row {
  readonly min: number | null;
  readonly max: number | null;
  readonly result?: string;
  readonly space?: string;
}

/** A chart of the pack, as far as vectors read it. */
export interface Chart {
  readonly rows?: readonly Row[];
  readonly columns?: readonly { readonly id: string; readonly rows: readonly Row[] }[];
  readonly facts?: unknown;
}

/** A row, and its place from 0. */
export interface PlacedRow {
  readonly index: number;
  readonly row: Row;
}

/** The chart pack of a game, as its vectors read it. */
export class Charts {
  private readonly charts: Readonly<Record<string, Chart>>;

  constructor(game: string) {
    const file = new URL(`../../../src/rulesets/${game}/charts/pack.json`, import.meta.url);
    this.charts = JSON.parse(readFileSync(file, "utf8")).charts;
  }

  /** A chart by its id. */
  readonly chart = (id: string): Chart => {
    const chart = this.charts[id];
    if (chart === undefined) throw new Error(`There is no chart ${id}.`);
    return chart;
  };

  /** The facts of a chart that no dice read. */
  readonly facts = <T>(id: string): T => this.chart(id).facts as T;

  /** The row that a total falls on. */
  readonly rowFor = (id: string, column: string | null, total: number): PlacedRow => {
    const { rows, columns } = this.chart(id);
    const list = column === null ? rows : columns?.find((each) => each.id === column)?.rows;
    const index = list?.findIndex(({ min, max }) => (min ?? total) <= total && total <= (max ?? total)) ?? -1;
    if (list === undefined || index < 0) throw new Error(`${id} ${column} has no row for ${total}.`);
    return { index, row: list[index]! };
  };
}
