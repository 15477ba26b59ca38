/** A reference to a rule: ruleset, edition, and section as printed, or the number of a ruling such as D-22. */
export interface Citation {
  readonly ruleset: string;
  readonly edition: string;
  readonly section: string;
}

/**
 * The subjects of an audit line by role, such as `ship` or `target`: ids from the charts, or names that a player chose.
 */
export type About = Readonly<Record<string, string>>;

/** Importance of a line for its reader: the story, a detail, or the ruling that decided. */
export const WEIGHTS = ["STORY", "DETAIL", "RULING"] as const;

/** The weight of a line of the audit trail. */
export type Weight = (typeof WEIGHTS)[number];

/** Weights and subjects of a game's audit lines, by code. Default: rolls are STORY, changes are DETAIL. */
export interface AuditMarks {
  /** Labels of rolls that are details. */
  readonly detail: readonly string[];
  /** Codes of changes that are part of the story. `CODE/member` covers only changes at or within that member. */
  readonly story: readonly string[];
  /**
   * Subjects of changes, for pointers on which no record has an id. In a pattern, `*` matches any token. In the
   * subject, `*` is replaced by the matched token, and `{member}` by a member of the record there.
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

/**
 * A change that a rule makes to the result of a roll after the chart look-up. The adjustments of a roll apply in order.
 */
export interface Adjustment {
  readonly code: string;
  /**
   * Amount added to the number of the result, which never falls below 0. If the result has no number, the amount is
   * added to the total, and the chart is read again. Null if the result is replaced.
   */
  readonly value: number | null;
  /** The result after this adjustment. */
  readonly result: string;
  /** The only subject affected. The result of everyone else stays the same. */
  readonly about?: About;
  readonly citation: Citation;
}

/** The fields of every line of the audit trail. */
interface EntryBase {
  readonly code: string;
  readonly weight: Weight;
  readonly citation: Citation;
  /** The line as a sentence in the requested language. Omitted without a language. */
  readonly sentence?: string;
}

/** The kinds of audit lines with one result: a roll of dice, or a draw from a pool or a deck. */
export const ROLL_KINDS = ["roll", "draw"] as const;

/** A roll of dice, or a draw from a pool or a deck. */
export type RollKind = (typeof ROLL_KINDS)[number];

/** A roll of dice or a draw from a pool: the faces, the chart, every modifier and the row of the result. */
export interface RollEntry extends EntryBase {
  readonly kind: RollKind;
  readonly label: string;
  /** Subjects of the roll, if the label is not specific enough. */
  readonly about?: About;
  readonly dice: string;
  readonly faces: readonly number[];
  readonly chart: string | null;
  readonly column: string | null;
  /** Index of the chart's row, from 0. Null if no chart was read. */
  readonly row: number | null;
  readonly modifiers: readonly AppliedModifier[];
  readonly total: number;
  readonly modified: number;
  readonly result: string;
  /** The meaning of modified totals without a chart. Omitted for draws, and if each total means its own number. */
  readonly reads?: readonly Reading[];
  /** Adjustments that the rules made to the result, in order. Omitted if there are none. */
  readonly adjustments?: readonly Adjustment[];
}

/** A handful of dice, each read separately on a chart, and how many of them counted. */
export interface ThrowEntry extends EntryBase {
  readonly kind: "throw";
  readonly label: string;
  /** Attacker, weapon and target, by role. */
  readonly about?: About;
  /** The number of throws and the die, such as `9x1d6`. */
  readonly dice: string;
  readonly faces: readonly number[];
  readonly chart: string;
  readonly column: string | null;
  /** Index of the chart's row for every face, from 0. */
  readonly rows: readonly number[];
  /** The terms of the number of dice. Their sum is that number. If it is less than 1, no die is thrown. */
  readonly terms: readonly AppliedModifier[];
  /** The results that count. */
  readonly counting: readonly string[];
  /** The number of dice that fell on a result that counts. */
  readonly counted: number;
}

/**
 * A change of the snapshot at `pointer`: the values before and after. Applied in order, the effects produce the new
 * snapshot.
 */
export interface EffectEntry extends EntryBase {
  readonly kind: "effect";
  /**
   * `of` is the id, unit or number of the changed record, or of the innermost record around the change that has one.
   * `in` is the outermost record around it, if it differs. `item` is the record that was added.
   */
  readonly about?: About;
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A ruling on an ambiguous rule that decided this resolution. `ruling` is its number among the ruleset's rulings. */
export interface RulingEntry extends EntryBase {
  readonly kind: "ruling";
  readonly ruling: string;
}

/** One line of the audit trail. */
export type AuditEntry = RollEntry | ThrowEntry | EffectEntry | RulingEntry;

/** The audit levels: everything, rolls and rulings without effects, or nothing. */
export const AUDIT_LEVELS = ["FULL", "SUMMARY", "NONE"] as const;

/** A level of audit. */
export type AuditLevel = (typeof AUDIT_LEVELS)[number];
