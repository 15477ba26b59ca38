import { Agent, createServer, request as httpRequest, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { GraphQLSchema } from "graphql";
import type { Request } from "../../src/core/contract/request";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { type Handler, listen, serverFor, stop } from "../../src/local/server";
import { graphqlBody, schemaOf } from "../http/graphql-example";
import { requestsMidCareer } from "./career";
import type { Measured } from "./figures";
import { type Contender, mean, median, race, ratio, type Times } from "./measure";

const ROUNDS = 25;

const REQUESTS = 60;

/** CPU time until the engine has compiled a whole transport, as `--trace-opt` shows. */
const WARM_UP_MS = 5000;

/** The functions under test, as the deployed bundles export them. */
export interface Bundles {
  readonly rest: Handler;
  readonly graphql: Handler;
}

/** Warm requests over REST and GraphQL, compared with bare handlers that parse and serialize the same bytes. */
export async function wireFigures(ruleset: AnyRuleset, bundles: Bundles): Promise<Measured[]> {
  const schema = await schemaOf(async (body) => {
    const { body: text } = await bundles.graphql(eventOf("/graphql", body));
    return JSON.parse(text!) as unknown;
  });
  const requests = requestsMidCareer(ruleset, REQUESTS);
  const rest = requests.map((request) => restEvent(ruleset.id, request));
  const graphql = requests.map((request) => graphqlEvent(schema, ruleset.id, request));
  const bareRest = await bareHandler(bundles.rest, rest);
  const bareGraphql = await bareHandler(bundles.graphql, graphql);
  const all = (handler: Handler, events: readonly APIGatewayProxyEventV2[]) => async () => {
    for (const event of events) await handler(event);
  };
  const units = requests.length;
  const rules = () => {
    for (const request of requests) adjudicate(ruleset, request);
  };
  const contenders: Contender[] = [
    { name: "rules", units, run: rules },
    { name: "rest", units, run: all(bundles.rest, rest) },
    { name: "bare rest", units, run: all(bareRest, rest) },
    { name: "graphql", units, run: all(bundles.graphql, graphql) },
    { name: "bare graphql", units, run: all(bareGraphql, graphql) },
  ];
  const times = await race(contenders, ROUNDS, WARM_UP_MS);
  const sizes = {
    rest: await sizesOf(bundles.rest, rest),
    graphql: await sizesOf(bundles.graphql, graphql),
  };
  const overHttp = await raceOverHttp(bundles, { rest: bareRest, graphql: bareGraphql }, rest, graphql);
  const row = (figure: Measured["figure"], wire: string, from: Times, note = ""): Measured => ({
    figure,
    ruleset: ruleset.id,
    value: ratio(from, wire, `bare ${wire}`),
    note: `${mean(from[wire]!).toFixed(0)} and ${mean(from[`bare ${wire}`]!).toFixed(0)} us${note}`,
  });
  return [
    row("rest", "rest", times, sizes.rest),
    wireFigure(ruleset, times),
    row("restOverHttp", "rest", overHttp),
    row("graphql", "graphql", times, sizes.graphql),
    row("graphqlOverHttp", "graphql", overHttp),
  ];
}

/** The cost of REST beyond the rules and the bytes, which it needs in any case. */
function wireFigure({ id }: AnyRuleset, times: Times): Measured {
  const ratios = times.rest!.map((rest, round) => rest / (times.rules![round]! + times["bare rest"]![round]!));
  const [rest, rules, bare] = ["rest", "rules", "bare rest"].map((name) => mean(times[name]!).toFixed(0));
  return { figure: "wire", ruleset: id, value: median(ratios), note: `${rest} against ${rules} + ${bare} us` };
}

/** Sizes of requests and answers, plain and in gzip. The hosting costs are computed from these. */
async function sizesOf(handler: Handler, events: readonly APIGatewayProxyEventV2[]): Promise<string> {
  const answers = [];
  for (const event of events) answers.push((await handler(event)).body ?? "");
  const kilobytes = (lengths: readonly number[]) => `${(mean(lengths) / 1000).toFixed(1)} kB`;
  const requests = kilobytes(events.map(({ body }) => Buffer.byteLength(body ?? "")));
  const plain = kilobytes(answers.map((answer) => Buffer.byteLength(answer)));
  const compressed = kilobytes(answers.map((answer) => gzipSync(answer).length));
  return `; ${requests} a request, ${plain} an answer, ${compressed} compressed`;
}

async function raceOverHttp(
  bundles: Bundles,
  bare: Bundles,
  rest: readonly APIGatewayProxyEventV2[],
  graphql: readonly APIGatewayProxyEventV2[],
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const servers = [serverFor(bundles, console.error), bareServer(bare.rest), bareServer(bare.graphql)];
  const ports = await Promise.all(servers.map((server) => listen(server, 0, "127.0.0.1")));
  const [port, bareRest, bareGraphql] = ports as [number, number, number];
  const all = (to: number, events: readonly APIGatewayProxyEventV2[]) => async () => {
    for (const event of events) await send(agent, to, event);
  };
  const units = rest.length;
  const times = await race(
    [
      { name: "rest", units, run: all(port, rest) },
      { name: "bare rest", units, run: all(bareRest, rest) },
      { name: "graphql", units, run: all(port, graphql) },
      { name: "bare graphql", units, run: all(bareGraphql, graphql) },
    ],
    ROUNDS,
  );
  agent.destroy();
  await Promise.all(servers.map((server) => stop(server, 0)));
  return times;
}

/** Node's HTTP server without our code: it passes a body to a handler and writes the result. */
function bareServer(handler: Handler): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const { body } = await handler({ body: Buffer.concat(chunks).toString() } as APIGatewayProxyEventV2);
      response.setHeader("content-type", "application/json").end(body);
    });
  });
}

