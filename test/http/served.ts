import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { listen, serverFor, stop } from "../../src/local/server";

/** The service in this process, at its own address. */
export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves both stateless functions over HTTP. */
export async function serve(): Promise<Served> {
  const server = serverFor({ graphql, rest }, (text) => {
    throw new Error(text);
  });
  const port = await listen(server, 0, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(server, 100) };
}
