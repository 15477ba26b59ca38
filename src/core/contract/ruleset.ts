import type { z } from "zod";
import type { Analysis } from "./analysis";
import type { GameView } from "./answer";
import type { AuditEntry, AuditMarks } from "./audit";
import type { ChartPack } from "./chart";
import type { Reason } from "./choice";
import type { Context } from "./context";
import type { Invariant } from "./invariant";
import type { MapDrawing } from "./map";
import type { AnyOperation, AnyReport, StartOperation } from "./operation";
import type { Languages, MessageTemplates, Phrases } from "./phrases";
import type { Fault } from "./request";
import type { RulesRevision, SnapshotMigration } from "./revision";
import type { SnapshotBase } from "./snapshot";
import type { TakeOver } from "./take-over";

/** A ruleset: everything that the kernel and the transports need to know about one game. */
export interface Ruleset<S extends SnapshotBase = SnapshotBase, P extends ChartPack = ChartPack> {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  /** Every revision of the rules. The last one is in force. */
  readonly revisions: readonly RulesRevision[];
  /** Migrations for snapshots of older revisions, oldest first. Omitted if the shape never changed. */
  readonly migrations?: readonly SnapshotMigration[];
  readonly snapshot: z.ZodType<S>;
  /** A faster check, generated from the schema. It accepts only values that the schema accepts unchanged. */
  readonly isSnapshot?: (value: unknown) => boolean;
  /** Properties of every snapshot that play can reach. A list of them is published. */
  readonly invariants: readonly Invariant<S, P["charts"]>[];
  /** Returns the current phase, as the operations' `phases` name it. */
  readonly phaseOf: (state: S) => string;
  /** True when the game is over and no operation is open. */
  readonly over: (state: S) => boolean;
  /**
   * The reason why every operation is closed after the end of the game. Omitted if each operation cites its own phases.
   */
  readonly whenOver?: Reason;
  readonly pack: P;
  readonly packSchema: z.ZodType<P>;
  /**
   * Returns faults in a caller's charts that the schema cannot detect, such as a map in two pieces. Pointers begin with
   * /charts.
   */
  readonly chartFaults?: (charts: P["charts"]) => Fault[];
  // biome-ignore lint/suspicious/noExplicitAny: see AnyOperation
  readonly start: StartOperation<S, P["charts"], any, any>;
  readonly operations: readonly AnyOperation[];
  readonly reports: readonly AnyReport[];
  /** Weights and subjects of audit lines. Omitted if the defaults by kind are sufficient. */
  readonly marks?: AuditMarks;
  /** Tags of the supported languages. The first one is the default. */
  readonly languages: Languages;
  /** English templates of refusals and faults, available before any language is loaded. They show codes unchanged. */
  readonly templates: MessageTemplates;
  /** Returns all texts of the first language. */
  readonly defaultPhrases: () => Phrases;
  /** Loads all texts of one of these languages on first use. Throws a TypeError for any other. */
  readonly phrasesOf: (language: string) => Promise<Phrases>;
  /** Summarizes the position in a few lines for people. Omitted if the head of the game's sheet does so. */
  readonly brief?: (state: S, phrases: Phrases) => readonly string[];
  /** The redacted views of the sides. Undefined if nothing is hidden. */
  readonly views?: Views<S>;
  /** The rule for rerolls. Undefined if the game has none. */
  readonly rerolls?: RerollRule<S, P["charts"]>;
  /** The map of the game. Undefined if it has none. */
  readonly map?: MapDrawing<S, P["charts"]>;
  /** Support for games begun on paper. Undefined if they cannot be taken over. */
  // biome-ignore lint/suspicious/noExplicitAny: what is known is typed where it is declared
  readonly takeOver?: TakeOver<S, P["charts"], any>;
  /** Odds, policies and measures for analyses. */
  readonly analysis?: Analysis;
}

/** The redacted views of a game with hidden information. `side` is null for an onlooker. */
export interface Views<S> {
  /** The sides. Each can have its own token. */
  readonly sides: readonly string[];
  /** Describes every view. It is published as `<Game>View`. */
  readonly schema: z.ZodType<GameView>;
  /** Returns the visible part of a state. */
  readonly of: (state: S, side: string | null) => GameView;
  /** Returns the visible part of an audit trail. */
  readonly audit: (entries: readonly AuditEntry[], side: string | null, before: S, after: S) => AuditEntry[];
}

/** A ruleset with its types erased, for the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds rulesets of every shape
export interface AnyRuleset extends Omit<Ruleset<any, any>, "pack"> {
  readonly pack: ChartPack;
}

/** Returns the operation with this name. Undefined for the start of a game, and if there is none. */
export function findOperation({ operations }: AnyRuleset, name: unknown): AnyOperation | undefined {
  return operations.find((each) => each.name === name);
}

/** Returns the operation with this name, or the start of a game. Undefined if there is none. */
export function findOperationOrStart(
  ruleset: AnyRuleset,
  name: unknown,
): AnyOperation | AnyRuleset["start"] | undefined {
  return ruleset.start.name === name ? ruleset.start : findOperation(ruleset, name);
}

/** Returns the report with this name. Undefined if there is none. */
export function findReport({ reports }: AnyRuleset, name: string): AnyReport | undefined {
  return reports.find((each) => each.name === name);
}

/** The rule by which a player may reroll, in a game that allows it. */
export interface RerollRule<S extends SnapshotBase, C> {
  /** Returns why no roll can be rerolled now. Undefined if one can. */
  readonly refusal: (state: S) => Reason | undefined;
  /** True if the game is lost, or will be whatever is rolled next. An end that no roll caused does not count. */
  readonly isLost: (state: S, charts: C) => boolean;
  /** Pays for one reroll. */
  readonly spend: (ctx: Context<S, C>) => void;
  /** Returns why a roll that does not end the game cannot be rerolled. Undefined if any roll can. */
  readonly onlyLast: (state: S) => Reason | undefined;
}
