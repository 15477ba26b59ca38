import type { Example } from "../core/contract/operation";
import type { ListenOptions } from "./options";

/** Returns the address to open in a browser for a server that listens there. */
export function urlOf({ host, port }: ListenOptions): string {
  const anywhere = host === "0.0.0.0" || host === "::";
  const name = anywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Returns the server's text at startup: its pages, and a first request that starts a game. */
export function greeting(url: string, ruleset: string, example: Example): string {
  const body = JSON.stringify({ input: example.input, seed: example.seed });
  return `Naval Umpire is listening on ${url}

  Play in a browser  ${url}
  GraphQL console    ${url}/graphql
  REST reference     ${url}/docs

Paste this to start a career at sea:

  curl -s ${url}/v1/${ruleset}/new -H 'content-type: application/json' -d '${body.replaceAll("'", "'\\''")}'

Stop with Ctrl+C.`;
}
