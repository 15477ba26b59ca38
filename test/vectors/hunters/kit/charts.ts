import { readFileSync } from "node:fs";

/** A row of a chart as the pack prints it. */
export interface Row {
  readonly min?: number | null;
  readonly max?: number | null;
  readonly roll?: number;
  readonly result: string;
  readonly [field: string]: unknown;
}

/** A ship of a roster. */
export interface Ship extends Row {
  readonly roll: number;
  readonly name: string;
  readonly tons: number;
}

/** A column of a chart. */
export interface Column {
  readonly id: string;
  readonly from?: string;
  readonly to?: string;
  readonly rows: readonly Row[];
}

/** A chart of the pack, with any members. */
interface Chart {
  readonly dice?: string;
  readonly rows?: readonly Row[];
  readonly columns?: readonly Column[];
  readonly facts?: { readonly [fact: string]: unknown };
}

const path = new URL("../../../../src/rulesets/hunters/charts/pack.json", import.meta.url);

const { charts } = JSON.parse(readFileSync(path, "utf8")) as { charts: Record<string, Chart> };

/** How many dice a chart is read with: `d66` and `d100` are two. */
export function diceOfChart(chart: string): number {
  const { dice = "1d6" } = charts[chart]!;
  return dice.startsWith("d") ? 2 : Number.parseInt(dice, 10);
}

/** The rows of a chart without columns. */
export function rowsOf(chart: string): readonly Row[] {
  return charts[chart]!.rows!;
}

/** The columns of a chart. */
export function columnsOf(chart: string): readonly Column[] {
  return charts[chart]!.columns!;
}

/** One column of a chart by its id. */
export function columnOf(chart: string, id: string): Column {
  return columnsOf(chart).find((column) => column.id === id)!;
}

/** The ships of a roster, or of one of its columns. */
export function shipsOf(chart: string, column?: string): readonly Ship[] {
  return (column === undefined ? rowsOf(chart) : columnOf(chart, column).rows) as readonly Ship[];
}

/** The row that a total reads in a list of rows. */
export function read(rows: readonly Row[], total: number): Row {
  return rows.find(({ roll, min, max }) => {
    if (roll !== undefined) return roll === total;
    return (min ?? Number.NEGATIVE_INFINITY) <= total && total <= (max ?? Number.POSITIVE_INFINITY);
  })!;
}

/** Damage that sinks a ship of that tonnage, as U3 prints it. */
export function pointsOf(tons: number): number {
  const { byTons } = charts.POINTS_TO_SINK!.facts as { byTons: { minTons: number; points: number }[] };
  return byTons.find(({ minTons }) => minTons <= tons)!.points;
}

/** Damage that sinks a capital ship. */
export function capitalShipPoints(): number {
  return charts.POINTS_TO_SINK!.facts!.capitalShip as number;
}

/** A vector as a file holds it; see test/vectors/vector.schema.json. */
export interface Vector {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  readonly base: string | null;
  readonly patch?: object;
  readonly input: object;
  readonly dice: readonly number[];
  readonly expect: object;
}

/** Two six-sided dice that add up to a total. */
export function twoDice(total: number): [number, number] {
  const first = Math.min(6, total - 1);
  return [first, total - first];
}

/** Two ten-sided dice that are read as a number from 1 to 100; a 0 is the face 10. */
export function percentile(number: number): [number, number] {
  const face = (digit: number): number => (digit === 0 ? 10 : digit);
  return [face(Math.floor(number / 10) % 10), face(number % 10)];
}

/** A number in two digits, so that ids sort as they should. */
export function padded(number: number, digits = 2): string {
  return String(number).padStart(digits, "0");
}

/** The row of the log a patrol in progress writes. */
export function logRow(month: string, boat: string, area: string, mission: string | null = null): object {
  return { month, boat, area, mission, ships: [], result: null, patrolMonths: 0, refitMonths: 0 };
}

/** The faces of one six-sided die. */
export function faces(): number[] {
  return [1, 2, 3, 4, 5, 6];
}
