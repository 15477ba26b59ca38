import { aboutField, changeAbout, codeOf } from "../audit/about";
import type { TotalMeaning } from "../contract/answer";
import type { About, Adjustment, AppliedModifier, AuditEntry, AuditLevel, Citation, RollKind } from "../contract/audit";
import type { ChartModifier, ChartRow } from "../contract/chart";
import type {
  Context,
  CountResult,
  DiceResult,
  DrawSpec,
  PlainRollSpec,
  ResultChange,
  RollSpec,
  RowResult,
  ThrowSpec,
} from "../contract/context";
import { DICE_LIMIT } from "../contract/request";
import type { SnapshotBase } from "../contract/snapshot";
import { type Dice, type RollRequest, TapeRanOut, type Watch } from "../dice/dice";
import type { DiceNotation } from "../dice/notation";
import { cloneJson } from "../json/clone";
import { pointerTo } from "../json/pointer";
import { type AuditReader, PLAIN } from "./audit-marks";
import { ObservedHandful, ObservedRoll, ObservedRow } from "./observed-rolls";
import { outcomeClassesOf } from "./outcome-classes";
import { type ObjectLocation, PointerIndex } from "./pointer-index";
import { ChartRoll, Handful, PlainRoll, PoolDraw, type Roll, type RollHeader, readRow } from "./rolls";

/** Outcome classes and callback for an enumerating source; sources that roll ignore both. */
type MergeOptions = Pick<RollRequest, "outcomeClasses" | "watch">;

/** Thrown when a roll needs more faces than the tape has. The kernel catches it. */
export class NeedsRollSignal extends Error {
  constructor(
    readonly header: RollHeader,
    readonly notation: DiceNotation,
    readonly held: readonly number[],
    readonly citation: Citation,
    readonly modifiers: readonly AppliedModifier[],
    readonly totals: readonly TotalMeaning[],
  ) {
    super("More dice are needed.");
  }
}

/** Thrown when one operation needs more than DICE_LIMIT dice. Only a caller's own charts can cause that. */
export class DiceLimitSignal extends Error {}

/** The requested rerolls of an operation, by ordinal of the roll from 0. */
export interface Rerolls {
  has(ordinal: number): boolean;
  /** Pays for a reroll before the dice are rolled again. */
  pay(ctx: Context<SnapshotBase, unknown>, ordinal: number): void;
}

/** The engine's context for resolving one operation: dice, draft, tape and audit trail. */
export class OperationContext<S extends SnapshotBase, C> implements Context<S, C> {
  /** Every face rolled so far, in order. */
  readonly tape: number[] = [];
  /** The audit trail so far. */
  readonly audit: AuditEntry[] = [];
  /** Number of rolls so far, including rerolls. */
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

  roll<R extends ChartRow>(spec: RollSpec<R>): RowResult<R> {
    const roll = new ChartRoll(spec);
    this.dice.announce?.(roll);
    const watch = this.watch();
    const merging = watch && { watch, outcomeClasses: () => outcomeClassesOf(spec, roll.notation) };
    const thrown = this.throwDice(roll, merging);
    const { faces, total, modified } = thrown;
    const { row } = readRow(spec, modified, total);
    this.recordRoll(roll, thrown);
    if (this.rerollRequested()) return this.roll(spec);
    return watch ? new ObservedRow({ faces, total, modified, row }, watch) : { faces, total, modified, row };
  }

  rollPlain(spec: PlainRollSpec): DiceResult {
    const roll = new PlainRoll(spec);
    this.dice.announce?.(roll);
    const watch = this.watch();
    const thrown = this.throwDice(roll, watch && { watch });
    this.recordRoll(roll, thrown);
    if (this.rerollRequested()) return this.rollPlain(spec);
    return watch ? new ObservedRoll(thrown, watch) : thrown;
  }

  draw<T>(spec: DrawSpec<T>): T {
    const { pool } = spec;
    const roll = new PoolDraw(spec);
    this.dice.announce?.(roll);
    const thrown = this.throwDice(roll, { outcomeClasses: () => pool.map((item) => pool.indexOf(item)) });
    this.recordRoll(roll, thrown);
    return this.rerollRequested() ? this.draw(spec) : pool[thrown.total - 1]!;
  }

