import type { Charts } from "./charts";

/** One roll, draw or handful of dice as a vector expects it. */
export interface Roll {
  readonly label: string;
  readonly faces: readonly number[];
  readonly chart: string | null;
  readonly column?: string | null;
  readonly row?: number | null;
  readonly modified?: number;
  readonly result?: string;
  readonly modifiers?: Readonly<Record<string, number>>;
  readonly terms?: Readonly<Record<string, number>>;
  readonly counted?: number;
  /** Adjustments that rules make to the result, in order. */
  readonly adjustments?: readonly object[];
  /** The sections that modifiers or terms cite, by code. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** Dice that no chart reads. */
export function plain(
  label: string,
  faces: readonly number[],
  result: string,
  modifiers: Readonly<Record<string, number>> = {},
): Roll {
  const modified = sum(faces) + sum(Object.values(modifiers));
  return { label, faces, chart: null, column: null, row: null, modified, result, modifiers };
}

/** A draw of the item at a position, counted from 1. */
export function draw(label: string, face: number, result: string): Roll {
  return { label, faces: [face], chart: null, column: null, row: null, result };
}

/** The rolls that are read on a game's charts. */
export class ChartRolls {
  constructor(private readonly charts: Charts) {}

  /** A roll on a chart: row and result follow from the pack. */
  readonly roll = (
    label: string,
    id: string,
    faces: readonly number[],
    column: string | null = null,
    modifiers: Readonly<Record<string, number>> = {},
  ): Roll => {
    const modified = sum(faces) + sum(Object.values(modifiers));
    const { index, row } = this.charts.rowFor(id, column, modified);
    const result = row.result ?? row.space;
    return { label, faces, chart: id, column, row: index, modified, ...(result ? { result: result } : {}), modifiers };
  };

  /** A handful of dice, each read by itself: `counting` names the results that count. */
  readonly handful = (
    label: string,
    id: string,
    faces: readonly number[],
    terms: Readonly<Record<string, number>>,
    counting: readonly string[],
    column: string | null = null,
  ): Roll => {
    if (sum(Object.values(terms)) !== faces.length) throw new Error(`${label}: the terms are not ${faces.length}.`);
    const results = faces.map((face) => this.charts.rowFor(id, column, face).row.result ?? "");
    const counted = results.filter((result) => counting.includes(result)).length;
    return { label, faces, chart: id, column, terms, counted };
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
