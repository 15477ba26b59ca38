import type { MessageTemplates } from "../core/contract/phrases";
import type { Fault, LocalizedFault, Message } from "../core/contract/request";
import { formatFault, formatMessage, type KernelMessage } from "../core/text/message";
import { KERNEL_TEMPLATES, withFaults } from "../core/text/phrase-book";
import en from "./words/en.json";

/** Ids of the messages of stored games and the kernel. */
export type CareerMessage = keyof typeof en | KernelMessage;

/** The English sentences of the kernel and of stored games. */
export const CAREER_SAYINGS: MessageTemplates = withFaults(KERNEL_TEMPLATES, en);

/** What kind of no a career says; each wire words it in its own way. */
export type ProblemKind =
  | "MALFORMED"
  | "UNKNOWN"
  | "FORBIDDEN"
  | "CONFLICT"
  | "KEY_REUSED"
  | "TOO_LARGE"
  | "TOO_MANY"
  | "UNAVAILABLE"
  | "DAMAGED";

interface ProblemDetails extends ErrorOptions {
  /** The values of the message. */
  readonly values?: Message["values"];
  /** The message, if it is not that of the code; a text if it is said already. */
  readonly message?: Message | string;
  readonly faults?: readonly (Fault | LocalizedFault)[];
  /** The version the career has now, for a writer that came too late. */
  readonly currentVersion?: number | undefined;
  /** After how many seconds the caller may try again. */
  readonly retryAfter?: number | undefined;
}

/** Why a request about a career was not carried out: a kind, a stable code, and a message that says what to do. */
export class CareerProblem extends Error {
  readonly words: Message | string;
  readonly faults: readonly (Fault | LocalizedFault)[];
  readonly currentVersion: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: ProblemKind,
    readonly code: CareerMessage,
    {
      values = {},
      message = { id: code, values },
      faults = [],
      currentVersion,
      retryAfter,
      ...options
    }: ProblemDetails = {},
  ) {
    super(typeof message === "string" ? message : formatMessage(message, CAREER_SAYINGS), options);
    this.words = message;
    this.faults = faults;
    this.currentVersion = currentVersion;
    this.retryAfter = retryAfter;
  }

  /** The same problem, with its sentence and those of its faults in these words. */
  sayIn(sayings: MessageTemplates): CareerProblem & { readonly faults: readonly LocalizedFault[] } {
    const { kind, code, words, currentVersion, retryAfter, cause } = this;
    const faults = this.faults.map((fault) => formatFault(fault, sayings));
    const message = faults[0]?.message ?? (typeof words === "string" ? words : formatMessage(words, sayings));
    const said = new CareerProblem(kind, code, { message, faults, currentVersion, retryAfter, cause });
    return said as CareerProblem & { readonly faults: readonly LocalizedFault[] };
  }
}

/** A request that cannot be read; its code and sentence are the first fault's. */
export function malformedInput(faults: readonly (Fault | LocalizedFault)[]): CareerProblem {
  const { code, message } = faults[0]!;
  return new CareerProblem("MALFORMED", code as CareerMessage, { message, faults });
}

/** The answer about a career whose proof takes more time than there is. */
export function tooLong(version: number): CareerProblem {
  return new CareerProblem("TOO_LARGE", "CAREER_TOO_LONG", { values: { version } });
}

/** The one answer to an unknown career and to a token that does not open it, so that neither can be told from the other. */
export function unknownCareer(): CareerProblem {
  return new CareerProblem("UNKNOWN", "CAREER_UNKNOWN");
}

/** The answer to a token that opens the career but not this door. */
export function forbidden(what: string): CareerProblem {
  return new CareerProblem("FORBIDDEN", "ROLE_FORBIDDEN", { values: { what: { id: what } } });
}

/** The answer to a writer whose version is not the newest one. */
export function versionConflict(current: number): CareerProblem {
  return new CareerProblem("CONFLICT", "VERSION_CONFLICT", { values: { current }, currentVersion: current });
}

/** The answer about a career that is neither whole nor to be played, since pages of it are still to be imported. */
export function incomplete(version: number): CareerProblem {
  return new CareerProblem("CONFLICT", "CAREER_INCOMPLETE", { values: { version }, currentVersion: version });
}

/** The answer to a page that does not follow the ones before it. */
export function pageOutOfTurn(version: number): CareerProblem {
  return new CareerProblem("CONFLICT", "PAGE_OUT_OF_TURN", { values: { version }, currentVersion: version });
}

/** The answer to an idempotency key that came before with another request. */
export function keyReused(): CareerProblem {
  return new CareerProblem("KEY_REUSED", "IDEMPOTENCY_KEY_REUSED");
}

/** After how many seconds a caller may try again when the store is away. */
const STORE_RETRY_AFTER = 2;

/** The answer while the store cannot be reached or does not answer sense; the cause is for the log alone. */
export function storeAway(cause?: unknown): CareerProblem {
  return new CareerProblem("UNAVAILABLE", "STORE_AWAY", { cause, retryAfter: STORE_RETRY_AFTER });
}

/** The answer to an address that has made as many careers as it may for now. */
export function tooManyCareers(seconds: number): CareerProblem {
  return new CareerProblem("TOO_MANY", "TOO_MANY_CAREERS", { values: { seconds }, retryAfter: seconds });
}

/** The answer about a career whose record is not as it was written. Sending the request again does not help; the cause is for the log. */
export function storeDamaged(cause?: unknown): CareerProblem {
  return new CareerProblem("DAMAGED", "STORE_DAMAGED", { cause });
}

/** The response while the service does not have the secret that a request needs; the cause is for the log alone. */
export function secretMissing(cause?: unknown): CareerProblem {
  return new CareerProblem("UNAVAILABLE", "SECRET_MISSING", { cause });
}

/** The response while the clock of the service shows a time before its signing key was made; the cause is for the log alone. */
export function clockWrong(cause: string): CareerProblem {
  return new CareerProblem("UNAVAILABLE", "CLOCK_WRONG", { cause: new Error(cause) });
}

/** A position after which a step might not fit, as its dice fall. */
export function snapshotTooLarge(): CareerProblem {
  return new CareerProblem("TOO_LARGE", "SNAPSHOT_TOO_LARGE");
}
