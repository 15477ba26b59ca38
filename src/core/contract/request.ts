import type { AuditLevel } from "./audit";

/** A sentence of the catalogues, by its id, with the values that its braces name. */
export interface Message {
  readonly id: string;
  /** Values by name: texts and numbers, lists, other messages, and `or` with alternatives. A brace may name a path into a value. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** True if the values are codes of the game, for which a language has words. */
  readonly hasCodes?: boolean;
}

/** A fault of a request: a stable code, a JSON pointer into the request (RFC 6901), and a message that says what to do. */
export interface Fault {
  readonly code: string;
  readonly pointer: string;
  readonly message: Message;
}

/** A fault as an answer contains it: its message is a sentence in the language of the answer. */
export interface SaidFault {
  readonly code: string;
  readonly pointer: string;
  readonly message: string;
}

/** Everything that is wrong with a request that could not be read. */
export interface Unread {
  readonly kind: "MALFORMED";
  readonly faults: readonly Fault[];
}

/** A value that was read, or everything that is wrong with the request. */
export type Result<T> = T | Unread;

/** The most dice that one operation may roll. */
export const DICE_LIMIT = 10_000;

/** The most rolls of one operation that can be made again. */
export const REROLL_LIMIT = 100;

/** Which operations a list of decisions holds: those that may be called; these and what the present phase closes; all; none. */
export const DECISION_SCOPES = ["OPEN", "PHASE", "ALL", "NONE"] as const;

/** One of these scopes. */
export type DecisionScope = (typeof DECISION_SCOPES)[number];

/** The most steps of one run, the operation asked for among them. */
export const RUN_LIMIT = 50;

/** The faces of one roll with its label, and its die: its sides, and where it counts from when that is not 1. */
export interface LabelledRoll {
  readonly label: string;
  readonly sides: number;
  readonly low?: number;
  readonly faces: number[];
}

/** What of a request comes from a stored game, which older versions may have written: its snapshot, or its seed and input too. */
export type StoredPart = "SNAPSHOT" | "ALL";

/** One request to the kernel: an operation's name with a snapshot, input, and either a seed or a tape. */
export interface Request {
  readonly operation: string;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  /** 1 to 128 characters. */
  readonly seed?: string | undefined;
  /** A tape of faces; it must be consumed exactly. */
  readonly dice?: readonly number[] | undefined;
  /**
   * Rolls made elsewhere, which fall here by label and die, the first of a label first; `dice` then hold what is rolled beyond them.
   * No wire takes it.
   */
  readonly rolls?: readonly LabelledRoll[] | undefined;
  /** Charts laid over the ruleset's pack, whole or in part. */
  readonly charts?: unknown;
  readonly audit?: AuditLevel | undefined;
  /** Ordinals, from 0 in the order of the audit, of rolls to be made again where the game allows it. */
  readonly rerolls?: readonly number[] | undefined;
  /** Which operations the answer lists; `PHASE` where it is left out. */
  readonly decisions?: DecisionScope | undefined;
  /** Sides, or the word for an onlooker, whose views of the resolution are asked for, in a game that hides something. */
  readonly views?: readonly string[] | undefined;
  /** True to go on by itself while nothing is open but one operation that ends something and takes no input. */
  readonly runOn?: boolean | undefined;
  /** The part of the request whose texts are read as they are. Callers cannot send it. */
  readonly storedPart?: StoredPart | undefined;
  /** Tapes of the steps that follow in a run, in order, beside `dice`; an empty one where left out. No wire takes it. */
  readonly runDice?: readonly (readonly number[])[] | undefined;
}
