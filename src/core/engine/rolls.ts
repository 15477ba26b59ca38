import { containsTotal } from "../audit/arithmetic";
import { ChartError, rowFor } from "../charts/look-up";
import type { About, Reading, RollKind } from "../contract/audit";
import type { ChartModifier, ChartRow } from "../contract/chart";
import type { CountResult, DrawSpec, PlainRollSpec, ResultChange, RollSpec, ThrowSpec } from "../contract/context";
import { type DiceNotation, drawNotation, requireNotation } from "../dice/notation";

/** The audit header of a roll, a draw or a handful: label, section, dice, chart and modifiers. */
export interface RollHeader<Kind = RollKind | "throw"> {
  readonly kind: Kind;
  readonly label: string;
  readonly about: About | undefined;
  readonly section: string;
  readonly dice: string;
  readonly chart: string | null;
  readonly column: string | null;
  readonly modifiers: readonly ChartModifier[];
}

/** The result of a total: its name, the index of its chart row, and the rules' adjustments in order. */
export interface RollResult<Row extends number | null = number | null> {
  readonly result: string;
  readonly row: Row;
  readonly changes: readonly ResultChange[];
}

/** A roll of any kind, as the context throws it, records it, and reports it when the tape runs out. */
export interface Roll<Kind = RollKind | "throw"> {
  readonly label: string;
  readonly notation: DiceNotation;
  /** The sum of the modifiers that are added to the total. */
  readonly drm: number;
  header(): RollHeader<Kind>;
  resultOf(modified: number, natural: number): RollResult;
  /** The results of the modified totals, if no chart defines them. Empty if each total is its own result. */
  readings?(): readonly Reading[];
}

const NO_MODIFIERS: readonly ChartModifier[] = [];

const NO_CHANGES: readonly ResultChange[] = [];

const NO_CHART = { chart: null, column: null };

/** Returns the row of a roll: the automatic row of its natural total, else the row of its modified total. */
export function readRow<R extends ChartRow>(
  { view, automatic }: Pick<RollSpec<R>, "view" | "automatic">,
  modified: number,
  natural: number,
): { row: R; index: number } {
  const row = automatic?.(natural);
  if (row !== undefined) return { row, index: view.rows.indexOf(row) };
  const match = rowFor(view, modified);
  if (match === undefined) throw new ChartError(`Chart ${view.chart} has no row for ${modified}.`);
  return match;
}

/** A roll that is looked up on a chart. */
export class ChartRoll<R extends ChartRow> implements Roll<RollKind> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm: number;

  constructor(private readonly spec: RollSpec<R>) {
    this.label = spec.label;
    this.notation = requireNotation(spec.view.dice);
    this.drm = sumOf(spec.modifiers);
  }

  header(): RollHeader<RollKind> {
    const { kind = "roll", label, about, section, modifiers = NO_MODIFIERS } = this.spec;
    const { dice, chart, column } = this.spec.view;
    return { kind, label, about, section, dice, chart, column, modifiers };
  }

  resultOf(modified: number, natural: number): RollResult {
    const { resultName: say, adjust } = this.spec;
    const { row, index } = readRow(this.spec, modified, natural);
    const result = say === undefined ? String((row as { result?: unknown }).result) : say(row, natural);
    return { result, row: index, changes: adjust?.(row, natural) ?? NO_CHANGES };
  }
}

/** A roll without a chart. */
export class PlainRoll implements Roll<"roll"> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm: number;

  constructor(private readonly spec: PlainRollSpec) {
    this.label = spec.label;
    this.notation = requireNotation(spec.dice);
    this.drm = sumOf(spec.modifiers);
  }

  header(): RollHeader<"roll"> {
    const { label, about, section, dice, modifiers = NO_MODIFIERS } = this.spec;
    return { kind: "roll", label, about, section, dice, ...NO_CHART, modifiers };
  }

  resultOf(modified: number, natural: number): RollResult {
    const { resultName: say, adjust } = this.spec;
    return { result: say(modified, natural), row: null, changes: adjust?.(modified, natural) ?? NO_CHANGES };
  }

  readings(): readonly Reading[] {
    const { drm, notation, spec } = this;
    const rows: { min: number | null; max: number | null; result: string }[] = [];
    const totals = notation.totals();
    for (const total of totals) {
      const result = spec.resultName(total + drm, total);
      const last = rows.at(-1);
      if (last?.result === result) last.max = total + drm;
      else rows.push({ min: total + drm, max: total + drm, result });
    }
    if (rows.length === totals.length && rows.every(({ min, result }) => containsTotal(result, min!))) return [];
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
    return { result: this.spec.resultName(item), row: null, changes: this.spec.adjust?.(item) ?? NO_CHANGES };
  }
}

/** Dice that are looked up on a chart one by one. */
export class Handful<R extends ChartRow> implements Roll<"throw"> {
  readonly label: string;
  readonly notation: DiceNotation;
  readonly drm = 0;
  private readonly die: DiceNotation;

  constructor(
    private readonly spec: ThrowSpec<R>,
    /** Total number of dice. */
    private readonly count: number,
    /** Number of dice thrown together. */
    together = count,
  ) {
    this.label = spec.label;
    this.die = requireNotation(spec.view.dice);
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

  /** Counts the faces with a counting result, in total and by group. */
  counted(faces: readonly number[]): CountResult {
    const { groups } = this.spec;
    const hits = faces.map((face) => this.countOf(face));
    const counted = hits.reduce((sum, hit) => sum + hit, 0);
    return groups === undefined ? { faces, counted } : { faces, counted, groups: sumsOf(groups, hits) };
  }

  /** Returns 1 for every face that counts, else 0. Dice of a group differ in nothing else. */
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
