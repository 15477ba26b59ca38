/** The place of a rule: ruleset, edition, and the number of a section as printed or of a ruling, such as D-22. */
export interface Citation {
  readonly ruleset: string;
  readonly edition: string;
  readonly section: string;
}

/** The subjects of an audit line: ids of the charts or names that a player gave, by role, such as `ship` or `target`. */
export type About = Readonly<Record<string, string>>;

/** What a line is for its reader: it tells the story, gives a detail, or names the ruling that decided. */
export const WEIGHTS = ["STORY", "DETAIL", "RULING"] as const;

/** The weight of a line of the audit trail. */
export type Weight = (typeof WEIGHTS)[number];

/** What a game says of the lines of its audit trails, by their codes; without it rolls are story and changes are detail. */
export interface AuditMarks {
  /** Labels of rolls that only lead up to what is told. */
  readonly detail: readonly string[];
  /** Codes of changes that tell the story; of `CODE/member` only changes at or within that member do. */
  readonly story: readonly string[];
  /**
   * Ids of what changes are about where no record on their way has one, by the JSON pointer of the place: a `*` of it stands for any
   * token, a `*` of the id for what that was, a `{member}` of the id for a member of the record there.
   */
  readonly subjects: Readonly<Record<string, string>>;
}

/** A modifier as applied to one roll. */
export interface AppliedModifier {
  readonly code: string;
  readonly value: number;
  readonly citation: Citation;
}

/** The meaning of the totals from `min` to `max`, both inclusive; null is open-ended. */
export interface Reading {
  readonly min: number | null;
  readonly max: number | null;
  readonly result: string;
}

/** A change that a rule makes to the result of a roll once its row is read; the changes of a roll follow one another. */
export interface Adjustment {
  readonly code: string;
  /**
   * What it adds to the number of the result, which never falls below 0; of a result without a number, to the total, which
   * is then read anew; null where the result turns into another.
   */
  readonly value: number | null;
  /** The result from then on. */
  readonly result: string;
  /** The subject it alone concerns; the result of everybody else then stays as it was. */
  readonly about?: About;
  readonly citation: Citation;
}

/** What every line of the audit trail has. */
interface Line {
  readonly code: string;
  readonly weight: Weight;
  readonly citation: Citation;
  /** The line for people to read, in the language asked for; left out without one. */
  readonly sentence?: string;
}

/** A roll of dice or a draw from a pool: the faces, the chart read, every modifier and the row the result fell on. */
export interface RollEntry extends Line {
  readonly kind: "roll" | "draw";
  readonly label: string;
  /** For whom or what it was rolled, where a label alone does not say. */
  readonly about?: About;
  readonly dice: string;
  readonly faces: readonly number[];
  readonly chart: string | null;
  readonly column: string | null;
  /** Index of the chart's row from 0; null when no chart was read. */
  readonly row: number | null;
  readonly modifiers: readonly AppliedModifier[];
  readonly total: number;
  readonly modified: number;
  readonly result: string;
  /**
   * The meaning of modified totals where no chart's rows say it; left out where each means its own number, and of draws.
   */
  readonly reads?: readonly Reading[];
  /** Changes that the rules made to the result, in order; left out where it stands as it was read. */
  readonly adjustments?: readonly Adjustment[];
}

/** A handful of dice each read by itself on a chart, and how many of them counted. */
export interface ThrowEntry extends Line {
  readonly kind: "throw";
  readonly label: string;
  /** Who threw them, with what and at whom. */
  readonly about?: About;
  /** The number of throws and the die, such as `9x1d6`. */
  readonly dice: string;
  readonly faces: readonly number[];
  readonly chart: string;
  readonly column: string | null;
  /** Index of the chart's row from 0, for every face. */
  readonly rows: readonly number[];
  /** The terms of the number of dice; their values add up to it, or to less than 1 when no die is thrown. */
  readonly terms: readonly AppliedModifier[];
  /** The results that count. */
  readonly counting: readonly string[];
  /** The number of dice that fell on a result that counts. */
  readonly counted: number;
}

/** A change of the snapshot: what stood at `pointer` before and what stands there after; applied in order, they give the new snapshot. */
export interface EffectEntry extends Line {
  readonly kind: "effect";
  /**
   * `of` is the id of the record that changed, or of the one it stands in; the unit or the number of one without an id. `in` is the
   * outermost record around it where that is another, and `item` the record that was added.
   */
  readonly about?: About;
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A ruling on an ambiguous rule that decided how this was resolved; `ruling` is its number among the ruleset's rulings. */
export interface RulingEntry extends Line {
  readonly kind: "ruling";
  readonly ruling: string;
}

/** One line of the audit trail. */
export type AuditEntry = RollEntry | ThrowEntry | EffectEntry | RulingEntry;

/** The levels of audit: everything, rolls and rulings without effects, or nothing. */
export const AUDIT_LEVELS = ["FULL", "SUMMARY", "NONE"] as const;

/** The level of audit a caller wants. */
export type AuditLevel = (typeof AUDIT_LEVELS)[number];
