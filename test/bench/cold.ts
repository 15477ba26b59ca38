import { spawnSync } from "node:child_process";
import { median } from "./measure";
import type { Row } from "./row";

const ROUNDS = 15;
const EVENT = {
  version: "2.0",
  routeKey: "$default",
  rawPath: "/graphql",
  rawQueryString: "",
  headers: { "content-type": "application/json", accept: "application/json" },
  requestContext: { stage: "$default", http: { method: "POST", path: "/graphql", sourceIp: "127.0.0.1" } },
  body: JSON.stringify({ query: "{ __typename }" }),
  isBase64Encoded: false,
};
const FIRST_ANSWER = `
  const { handler } = require(process.argv[1]);
  handler(${JSON.stringify(EVENT)}).then(({ statusCode, body }) => {
    if (statusCode !== 200 || !body.includes('"Query"')) throw new Error(statusCode + " " + body);
  });`;

/** Cold loads: a fresh process that loads a bundle and gives one answer, above a process that does nothing. */
export function coldRows(bundle: string, hello: string, helloLean: string): Row[] {
  const times = { empty: [] as number[], bundle: [] as number[], hello: [] as number[], helloLean: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const taken = {
      empty: milliseconds("0"),
      bundle: milliseconds(FIRST_ANSWER, bundle),
      hello: milliseconds(FIRST_ANSWER, hello),
      helloLean: milliseconds(FIRST_ANSWER, helloLean),
    };
    if (round >= 0) for (const [name, time] of Object.entries(taken)) times[name as keyof typeof times].push(time);
  }
  const above = (name: "bundle" | "hello" | "helloLean") =>
    median(times[name].map((time, round) => time - times.empty[round]!));
  const against = (name: "hello" | "helloLean") =>
    `${above("bundle").toFixed(0)} and ${above(name).toFixed(0)} ms above an empty process`;
  return [
    {
      name: "cold load: GraphQL bundle / Apollo hello-world",
      value: above("bundle") / above("hello"),
      limit: 1.3,
      unit: "x",
      note: against("hello"),
    },
    {
      name: "cold load: GraphQL bundle / the same without its default plugins",
      value: above("bundle") / above("helloLean"),
      limit: null,
      unit: "x",
      note: against("helloLean"),
    },
  ];
}

function milliseconds(script: string, ...args: readonly string[]): number {
  const began = performance.now();
  // A clean environment: some variables alone cost more than what is measured.
  const env = { PATH: process.env.PATH ?? "" };
  const { status, stderr } = spawnSync(process.execPath, ["-e", script, ...args], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`A cold load failed: ${reasonIn(stderr)}`);
  return performance.now() - began;
}

/** The line of an uncaught exception that says what it is; a bundle's lines are too long to show. */
function reasonIn(stderr: string): string {
  return stderr.split("\n").find((line) => /^\w*Error: /.test(line)) ?? stderr.slice(-200);
}
