import type { AuditLevel } from "./audit";

/** A message: the id of its template in the catalogues, and the values that the template names. */
export interface Message {
  readonly id: string;
  /**
   * Values by name: texts, numbers, lists, nested messages, and `or` with alternatives. A template may name a path into
   * a value.
   */
  readonly values?: Readonly<Record<string, unknown>>;
  /** True if the values are codes of the game, to be replaced by the language's words. */
  readonly hasCodes?: boolean;
}

/**
 * A fault of a request: a stable code, a JSON pointer into the request (RFC 6901), and a message that says what is
 * allowed.
 */
export interface Fault {
  readonly code: string;
  readonly pointer: string;
  readonly message: Message;
}

/** A fault in a response. Its message is a sentence in the language of the response. */
export interface LocalizedFault {
  readonly code: string;
  readonly pointer: string;
  readonly message: string;
}

/** A malformed request, with every fault. Nothing changed. In a response, the faults are localized. */
export interface Malformed<F = LocalizedFault> {
  readonly kind: "MALFORMED";
  readonly faults: readonly F[];
}

/** A malformed request whose faults are not localized yet. */
export type InvalidRequest = Malformed<Fault>;

/** A parsed value, or the faults of the request. */
export type Result<T> = T | InvalidRequest;

/** Maximum number of dice in one operation. */
export const DICE_LIMIT = 10_000;

/** Maximum number of rerolls in one operation. */
export const REROLL_LIMIT = 100;

/**
 * Which decisions a response lists: the open ones, also those closed in the present phase, all, or none. NAMES lists
 * the same as PHASE, without the input.
 */
export const DECISION_SCOPES = ["OPEN", "PHASE", "ALL", "NONE", "NAMES"] as const;

/** One of these scopes. */
export type DecisionScope = (typeof DECISION_SCOPES)[number];

/** Maximum number of steps in one run, including the requested operation. */
export const RUN_LIMIT = 50;

/** Maximum number of operations that a run does not stop for. */
export const RUN_THROUGH_LIMIT = 50;

/** The faces of one roll with its label, the sides of its die, and the lowest face if it is not 1. */
export interface LabelledRoll {
  readonly label: string;
  readonly sides: number;
  readonly low?: number;
  readonly faces: number[];
}

/**
 * The part of a request that comes from a stored game: its snapshot, or its seed and input too. An older version may
 * have written it.
 */
export type StoredPart = "SNAPSHOT" | "ALL";

/** A request to the kernel: an operation's name with a snapshot, input, and either a seed or dice. */
export interface Request {
  readonly operation: string;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  /** 1 to 128 characters. */
  readonly seed?: string | undefined;
  /** A tape of faces. The operation must use all of them. */
  readonly dice?: readonly number[] | undefined;
  /**
   * Rolls made elsewhere, matched by label and die, in order within a label. `dice` then contains the faces of all
   * other rolls. Not part of the API.
   */
  readonly rolls?: readonly LabelledRoll[] | undefined;
  /** Charts that override the ruleset's pack, whole or in part. */
  readonly charts?: unknown;
  readonly audit?: AuditLevel | undefined;
  /** Indexes of rolls to be rerolled, from 0 in audit order, if the game allows it. */
  readonly rerolls?: readonly number[] | undefined;
  /** Which operations the response lists. Default: `PHASE`. */
  readonly decisions?: DecisionScope | undefined;
  /** Sides, or `onlooker`, whose views of the resolution are requested. Only in games with hidden information. */
  readonly views?: readonly string[] | undefined;
  /** If true, continue automatically while the only open operation ends something and takes no input. */
  readonly runOn?: boolean | undefined;
  /** Operations that a run does not stop for: it passes optional ones and calls forced ones. */
  readonly runThrough?: readonly string[] | undefined;
  /** If true, REST and GraphQL add the pieces on the map. The kernel ignores it. */
  readonly board?: boolean | undefined;
  /** Who sees `board`: a side, or `onlooker`. Default: the referee. Only in games with hidden information. */
  readonly viewer?: string | undefined;
  /** The part of the request whose texts are not normalized. Not part of the API. */
  readonly storedPart?: StoredPart | undefined;
  /** Tapes for the following steps of a run, in order, after `dice`. Default: empty tapes. Not part of the API. */
  readonly runDice?: readonly (readonly number[])[] | undefined;
}
