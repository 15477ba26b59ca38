import type { MessageTemplates } from "../core/contract/phrases";
import type { Fault, LocalizedFault } from "../core/contract/request";
import { type ErrorDetails, LocalizableError } from "../core/text/localizable-error";
import type { KernelMessage } from "../core/text/message";
import { type FaultTemplates, KERNEL_TEMPLATES, withFaults } from "../core/text/phrase-book";
import { type ProblemKind, problemKindOf } from "./problem-kinds";
import type { Entry } from "./store/store";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

const FAULT_TEMPLATES: FaultTemplates = { en, fr, ja };

/** Ids of the messages of stored games and the kernel. */
export type CareerMessage = keyof typeof en | KernelMessage;

/** The English messages of the kernel and of stored games. */
export const CAREER_TEMPLATES: MessageTemplates = withCareerTemplates(KERNEL_TEMPLATES);

/** Adds the messages of stored games, in the language of the others. */
export function withCareerTemplates(templates: MessageTemplates): MessageTemplates {
  return withFaults(templates, FAULT_TEMPLATES);
}

interface ProblemDetails extends ErrorDetails {
  /** The current version of the career, for a version conflict. */
  readonly currentVersion?: number | undefined;
  /** Seconds until the caller may retry. */
  readonly retryAfter?: number | undefined;
}

/** The reason why a request about a career failed: a kind, a stable code, and a message with the remedy. */
export class CareerProblem extends LocalizableError {
  readonly kind: ProblemKind;
  readonly currentVersion: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: CareerMessage, { currentVersion, retryAfter, ...details }: ProblemDetails = {}) {
    super(code, CAREER_TEMPLATES, details);
    // A fault of the request may have the code of a conflict, as a file that the rules contradict does.
    this.kind = this.faults.length > 0 ? "MALFORMED" : problemKindOf(this.code);
    this.currentVersion = currentVersion;
    this.retryAfter = retryAfter;
  }

  /** Returns the same problem with its message and faults localized. */
  localize(templates: MessageTemplates): CareerProblem {
    const { code, currentVersion, retryAfter, cause } = this;
    const details = { ...this.detailsIn(templates), currentVersion, retryAfter, cause };
    return new CareerProblem(code as CareerMessage, details);
  }
}

/** The problem of a malformed request. Code and message are those of the first fault. */
export function malformedInput(faults: readonly (Fault | LocalizedFault)[]): CareerProblem {
  const { code, message } = faults[0]!;
  return new CareerProblem(code as CareerMessage, { message, faults });
}

/** The problem of a career whose proof exceeds the time limit. */
export function proofTooLong(version: number): CareerProblem {
  return new CareerProblem("CAREER_TOO_LONG", { values: { version } });
}

/**
 * The same problem for an unknown career and for a token that does not open it, so that callers cannot distinguish
 * them.
 */
export function unknownCareer(): CareerProblem {
  return new CareerProblem("CAREER_UNKNOWN");
}

/** The problem of a token that opens the career but lacks the role for the operation. */
export function forbidden(what: CareerMessage, { founding }: Pick<Entry, "founding">): CareerProblem {
  const isRefereed = founding?.referee ?? true;
  return new CareerProblem(isRefereed ? "ROLE_FORBIDDEN" : "ROLE_FORBIDDEN/blind", { values: { what: { id: what } } });
}

/** The problem of a writer whose expected version is not the newest one. */
export function versionConflict(current: number): CareerProblem {
  return new CareerProblem("VERSION_CONFLICT", { values: { current }, currentVersion: current });
}

/** The problem of a career whose import is incomplete. */
export function importIncomplete(version: number): CareerProblem {
  return new CareerProblem("CAREER_INCOMPLETE", { values: { version }, currentVersion: version });
}

/** The problem of an import page that does not follow the previous one. */
export function pageOutOfTurn(version: number): CareerProblem {
  return new CareerProblem("PAGE_OUT_OF_TURN", { values: { version }, currentVersion: version });
}

/** The problem of an idempotency key that was used with another request. */
export function keyReused(): CareerProblem {
  return new CareerProblem("IDEMPOTENCY_KEY_REUSED");
}

/** Seconds until a caller may retry while the store is unavailable. */
const STORE_RETRY_AFTER = 2;

/** The problem while the store is unavailable or returns invalid data. The cause goes to the log only. */
export function storeUnavailable(cause?: unknown): CareerProblem {
  return new CareerProblem("STORE_AWAY", { cause, retryAfter: STORE_RETRY_AFTER });
}

/** The problem of an address that has used up its quota of new careers. */
export function tooManyCareers(seconds: number): CareerProblem {
  return new CareerProblem("TOO_MANY_CAREERS", { values: { seconds }, retryAfter: seconds });
}

/** Seconds until a caller with too many streams may retry. */
const STREAM_RETRY_AFTER = 30;

/** The problem of a caller that already has the maximum number of event streams, or of a server that does. */
export function tooManyStreams(): CareerProblem {
  return new CareerProblem("TOO_MANY_STREAMS", {
    values: { seconds: STREAM_RETRY_AFTER },
    retryAfter: STREAM_RETRY_AFTER,
  });
}

/**
 * The problem of a career whose stored record was changed or lost. A retry does not help. The cause goes to the log
 * only.
 */
export function storeDamaged(cause?: unknown): CareerProblem {
  return new CareerProblem("STORE_DAMAGED", { cause });
}

/** The problem while the service lacks the secret that a request needs. The cause goes to the log only. */
export function secretMissing(cause?: unknown): CareerProblem {
  return new CareerProblem("SECRET_MISSING", { cause });
}

/**
 * The problem while the clock of the service is before the creation of its signing key. The cause goes to the log only.
 */
export function clockWrong(cause: string): CareerProblem {
  return new CareerProblem("CLOCK_WRONG", { cause: new Error(cause) });
}

/** The problem of a snapshot so large that the next step might not fit, depending on the dice. */
export function snapshotTooLarge(): CareerProblem {
  return new CareerProblem("SNAPSHOT_TOO_LARGE");
}
