import type { About, Adjustment, RollKind } from "./audit";
import type { ChartModifier, ChartRow, ChartView } from "./chart";

/** A roll on a chart, as an operation requests it. */
export interface RollSpec<R extends ChartRow> {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  readonly view: ChartView<R>;
  readonly modifiers?: readonly ChartModifier[];
  /** `draw` if the chart represents a deck. */
  readonly kind?: RollKind;
  /** Returns the name of a row in the audit, for a natural total. Default: its `result`. */
  readonly resultName?: (row: R, natural: number) => string;
  /** Returns the row of a natural total that ignores modifiers. Undefined for every other total. */
  readonly automatic?: (natural: number) => R | undefined;
  /** Returns the adjustments that the rules make to the result of a row, in order. Empty if there are none. */
  readonly adjust?: (row: R, natural: number) => readonly ResultChange[];
}

/** A roll without a chart. */
export interface PlainRollSpec {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  readonly dice: string;
  readonly modifiers?: readonly ChartModifier[];
  /** Returns the result of a total, for the audit. */
  readonly resultName: (modified: number, natural: number) => string;
  /** Returns the adjustments that the rules make to that result, in order. Empty if there are none. */
  readonly adjust?: (modified: number, natural: number) => readonly ResultChange[];
}

/** A draw from a pool or a deck. Every item is equally likely. */
export interface DrawSpec<T> {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  /** At least one item. Face 1 is the first item. */
  readonly pool: readonly T[];
  /** Returns the name of an item in the audit. Items with the same name have the same consequences. */
  readonly resultName: (item: T) => string;
  /** Returns the adjustments that the rules make to the drawn item, in order. Empty if there are none. */
  readonly adjust?: (item: T) => readonly ResultChange[];
}

/** A handful of dice, each read separately on a chart. */
export interface ThrowSpec<R extends ChartRow> {
  readonly label: string;
  readonly about?: About;
  readonly section: string;
  /** A chart read by one die. */
  readonly view: ChartView<R & { readonly result: string }>;
  /** The terms of the number of dice. */
  readonly terms: readonly ChartModifier[];
  /** The results that count. */
  readonly counting: readonly string[];
  /** The purpose of each die, in order, if they differ. */
  readonly groups?: readonly string[];
}

/** The faces of a handful of dice, and how many of them counted. */
export interface CountResult {
  readonly faces: readonly number[];
  readonly counted: number;
  /** Number of counted dice per group. Absent if the dice were not grouped. */
  readonly groups?: Readonly<Record<string, number>>;
}

/** The dice of one roll: the faces, the natural total, and the total with every modifier. */
export interface DiceResult {
  readonly faces: readonly number[];
  readonly total: number;
  readonly modified: number;
}

/** The dice of one chart roll and the row of their total. Compare rows by content, not by identity. */
export interface RowResult<R> extends DiceResult {
  readonly row: R;
}

/** A change of a roll's result, as an operation declares it. */
export interface ResultChange extends Omit<Adjustment, "citation"> {
  readonly rule: string;
}

/** Everything an operation may do: read charts, roll dice, change the draft. The audit records all of it. */
export interface Context<S, C> {
  /** The draft of the new snapshot. Change it only with `set` and `push`. */
  readonly state: S;
  readonly charts: C;
  /** True if an audit trail is recorded. Without one, skip work that only a ruling needs. */
  readonly recording: boolean;
  /** Rolls the dice of a chart, adds the modifiers, and reads the row. */
  roll<R extends ChartRow>(spec: RollSpec<R>): RowResult<R>;
  /** Rolls dice that no chart reads. */
  rollPlain(spec: PlainRollSpec): DiceResult;
  /** Draws one item of a pool. It uses a die even for a pool of one, so that the tape shows every draw. */
  draw<T>(spec: DrawSpec<T>): T;
  /**
   * Throws as many dice as the terms add up to, reads each on the chart, and counts the results that count. Throws none
   * if the sum is below 1.
   */
  throwEach<R extends ChartRow>(spec: ThrowSpec<R>): CountResult;
  /**
   * Changes one member of the draft and records its previous value. An identical value is not a change. `about` lists
   * further subjects of the change by role, such as the target of a shot.
   */
  set<T extends object, K extends keyof T & (string | number)>(
    target: T,
    key: K,
    value: T[K],
    code: string,
    section: string,
    about?: About,
  ): void;
  /** Appends an item to a list of the draft. */
  push<T>(list: T[], item: T, code: string, section: string): void;
  /** Records that a numbered ruling decided this resolution. */
  ruling(ruling: string, section: string): void;
  /**
   * Marks a merge point for odds, named by `place`. From here on, state changes depend only on the draft and `live`
   * (plain JSON). The procedure walker merges branches that are equal here. Everything else ignores it.
   */
  mergePoint(place: string, ...live: readonly unknown[]): void;
}
