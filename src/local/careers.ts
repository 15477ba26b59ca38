import type { Handler } from "./server";
import type { Service } from "./services";

/** The function of stored games, loaded with its store when it is first called. */
export function careersFunction(store: Service): Handler {
  let loading: Promise<Handler> | undefined;
  return async (event) => {
    await store.start();
    loading ??= import("../handlers/careers").then(({ handler }) => handler);
    return (await loading)(event);
  };
}
