import { spawnSync } from "node:child_process";
import { pascalCase } from "../../src/api/names";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { exampleOf } from "../fixtures/examples";
import { median } from "./measure";
import type { Row } from "./row";

const ROUNDS = 15;

/** The files that are loaded, as URLs: the two bundles, and what they are measured against. */
export interface ColdFiles {
  readonly graphql: string;
  readonly rest: string;
  readonly hello: string;
  readonly helloLean: string;
}

const NOTHING = eventOf("/graphql", { query: "{ __typename }" });

/** Cold loads: a fresh process that loads a bundle and gives one answer, above a process that does nothing. */
export function coldRows({ graphql, rest, hello, helloLean }: ColdFiles, ruleset: AnyRuleset): Row[] {
  const { id } = ruleset;
  const game = exampleOf(ruleset, "new");
  const name = pascalCase(id);
  const query = `query ($input: ${name}NewInput!, $seed: String) { ${id} { new(input: $input, seed: $seed) {
    ... on ${name}NewResolution { snapshot digest } } } }`;
  const graphqlEvent = eventOf("/graphql", { query, variables: game });
  const restEvent = eventOf(`/v1/${id}/new`, game);
  const loads = {
    empty: () => milliseconds("0"),
    bundle: () => milliseconds(firstAnswer(graphql, NOTHING)),
    hello: () => milliseconds(firstAnswer(hello, NOTHING)),
    helloLean: () => milliseconds(firstAnswer(helloLean, NOTHING)),
    graphqlGame: () => milliseconds(firstAnswer(graphql, graphqlEvent)),
    restGame: () => milliseconds(firstAnswer(rest, restEvent)),
  };
  type Name = keyof typeof loads;
  const names = Object.keys(loads) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of names) {
      const time = loads[name]();
      if (round >= 0) times[name].push(time);
    }
  }
  const above = (name: Name) => median(times[name].map((time, round) => time - times.empty[round]!));
  const row = (name: string, load: Name, against: Name, limit: number | null): Row => ({
    name,
    value: above(load) / above(against),
    limit,
    unit: "x",
    note: `${above(load).toFixed(0)} and ${above(against).toFixed(0)} ms above an empty process`,
  });
  return [
    row("cold load: GraphQL bundle / Apollo hello-world", "bundle", "hello", 1.3),
    row("cold load: GraphQL bundle / the same without its default plugins", "bundle", "helloLean", null),
    row(`cold load and a new game of ${id}: GraphQL bundle / Apollo hello-world`, "graphqlGame", "hello", null),
    row(`cold load and a new game of ${id}: REST bundle / Apollo hello-world`, "restGame", "hello", null),
  ];
}

/** A script that loads a bundle and fails unless its first answer is a good one. */
function firstAnswer(file: string, event: object): string {
  return `
    const { handler } = await import(${JSON.stringify(file)});
    const { statusCode, body } = await handler(${JSON.stringify(event)});
    if (statusCode !== 200 || body.includes('"errors"')) throw new Error(statusCode + " " + body);`;
}

function eventOf(path: string, body: object): object {
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: "",
    headers: { "content-type": "application/json", accept: "application/json" },
    requestContext: { stage: "$default", http: { method: "POST", path, sourceIp: "127.0.0.1" } },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}

function milliseconds(script: string): number {
  const began = performance.now();
  // A clean environment: some variables alone cost more than what is measured.
  const env = { PATH: process.env.PATH ?? "" };
  const args = ["--input-type=module", "-e", script];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`A cold load failed: ${reasonIn(stderr)}`);
  return performance.now() - began;
}

/** The line of an uncaught exception that says what it is; a bundle's lines are too long to show. */
function reasonIn(stderr: string): string {
  return stderr.split("\n").find((line) => /^\w*Error: /.test(line)) ?? stderr.slice(-200);
}
