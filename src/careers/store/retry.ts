import { StoreUnavailable } from "./store";

/** The time limit of one attempt, and the growth of waits between attempts. */
export interface Patience {
  readonly attemptMs: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** For a database in the same region. */
export const PATIENCE: Patience = { attemptMs: 1_500, firstWaitMs: 25, longestWaitMs: 1_000 };

/**
 * For a database on this machine. It completes every request it has received, so giving up an attempt only adds
 * another.
 */
export const PATIENCE_AT_HAND: Patience = { attemptMs: 60_000, firstWaitMs: 25, longestWaitMs: 1_000 };

/** Thrown for an attempt that may succeed when repeated: it had no response in time, or an incomplete one. */
export class AttemptFailed extends Error {}

/** Names of transient database errors. */
const TRANSIENT_NAMES = new Set([
  "InternalServerError",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "RequestTimeout",
  "ServiceUnavailable",
  "Throttling",
  "ThrottlingException",
  "TimeoutError",
]);

/** Codes of transient connection errors. */
const TRANSIENT_CODES = new Set([
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
 * Makes attempts until one succeeds or the deadline (milliseconds since 1970) has come. The waits between them are
 * random and grow. Throws StoreUnavailable with its cause if transient errors last until the deadline. Rethrows any other
 * error, which is a response of the store or a defect.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  deadline: number,
  patience: Patience = PATIENCE,
): Promise<T> {
  let cause: unknown;
  for (let tries = 0; ; tries += 1) {
    const remainingMs = deadline - Date.now();
    if (remainingMs <= 0) throw new StoreUnavailable("The time limit of the store has passed.", { cause });
    try {
      return await withTimeout(attempt, Math.min(remainingMs, patience.attemptMs));
    } catch (error) {
      if (!isTransient(error)) throw error;
      cause = error;
      const wait = Math.random() * Math.min(patience.longestWaitMs, patience.firstWaitMs * 2 ** tries);
      if (Date.now() + wait >= deadline)
        throw new StoreUnavailable("The time limit of the store has passed.", { cause });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof AttemptFailed) return true;
  if (!(error instanceof Error)) return false;
  return TRANSIENT_NAMES.has(error.name) || ("code" in error && TRANSIENT_CODES.has(String(error.code)));
}

/** Makes one attempt. Abandons it at its time limit even if it ignores its signal. */
async function withTimeout<T>(attempt: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
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
