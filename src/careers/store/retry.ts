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

/** Answers of the store that no repetition changes; the caller has to deal with them. */
const ANSWERS = ["ConditionalCheckFailedException", "ValidationException"];
/** Troubles that will not pass while a request waits. */
const LASTING = ["AccessDeniedException", "ResourceNotFoundException", "UnrecognizedClientException"];

/**
 * Makes attempts until one answers or the deadline (milliseconds since 1970) has come, waiting between them for random
 * times that grow. Throws the store's answer as it is, and StoreAway for every other trouble.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  deadline: number,
  patience: Patience = PATIENCE,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const left = deadline - Date.now();
    if (left <= 0) throw new StoreAway("The time for the store is over.");
    try {
      return await within(attempt, Math.min(left, patience.attemptMs));
    } catch (error) {
      const name = error instanceof Error ? error.name : "";
      if (ANSWERS.includes(name)) throw error;
      if (LASTING.includes(name)) throw new StoreAway(name, { cause: error });
      const wait = Math.random() * Math.min(patience.longestWaitMs, patience.firstWaitMs * 2 ** tries);
      if (Date.now() + wait >= deadline) throw new StoreAway(name, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** One attempt, which is given up when its time is over even if it does not listen to its signal. */
async function within<T>(attempt: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error("The attempt took too long."));
    }, ms);
  });
  try {
    return await Promise.race([attempt(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
