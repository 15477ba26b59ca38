import type { z } from "zod";
import type { Adjustment, AuditEntry, Citation } from "../audit/entry";
import type { Phrases } from "../audit/sentence";
import type { Analysis } from "../bench/bench";
import type { ChartPack } from "../charts/chart";
import type { Choice, ClosedValue, JsonSchema, Limit, Reason } from "./choice";
import type { Context } from "./desk";
import type { Fault } from "./fault";
import type { RerollRule } from "./rerolls";
import type { SideView } from "./sides";

/** What every snapshot holds, whatever the game. */
export interface SnapshotBase {
  ruleset: string;
  edition: string;
  /** Number of operations resolved so far; part of the key of every seeded die. */
  step: number;
}

/** Whether an operation may be called now: open with its legal input, or closed by a rule. */
export type Legality<I = unknown> =
  | { readonly legal: true; readonly input: Choice<I> }
  | { readonly legal: false; readonly reason: Reason };

/** A runnable request: POSTed as it stands it resolves. */
export interface Example {
  readonly snapshot?: unknown;
  readonly input: unknown;
  readonly seed: string;
}

/** What every operation declares once: from this both wires, the schemas and the command line are made. */
export interface Declaration<I, O> {
  /** camelCase and stable for ever; the name on every wire. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  readonly input: z.ZodType<I>;
  /** How input of a contract published before is read now, so that what was stored with it replays; as it stands unless told. */
  readonly earlier?: (input: unknown) => unknown;
  readonly outcome: z.ZodType<O>;
  /** Made when asked for, so that loading a ruleset costs nothing. */
  readonly example: () => Example;
}

/** Where play must stand for an operation, and the section that says so. */
export interface Phases {
  readonly of: readonly string[];
  readonly section: string;
}

/** An operation on a snapshot. */
export interface Operation<S extends SnapshotBase, C, I, O> extends Declaration<I, O> {
  /** Elsewhere the operation is illegal without its `legality` being asked; left out, that alone decides. */
  readonly phases?: Phases;
  /** The side whose decision it is now, null where nobody decides and either may call it; left out where only a referee calls it. */
  readonly by?: (state: S) => string | null;
  readonly legality: (state: S, charts: C) => Legality<I>;
  /** Carries the operation out on the context's draft; only called where it is legal, with legal input. */
  readonly resolve: (ctx: Context<S, C>, input: I) => O;
}

/** An operation whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds operations of every shape
export type AnyOperation = Operation<any, any, any, any>;

/** Declares an operation with its types inferred. */
export function defineOperation<S extends SnapshotBase, C, I, O>(
  operation: Operation<S, C, I, O>,
): Operation<S, C, I, O> {
  return operation;
}

/** The operation that starts a game: it has no snapshot and makes the first one. */
export interface StartOperation<S extends SnapshotBase, C, I, O> extends Declaration<I, O> {
  readonly name: "new";
  readonly choice: (charts: C) => Choice<I>;
  /** The input of the standard game, for who names none. */
  readonly standard: () => I;
  /** The snapshot before any die is rolled; `resolve` rolls on it. */
  readonly blank: (input: I, charts: C) => S;
  readonly resolve: (ctx: Context<S, C>, input: I) => O;
}

/** A pure function of snapshots that changes nothing and rolls no die, such as a log sheet. */
export interface Report<C, I, O> {
  /** camelCase and stable for ever; the name on every wire, which no operation shares. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  /** An object; a request is this and, beside it, `charts`. */
  readonly input: z.ZodType<I>;
  /** Where the input holds snapshots, as JSON pointers in which a `*` stands for every item of a list. */
  readonly snapshots: readonly string[];
  readonly output: z.ZodType<O>;
  /** A runnable request, made when asked for. */
  readonly example: () => Readonly<Record<string, unknown>>;
  readonly compute: (input: I, charts: C) => O;
}

/** A report whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds reports of every shape
export type AnyReport = Report<any, any, any>;

/** Declares a report with its types inferred. */
export function defineReport<C, I, O>(report: Report<C, I, O>): Report<C, I, O> {
  return report;
}

