import { meansItself } from "../audit/arithmetic";
import { ChartError, rowFor } from "../charts/look-up";
import type { About, Reading } from "../contract/audit";
import type { ChartModifier, ChartRow } from "../contract/chart";
import type { DrawSpec, PlainRollSpec, ResultChange, RollSpec } from "../contract/context";
import { type DiceNotation, drawNotation } from "../dice/notation";

/** One roll as it is thrown and recorded, whether a chart reads it or not. */
interface Asked<Kind extends "roll" | "draw" | "throw"> {
  readonly kind: Kind;
  readonly label: string;
  readonly about: About | undefined;
  readonly section: string;
  readonly dice: string;
  readonly chart: string | null;
  readonly column: string | null;
  readonly modifiers: readonly ChartModifier[];
}

/** A roll or a draw as it is recorded. */
export type AskedRoll = Asked<"roll" | "draw">;

/** Any roll, draw or handful of dice as it is thrown. */
export type AnyAsked = Asked<"roll" | "draw" | "throw">;

/** What is only told when the tape runs out: what was asked for, and what a total would say. */
export interface RollRecord {
  readonly asked: AnyAsked;
  readonly say: (modified: number, natural: number) => string;
  readonly adjust?: (modified: number, natural: number) => readonly ResultChange[];
}

/** The modifiers of a roll that has none. */
export const NO_MODIFIERS: readonly ChartModifier[] = [];

const NO_CHART = { chart: null, column: null };

/** The row a roll falls on: the automatic one of its natural total, else the one its modified total meets. */
export function readRow<R extends ChartRow>(
  spec: RollSpec<R>,
  modified: number,
  natural: number,
): { row: R; index: number } {
  const { view, automatic } = spec;
  const row = automatic?.(natural);
  if (row !== undefined) return { row, index: view.rows.indexOf(row) };
  const found = rowFor(view, modified);
  if (found === undefined) throw new ChartError(`Chart ${view.chart} has no row for ${modified}.`);
  return found;
}

/** A roll of a chart as it is told. */
export function askedOnChart<R extends ChartRow>(spec: RollSpec<R>): AskedRoll {
  const { kind = "roll", label, about, section, modifiers = NO_MODIFIERS } = spec;
  const { dice, chart, column } = spec.view;
  return { kind, label, about, section, dice, chart, column, modifiers };
}

/** How a roll of a chart is told when the tape runs out. */
export function describeRoll<R extends ChartRow>(spec: RollSpec<R>): RollRecord {
  const say = (modified: number, natural: number): string =>
    resultNameOf(spec, readRow(spec, modified, natural).row, natural);
  const adjust = (modified: number, natural: number): readonly ResultChange[] =>
    spec.adjust?.(readRow(spec, modified, natural).row, natural) ?? [];
  return { asked: askedOnChart(spec), say, adjust };
}

/** A roll that no chart reads as it is told. */
export function askedPlainly({ label, about, section, dice, modifiers = NO_MODIFIERS }: PlainRollSpec): AskedRoll {
  return { kind: "roll", label, about, section, dice, ...NO_CHART, modifiers };
}

/** What the modified totals of a roll that no chart reads mean, row by row; none where each means its own number. */
export function readingsOf({ say }: PlainRollSpec, notation: DiceNotation, drm: number): readonly Reading[] {
  const rows: { min: number | null; max: number | null; result: string }[] = [];
  const totals = notation.totals();
  for (const total of totals) {
    const result = say(total + drm, total);
    const last = rows.at(-1);
    if (last?.result === result) last.max = total + drm;
    else rows.push({ min: total + drm, max: total + drm, result });
  }
  if (rows.length === totals.length && rows.every(({ min, result }) => meansItself(result, min!))) return [];
  rows[0]!.min = null;
  rows.at(-1)!.max = null;
  return rows;
}

/** How a roll that no chart reads is told when the tape runs out. */
export function describePlainRoll(spec: PlainRollSpec): RollRecord {
  const { say, adjust } = spec;
  return { asked: askedPlainly(spec), say, ...(adjust && { adjust }) };
}

/** A draw from a pool as it is told. */
export function askedFromPool<T>({ label, about, section, pool }: DrawSpec<T>): AskedRoll {
  const dice = drawNotation(pool.length).text;
  return { kind: "draw", label, about, section, ...NO_CHART, dice, modifiers: NO_MODIFIERS };
}

/** How a draw from a pool is told when the tape runs out. */
export function describeDraw<T>(spec: DrawSpec<T>): RollRecord {
  const item = (face: number): T => spec.pool[face - 1]!;
  const adjust = (_: number, face: number): readonly ResultChange[] => spec.adjust?.(item(face)) ?? [];
  return { asked: askedFromPool(spec), say: (_, face) => spec.say(item(face)), adjust };
}

/** What the row met by a natural total is called in the audit. */
export function resultNameOf<R extends ChartRow>({ say }: RollSpec<R>, row: R, natural: number): string {
  return say === undefined ? String((row as { result?: unknown }).result) : say(row, natural);
}
