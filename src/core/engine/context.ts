import { aboutOf, codeOf, recordAt } from "../audit/about";
import { cloneJson } from "../audit/canonical";
import { pointerTo } from "../audit/pointer";
import type { TotalMeaning } from "../contract/answer";
import type { Adjustment, AppliedModifier, AuditEntry, AuditLevel, Citation, Reading } from "../contract/audit";
import type { ChartModifier, ChartRow } from "../contract/chart";
import type {
  Context,
  Counted,
  DrawSpec,
  PlainRollSpec,
  ResultChange,
  Rolled,
  RollSpec,
  Thrown,
  ThrowSpec,
} from "../contract/context";
import type { SnapshotBase } from "../contract/operation";
import { DICE_LIMIT } from "../contract/request";
import { type Dice, type RollRequest, TapeRanOut, type Watch } from "../dice/dice";
import { type DiceNotation, drawNotation, readNotation } from "../dice/notation";
import { Observed, ObservedHandful, ObservedRow } from "./observed-rolls";
import { outcomeClassesOf } from "./outcome-classes";
import { PointerIndex } from "./pointer-index";
import {
  type AnyAsked,
  type AskedRoll,
  askedFromPool,
  askedOnChart,
  askedPlainly,
  describeDraw,
  describePlainRoll,
  describeRoll,
  NO_MODIFIERS,
  type RollRecord,
  readingsOf,
  readRow,
  resultNameOf,
} from "./roll-record";

/** What an enumerating source may merge. */
interface Manner {
  readonly outcomeClasses?: () => readonly number[];
  readonly watch?: Watch;
}

/** Dice to be thrown for a spec, and how it is told. */
interface Toss<Spec extends { readonly label: string }> {
  readonly spec: Spec;
  readonly notation: DiceNotation;
  readonly modifiers: readonly ChartModifier[];
  readonly manner: Manner | undefined;
  readonly describe: (spec: Spec) => RollRecord;
}

/** Thrown when the tape ran out under a roll; caught by the kernel. */
export class NeedsRollSignal extends Error {
  constructor(
    readonly asked: AnyAsked,
    readonly notation: DiceNotation,
    readonly held: readonly number[],
    readonly citation: Citation,
    readonly modifiers: readonly AppliedModifier[],
    readonly totals: readonly TotalMeaning[],
  ) {
    super("The tape ran out.");
  }
}

/** Thrown when one operation asks for more dice than allowed, which only a caller's charts can bring about. */
export class DiceLimitSignal extends Error {}

const NO_REROLLS: readonly number[] = [];

/** The context that the engine resolves an operation in: its dice, its draft, its tape and its audit trail. */
export class OperationContext<S extends SnapshotBase, C> implements Context<S, C> {
  /** Every face rolled so far, in order. */
  readonly tape: number[] = [];
  /** The audit trail so far. */
  readonly audit: AuditEntry[] = [];
  /** Rolls made so far, those made again included. */
  rolls = 0;
  private located: PointerIndex | undefined;

  constructor(
    /** The draft of the new snapshot, changed only through this context. */
    readonly state: S,
    readonly charts: C,
    private readonly dice: Dice,
    private readonly level: AuditLevel,
    /** Ordinals, from 0, of the rolls to be made again, and what pays for each. */
    private readonly rerolls: readonly number[] = NO_REROLLS,
    private readonly pay?: (ordinal: number) => void,
  ) {}

  /** Rolls the dice a chart names, adds the modifiers and reads the row. */
  roll<R extends ChartRow>(spec: RollSpec<R>): Rolled<R> {
    const { view, modifiers = NO_MODIFIERS } = spec;
    const notation = readNotation(view.dice);
    const watch = this.watch();
    const manner = watch && { watch, outcomeClasses: () => outcomeClassesOf(spec, notation, readRow) };
    const thrown = this.throwDice({ spec, notation, modifiers, manner, describe: describeRoll });
    const { faces, total, modified } = thrown;
    const { row, index } = readRow(spec, modified, total);
    if (this.level !== "NONE")
      this.record(askedOnChart(spec), thrown, resultNameOf(spec, row, total), index, spec.adjust?.(row, total));
    if (this.madeAgain()) return this.roll(spec);
    return watch ? new ObservedRow({ faces, total, modified, row }, watch) : { faces, total, modified, row };
  }