/** A ruleset: everything the kernel and the wires need to know of one game. */
export interface Ruleset<S extends SnapshotBase = SnapshotBase, C = unknown> {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  readonly snapshot: z.ZodType<S>;
  /** Faults of a well-formed snapshot that no play could reach, given the charts. */
  readonly invariants: (state: S, charts: C) => Fault[];
  readonly pack: ChartPack;
  readonly packSchema: z.ZodType<ChartPack>;
  /** The charts of a pack that `packSchema` has passed, typed as the rules read them. */
  readonly charts: (pack: ChartPack) => C;
  // biome-ignore lint/suspicious/noExplicitAny: see AnyOperation
  readonly start: StartOperation<S, C, any, any>;
  readonly operations: readonly AnyOperation[];
  readonly reports: readonly AnyReport[];
  /** What every roll is for, by its label; labels are part of the contract with replays and are never renamed. */
  readonly labels: Readonly<Record<string, string>>;
  /**
   * By label, the places that its dice never move, as JSON pointers that begin at /outcome or /snapshot; the odds of what
   * stands there need not tell those dice apart.
   */
  readonly unmoved?: Readonly<Record<string, readonly string[]>>;
  /** Every language audit trails can be told in, by its tag. */
  readonly sentences: Readonly<Record<string, Phrases>>;
  /** How a roll may be made again; undefined in a game that knows no such thing. */
  readonly rerolls?: RerollRule<S, C>;
  /** Numbered rulings on ambiguous rules, by id. */
  readonly interpretations: Readonly<Record<string, Interpretation>>;
  /** True when the game is over and no operation is open. */
  readonly over: (state: S) => boolean;
  /** Why every operation with a turn is closed once the game is over; the turn's section and usual words unless told. */
  readonly whenOver?: Reason;
  /** The sides of a game that several play, each of which may hold a token of its own; undefined when there is one player. */
  readonly sides?: readonly string[];
  /** What a side may see of a state, or an onlooker for null; undefined when everyone may see everything. */
  readonly view?: (state: S, side: string | null) => unknown;
  /** What of an audit trail a side may read, or an onlooker for null; a game with views and without this tells them no line. */
  readonly auditView?: (entries: readonly AuditEntry[], side: string | null, before: S, after: S) => AuditEntry[];
  /**
   * The decisions a side is shown, of those that are its own: a game that hides something takes out of their inputs what
   * the side may not know. Undefined where nothing needs to be taken out.
   */
  readonly decisionsFor?: (state: S, side: string, decisions: readonly Decision[]) => readonly Decision[];
  /** Where play stands, in the words of the operations' turns; a ruleset whose operations name turns has it. */
  readonly phaseOf?: (state: S) => string;
  /** Where a game stands, in a few lines for people; its sheet tells more. */
  readonly brief?: (state: S, phrases: Phrases) => readonly string[];
  /** Faults of a caller's own charts that their schema cannot see, such as a map in two pieces; pointers begin at /charts. */
  readonly chartFaults?: (charts: C) => Fault[];
  /** A drawing of the board; undefined in a game without a map. */
  readonly map?: MapDrawing<S, C>;
  /** What the game brings to the referee's bench. */
  readonly analysis?: Analysis;
}

/** A drawing of a game's map as SVG, bare or with a snapshot on it. */
export interface MapDrawing<S, C> {
  readonly doc: string;
  readonly rules: readonly string[];
  /** Draws it, in a game that hides something as a viewer sees it; what draws is loaded when it is first asked for. */
  readonly draw: (charts: C, state?: S, viewer?: string) => Promise<string>;
}

/** A ruleset whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds rulesets of every shape
export type AnyRuleset = Ruleset<any, any>;

/** A numbered ruling on a rule that its sources leave open. */
export interface Interpretation {
  readonly section: string;
  readonly question: string;
  readonly ruling: string;
}

/** An operation in a snapshot's list of decisions: legal with its narrowed input, or closed with the rule that closes it. */
export interface Decision {
  readonly operation: string;
  readonly legal: boolean;
  /** Narrowed JSON Schema of the legal input; null when closed. */
  readonly input: JsonSchema | null;
  readonly limits: readonly Limit[];
  readonly closed: readonly ClosedValue[];
  readonly refusal: { readonly code: string; readonly citation: Citation; readonly message: string } | null;
}

/** The rules resolved the operation. */
export interface Resolution {
  readonly kind: "RESOLUTION";
  readonly ruleset: string;
  readonly operation: string;
  readonly snapshot: SnapshotBase;
  readonly outcome: unknown;
  readonly audit: readonly AuditEntry[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  readonly decisions: readonly Decision[];
  /** `sha256:` and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  readonly algorithm: string;
  /** What each side may know of it, for those asked for; left out when none was. */
  readonly views?: readonly SideView[];
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

/** What one natural total of the dice asked for would mean. */
export interface TotalMeaning {
  readonly total: number;
  readonly modified: number;
  readonly result: string;
  /** What the rules would then make of the result, in order; left out where it would stand. */
  readonly adjustments?: readonly Adjustment[];
}

/** The tape ran out: these dice are needed next. */
export interface NeedsRoll {
  readonly kind: "NEEDS_ROLL";
  readonly ruleset: string;
  readonly operation: string;
  readonly next: {
    readonly label: string;
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
    readonly column: string | null;
    readonly modifiers: readonly { readonly code: string; readonly value: number; readonly citation: Citation }[];
    readonly totals: readonly TotalMeaning[];
  };
  readonly audit: readonly AuditEntry[];
  readonly dice: readonly number[];
}

/** The request cannot be read: every fault with its pointer. Nothing changed. */
export interface Malformed {
  readonly kind: "MALFORMED";
  readonly faults: readonly Fault[];
}

/** What the kernel answers. */
export type Answer = Resolution | Refusal | NeedsRoll | Malformed;