function send(agent: Agent, port: number, event: APIGatewayProxyEventV2): Promise<void> {
  return new Promise((resolve, reject) => {
    const { headers, rawPath: path } = event;
    const outgoing = httpRequest({ agent, host: "127.0.0.1", port, path, method: "POST", headers }, (response) => {
      response.resume().once("end", resolve).once("error", reject);
    });
    outgoing.once("error", reject).end(event.body);
  });
}

/** A handler that parses each request and serializes the recorded answer of the measured handler. */
async function bareHandler(handler: Handler, events: readonly APIGatewayProxyEventV2[]): Promise<Handler> {
  const answers = new Map<unknown, unknown>();
  for (const event of events) {
    const { statusCode, body } = await handler(event);
    const answer: unknown = JSON.parse(body ?? "null");
    if (statusCode !== 200 || (answer as { errors?: unknown }).errors !== undefined) throw new Error(body);
    answers.set(event.body, answer);
  }
  const headers = { "content-type": "application/json" };
  return async ({ body }) => {
    const parsed: unknown = JSON.parse(body!);
    return { statusCode: parsed === null ? 400 : 200, headers, body: JSON.stringify(answers.get(body)) };
  };
}

function restEvent(ruleset: string, { operation, snapshot, input, seed }: Request): APIGatewayProxyEventV2 {
  return eventOf(`/v1/${ruleset}/${operation}`, { snapshot, input, seed });
}

function graphqlEvent(schema: GraphQLSchema, ruleset: string, request: Request): APIGatewayProxyEventV2 {
  const { operation, snapshot, input, seed } = request;
  return eventOf("/graphql", graphqlBody(schema, ruleset, operation, { snapshot, input, seed }));
}

function eventOf(path: string, body: object): APIGatewayProxyEventV2 {
  const http = { method: "POST", path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "bench" };
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: "",
    headers: { "content-type": "application/json", accept: "application/json" },
    requestContext: {
      accountId: "local",
      apiId: "local",
      domainName: "localhost",
      domainPrefix: "local",
      http,
      requestId: "bench",
      routeKey: "$default",
      stage: "$default",
      time: "01/Jan/2026:00:00:00 +0000",
      timeEpoch: 0,
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}