  /** Rolls dice that no chart reads. */
  rollPlain(spec: PlainRollSpec): Thrown {
    const { say, modifiers = NO_MODIFIERS } = spec;
    const notation = readNotation(spec.dice);
    const watch = this.watch();
    const thrown = this.throwDice({
      spec,
      notation,
      modifiers,
      manner: watch && { watch },
      describe: describePlainRoll,
    });
    if (this.level !== "NONE") {
      const { modified, total } = thrown;
      const reads = readingsOf(spec, notation, modified - total);
      this.record(askedPlainly(spec), thrown, say(modified, total), null, spec.adjust?.(modified, total), reads);
    }
    if (this.madeAgain()) return this.rollPlain(spec);
    return watch ? new Observed(thrown, watch) : thrown;
  }

  /** Draws one item of a pool. A pool of one is drawn from too, so that the tape shows every draw. */
  draw<T>(spec: DrawSpec<T>): T {
    const { pool } = spec;
    const notation = drawNotation(pool.length);
    const manner = { outcomeClasses: () => pool.map((item) => pool.indexOf(item)) };
    const thrown = this.throwDice({ spec, notation, modifiers: NO_MODIFIERS, manner, describe: describeDraw });
    const drawn = pool[thrown.total - 1]!;
    if (this.level !== "NONE") this.record(askedFromPool(spec), thrown, spec.say(drawn), null, spec.adjust?.(drawn));
    return this.madeAgain() ? this.draw(spec) : drawn;
  }

  /** Throws as many dice as the terms add up to, reads each on the chart and counts those that matter; none are thrown below 1. */
  throwEach<R extends ChartRow>(spec: ThrowSpec<R>): Counted {
    const { label, about, section, view, terms, counting, groups } = spec;
    const count = terms.reduce((sum, { value }) => sum + value, 0);
    if (count < 1) return { faces: [], counted: 0 };
    const die = readNotation(view.dice);
    const at = (face: number) => readRow({ label, section, view }, face, face);
    const { chart, column } = view;
    const asked = (): AnyAsked => {
      return { kind: "throw", label, about, section, dice: `${count}x${die.text}`, chart, column, modifiers: terms };
    };
    const counts = (face: number): number => Number(counting.includes(at(face).row.result));
    const outcomeClasses = (): readonly number[] => die.totals().map(counts);
    const watches: Watch[] = [];
    const describe = (): RollRecord => ({ asked: asked(), say: (_, face) => at(face).row.result });
    const thrown = (many: number): readonly number[] => {
      const watch = this.watch();
      const manner = watch && { watch, outcomeClasses };
      if (watch !== undefined) watches.push(watch);
      const notation: DiceNotation = { ...die, count: many, read: "each", totalOf: () => 0 };
      return this.throwDice({ spec, notation, modifiers: NO_MODIFIERS, manner, describe }).faces;
    };
    // Dice are alike within their group alone, so whoever merges them is asked group by group.
    const faces = groups === undefined || !this.merging ? thrown(count) : inGroups(groups, thrown);
    const read = faces.map(at);
    const hits = faces.map(counts);
    const counted = sumOf(hits);
    const each = groups === undefined ? {} : { groups: sumsOf(groups, hits) };
    if (this.level !== "NONE") {
      this.audit.push({
        kind: "throw",
        code: codeOf(label),
        citation: this.cite(section),
        label,
        ...aboutOf(about),
        dice: asked().dice,
        faces,
        chart,
        column,
        rows: read.map(({ index }) => index),
        terms: this.applied(terms),
        counting,
        counted,
      });
    }
    if (this.madeAgain()) return this.throwEach(spec);
    return this.merging ? new ObservedHandful({ faces, counted, ...each }, watches) : { faces, counted, ...each };
  }

  /** Changes one member of the draft and records what stood there before. Nothing happens when the value is the same. */
  set<T extends object, K extends keyof T & (string | number)>(
    target: T,
    key: K,
    value: T[K],
    code: string,
    section: string,
  ): void {
    const before = target[key];
    if (before === value) return;
    if (this.level === "FULL") this.recordEffect(target, key, before ?? null, value ?? null, code, section);
    target[key] = value;
  }

  /** Adds an item at the end of a list of the draft. */
  push<T>(list: T[], item: T, code: string, section: string): void {
    if (this.level === "FULL") this.recordEffect(list, list.length, null, item, code, section);
    list.push(item);
  }

  /** Records that a numbered ruling decided how this was resolved. */
  ruling(ruling: string, section: string): void {
    if (this.level === "NONE") return;
    this.audit.push({ kind: "ruling", code: "RULING_APPLIED", citation: this.cite(section), ruling });
  }

  /** True when an audit trail is kept; what only decides rulings need not be found out without one. */
  get recording(): boolean {
    return this.level !== "NONE";
  }

  /** True when dice may show one face list for many; with an audit trail every roll is told apart instead. */
  private get merging(): boolean {
    return this.dice.merges === true && this.level === "NONE";
  }

  /** How dice that show one face list for many are watched. */
  private watch(): Watch | undefined {
    return this.merging ? {} : undefined;
  }

