import type { Adjustment, AppliedModifier, AuditEntry, Citation } from "./audit";
import type { ClosedValue, JsonSchema, Limit } from "./choice";
import type { SaidFault } from "./request";
import type { SnapshotBase } from "./snapshot";

/**
 * What a decision means for play: it waits for one of those that are `MUST`; `MAY` can be left; `END` ends or declines what is going on,
 * so that play goes on; `STANDING` is a permission that is open nearly always, and no move.
 */
export type DecisionKind = "MUST" | "MAY" | "END" | "STANDING";

/** What every decision has. */
interface Listed {
  readonly operation: string;
  /** What the operation is called and does, in the language asked for; left out without one. */
  readonly title?: string;
  readonly description?: string;
  readonly limits: readonly Limit[];
  readonly closed: readonly ClosedValue[];
}

/** An operation that may be called now. */
export interface OpenDecision extends Listed {
  readonly legal: true;
  readonly kind: DecisionKind;
  /** Narrowed JSON Schema of the legal input. */
  readonly input: JsonSchema;
  readonly refusal: null;
}

/** An operation that a rule closes now, with that rule; `limits` and `closed` are empty. */
export interface ClosedDecision extends Listed {
  readonly legal: false;
  readonly kind: null;
  readonly input: null;
  readonly refusal: { readonly code: string; readonly citation: Citation; readonly message: string };
}

/** An operation in a snapshot's list of decisions, open or closed: `legal` tells them apart. */
export type Decision = OpenDecision | ClosedDecision;

/** One operation of a run with what it came to, as it would have been answered had it been called alone. */
export interface RunStep {
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly input: unknown;
  readonly outcome: unknown;
  readonly audit: readonly AuditEntry[];
  /** Every face in the order rolled. */
  readonly dice: readonly number[];
  /** The digest of the snapshot it led to. */
  readonly digest: string;
  readonly algorithm: string;
  /** The redacted views asked for; left out when none was. */
  readonly views?: readonly SideView[];
}

/**
 * The rules resolved the operation. Of a run, which went on by itself, `snapshot`, `decisions` and `digest` are those after its last
 * step, and the view and decisions of `views` too; everything else is that of the operation asked for.
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
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  readonly decisions: readonly Decision[];
  /** `sha256:` and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  readonly algorithm: string;
  /** The redacted views asked for; left out when none was. */
  readonly views?: readonly SideView[];
  /** Every step of a run, the operation asked for first; left out unless a run was asked for. */
  readonly steps?: readonly RunStep[];
}

/** A rule says no: nothing was rolled and nothing changed. */
export interface Refusal {
  readonly kind: "REFUSAL";
  readonly ruleset: string;
  readonly operation: string;
  readonly code: string;
  readonly message: string;
  readonly citation: Citation;
  readonly pointer: string;
}

/** The meaning of one natural total of the dice asked for. */
export interface TotalMeaning {
  readonly total: number;
  readonly modified: number;
  readonly result: string;
  /** Changes that the rules would make to the result, in order; left out where it would stand. */
  readonly adjustments?: readonly Adjustment[];
  /** The result for people to read, in the language asked for; left out without one, as is all below that people read. */
  readonly words?: string;
}

/** A modifier that will apply to the dice asked for. */
export interface NeededModifier extends AppliedModifier {
  /** What it is called. */
  readonly words?: string;
}

/** The tape ran out: these dice are needed next. */
export interface NeedsRoll {
  readonly kind: "NEEDS_ROLL";
  readonly ruleset: string;
  readonly operation: string;
  readonly next: {
    readonly label: string;
    /** What the dice are for. */
    readonly purpose?: string;
    readonly dice: string;
    readonly count: number;
    readonly sides: number;
    /** The lowest and the highest face as a tape holds them: 1 to `sides`, or from 0 where the dice of a chart count from 0. */
    readonly low: number;
    readonly high: number;
    /** Faces already on the tape for this roll. */
    readonly held: readonly number[];
    readonly citation: Citation;
    readonly chart: string | null;
    /** The printed name of that chart, or the caller's; null where none is read. */
    readonly chartName: string | null;
    readonly column: string | null;
    /** What that column is called; null where there is none. */
    readonly columnName?: string | null;
    readonly modifiers: readonly NeededModifier[];
    readonly totals: readonly TotalMeaning[];
  };
  readonly audit: readonly AuditEntry[];
  readonly dice: readonly number[];
}

/** The request cannot be read: every fault with its pointer. Nothing changed. */
export interface Malformed {
  readonly kind: "MALFORMED";
  readonly faults: readonly SaidFault[];
}

/** What a request that could be read came to. */
export type Adjudicated<S extends SnapshotBase = SnapshotBase, O = unknown> = Resolution<S, O> | Refusal | NeedsRoll;

/** Every answer of `adjudicate`. */
export type Answer<S extends SnapshotBase = SnapshotBase, O = unknown> = Adjudicated<S, O> | Malformed;

/** A resolution as one side, or an onlooker, may know it. */
export interface SideView {
  readonly side: string;
  readonly view: unknown;
  readonly audit: readonly AuditEntry[];
  /** The operations that are this side's now, open or closed; none for an onlooker. */
  readonly decisions: readonly Decision[];
}

/** The operations of a game for one snapshot. */
export interface Decisions {
  readonly kind: "DECISIONS";
  readonly ruleset: string;
  readonly decisions: readonly Decision[];
}

/** What a report told. */
export interface Reported {
  readonly kind: "REPORT";
  readonly ruleset: string;
  readonly report: string;
  readonly output: unknown;
}
