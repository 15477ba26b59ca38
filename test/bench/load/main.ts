// Keeps hundreds of requests in flight over REST and GraphQL and compares the results with a bare handler.
import { parseArgs } from "node:util";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { rulesets } from "../../../src/rulesets/index";
import { graphqlBody, schemaOf } from "../../http/graphql-example";
import { requestsOfLongCareer } from "../career";
import { type Fired, fire, type Shot } from "./fire";
import { type ServerProcess, startServer } from "./servers";
import "../../../scripts/unread-output.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "60" },
    requests: { type: "string", default: "500" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(`Usage: npm run load -- [ruleset ...] [--seconds 60] [--requests 500]

  Keeps so many requests from the middle of a game in flight for so long, for each ruleset on a bare handler, REST and GraphQL
  one after the other. Fails on any error, on a 99th percentile of more than 5 times the median, and on memory that keeps growing.`);
  process.exit(0);
}

const seconds = Number(values.seconds);

const inFlight = Number(values.requests);

/** Maximum ratio of the 99th percentile to the median. */
const SPREAD = 5;

/**
 * Maximum growth of a server's memory from a quarter of the run to its end. It leaves room for the garbage collector.
 */
const GROWTH = 1.3;

const MOODS_MB = 40;

interface Run extends Fired {
  readonly name: string;
  readonly grew: boolean;
  readonly memory: string;
}

async function run(name: string, server: ServerProcess, shot: Shot): Promise<Run> {
  await fire(shot, inFlight, Math.min(3_000, seconds * 250), () => {});
  let early: number | undefined;
  const fired = await fire(shot, inFlight, seconds * 1000, (part) => {
    if (part >= 0.25 && early === undefined) {
      early = 0;
      void server.memory().then((memory) => {
        early = memory ?? 0;
      });
    }
  });
  const late = (await server.memory()) ?? 0;
  const grew = early !== undefined && late > early * GROWTH + MOODS_MB;
  return { name, grew, memory: `${(early ?? 0).toFixed(0)} -> ${late.toFixed(0)} MB`, ...fired };
}

/** Index of the repeated request in its career. */
const MIDDLE = 30;

/** The request of a ruleset over REST and GraphQL, and to a bare handler that echoes the same bytes. */
async function runsOf(ruleset: AnyRuleset, bare: ServerProcess, service: ServerProcess): Promise<Run[]> {
  const { operation, snapshot, input, seed } = requestsOfLongCareer(ruleset, 2 * MIDDLE)[MIDDLE]!;
  const body = JSON.stringify({ snapshot, input, seed });
  const endpoint = `${service.url}/graphql`;
  const schema = await schemaOf(async (query) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(endpoint, { method: "POST", headers, body: JSON.stringify(query) })).json();
  });
  const rest: Shot = {
    url: `${service.url}/v1/${ruleset.id}/${operation}`,
    body,
    isRight: (status, text) => status === 200 && text.startsWith('{"kind":"RESOLUTION"'),
  };
  const graphql: Shot = {
    url: endpoint,
    body: JSON.stringify(graphqlBody(schema, ruleset.id, operation, { snapshot, input, seed })),
    isRight: (status, text) => status === 200 && text.includes("Resolution") && !text.includes('"errors"'),
  };
  console.log(`${ruleset.id}, ${operation}: ${(body.length / 1000).toFixed(1)} kB a request`);
  const runs = [await run("bare handler", bare, { url: bare.url, body, isRight: (status) => status === 200 })];
  runs.push(await run("REST", service, rest), await run("GraphQL, everything selected", service, graphql));
  for (const each of runs) console.log(lineOf(each, runs[0]!));
  return runs;
}

function lineOf({ name, answers, errors, perSecond, p50, p99, memory, grew }: Run, base: Run): string {
  const ratio = (base.perSecond / perSecond).toFixed(1);
  return `  ${name.padEnd(29)} ${String(answers).padStart(8)} answers, ${errors} errors, ${ratio} times the bare handler's time, p99 ${(p99 / p50).toFixed(1)} of p50, memory ${memory}${grew ? " and growing" : ""}`;
}

const [bare, service] = await Promise.all([
  startServer("test/bench/load/bare-server.mjs"),
  startServer("scripts/start.mjs", "--port", "0"),
]);

console.log(`${inFlight} requests in flight, ${seconds} s each`);

const runs: Run[] = [];

try {
  const ids = positionals.length > 0 ? positionals : rulesets.map(({ id }) => id);
  for (const ruleset of rulesets.filter(({ id }) => ids.includes(id)))
    runs.push(...(await runsOf(ruleset, bare, service)));
} finally {
  await Promise.all([bare.stop(), service.stop()]);
}

const bad = runs.filter(({ errors, p50, p99, grew }) => errors > 0 || p99 > SPREAD * p50 || grew);

for (const { name } of bad) console.error(`${name} did not hold.`);

process.exit(bad.length === 0 ? 0 : 1);
