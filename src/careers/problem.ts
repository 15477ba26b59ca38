import type { Phrases } from "../core/contract/phrases";
import type { Fault } from "../core/contract/request";
import { inWords, type Said, sayFault } from "../core/text/worded-fault";

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
  readonly faults?: readonly Fault[];
  /** The version the career has now, for a writer that came too late. */
  readonly currentVersion?: number | undefined;
  /** After how many seconds the caller may try again. */
  readonly retryAfter?: number | undefined;
}

/** Why a request about a career was not carried out: a kind, a stable code, and a sentence that says what to do. */
export class CareerProblem extends Error {
  readonly faults: readonly Fault[];
  readonly currentVersion: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: ProblemKind,
    readonly code: string,
    readonly said: Said,
    { faults = [], currentVersion, retryAfter, ...options }: ProblemDetails = {},
  ) {
    super(sayFault(said), options);
    this.faults = faults;
    this.currentVersion = currentVersion;
    this.retryAfter = retryAfter;
  }

  /** The same problem, its sentence and those of its faults said in the words of a language. */
  inWords(phrases: Phrases): CareerProblem {
    const { kind, code, said, currentVersion, retryAfter, cause } = this;
    const { faults } = inWords({ faults: this.faults }, phrases);
    const message = faults[0]?.message ?? sayFault(said, phrases);
    return new CareerProblem(kind, code, asItStands(message), { faults, currentVersion, retryAfter, cause });
  }
}

/** A sentence that is whole as it stands. */
function asItStands(message: string): Said {
  return { sentence: "{message}", values: { message } };
}

/** A request that cannot be read; its code and sentence are the first fault's. */
export function malformedInput(faults: readonly Fault[]): CareerProblem {
  const { code, message } = faults[0]!;
  return new CareerProblem("MALFORMED", code, asItStands(message), { faults });
}

/** The answer about a career whose proof takes more time than there is. */
export function tooLong(version: number): CareerProblem {
  const sentence =
    "The proof had got as far as step {version} when its time was over; export the career and prove it on a machine of your own.";
  return new CareerProblem("TOO_LARGE", "CAREER_TOO_LONG", { sentence, values: { version } });
}

/** The one answer to an unknown career and to a token that does not open it, so that neither can be told from the other. */
export function unknownCareer(): CareerProblem {
  const sentence = "There is no such career, or this token does not open it; send its token as Authorization: Bearer.";
  return new CareerProblem("UNKNOWN", "CAREER_UNKNOWN", { sentence });
}

/** The answer to a token that opens the career but not this door. */
export function forbidden(what: string): CareerProblem {
  const sentence = "This token's role may not {what}; ask the owner.";
  return new CareerProblem("FORBIDDEN", "ROLE_FORBIDDEN", { sentence, values: { what: { sentence: what } } });
}

/** The answer to a writer whose version is not the newest one. */
export function versionConflict(current: number): CareerProblem {
  const sentence = "The career stands at version {current}; read it again and send that as expectedVersion.";
  return new CareerProblem(
    "CONFLICT",
    "VERSION_CONFLICT",
    { sentence, values: { current } },
    { currentVersion: current },
  );
}

/** The answer about a career that is neither whole nor to be played, since pages of it are still to be imported. */
export function incomplete(version: number): CareerProblem {
  const sentence =
    "The pages imported of this career reach version {version}; import the next one with it, or delete it.";
  return new CareerProblem(
    "CONFLICT",
    "CAREER_INCOMPLETE",
    { sentence, values: { version } },
    { currentVersion: version },
  );
}

/** The answer to a page that does not follow the ones before it. */
export function pageOutOfTurn(version: number): CareerProblem {
  const sentence =
    "The pages imported of this career reach version {version}; send the page after it, and of the same chain.";
  return new CareerProblem(
    "CONFLICT",
    "PAGE_OUT_OF_TURN",
    { sentence, values: { version } },
    { currentVersion: version },
  );
}

/** The answer to an idempotency key that came before with another request. */
export function keyReused(): CareerProblem {
  const sentence = "This Idempotency-Key came before with another request; send a new key with a new request.";
  return new CareerProblem("KEY_REUSED", "IDEMPOTENCY_KEY_REUSED", { sentence });
}

/** After how many seconds a caller may try again when the store is away. */
const STORE_RETRY_AFTER = 2;

/** The answer while the store cannot be reached or does not answer sense; the cause is for the log alone. */
export function storeAway(cause?: unknown): CareerProblem {
  const sentence =
    "The store of careers does not answer; send the same request again in a moment, best with its Idempotency-Key.";
  return new CareerProblem("UNAVAILABLE", "STORE_AWAY", { sentence }, { cause, retryAfter: STORE_RETRY_AFTER });
}

/** The answer to an address that has made as many careers as it may for now. */
export function tooManyCareers(seconds: number): CareerProblem {
  const sentence = "Your address has made too many careers; try again in {seconds} s.";
  return new CareerProblem("TOO_MANY", "TOO_MANY_CAREERS", { sentence, values: { seconds } }, { retryAfter: seconds });
}

/** The answer about a career whose record is not as it was written. Sending the request again does not help; the cause is for the log. */
export function storeDamaged(cause?: unknown): CareerProblem {
  const sentence =
    "The stored record of this career is damaged: the operator of the service must restore it from a backup.";
  return new CareerProblem("DAMAGED", "STORE_DAMAGED", { sentence }, { cause });
}

/** The response while the service does not have the secret that a request needs; the cause is for the log alone. */
export function secretMissing(cause?: unknown): CareerProblem {
  const sentence =
    "The service does not have the secret that it makes tokens and dice with, so it stored nothing; tell its operator.";
  return new CareerProblem("UNAVAILABLE", "SECRET_MISSING", { sentence }, { cause });
}

/** The response while the clock of the service shows a time before its signing key was made; the cause is for the log alone. */
export function clockWrong(cause: string): CareerProblem {
  const sentence =
    "The clock of the service is wrong: it is behind its signing key. The service stored nothing; tell its operator.";
  return new CareerProblem("UNAVAILABLE", "CLOCK_WRONG", { sentence }, { cause: new Error(cause) });
}

/** A position after which a step might not fit, as its dice fall. */
export function snapshotTooLarge(): CareerProblem {
  const sentence = "This position is too large for a game to be played on from it; begin with a smaller snapshot.";
  return new CareerProblem("TOO_LARGE", "SNAPSHOT_TOO_LARGE", { sentence });
}
