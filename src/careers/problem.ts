import type { Fault } from "../core/contract/request";

/** What kind of no a career says; each wire words it in its own way. */
export type ProblemKind =
  | "MALFORMED"
  | "UNKNOWN"
  | "FORBIDDEN"
  | "CONFLICT"
  | "KEY_REUSED"
  | "TOO_LARGE"
  | "UNAVAILABLE";

/** Why a request about a career was not carried out: a kind, a stable code, and a sentence that says what to do. */
export class CareerProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly code: string,
    message: string,
    readonly faults: readonly Fault[] = [],
    /** The version the career has now, for a writer that came too late. */
    readonly currentVersion?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A request that cannot be read; its code and sentence are the first fault's. */
export function malformed(faults: readonly Fault[]): CareerProblem {
  const { code, message } = faults[0]!;
  return new CareerProblem("MALFORMED", code, message, faults);
}

/** The answer about a career whose proof takes more time than there is. */
export function tooLong(version: number): CareerProblem {
  const message = `The proof had got as far as step ${version} when its time was over; export the career and prove it on a machine of your own.`;
  return new CareerProblem("TOO_LARGE", "CAREER_TOO_LONG", message);
}

/** The one answer to an unknown career and to a token that does not open it, so that neither can be told from the other. */
export function unknownCareer(): CareerProblem {
  const message = "There is no such career, or this token does not open it; send its token as Authorization: Bearer.";
  return new CareerProblem("UNKNOWN", "CAREER_UNKNOWN", message);
}

/** The answer to a token that opens the career but not this door. */
export function forbidden(what: string): CareerProblem {
  return new CareerProblem("FORBIDDEN", "ROLE_FORBIDDEN", `This token's role may not ${what}; ask the owner.`);
}

/** The answer to a writer whose version is not the newest one. */
export function versionConflict(current: number): CareerProblem {
  const message = `The career stands at version ${current}; read it again and send that as expectedVersion.`;
  return new CareerProblem("CONFLICT", "VERSION_CONFLICT", message, [], current);
}

/** The answer about a career that is neither whole nor to be played, since pages of it are still to be imported. */
export function incomplete(version: number): CareerProblem {
  const message = `The pages imported of this career reach version ${version}; import the next one with it, or delete it.`;
  return new CareerProblem("CONFLICT", "CAREER_INCOMPLETE", message, [], version);
}

/** The answer to a page that does not follow the ones before it. */
export function pageOutOfTurn(version: number): CareerProblem {
  const message = `The pages imported of this career reach version ${version}; send the page after it, and of the same chain.`;
  return new CareerProblem("CONFLICT", "PAGE_OUT_OF_TURN", message, [], version);
}

/** The answer to an idempotency key that came before with another request. */
export function keyReused(): CareerProblem {
  const message = "This Idempotency-Key came before with another request; send a new key with a new request.";
  return new CareerProblem("KEY_REUSED", "IDEMPOTENCY_KEY_REUSED", message);
}

/** The answer while the store cannot be reached or does not answer sense; the cause is for the log alone. */
export function storeAway(cause?: unknown): CareerProblem {
  const message =
    "The store of careers does not answer; send the same request again in a moment, best with its Idempotency-Key.";
  return new CareerProblem("UNAVAILABLE", "STORE_AWAY", message, [], undefined, { cause });
}