  throwEach<R extends ChartRow>(spec: ThrowSpec<R>): CountResult {
    const { groups } = spec;
    const count = spec.terms.reduce((sum, { value }) => sum + value, 0);
    if (count < 1) return { faces: [], counted: 0 };
    const handful = new Handful(spec, count);
    this.dice.announce?.(handful);
    const watches: Watch[] = [];
    const thrown = (together: number): readonly number[] => {
      const part = new Handful(spec, count, together);
      const watch = this.watch();
      if (watch !== undefined) watches.push(watch);
      return this.throwDice(part, watch && { watch, outcomeClasses: () => part.outcomeClasses() }).faces;
    };
    // Faces are equivalent only within their group, so a merging source must be called group by group.
    const faces = groups === undefined || !this.merging ? thrown(count) : throwInGroups(groups, thrown);
    const counted = handful.counted(faces);
    this.recordHandful(handful, spec.counting, counted);
    if (this.rerollRequested()) return this.throwEach(spec);
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

  mergePoint(place: string, ...live: readonly unknown[]): void {
    this.dice.mergePoint?.(place, live);
  }

  /** True if dice may return one face list for a whole class. With an audit trail every roll is exact instead. */
  private get merging(): boolean {
    return this.dice.merges === true && !this.recording;
  }

  /** The callback through which merging dice learn of a closer read. */
  private watch(): Watch | undefined {
    return this.merging ? {} : undefined;
  }

  /** Counts the roll, and pays for it if a reroll is requested. */
  private rerollRequested(): boolean {
    const ordinal = this.rolls;
    this.rolls += 1;
    if (this.rerolls?.has(ordinal) !== true) return false;
    this.rerolls.pay(this, ordinal);
    return true;
  }

  private throwDice(roll: Roll, merging: MergeOptions | undefined): DiceResult {
    const { notation, drm } = roll;
    if (this.tape.length + notation.count > DICE_LIMIT) throw new DiceLimitSignal();
    const faces = this.facesOf(roll, merging);
    for (const face of faces) this.tape.push(face);
    const total = notation.totalOf(faces);
    return { faces, total, modified: total + drm };
  }

  private facesOf(roll: Roll, merging: MergeOptions | undefined): readonly number[] {
    const { label, notation } = roll;
    const { sides, count, low, read } = notation;
    try {
      const dice: RollRequest = low === 1 ? { label, sides, count, read } : { label, sides, count, low, read };
      const rawFaces = this.dice.roll(merging === undefined ? dice : { ...dice, ...merging });
      return low === 1 ? rawFaces : rawFaces.map((face) => face - 1);
    } catch (error) {
      throw error instanceof TapeRanOut ? this.needsRollSignal(roll, error.held) : error;
    }
  }

  private needsRollSignal(roll: Roll, heldFaces: readonly number[]): NeedsRollSignal {
    const { notation, drm } = roll;
    const header = roll.header();
    const totals = notation.totals().map((total) => {
      const { result, changes } = roll.resultOf(total + drm, total);
      return { total, modified: total + drm, result, ...this.adjustmentsField(changes) };
    });
    const modifiers = this.citedModifiers(header.modifiers);
    return new NeedsRollSignal(header, notation, heldFaces, this.cite(header.section), modifiers, totals);
  }

  private recordRoll(roll: Roll<RollKind>, { faces, total, modified }: DiceResult): void {
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
      ...aboutField(about),
      dice,
      faces,
      chart,
      column,
      row,
      modifiers: this.citedModifiers(modifiers),
      total,
      modified,
      result,
      ...(reads.length > 0 && { reads }),
      ...this.adjustmentsField(changes),
    });
  }

  private recordHandful<R extends ChartRow>(
    handful: Handful<R>,
    counting: readonly string[],
    { faces, counted }: CountResult,
  ): void {
    if (!this.recording) return;
    const { kind, label, about, section, dice, chart, column, modifiers } = handful.header();
    this.audit.push({
      kind,
      code: codeOf(label),
      weight: this.marks.ofRoll(label),
      citation: this.cite(section),
      label,
      ...aboutField(about),
      dice,
      faces,
      chart,
      column,
      rows: faces.map((face) => handful.resultOf(face, face).row),
      terms: this.citedModifiers(modifiers),
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
      ...aboutField(further === undefined ? about : { ...about, ...further }),
      pointer,
      before: cloneJson(before),
      after: cloneJson(after),
    });
  }

  /** Cites a section of the game's rules. */
  cite(section: string): Citation {
    return { ruleset: this.state.ruleset, edition: this.state.edition, section };
  }

  private citedModifiers(modifiers: readonly ChartModifier[]): AppliedModifier[] {
    return modifiers.map(({ code, value, rule }) => ({ code, value, citation: this.cite(rule) }));
  }

  /** Returns the `adjustments` member of an audit entry; an empty object if the result is unchanged. */
  private adjustmentsField(changes: readonly ResultChange[]): { readonly adjustments?: readonly Adjustment[] } {
    if (changes.length === 0) return {};
    return {
      adjustments: changes.map(({ code, value, result, about, rule }) => {
        return { code, value, result, ...aboutField(about), citation: this.cite(rule) };
      }),
    };
  }

  /** Finds an object or list of the draft by identity. */
  private placeOf(target: object): ObjectLocation {
    this.pointers ??= new PointerIndex(this.state);
    const place = this.pointers.placeOf(target);
    if (place === undefined) throw new Error("Only the draft can change.");
    return place;
  }
}

/** Throws dice group by group; returns the faces in the order of the dice. */
function throwInGroups(groups: readonly string[], thrown: (together: number) => readonly number[]): readonly number[] {
  const faces = new Array<number>(groups.length).fill(0);
  for (const group of new Set(groups)) {
    const dice = [...groups.keys()].filter((die) => groups[die] === group);
    for (const [place, face] of thrown(dice.length).entries()) faces[dice[place]!] = face;
  }
  return faces;
}
