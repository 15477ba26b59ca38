import type { About, Adjustment } from "./audit";
import type { ChartModifier, ChartRow, ChartView } from "./chart";

/** One roll as an operation asks for it. */
export interface RollSpec<R extends ChartRow> {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  readonly view: ChartView<R>;
  readonly modifiers?: readonly ChartModifier[];
  /** `draw` when a chart stands for a deck. */
  readonly kind?: "roll" | "draw";
  /** The name of a row, met by a natural total, in the audit; its `result` unless given. */
  readonly say?: (row: R, natural: number) => string;
  /** A natural total whose row stands whatever the modifiers; undefined for every other total. */
  readonly automatic?: (natural: number) => R | undefined;
  /** Changes that the rules make to the result of a row, in order; none where it stands. */
  readonly adjust?: (row: R, natural: number) => readonly ResultChange[];
}

/** One roll that no chart reads. */
export interface PlainRollSpec {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  readonly dice: string;
  readonly modifiers?: readonly ChartModifier[];
  /** The result of a total, for the audit. */
  readonly say: (modified: number, natural: number) => string;
  /** Changes that the rules make to that result, in order; none where it stands. */
  readonly adjust?: (modified: number, natural: number) => readonly ResultChange[];
}

/** One draw from a pool or a deck; every item is equally likely. */
export interface DrawSpec<T> {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  /** At least one item, in the order in which faces from 1 count them. */
  readonly pool: readonly T[];
  /** The name of an item in the audit; items of one name have the same consequences. */
  readonly say: (item: T) => string;
  /** Changes that the rules make to the item drawn, in order; none where it stands. */
  readonly adjust?: (item: T) => readonly ResultChange[];
}

/** A handful of dice, each read by itself on a chart. */
export interface ThrowSpec<R extends ChartRow> {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  /** A chart read by one die. */
  readonly view: ChartView<R & { readonly result: string }>;
  /** The terms that the number of dice is the sum of. */
  readonly terms: readonly ChartModifier[];
  /** The results that count. */
  readonly counting: readonly string[];
  /** The purpose of each die, in their order, where not all have the same. */
  readonly groups?: readonly string[];
}

/** The faces of a handful of dice, and how many of them counted. */
export interface Counted {
  readonly faces: readonly number[];
  readonly counted: number;
  /** How many counted of the dice of each group; absent where the dice were not grouped. */
  readonly groups?: Readonly<Record<string, number>>;
}

/** The dice of one roll: the faces, their natural total, and the total with every modifier. */
export interface Thrown {
  readonly faces: readonly number[];
  readonly total: number;
  readonly modified: number;
}

/** The dice of one chart roll and the row they fell on; compare rows by content, never by identity. */
export interface Rolled<R> extends Thrown {
  readonly row: R;
}

/** A change that a rule makes to the result of a roll, as an operation declares it. */
export interface ResultChange extends Omit<Adjustment, "citation"> {
  readonly rule: string;
}

/** Everything an operation may do: read charts, roll dice, change the draft. All of it goes on the record. */
export interface Context<S, C> {
  /** The draft of the new snapshot, changed only through `set` and `push`. */
  readonly state: S;
  readonly charts: C;
  /** True when an audit trail is kept; without one, work that serves a ruling alone may be left out. */
  readonly recording: boolean;
  /** Rolls the dice a chart names, adds the modifiers and reads the row. */
  roll<R extends ChartRow>(spec: RollSpec<R>): Rolled<R>;
  /** Rolls dice that no chart reads. */
  rollPlain(spec: PlainRollSpec): Thrown;
  /** Draws one item of a pool; of a pool of one too, so that the tape shows every draw. */
  draw<T>(spec: DrawSpec<T>): T;
  /** Throws as many dice as the terms add up to, reads each on the chart and counts those that matter; none are thrown below 1. */
  throwEach<R extends ChartRow>(spec: ThrowSpec<R>): Counted;
  /**
   * Changes one member of the draft and records what stood there before; the identical value changes nothing. `about` names, by
   * role, further subjects of the change, such as the target of a shot.
   */
  set<T extends object, K extends keyof T & (string | number)>(
    target: T,
    key: K,
    value: T[K],
    code: string,
    section: string,
    about?: About,
  ): void;
  /** Adds an item at the end of a list of the draft. */
  push<T>(list: T[], item: T, code: string, section: string): void;
  /** Records that a numbered ruling decided how this was resolved. */
  ruling(ruling: string, section: string): void;
  /**
   * Marks a place in an operation, by its name, where all that is still to come but its outcome depends on the draft and these values
   * alone, plain JSON, whatever input and dice have led there. The odds of a procedure follow once what is equal there; nothing else
   * takes note of it.
   */
  joint(place: string, ...live: readonly unknown[]): void;
}