  /** Counts a roll, and pays for it when it is to be made again. */
  private madeAgain(): boolean {
    const ordinal = this.rolls;
    this.rolls += 1;
    if (!this.rerolls.includes(ordinal)) return false;
    this.pay?.(ordinal);
    return true;
  }

  private cite(section: string): Citation {
    return { ruleset: this.state.ruleset, edition: this.state.edition, section };
  }

  private throwDice<Spec extends { readonly label: string }>(toss: Toss<Spec>): Thrown {
    const { notation, modifiers } = toss;
    if (this.tape.length + notation.count > DICE_LIMIT) throw new DiceLimitSignal();
    let drm = 0;
    for (const { value } of modifiers) drm += value;
    const faces = this.facesOf(toss, drm);
    for (const face of faces) this.tape.push(face);
    const total = notation.totalOf(faces);
    return { faces, total, modified: total + drm };
  }

  private facesOf<Spec extends { readonly label: string }>(
    { spec, notation, manner, describe }: Toss<Spec>,
    drm: number,
  ): readonly number[] {
    try {
      const rolled = this.dice.roll(requestOf(spec.label, notation, manner));
      return notation.low === 1 ? rolled : rolled.map((face) => face - 1);
    } catch (error) {
      if (!(error instanceof TapeRanOut)) throw error;
      const { asked, say, adjust } = describe(spec);
      const totals = notation.totals().map((total) => {
        const modified = total + drm;
        return { total, modified, result: say(modified, total), ...this.adjusted(adjust?.(modified, total)) };
      });
      const modifiers = this.applied(asked.modifiers);
      throw new NeedsRollSignal(asked, notation, error.held, this.cite(asked.section), modifiers, totals);
    }
  }

  private applied(modifiers: readonly ChartModifier[]): AppliedModifier[] {
    return modifiers.map(({ code, value, rule }) => ({ code, value, citation: this.cite(rule) }));
  }

  /** The member of a roll that tells what the rules made of its result; none where it stands. */
  private adjusted(changes: readonly ResultChange[] = []): { readonly adjustments?: readonly Adjustment[] } {
    if (changes.length === 0) return {};
    return {
      adjustments: changes.map(({ code, value, result, about, rule }) => {
        return { code, value, result, ...aboutOf(about), citation: this.cite(rule) };
      }),
    };
  }

  private record(
    asked: AskedRoll,
    { faces, total, modified }: Thrown,
    result: string,
    row: number | null,
    changes?: readonly ResultChange[],
    reads: readonly Reading[] = [],
  ): void {
    const { kind, label, about, section, dice, chart, column } = asked;
    this.audit.push({
      kind,
      code: codeOf(label),
      citation: this.cite(section),
      label,
      ...aboutOf(about),
      dice,
      faces,
      chart,
      column,
      row,
      modifiers: this.applied(asked.modifiers),
      total,
      modified,
      result,
      ...(reads.length > 0 && { reads }),
      ...this.adjusted(changes),
    });
  }

  private recordEffect(
    target: object,
    key: string | number,
    before: unknown,
    after: unknown,
    code: string,
    section: string,
  ): void {
    const holder = this.locate(target);
    const pointer = pointerTo(holder, [key]);
    const citation = this.cite(section);
    const values = { before: cloneJson(before), after: cloneJson(after) };
    this.audit.push({ kind: "effect", code, citation, ...aboutOf(recordAt(this.state, holder)), pointer, ...values });
  }

  /** The pointer of an object or list of the draft, found by identity. */
  private locate(target: object): string {
    this.located ??= new PointerIndex(this.state);
    const pointer = this.located.pointerTo(target);
    if (pointer === undefined) throw new Error("Only the draft can be changed.");
    return pointer;
  }
}

/** The faces of grouped dice in their own order, thrown group by group. */
function inGroups(groups: readonly string[], thrown: (many: number) => readonly number[]): readonly number[] {
  const faces = new Array<number>(groups.length).fill(0);
  for (const group of new Set(groups)) {
    const dice = [...groups.keys()].filter((die) => groups[die] === group);
    for (const [place, face] of thrown(dice.length).entries()) faces[dice[place]!] = face;
  }
  return faces;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sumsOf(groups: readonly string[], numbers: readonly number[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [die, group] of groups.entries()) sums[group] = (sums[group] ?? 0) + numbers[die]!;
  return sums;
}

function requestOf(label: string, { sides, count, low, read }: DiceNotation, manner?: Manner): RollRequest {
  const request: RollRequest = low === 1 ? { label, sides, count, read } : { label, sides, count, low, read };
  return manner === undefined ? request : { ...request, ...manner };
}
