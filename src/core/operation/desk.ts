import { cloneJson } from "../audit/canonical";
import type { AppliedModifier, AuditEntry, AuditLevel, Citation } from "../audit/entry";
import type { ChartModifier, ChartRow, ChartView } from "../charts/chart";
import { rowFor } from "../charts/look-up";
import { type Dice, TapeRanOut } from "../dice/dice";
import { type DiceNotation, parseNotation } from "../dice/notation";
import type { SnapshotBase, TotalMeaning } from "./contract";
import { pointerTo } from "./fault";

/** One roll as an operation asks for it. */
export interface RollSpec<R extends ChartRow> {
  readonly label: string;
  readonly section: string;
  readonly view: ChartView<R>;
  readonly modifiers?: readonly ChartModifier[];
  /** `draw` for a pool or a deck. */
  readonly kind?: "roll" | "draw";
  /** How a row is named in the audit; its `result` unless told. */
  readonly say?: (row: R) => string;
  /** A natural total whose row stands whatever the modifiers; undefined for every other total. */
  readonly automatic?: (natural: number) => R | undefined;
}

/** One roll that no chart reads. */
export interface PlainRollSpec {
  readonly label: string;
  readonly section: string;
  readonly dice: string;
  readonly modifiers?: readonly ChartModifier[];
  /** What a total means, for the audit. */
  readonly say: (modified: number, natural: number) => string;
}

/** The result of one roll: natural total, modified total, and the row it fell on. */
export interface Rolled<R> {
  readonly faces: readonly number[];
  readonly total: number;
  readonly modified: number;
  readonly row: R;
}

