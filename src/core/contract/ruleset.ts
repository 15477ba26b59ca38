import type { z } from "zod";
import type { Analysis } from "./analysis";
import type { Decision } from "./answer";
import type { AuditEntry } from "./audit";
import type { ChartPack } from "./chart";
import type { Reason } from "./choice";
import type { Context } from "./context";
import type { AnyOperation, AnyReport, SnapshotBase, StartOperation } from "./operation";
import type { Phrases } from "./phrases";
import type { Fault } from "./request";

/** A ruleset: everything the kernel and the wires need to know of one game. */
export interface Ruleset<S extends SnapshotBase = SnapshotBase, C = unknown> {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  readonly snapshot: z.ZodType<S>;
  /** A faster check, generated of that schema: what it takes, the schema takes and leaves as it stands. */
  readonly isSnapshot?: (value: unknown) => boolean;
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
  /**
   * By label, the places that its dice never move, as JSON pointers that begin at /outcome or /snapshot; the odds of what
   * stands there need not tell those dice apart.
   */
  readonly unmoved?: Readonly<Record<string, readonly string[]>>;
  /** Tags of the languages that people can be told things in; the first is the default. */
  readonly languages: readonly string[];
  /** Everything that people read in one of these languages, loaded when it is first asked for. */
  readonly phrasesOf: (language: string) => Promise<Phrases>;
  /** How a roll may be made again; undefined in a game that knows no such thing. */
  readonly rerolls?: RerollRule<S, C>;
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

/** How a player may have a roll made again, in a game that allows it. */
export interface RerollRule<S extends SnapshotBase, C> {
  /** Why no roll can be made again now; undefined when one can. */
  readonly refusal: (state: S) => Reason | undefined;
  /** The game is lost, or about to be whatever is rolled next; an end that no roll brought about does not count. */
  readonly lost: (state: S, charts: C) => boolean;
  /** Pays for one roll made again. */
  readonly spend: (ctx: Context<S, C>) => void;
  /** Why a roll that does not end the game may not be made again; undefined when any roll may. */
  readonly onlyLast: (state: S) => Reason | undefined;
}
