import type { Adjustment, AppliedModifier, AuditEntry, Citation } from "./audit";
import type { ClosedValue, JsonSchema, Limit } from "./choice";
import type { MapPieces } from "./map-pieces";
import type { Malformed } from "./request";
import type { SnapshotBase } from "./snapshot";

/** The roles of a decision in play. */
export const DECISION_KINDS = ["MUST", "MAY", "END", "STANDING"] as const;

/**
 * The role of a decision in play. Play waits for one of the `MUST` decisions. `MAY` can be skipped. `END` ends or
 * declines the current activity, so that play continues. `STANDING` is a permission that is nearly always open, and not
 * a move.
 */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The fields of every decision. */
interface DecisionBase {
  readonly operation: string;
  /** Title of the operation in the requested language. Omitted without a language, as is `description`. */
  readonly title?: string;
  readonly description?: string;
  readonly limits: readonly Limit[];
  readonly closed: readonly ClosedValue[];
}

/** An operation that may be called now. */
export interface OpenDecision extends DecisionBase {
  readonly legal: true;
  readonly kind: DecisionKind;
  /** JSON Schema of the legal input, narrowed to the current snapshot. */
  readonly input: JsonSchema;
  readonly refusal: null;
}

/** An operation that a rule closes now, and that rule. `limits` and `closed` are empty. */
export interface ClosedDecision extends DecisionBase {
  readonly legal: false;
  readonly kind: null;
  readonly input: null;
  readonly refusal: { readonly code: string; readonly citation: Citation; readonly message: string };
}

/** An operation in a snapshot's list of decisions. `legal` discriminates between open and closed. */
export type Decision = OpenDecision | ClosedDecision;

/** One operation of a run, with the same result as if it had been requested alone. */
export interface RunStep {
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly input: unknown;
  readonly outcome: unknown;
  readonly audit: readonly AuditEntry[];
  /** Every face, in the order rolled. */
  readonly dice: readonly number[];
  /** The digest of the snapshot after this step. */
  readonly digest: string;
  readonly algorithm: string;
  /** The requested redacted views. Omitted if none were requested. */
  readonly views?: readonly SideView[];
}

/**
 * The rules resolved the operation. In a run, `snapshot`, `decisions`, `digest`, and the view and decisions in `views`
 * are those after the last step. Everything else belongs to the requested operation.
 */
export interface Resolution<S extends SnapshotBase = SnapshotBase, O = unknown> {
  readonly kind: "RESOLUTION";
  readonly ruleset: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly operation: string;
  readonly snapshot: S;
  readonly outcome: O;
  readonly audit: readonly AuditEntry[];
  /** Every face, in the order rolled. Send it back as `dice` to replay this resolution. */
  readonly dice: readonly number[];
  readonly decisions: readonly Decision[];
  /** `sha256:` and the SHA-256 of the new snapshot's canonical JSON. */
  readonly digest: string;
  readonly algorithm: string;
  /** The requested redacted views. Omitted if none were requested. */
  readonly views?: readonly SideView[];
  /** Every step of a run, the requested operation first. Omitted unless a run was requested. */
  readonly steps?: readonly RunStep[];
  /** The pieces on the map, if requested from REST or GraphQL. */
  readonly board?: MapPieces;
}

/** A rule forbids the operation: nothing was rolled and nothing changed. */
export interface Refusal {
  readonly kind: "REFUSAL";
  readonly ruleset: string;
  readonly operation: string;
  readonly code: string;
  readonly message: string;
  readonly citation: Citation;
  readonly pointer: string;
}

/** The meaning of one natural total of the requested dice. */
export interface TotalMeaning {
  readonly total: number;
  readonly modified: number;
  readonly result: string;
  /** Adjustments that the rules would make to the result, in order. Omitted if there are none. */
  readonly adjustments?: readonly Adjustment[];
  /** The result in the requested language. Omitted without a language, as are all texts below. */
  readonly words?: string;
}

/** A modifier that will apply to the requested dice. */
export interface NeededModifier extends AppliedModifier {
  /** Name of the modifier. */
  readonly words?: string;
}

/** A roll that follows whatever the faces of the rolls before it are. */
export interface FollowingRoll {
  readonly label: string;
  /** Purpose of the dice. */
  readonly purpose?: string;
  readonly dice: string;
  readonly count: number;
  readonly sides: number;
  readonly low: number;
  readonly high: number;
  readonly citation: Citation;
}

/** The tape ran out: these dice are needed next. */
export interface NeedsRoll {
  readonly kind: "NEEDS_ROLL";
  readonly ruleset: string;
  readonly operation: string;
  readonly next: {
    readonly label: string;
    /** Purpose of the dice. */
    readonly purpose?: string;
    readonly dice: string;
    readonly count: number;
    readonly sides: number;
    /** The lowest and highest face on a tape: 1 to `sides`, or from 0 if the chart's dice count from 0. */
    readonly low: number;
    readonly high: number;
    /** Faces that the tape already has for this roll. */
    readonly held: readonly number[];
    readonly citation: Citation;
    readonly chart: string | null;
    /** Name of the chart, as printed or as the caller's charts call it. Null if no chart is read. */
    readonly chartName: string | null;
    readonly column: string | null;
    /** Name of the column. Null if there is none. */
    readonly columnName?: string | null;
    readonly modifiers: readonly NeededModifier[];
    readonly totals: readonly TotalMeaning[];
  };
  /** The rolls after `next` that do not depend on any face before them, in order. */
  readonly following: readonly FollowingRoll[];
  readonly audit: readonly AuditEntry[];
  readonly dice: readonly number[];
}

/** The response to a well-formed request. */
export type Adjudicated<S extends SnapshotBase = SnapshotBase, O = unknown> = Resolution<S, O> | Refusal | NeedsRoll;

/** Every response of `adjudicate`. */
export type Answer<S extends SnapshotBase = SnapshotBase, O = unknown> = Adjudicated<S, O> | Malformed;

/** A state as one side or an onlooker sees it. Its ruleset distinguishes it from views of other games. */
export interface GameView {
  readonly ruleset: string;
}

/** A resolution as a side or an onlooker may see it. */
export interface SideView {
  readonly side: string;
  readonly view: GameView;
  readonly audit: readonly AuditEntry[];
  /** The operations that this side may decide now, open or closed. Empty for an onlooker. */
  readonly decisions: readonly Decision[];
}

/** The operations of a game for one snapshot. */
export interface Decisions {
  readonly kind: "DECISIONS";
  readonly ruleset: string;
  readonly decisions: readonly Decision[];
}

/** The result of a report. */
export interface Reported {
  readonly kind: "REPORT";
  readonly ruleset: string;
  readonly report: string;
  readonly output: unknown;
}
