// Keeps hundreds of requests in flight on both wires and compares what comes of it with a bare handler.
import { parseArgs } from "node:util";
import { rulesets } from "../../../src/rulesets/index";
import { exampleOf } from "../../fixtures/examples";
import { type Fired, fire, type Shot } from "./fire";
import { type ServerProcess, startServer } from "./servers";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    requests: { type: "string", default: "500" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(`Usage: npm run load -- [--seconds 60] [--requests 500]

  Keeps so many requests in flight for so long, on a bare handler, REST and GraphQL one after the other. Fails on any
  error, on a 99th percentile of 20 times the median or more, and on memory that keeps growing.`);
  process.exit(0);
}

const seconds = Number(values.seconds);

const inFlight = Number(values.requests);

const SPREAD = 20;

/** How much more memory than a quarter into the run a server may hold at its end: some for the collector's moods. */
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
      void server.memory().then((held) => {
        early = held ?? 0;
      });
    }
  });
  const late = (await server.memory()) ?? 0;
  const grew = early !== undefined && late > early * GROWTH + MOODS_MB;
  return { name, grew, memory: `${(early ?? 0).toFixed(0)} -> ${late.toFixed(0)} MB`, ...fired };
}

const ruleset = rulesets[0]!;

const operation = ruleset.operations.find(({ name }) => name === "resolveEncounter") ?? ruleset.operations[0]!;

const { snapshot, input, seed } = exampleOf(ruleset, operation.name);

const body = JSON.stringify({ snapshot, input, seed });

const argument = Object.keys((input ?? {}) as object).length === 0 ? "" : `, input: ${literal(input)}`;

const query = `query ($snapshot: Snapshot!, $seed: String) { ${ruleset.id} { ${operation.name}(snapshot: $snapshot, seed: $seed${argument}) { __typename } } }`;

const graphqlBody = JSON.stringify({ query, variables: { snapshot, seed } });

const [bare, service] = await Promise.all([
  startServer("test/bench/load/bare-server.mjs"),
  startServer("scripts/start.mjs", "--port", "0"),
]);

const runs: Run[] = [];

try {
  runs.push(await run("bare handler", bare, { url: bare.url, body, isRight: (status) => status === 200 }));
  const rest: Shot = {
    url: `${service.url}/v1/${ruleset.id}/${operation.name}`,
    body,
    isRight: (status, text) => status === 200 && text.startsWith('{"kind":"RESOLUTION"'),
  };
  runs.push(await run("REST", service, rest));
  const graphql: Shot = {
    url: `${service.url}/graphql`,
    body: graphqlBody,
    isRight: (status, text) => status === 200 && text.includes("Resolution") && !text.includes('"errors"'),
  };
  runs.push(await run("GraphQL", service, graphql));
} finally {
  await Promise.all([bare.stop(), service.stop()]);
}

const [base] = runs;

console.log(`${inFlight} requests in flight, ${seconds} s each, ${operation.name} of ${ruleset.id}`);

for (const { name, answers, errors, perSecond, p50, p99, memory, grew } of runs) {
  const ratio = (base!.perSecond / perSecond).toFixed(1);
  console.log(
    `${name.padEnd(13)} ${String(answers).padStart(8)} answers, ${errors} errors, time per request ${ratio} of the bare handler's, p99 ${(p99 / p50).toFixed(1)} of p50, memory ${memory}${grew ? " and growing" : ""}`,
  );
}

const bad = runs.filter(({ errors, p50, p99, grew }) => errors > 0 || p99 >= SPREAD * p50 || grew);

for (const { name } of bad) console.error(`${name} did not hold.`);

process.exit(bad.length === 0 ? 0 : 1);

/** A JSON value as a literal of a GraphQL document. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${name}: ${literal(item)}`)
    .join(", ")}}`;
}
