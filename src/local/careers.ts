import type { Handler } from "./server";
import type { Service } from "./services";

/**
 * How many requests about stored games are under way at once, as if there were so many instances of the function. The time of
 * a request begins with its turn, so that a crowd waits in line and not each with attempts of its own at the database.
 */
const AT_ONCE = 8;

/** The function of stored games, loaded when it is first called; the store is there before it is asked for anything. */
export function careersFunction(store: Service, within: (handler: Handler) => Handler): Handler {
  const careers = within(
    inTurn(AT_ONCE, async (event) => {
      const { handler } = await import("../handlers/careers");
      return handler(event);
    }),
  );
  return async (event) => {
    await store.start();
    return careers(event);
  };
}

/** A function that is at so many requests at once; the others wait for their turn in the order in which they came. */
function inTurn(most: number, handler: Handler): Handler {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (event) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await handler(event);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