/** Thrown when the tape ran out under a roll; caught by the kernel. */
export class NeedsRollSignal extends Error {
  constructor(
    readonly spec: PlainRollSpec & { readonly chart: string | null; readonly column: string | null },
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

/** Dice one operation may roll. */
export const DICE_LIMIT = 10_000;

const notations = new Map<string, DiceNotation>();

/** Everything an operation may do: read charts, roll dice, change the draft. All of it goes on the record here. */
export class Desk<S extends SnapshotBase, C> {
  /** Every face rolled so far, in order. */
  readonly tape: number[] = [];
  /** The audit trail so far. */
  readonly audit: AuditEntry[] = [];

  constructor(
    /** The draft of the new snapshot, changed only through this desk. */
    readonly state: S,
    readonly charts: C,
    private readonly dice: Dice,
    private readonly level: AuditLevel,
  ) {}

  /** Rolls the dice a chart names, adds the modifiers and reads the row. */
  roll<R extends ChartRow>(spec: RollSpec<R>): Rolled<R> {
    const say = spec.say ?? ((row: R) => String((row as { result?: unknown }).result));
    const { view } = spec;
    const modifiers = spec.modifiers ?? [];
    const read = (modified: number, natural: number): { row: R; index: number } => {
      const automatic = spec.automatic?.(natural);
      if (automatic !== undefined) return { row: automatic, index: view.rows.indexOf(automatic) };
      const found = rowFor(view, modified);
      if (found === undefined) throw new Error(`Chart ${view.chart} has no row for ${modified}.`);
      return found;
    };
    const plain = {
      ...spec,
      dice: view.dice,
      modifiers,
      say: (modified: number, natural: number) => say(read(modified, natural).row),
    };
    const { faces, total, modified } = this.throwDice({ ...plain, chart: view.chart, column: view.column });
    const { row, index } = read(modified, total);
    if (this.level !== "NONE") this.record(plain, faces, total, modified, say(row), view, index);
    return { faces, total, modified, row };
  }

  /** Rolls dice that no chart reads. */
  rollPlain(spec: PlainRollSpec): { faces: readonly number[]; total: number; modified: number } {
    const rolled = this.throwDice({ ...spec, chart: null, column: null });
    if (this.level !== "NONE") {
      const result = spec.say(rolled.modified, rolled.total);
      this.record(spec, rolled.faces, rolled.total, rolled.modified, result, null, null);
    }
    return rolled;
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
    if (this.level === "FULL") {
      const pointer = pointerTo(this.locate(target), [key]);
      const entry = { kind: "effect", code, citation: this.cite(section), pointer } as const;
      this.audit.push({ ...entry, before: cloneJson(before ?? null), after: cloneJson(value ?? null) });
    }
    target[key] = value;
  }

  /** Adds an item at the end of a list of the draft. */
  push<T>(list: T[], item: T, code: string, section: string): void {
    if (this.level === "FULL") {
      const pointer = pointerTo(this.locate(list), [list.length]);
      const citation = this.cite(section);
      this.audit.push({ kind: "effect", code, citation, pointer, before: null, after: cloneJson(item) });
    }
    list.push(item);
  }

  /** Records that a numbered ruling decided how this was resolved. */
  ruling(ruling: string, section: string): void {
    if (this.level === "NONE") return;
    this.audit.push({ kind: "ruling", code: "RULING_APPLIED", citation: this.cite(section), ruling });
  }

  private cite(section: string): Citation {
    return { ruleset: this.state.ruleset, edition: this.state.edition, section };
  }

  private throwDice(spec: PlainRollSpec & { chart: string | null; column: string | null }): {
    faces: readonly number[];
    total: number;
    modified: number;
  } {
    const notation = readNotation(spec.dice);
    const modifiers = spec.modifiers ?? [];
    const drm = modifiers.reduce((sum, modifier) => sum + modifier.value, 0);
    if (this.tape.length + notation.count > DICE_LIMIT) throw new DiceLimitSignal();
    const request = { label: spec.label, sides: notation.sides, count: notation.count, read: notation.read };
    let faces: readonly number[];
    try {
      faces = this.dice.roll(request);
    } catch (error) {
      if (!(error instanceof TapeRanOut)) throw error;
      const totals = notation
        .totals()
        .map((total) => ({ total, modified: total + drm, result: spec.say(total + drm, total) }));
      throw new NeedsRollSignal(spec, notation, error.held, this.cite(spec.section), this.applied(modifiers), totals);
    }
    for (const face of faces) this.tape.push(face);
    const total = notation.totalOf(faces);
    return { faces, total, modified: total + drm };
  }

  private applied(modifiers: readonly ChartModifier[]): AppliedModifier[] {
    return modifiers.map(({ code, value, rule }) => ({ code, value, citation: this.cite(rule) }));
  }

  private record(
    spec: {
      label: string;
      section: string;
      modifiers?: readonly ChartModifier[];
      dice: string;
      kind?: "roll" | "draw";
    },
    faces: readonly number[],
    total: number,
    modified: number,
    result: string,
    view: ChartView | null,
    row: number | null,
  ): void {
    this.audit.push({
      kind: spec.kind ?? "roll",
      code: spec.label.toUpperCase().replaceAll("-", "_"),
      citation: this.cite(spec.section),
      label: spec.label,
      dice: spec.dice,
      faces,
      chart: view?.chart ?? null,
      column: view?.column ?? null,
      row,
      modifiers: this.applied(spec.modifiers ?? []),
      total,
      modified,
      result,
    });
  }

  /** The pointer of an object or list of the draft, found by identity. */
  private locate(target: object): string {
    const found = locateIn(this.state, target, "");
    if (found === undefined) throw new Error("Only the draft can be changed.");
    return found;
  }
}

function locateIn(root: object, target: object, pointer: string): string | undefined {
  if (root === target) return pointer;
  for (const [key, value] of Object.entries(root)) {
    if (typeof value !== "object" || value === null) continue;
    const found = locateIn(value, target, `${pointer}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readNotation(dice: string): DiceNotation {
  let notation = notations.get(dice);
  if (notation === undefined) {
    notation = parseNotation(dice);
    if (notation === undefined) throw new Error(`Dice ${dice} cannot be read.`);
    notations.set(dice, notation);
  }
  return notation;
}
