import type { Handler } from "./server";
import type { Service } from "./services";

/**
 * Maximum concurrent requests about stored games, as if there were that many instances of the function. The time limit
 * of a request starts with its turn. A crowd therefore waits in the queue, and does not compete for the database.
 */
const AT_ONCE = 8;

/** Wraps a function for stored games so that it waits for the store to be ready. */
export function withStore(store: Service): (handler: Handler) => Handler {
  const turn = turnTaker(AT_ONCE);
  return (handler) => async (event, signal) => {
    await store.start();
    return turn(async () => {
      signal?.throwIfAborted();
      return handler(event, signal);
    });
  };
}

/** Limits concurrency. Other requests wait for their turn in order of arrival. */
function turnTaker(most: number): <T>(act: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (act) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await act();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
