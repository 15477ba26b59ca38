import { aboutOf, changeAbout, codeOf } from "../audit/about";
import { cloneJson } from "../audit/canonical";
import { pointerTo } from "../audit/pointer";
import type { TotalMeaning } from "../contract/answer";
import type { About, Adjustment, AppliedModifier, AuditEntry, AuditLevel, Citation } from "../contract/audit";
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
import { DICE_LIMIT } from "../contract/request";
import type { SnapshotBase } from "../contract/snapshot";
import { type Dice, type RollRequest, TapeRanOut, type Watch } from "../dice/dice";
import type { DiceNotation } from "../dice/notation";
import { type AuditReader, PLAIN } from "./audit-marks";
import { Observed, ObservedHandful, ObservedRow } from "./observed-rolls";
import { outcomeClassesOf } from "./outcome-classes";
import { type Place, PointerIndex } from "./pointer-index";
import { ChartRoll, Handful, PlainRoll, PoolDraw, type Roll, type RollHeader, readRow } from "./rolls";

/** The classes that an enumerating source may merge, and its callback; sources that roll ignore both. */
type Merging = Pick<RollRequest, "outcomeClasses" | "watch">;

/** Thrown when the tape ran out under a roll; caught by the kernel. */
export class NeedsRollSignal extends Error {
  constructor(
    readonly header: RollHeader,
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

/** The rolls of an operation that are made again, by their ordinals from 0. */
export interface Rerolls {
  has(ordinal: number): boolean;
  /** Pays for such a roll before it is made again. */
  pay(ctx: Context<SnapshotBase, unknown>, ordinal: number): void;
}

/** The context that the engine resolves an operation in: its dice, its draft, its tape and its audit trail. */
export class OperationContext<S extends SnapshotBase, C> implements Context<S, C> {
  /** Every face rolled so far, in order. */
  readonly tape: number[] = [];
  /** The audit trail so far. */
  readonly audit: AuditEntry[] = [];
  /** Rolls made so far, those made again included. */
  rolls = 0;
  private pointers: PointerIndex | undefined;

  constructor(
    readonly state: S,
    readonly charts: C,
    private readonly dice: Dice,
    private readonly level: AuditLevel,
    private readonly rerolls?: Rerolls,
    private readonly marks: AuditReader = PLAIN,
  ) {}

  get recording(): boolean {
    return this.level !== "NONE";
  }

  roll<R extends ChartRow>(spec: RollSpec<R>): Rolled<R> {
    const roll = new ChartRoll(spec);
    const watch = this.watch();
    const merging = watch && { watch, outcomeClasses: () => outcomeClassesOf(spec, roll.notation) };
    const thrown = this.throwDice(roll, merging);
    const { faces, total, modified } = thrown;
    const { row } = readRow(spec, modified, total);
    this.recordRoll(roll, thrown);
    if (this.madeAgain()) return this.roll(spec);
    return watch ? new ObservedRow({ faces, total, modified, row }, watch) : { faces, total, modified, row };
  }

  rollPlain(spec: PlainRollSpec): Thrown {
    const roll = new PlainRoll(spec);
    const watch = this.watch();
    const thrown = this.throwDice(roll, watch && { watch });
    this.recordRoll(roll, thrown);
    if (this.madeAgain()) return this.rollPlain(spec);
    return watch ? new Observed(thrown, watch) : thrown;
  }

  draw<T>(spec: DrawSpec<T>): T {
    const { pool } = spec;
    const roll = new PoolDraw(spec);
    const thrown = this.throwDice(roll, { outcomeClasses: () => pool.map((item) => pool.indexOf(item)) });
    this.recordRoll(roll, thrown);
    return this.madeAgain() ? this.draw(spec) : pool[thrown.total - 1]!;
  }

  throwEach<R extends ChartRow>(spec: ThrowSpec<R>): Counted {
    const { groups } = spec;
    const count = spec.terms.reduce((sum, { value }) => sum + value, 0);
    if (count < 1) return { faces: [], counted: 0 };
    const watches: Watch[] = [];
    const thrown = (together: number): readonly number[] => {
      const part = new Handful(spec, count, together);
      const watch = this.watch();
      if (watch !== undefined) watches.push(watch);
      return this.throwDice(part, watch && { watch, outcomeClasses: () => part.outcomeClasses() }).faces;
    };
    // Faces are equivalent within their group alone, so whoever merges them is asked group by group.
    const faces = groups === undefined || !this.merging ? thrown(count) : inGroups(groups, thrown);
    const handful = new Handful(spec, count);
    const counted = handful.counted(faces);
    this.recordHandful(handful, spec.counting, counted);
    if (this.madeAgain()) return this.throwEach(spec);
    return this.merging ? new ObservedHandful(counted, watches) : counted;
  }

  set<T extends object, K extends keyof T & (string | number)>(
    target: T,
    key: K,
    value: T[K],
    code: string,
    section: string,
    about?: About,
  ): void {
    const before = target[key];
    if (before === value) return;
    if (this.level === "FULL")
      this.recordEffect(target, key, before ?? null, value ?? null, code, section, undefined, about);
    target[key] = value;
  }

  push<T>(list: T[], item: T, code: string, section: string): void {
    if (this.level === "FULL") this.recordEffect(list, list.length, null, item, code, section, item);
    list.push(item);
  }

  ruling(ruling: string, section: string): void {
    if (this.recording) {
      const citation = this.cite(section);
      this.audit.push({ kind: "ruling", code: "RULING_APPLIED", weight: "RULING", citation, ruling });
    }
  }

  joint(place: string, ...live: readonly unknown[]): void {
    this.dice.joint?.(place, live);
  }

  /** True when dice may show one face list for many; with an audit trail every roll is shown by itself instead. */
  private get merging(): boolean {
    return this.dice.merges === true && !this.recording;
  }

  /** Where dice that show one face list for many learn of a closer look. */
  private watch(): Watch | undefined {
    return this.merging ? {} : undefined;
  }

  /** Counts a roll, and pays for it when it is to be made again. */
  private madeAgain(): boolean {
    const ordinal = this.rolls;
    this.rolls += 1;
    if (this.rerolls?.has(ordinal) !== true) return false;
    this.rerolls.pay(this, ordinal);
    return true;
  }

  private throwDice(roll: Roll, merging: Merging | undefined): Thrown {
    const { notation, drm } = roll;
    if (this.tape.length + notation.count > DICE_LIMIT) throw new DiceLimitSignal();
    const faces = this.facesOf(roll, merging);
    for (const face of faces) this.tape.push(face);
    const total = notation.totalOf(faces);
    return { faces, total, modified: total + drm };
  }

  private facesOf(roll: Roll, merging: Merging | undefined): readonly number[] {
    const { label, notation } = roll;
    const { sides, count, low, read } = notation;
    try {
      const dice: RollRequest = low === 1 ? { label, sides, count, read } : { label, sides, count, low, read };
      const rolled = this.dice.roll(merging === undefined ? dice : { ...dice, ...merging });
      return low === 1 ? rolled : rolled.map((face) => face - 1);
    } catch (error) {
      throw error instanceof TapeRanOut ? this.needed(roll, error.held) : error;
    }
  }

  private needed(roll: Roll, held: readonly number[]): NeedsRollSignal {
    const { notation, drm } = roll;
    const header = roll.header();
    const totals = notation.totals().map((total) => {
      const { result, changes } = roll.resultOf(total + drm, total);
      return { total, modified: total + drm, result, ...this.adjusted(changes) };
    });
    const modifiers = this.applied(header.modifiers);
    return new NeedsRollSignal(header, notation, held, this.cite(header.section), modifiers, totals);
  }

  private recordRoll(roll: Roll<"roll" | "draw">, { faces, total, modified }: Thrown): void {
    if (!this.recording) return;
    const { kind, label, about, section, dice, chart, column, modifiers } = roll.header();
    const { result, row, changes } = roll.resultOf(modified, total);
    const reads = roll.readings?.() ?? [];
    this.audit.push({
      kind,
      code: codeOf(label),
      weight: this.marks.ofRoll(label),
      citation: this.cite(section),
      label,
      ...aboutOf(about),
      dice,
      faces,
      chart,
      column,
      row,
      modifiers: this.applied(modifiers),
      total,
      modified,
      result,
      ...(reads.length > 0 && { reads }),
      ...this.adjusted(changes),
    });
  }

  private recordHandful<R extends ChartRow>(
    handful: Handful<R>,
    counting: readonly string[],
    { faces, counted }: Counted,
  ): void {
    if (!this.recording) return;
    const { kind, label, about, section, dice, chart, column, modifiers } = handful.header();
    this.audit.push({
      kind,
      code: codeOf(label),
      weight: this.marks.ofRoll(label),
      citation: this.cite(section),
      label,
      ...aboutOf(about),
      dice,
      faces,
      chart,
      column,
      rows: faces.map((face) => handful.resultOf(face, face).row),
      terms: this.applied(modifiers),
      counting,
      counted,
    });
  }

  private recordEffect(
    target: object,
    key: string | number,
    before: unknown,
    after: unknown,
    code: string,
    section: string,
    added?: unknown,
    further?: About,
  ): void {
    const holder = this.placeOf(target);
    const path = [...holder.path, String(key)];
    const pointer = pointerTo(holder.pointer, [key]);
    const about = changeAbout(this.state, holder.path, () => this.marks.subjectOf(this.state, path), added);
    this.audit.push({
      kind: "effect",
      code,
      weight: this.marks.ofEffect(code, path),
      citation: this.cite(section),
      ...aboutOf(further === undefined ? about : { ...about, ...further }),
      pointer,
      before: cloneJson(before),
      after: cloneJson(after),
    });
  }

  private cite(section: string): Citation {
    return { ruleset: this.state.ruleset, edition: this.state.edition, section };
  }

  private applied(modifiers: readonly ChartModifier[]): AppliedModifier[] {
    return modifiers.map(({ code, value, rule }) => ({ code, value, citation: this.cite(rule) }));
  }

  /** The member of an entry that holds what the rules made of its result; none where the result stands. */
  private adjusted(changes: readonly ResultChange[]): { readonly adjustments?: readonly Adjustment[] } {
    if (changes.length === 0) return {};
    return {
      adjustments: changes.map(({ code, value, result, about, rule }) => {
        return { code, value, result, ...aboutOf(about), citation: this.cite(rule) };
      }),
    };
  }

  /** The place of an object or list of the draft, found by identity. */
  private placeOf(target: object): Place {
    this.pointers ??= new PointerIndex(this.state);
    const place = this.pointers.placeOf(target);
    if (place === undefined) throw new Error("Only the draft can be changed.");
    return place;
  }
}

/** The faces of grouped dice in their own order, thrown group by group. */
function inGroups(groups: readonly string[], thrown: (together: number) => readonly number[]): readonly number[] {
  const faces = new Array<number>(groups.length).fill(0);
  for (const group of new Set(groups)) {
    const dice = [...groups.keys()].filter((die) => groups[die] === group);
    for (const [place, face] of thrown(dice.length).entries()) faces[dice[place]!] = face;
  }
  return faces;
}
