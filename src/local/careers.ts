import type { Handler } from "./server";
import type { Service } from "./services";

/**
 * How many requests about stored games are under way at once, as if there were so many instances of the function. The time of
 * a request begins with its turn, so that a crowd waits in line and not each with attempts of its own at the database.
 */
const AT_ONCE = 8;

/** What answers requests about stored games, of whichever function: the store is there before it is asked for anything. */
export function withStore(store: Service): (handler: Handler) => Handler {
  const turn = turns(AT_ONCE);
  return (handler) => async (event, signal) => {
    await store.start();
    return turn(async () => {
      signal?.throwIfAborted();
      return handler(event, signal);
    });
  };
}

/** Does so much at once; the rest waits for its turn in the order in which it came. */
function turns(most: number): <T>(act: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (act) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
