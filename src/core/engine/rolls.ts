import { meansItself } from "../audit/arithmetic";
import { ChartError, rowFor } from "../charts/look-up";
import type { About, Reading } from "../contract/audit";
import type { ChartModifier, ChartRow } from "../contract/chart";
import type { Counted, DrawSpec, PlainRollSpec, ResultChange, RollSpec, ThrowSpec } from "../contract/context";
import { type DiceNotation, drawNotation, readNotation } from "../dice/notation";

/** The audit header of a roll, a draw or a handful: label, section, dice, chart and modifiers. */
export interface RollHeader<Kind = "roll" | "draw" | "throw"> {
  readonly kind: Kind;
  readonly label: string;
  readonly about: About | undefined;
  readonly section: string;
  readonly dice: string;
  readonly chart: string | null;
  readonly column: string | null;
  readonly modifiers: readonly ChartModifier[];
}

/** The result of a total: its name, the index of its row on a chart, and what the rules make of it, in order. */
export interface RollResult<Row extends number | null = number | null> {
  readonly result: string;
  readonly row: Row;
  readonly changes: readonly ResultChange[];
}

/** A roll of any kind, as the context throws it, records it, and reports it when the tape runs out. */
export interface Roll<Kind = "roll" | "draw" | "throw"> {
  readonly label: string;
  readonly notation: DiceNotation;
  /** The sum of the modifiers that are added to the total. */
  readonly drm: number;
  header(): RollHeader<Kind>;
  resultOf(modified: number, natural: number): RollResult;
  /** The results of the modified totals where no chart's rows say them; none where each names its own number. */
  readings?(): readonly Reading[];
}

const NO_MODIFIERS: readonly ChartModifier[] = [];

const NO_CHANGES: readonly ResultChange[] = [];

const NO_CHART = { chart: null, column: null };

/** The row a roll falls on: the automatic one of its natural total, else the one its modified total meets. */
export function readRow<R extends ChartRow>(
  { view, automatic }: Pick<RollSpec<R>, "view" | "automatic">,
  modified: number,
  natural: number,
): { row: R; index: number } {
  const row = automatic?.(natural);
  if (row !== undefined) return { row, index: view.rows.indexOf(row) };
  const found = rowFor(view, modified);
  if (found === undefined) throw new ChartError(`Chart ${view.chart} has no row for ${modified}.`);
  return found;
}

/** A roll that a chart reads. */
export class ChartRoll<R extends ChartRow> implements Roll<"roll" | "draw"> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm: number;

  constructor(private readonly spec: RollSpec<R>) {
    this.label = spec.label;
    this.notation = readNotation(spec.view.dice);
    this.drm = sumOf(spec.modifiers);
  }

  header(): RollHeader<"roll" | "draw"> {
    const { kind = "roll", label, about, section, modifiers = NO_MODIFIERS } = this.spec;
    const { dice, chart, column } = this.spec.view;
    return { kind, label, about, section, dice, chart, column, modifiers };
  }

  resultOf(modified: number, natural: number): RollResult {
    const { say, adjust } = this.spec;
    const { row, index } = readRow(this.spec, modified, natural);
    const result = say === undefined ? String((row as { result?: unknown }).result) : say(row, natural);
    return { result, row: index, changes: adjust?.(row, natural) ?? NO_CHANGES };
  }
}

/** A roll that no chart reads. */
export class PlainRoll implements Roll<"roll"> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm: number;

  constructor(private readonly spec: PlainRollSpec) {
    this.label = spec.label;
    this.notation = readNotation(spec.dice);
    this.drm = sumOf(spec.modifiers);
  }

  header(): RollHeader<"roll"> {
    const { label, about, section, dice, modifiers = NO_MODIFIERS } = this.spec;
    return { kind: "roll", label, about, section, dice, ...NO_CHART, modifiers };
  }

  resultOf(modified: number, natural: number): RollResult {
    const { say, adjust } = this.spec;
    return { result: say(modified, natural), row: null, changes: adjust?.(modified, natural) ?? NO_CHANGES };
  }

  readings(): readonly Reading[] {
    const { drm, notation, spec } = this;
    const rows: { min: number | null; max: number | null; result: string }[] = [];
    const totals = notation.totals();
    for (const total of totals) {
      const result = spec.say(total + drm, total);
      const last = rows.at(-1);
      if (last?.result === result) last.max = total + drm;
      else rows.push({ min: total + drm, max: total + drm, result });
    }
    if (rows.length === totals.length && rows.every(({ min, result }) => meansItself(result, min!))) return [];
    rows[0]!.min = null;
    rows.at(-1)!.max = null;
    return rows;
  }
}

/** A draw of one item from a pool. */
export class PoolDraw<T> implements Roll<"draw"> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm = 0;

  constructor(private readonly spec: DrawSpec<T>) {
    this.label = spec.label;
    this.notation = drawNotation(spec.pool.length);
  }

  header(): RollHeader<"draw"> {
    const { label, about, section } = this.spec;
    return { kind: "draw", label, about, section, dice: this.notation.text, ...NO_CHART, modifiers: NO_MODIFIERS };
  }

  resultOf(_: number, face: number): RollResult {
    const item = this.spec.pool[face - 1]!;
    return { result: this.spec.say(item), row: null, changes: this.spec.adjust?.(item) ?? NO_CHANGES };
  }
}

/** A handful of dice, each read by itself on a chart. */
export class Handful<R extends ChartRow> implements Roll<"throw"> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm = 0;
  private readonly die: DiceNotation;

  constructor(
    private readonly spec: ThrowSpec<R>,
    /** The number of dice in all. */
    private readonly count: number,
    /** The number of them thrown together. */
    together = count,
  ) {
    this.label = spec.label;
    this.die = readNotation(spec.view.dice);
    this.notation = { ...this.die, count: together, read: "each", totalOf: () => 0 };
  }

  header(): RollHeader<"throw"> & { readonly chart: string } {
    const { label, about, section, view, terms } = this.spec;
    const { chart, column } = view;
    const dice = `${this.count}x${this.die.text}`;
    return { kind: "throw", label, about, section, dice, chart, column, modifiers: terms };
  }

  resultOf(_: number, face: number): RollResult<number> {
    const { row, index } = readRow(this.spec, face, face);
    return { result: row.result, row: index, changes: NO_CHANGES };
  }

  /** The number of these faces that counted, in all and by group. */
  counted(faces: readonly number[]): Counted {
    const { groups } = this.spec;
    const hits = faces.map((face) => this.countOf(face));
    const counted = hits.reduce((sum, hit) => sum + hit, 0);
    return groups === undefined ? { faces, counted } : { faces, counted, groups: sumsOf(groups, hits) };
  }

  /** For every face of a die 1 if it counts, else 0: dice of a group differ in nothing else. */
  outcomeClasses(): readonly number[] {
    return this.die.totals().map((face) => this.countOf(face));
  }

  private countOf(face: number): number {
    return Number(this.spec.counting.includes(this.resultOf(face, face).result));
  }
}

function sumOf(modifiers: readonly ChartModifier[] = NO_MODIFIERS): number {
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return sum;
}

function sumsOf(groups: readonly string[], numbers: readonly number[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [die, group] of groups.entries()) sums[group] = (sums[group] ?? 0) + numbers[die]!;
  return sums;
}
