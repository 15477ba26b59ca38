import { StoreAway } from "./store";

/** How long one attempt may take, and how waits between attempts grow. */
export interface Patience {
  readonly attemptMs: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** What suits a database in the same region. */
export const PATIENCE: Patience = { attemptMs: 1_500, firstWaitMs: 25, longestWaitMs: 1_000 };

/** What suits a database on this machine: what it has been asked it does, so that giving up an attempt only adds another. */
export const PATIENCE_AT_HAND: Patience = { attemptMs: 60_000, firstWaitMs: 25, longestWaitMs: 1_000 };

/** Thrown for an attempt that may well succeed when it is made again: without an answer in its time, or with half of one. */
export class AttemptFailed extends Error {}

/** Errors of the database that pass, by name. */
const PASSING = new Set([
  "InternalServerError",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "RequestTimeout",
  "ServiceUnavailable",
  "Throttling",
  "ThrottlingException",
  "TimeoutError",
]);

/** Errors of the connection that pass, by code. */
const PASSING_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * Makes attempts until one answers or the deadline (milliseconds since 1970) has come, waiting between them for random
 * times that grow. Throws StoreAway, with its cause, for trouble that passes but has not in time; whatever else an attempt
 * throws is either the store's answer or a defect, and is thrown as it is.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  deadline: number,
  patience: Patience = PATIENCE,
): Promise<T> {
  let cause: unknown;
  for (let tries = 0; ; tries += 1) {
    const left = deadline - Date.now();
    if (left <= 0) throw new StoreAway("The time for the store is over.", { cause });
    try {
      return await within(attempt, Math.min(left, patience.attemptMs));
    } catch (error) {
      if (!isPassing(error)) throw error;
      cause = error;
      const wait = Math.random() * Math.min(patience.longestWaitMs, patience.firstWaitMs * 2 ** tries);
      if (Date.now() + wait >= deadline) throw new StoreAway("The time for the store is over.", { cause });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof AttemptFailed) return true;
  if (!(error instanceof Error)) return false;
  return PASSING.has(error.name) || ("code" in error && PASSING_CODES.has(String(error.code)));
}

/** One attempt, which is given up when its time is over even if it does not listen to its signal. */
async function within<T>(attempt: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new AttemptFailed("The attempt took too long."));
    }, ms);
  });
  try {
    return await Promise.race([attempt(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
