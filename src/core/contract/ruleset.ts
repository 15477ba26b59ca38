import type { z } from "zod";
import type { Analysis } from "./analysis";
import type { AuditEntry, AuditMarks } from "./audit";
import type { ChartPack } from "./chart";
import type { Reason } from "./choice";
import type { Context } from "./context";
import type { Invariant } from "./invariant";
import type { MapDrawing } from "./map";
import type { AnyOperation, AnyReport, StartOperation } from "./operation";
import type { Phrases, Sayings } from "./phrases";
import type { Fault } from "./request";
import type { RulesRevision, SnapshotMigration } from "./revision";
import type { SnapshotBase } from "./snapshot";
import type { TakeOver } from "./take-over";

/** A ruleset: everything the kernel and the wires need to know of one game. */
export interface Ruleset<S extends SnapshotBase = SnapshotBase, P extends ChartPack = ChartPack> {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  /** Every revision of its rules, the one in force last. */
  readonly revisions: readonly RulesRevision[];
  /** How snapshots of older revisions are read, the oldest first; left out where all have one shape. */
  readonly migrations?: readonly SnapshotMigration[];
  readonly snapshot: z.ZodType<S>;
  /** A faster check, generated of that schema: what it takes, the schema takes and leaves as it stands. */
  readonly isSnapshot?: (value: unknown) => boolean;
  /** What holds for every snapshot that play can reach; a list of it is published. */
  readonly invariants: readonly Invariant<S, P["charts"]>[];
  /** Where play stands, in the words of the operations' phases. */
  readonly phaseOf: (state: S) => string;
  /** True when the game is over and no operation is open. */
  readonly over: (state: S) => boolean;
  /** Why every operation is closed then; left out where each cites the section of its own phases. */
  readonly whenOver?: Reason;
  readonly pack: P;
  readonly packSchema: z.ZodType<P>;
  /** Faults of a caller's own charts that their schema cannot see, such as a map in two pieces; pointers begin at /charts. */
  readonly chartFaults?: (charts: P["charts"]) => Fault[];
  // biome-ignore lint/suspicious/noExplicitAny: see AnyOperation
  readonly start: StartOperation<S, P["charts"], any, any>;
  readonly operations: readonly AnyOperation[];
  readonly reports: readonly AnyReport[];
  /** What the lines of its audit trails are for a reader, and about; left out where their kinds say enough. */
  readonly marks?: AuditMarks;
  /** Tags of the languages it speaks; the first is the default. */
  readonly languages: readonly string[];
  /** English sentences of refusals, there before any language is loaded; codes are named in them as they stand. */
  readonly sayings: Sayings;
  /** Everything that people read in one of these languages, loaded when it is first asked for. */
  readonly phrasesOf: (language: string) => Promise<Phrases>;
  /** The situation of a game in a few lines for people; left out where the head of its sheet says it. */
  readonly brief?: (state: S, phrases: Phrases) => readonly string[];
  /** The redacted views of the sides; undefined where everyone may see everything. */
  readonly views?: Views<S>;
  /** The rule by which a roll may be made again; undefined in a game that has none. */
  readonly rerolls?: RerollRule<S, P["charts"]>;
  /** A drawing of the board; undefined in a game without a map. */
  readonly map?: MapDrawing<S, P["charts"]>;
  /** How games begun on paper are taken over; undefined where they cannot be. */
  // biome-ignore lint/suspicious/noExplicitAny: what is known is typed where it is declared
  readonly takeOver?: TakeOver<S, P["charts"], any>;
  /** Odds, policies and measures for the referee's analysis. */
  readonly analysis?: Analysis;
}

/** The redacted views of a game of sides that hides something; null stands for an onlooker. */
export interface Views<S> {
  /** The sides, each of which may hold a token of its own. */
  readonly sides: readonly string[];
  /** The part of a state that may be seen. */
  readonly of: (state: S, side: string | null) => object;
  /** The part of an audit trail that may be read. */
  readonly audit: (entries: readonly AuditEntry[], side: string | null, before: S, after: S) => AuditEntry[];
}

/** A ruleset whose types the registry has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds rulesets of every shape
export interface AnyRuleset extends Omit<Ruleset<any, any>, "pack"> {
  readonly pack: ChartPack;
}

/** The rule by which a player may have a roll made again, in a game that allows it. */
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
