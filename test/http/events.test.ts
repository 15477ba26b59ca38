import type { ALBEvent, APIGatewayProxyEvent } from "aws-lambda";
import { describe, expect, test, vi } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import { lambdaHandler } from "../../src/api/edge/edge";
import type { GatewayEvent } from "../../src/api/edge/event";
import { restHandler } from "../../src/api/rest/index";
import { errorProblem } from "../../src/api/rest/problem";
import { blank, drill } from "../fixtures/drill";
import { eventOf } from "./client";
import { noStore, toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler([drill]);

const LIMITED = { CALLER_RATE: "1000", ACCESS_LOG: "metrics" };

const body = JSON.stringify({ snapshot: blank() });

const common = { httpMethod: "POST", path: "/v1/drill/decisions", body, isBase64Encoded: false };

const headers = { "Content-Type": "application/json" };

const proxied = {
  ...common,
  version: "1.0",
  headers,
  multiValueHeaders: { "Content-Type": ["application/json"] },
  queryStringParameters: null,
  requestContext: { stage: "live", identity: { sourceIp: "10.0.0.1" } },
} as unknown as APIGatewayProxyEvent;

const balanced: ALBEvent = { ...common, headers, requestContext: { elb: { targetGroupArn: "arn" } } };

const listed: ALBEvent = {
  ...common,
  multiValueHeaders: { "content-type": ["application/json"], "x-request-id": ["one"] },
  requestContext: { elb: { targetGroupArn: "arn" } },
};

describe("event of a platform: answered in its format", () => {
  test.each<[string, GatewayEvent]>([
    ["of payload format 1.0", proxied],
    ["of a load balancer", balanced],
    ["of a load balancer that sends lists of headers", listed],
  ])("%s", async (_title, event) => {
    const answer = await rest(event);
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body!)).toMatchObject({ kind: "DECISIONS", ruleset: "drill" });
  });

  test("load balancer that reads only multi-value headers: response with multi-value headers", async () => {
    const { multiValueHeaders } = await rest(listed);
    expect(multiValueHeaders).toMatchObject({ "x-request-id": ["one"], "content-type": [expect.any(String)] });
    expect((await rest(balanced)).multiValueHeaders).toBeUndefined();
  });

  test("query string: decoded unless a load balancer passes it encoded", async () => {
    const { careersHandler } = await import("../../src/api/careers/index");
    const paths: string[] = [];
    const careers = careersHandler([drill], async () => {
      return {
        careersOf: async (_hash: string, after: string) => {
          paths.push(after);
          return { careers: [], next: null };
        },
      } as never;
    });
    const token = `Bearer nut_${"a".repeat(43)}`;
    const after = "a-b_cdefghijklmnopqrst";
    const read = { httpMethod: "GET", path: "/v1/careers", body: null, headers: { Authorization: token } };
    const answersFound = [
      await careers({ ...proxied, ...read, queryStringParameters: { after } } as APIGatewayProxyEvent),
      await careers({ ...balanced, ...read, queryStringParameters: { after: encodeURIComponent(after) } } as never),
    ];
    expect(answersFound.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(paths).toEqual([after, after]);
  });

  test("null body: JSON_MALFORMED if one is required; not an HTTP request: EVENT_UNKNOWN", async () => {
    const none = await rest({
      ...eventOf({ method: "POST", path: "/v1/drill/decisions", headers }),
      body: null,
    } as never);
    expect(none.statusCode).toBe(400);
    expect(JSON.parse(none.body!)).toMatchObject({ code: "JSON_MALFORMED" });
    const read = await rest({ ...eventOf({ path: "/healthz" }), body: null } as never);
    expect(read.statusCode).toBe(200);
    for (const event of [{}, { source: "aws.events", detail: {} }, { requestContext: {} }]) {
      const answer = await rest(event as never);
      expect(answer.statusCode).toBe(400);
      expect(JSON.parse(answer.body!)).toMatchObject({ code: "EVENT_UNKNOWN" });
    }
  });
});

/** Invocations that are not HTTP requests: other events, and requests with a member of the wrong type. */
const STRANGE: readonly unknown[] = [
  ...[null, undefined, 7, "event", [], [null], {}, { Records: [{ body: "x" }] }, { requestContext: null }],
  ...[{ httpMethod: null }, { httpMethod: "GET" }, { httpMethod: "GET", path: "/healthz", requestContext: null }],
  { ...proxied, httpMethod: 7 },
  { ...proxied, path: {} },
  { ...proxied, headers: "x" },
  { ...proxied, headers: { accept: 7 } },
  { ...proxied, body: {} },
  { ...proxied, multiValueHeaders: { accept: "x" } },
  { ...proxied, multiValueQueryStringParameters: { a: 1 } },
  { ...eventOf({ path: "/healthz" }), rawPath: undefined },
  { ...eventOf({ path: "/healthz" }), rawQueryString: 7 },
  { ...eventOf({ path: "/healthz" }), headers: [7] },
  { ...eventOf({ path: "/healthz" }), requestContext: { http: null, connectionId: "x", eventType: "CONNECT" } },
  { ...eventOf({ path: "/healthz" }), requestContext: { http: { method: 7 } } },
];

test.each([
  ["REST", rest],
  ["GraphQL", toyGraphqlHandler([drill])],
  ["stored games", careersHandler([drill], noStore)],
  [
    "REST with a rate and a log",
    lambdaHandler({ answer: async () => ({ status: 200 }), error: errorProblem, less: "" }, LIMITED),
  ],
])(
  "handler of %s, events that are not HTTP requests: 400 EVENT_UNKNOWN and never an exception",
  async (_name, handler) => {
    const spy = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const answers = await Promise.all(STRANGE.map((event) => handler(event as never)));
    spy.mockRestore();
    const outcomes = answers.map(({ statusCode, body }) => {
      const { code, errors } = JSON.parse(body!);
      return [statusCode, code ?? errors[0].extensions.code];
    });
    expect(outcomes).toEqual(STRANGE.map(() => [400, "EVENT_UNKNOWN"]));
  },
);

test("handler, a request context with members of wrong types: the normal response", async () => {
  const read = eventOf({ path: "/healthz" });
  const requestContext = { requestId: 7, stage: {}, http: { ...read.requestContext.http, sourceIp: 7 } };
  expect((await rest({ ...read, requestContext } as never)).statusCode).toBe(200);
  const identity = { sourceIp: {} };
  const event = { ...proxied, requestContext: { identity, requestId: [] } };
  expect((await rest(event as never)).statusCode).toBe(200);
});

test("token in a path: never logged, whatever its encoding", async () => {
  const { lambdaHandler } = await import("../../src/api/edge/edge");
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const secret = "Ab3-".repeat(10);
  const encoded = [...secret].map((char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`).join("");
  const handler = lambdaHandler(
    { answer: () => ({ status: 200 }), error: () => ({ status: 500 }), less: "" },
    { ACCESS_LOG: "metrics" },
  );
  const paths = [`nut_${secret}`, `nut%5f${secret}`, `%6eut%5F${encoded}`, `nut%255F${encoded.replaceAll("%", "%25")}`];
  for (const path of paths) await handler(eventOf({ path: `/v1/careers/${path}/steps` }));
  spy.mockRestore();
  expect(lines).toHaveLength(paths.length);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ path: "/v1/careers/nut_.../steps" });
});
