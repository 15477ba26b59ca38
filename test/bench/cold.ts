import { spawnSync } from "node:child_process";
import { examplesOf } from "../../src/api/examples";
import { pascalCase } from "../../src/api/names";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { FIGURES, Measured } from "./figures";
import { median } from "./measure";

const ROUNDS = 15;

/** The files to load, as URLs: the bundles, their references, and GraphQL's bundle without an optimization. */
export interface ColdFiles {
  readonly graphql: string;
  readonly rest: string;
  readonly hello: string;
  readonly jsonAsScript: string;
}

/**
 * Cold loads: the CPU time of a new process that loads a bundle and answers once. The time of a process that does
 * nothing is subtracted.
 */
export async function coldFigures(files: ColdFiles, rulesets: readonly AnyRuleset[]): Promise<Measured[]> {
  const loads = new Map<string, string>([
    ["empty", ""],
    ["hello", firstAnswer(files.hello, eventOf("/graphql", { query: "{ __typename }" }))],
  ]);
  for (const ruleset of rulesets) {
    const { operations } = await examplesOf(ruleset.id);
    const event = graphqlEvent(ruleset, operations.new);
    loads.set(`rest ${ruleset.id}`, firstAnswer(files.rest, eventOf(`/v1/${ruleset.id}/new`, operations.new!)));
    loads.set(`graphql ${ruleset.id}`, firstAnswer(files.graphql, event));
    loads.set(`json as script ${ruleset.id}`, firstAnswer(files.jsonAsScript, event));
  }
  const times = new Map<string, number[]>([...loads.keys()].map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, script] of loads) {
      const time = milliseconds(script);
      if (round >= 0) times.get(name)!.push(time);
    }
  }
  const empty = times.get("empty")!;
  const above = (name: string) => median(times.get(name)!.map((time, round) => time - empty[round]!));
  return rulesets.flatMap(({ id }) => {
    const row = (figure: keyof typeof FIGURES, load: string, against: string): Measured => ({
      figure,
      ruleset: id,
      value: above(load) / above(against),
      note: `${above(load).toFixed(0)} and ${above(against).toFixed(0)} ms above an empty process, ${median(empty).toFixed(0)} ms`,
    });
    return [
      row("coldRest", `rest ${id}`, "hello"),
      row("coldGraphql", `graphql ${id}`, "hello"),
      row("jsonText", `json as script ${id}`, `graphql ${id}`),
    ];
  });
}

function graphqlEvent({ id }: AnyRuleset, variables: unknown): object {
  const name = pascalCase(id);
  const query = `query ($input: ${name}NewInput!, $seed: String) { ${id} { new(input: $input, seed: $seed) {
    ... on ${name}NewResolution { snapshot digest } } } }`;
  return eventOf("/graphql", { query, variables });
}

/** A script that loads a bundle and fails unless its first answer is correct. */
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

/** The CPU time of a process from its start to the end of a script, in milliseconds. */
function milliseconds(script: string): number {
  const report = "const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000));";
  // A clean environment: some variables alone cost more than the effect under test.
  const env = { PATH: process.env.PATH ?? "" };
  const args = ["--input-type=module", "-e", `${script}\n${report}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`A cold load failed: ${reasonIn(stderr)}`);
  return Number(stdout);
}

/** The line of an uncaught exception with its message. The lines of a bundle are too long to print. */
function reasonIn(stderr: string): string {
  return stderr.split("\n").find((line) => /^\w*Error: /.test(line)) ?? stderr.slice(-200);
}
