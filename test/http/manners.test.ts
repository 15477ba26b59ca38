import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ANSWER_LIMIT } from "../../src/api/edge/answer-limit";
import { lambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { errorProblem } from "../../src/api/rest/problem";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { blank, drill } from "../fixtures/drill";
import { type Call, eventOf, post, send } from "./client";
import { type Served, serve } from "./served";
import { toyGraphqlHandler } from "./toy-graphql";

let served: Served;

beforeAll(async () => {
  served = await serve();
});

afterAll(() => served.stop());

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const DOCUMENT = "{ hunters { charts { id name chart } } }";

/** A large response over REST and GraphQL: the handler and the call that requests it. */
const large = [
  { wire: "REST", handler: rest, call: { path: "/v1/hunters/charts" } satisfies Call },
  {
    wire: "GraphQL",
    handler: graphql,
    call: {
      method: "POST",
      path: "/graphql",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: DOCUMENT }),
    } satisfies Call,
  },
];

describe.each(large)("large response over $wire", ({ handler, call }) => {
  const answerTo = (coding: string | undefined) => {
    const more = coding === undefined ? {} : { "accept-encoding": coding };
    return handler(eventOf({ ...call, headers: { ...("headers" in call ? call.headers : {}), ...more } }));
  };

  test.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["br;q=0.1, gzip", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
    ["GZIP, br;q=0", "gzip", gunzipSync],
  ] as const)(
    "Accept-Encoding %j: compressed with %s, to at most a quarter of the size",
    async (accepted, coding, decompress) => {
      const plain = await answerTo(undefined);
      const answer = await answerTo(accepted);
      expect(answer.headers).toMatchObject({
        "content-encoding": coding,
        "content-type": plain.headers!["content-type"],
      });
      expect(answer.headers!.vary).toMatch(/accept-encoding/);
      expect(answer.isBase64Encoded).toBe(true);
      const bytes = Buffer.from(answer.body!, "base64");
      expect(decompress(bytes).toString()).toBe(plain.body);
      expect(bytes.length * 4).toBeLessThan(Buffer.byteLength(plain.body!));
    },
  );

  test.each([undefined, "", "identity", "deflate", "br;q=0, gzip;q=0", "gzip;q=0.5, identity"])(
    "Accept-Encoding %j: not compressed",
    async (accepted) => {
      const answer = await answerTo(accepted);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).not.toHaveProperty("content-encoding");
      expect(answer.headers!.vary).toMatch(/accept-encoding/);
      expect(answer.isBase64Encoded).toBeUndefined();
      expect(() => JSON.parse(answer.body!)).not.toThrow();
    },
  );

  test("over HTTP: Content-Length is the number of bytes sent", async () => {
    const { method = "GET", path, headers = {}, body } = call as Call;
    const sent = { method, headers: { ...headers, "accept-encoding": "br" }, ...(body === undefined ? {} : { body }) };
    const response = await fetch(served.url + path, sent);
    expect(response.headers.get("content-encoding")).toBe("br");
    const text = await response.text();
    expect(Number(response.headers.get("content-length")) * 4).toBeLessThan(text.length);
    expect(text).toBe((await answerTo(undefined)).body);
  });
});

test("response below 1 KB: not compressed", async () => {
  const answer = await rest(eventOf({ path: "/healthz", headers: { "accept-encoding": "br" } }));
  expect([answer.statusCode, answer.headers!["content-encoding"]]).toEqual([200, undefined]);
});

describe("response size limit of the platform", () => {
  const text = "x".repeat(ANSWER_LIMIT + 1);
  const answer = () => ({ status: 200, headers: { "content-type": "text/plain" }, body: text });
  const handler = lambdaHandler({ answer, error: errorProblem, less: "Less." });

  test("applies to the bytes sent, after compression", async () => {
    const [plain, coded] = [{}, { "accept-encoding": "gzip" }].map((headers) =>
      handler(eventOf({ path: "/", headers })),
    );
    expect(await plain).toMatchObject({ statusCode: 413 });
    const { statusCode, body } = (await coded)!;
    expect(statusCode).toBe(200);
    expect(gunzipSync(Buffer.from(body!, "base64")).toString()).toBe(text);
  });
});

describe("ETag", () => {
  const paths = ["/", "/healthz", "/openapi.json", "/openapi/hunters.json", "/docs", "/v1/rulesets", "/v1/goeben"];
  const below = ["charts", "rulings", "map.svg", "operations/new/example"];
  const all = [...paths, ...below.map((path) => `/v1/goeben/${path}`)];

  test.each(all)("GET %s: has an ETag, and is 304 if it matches", async (path) => {
    const first = await send(rest, { path });
    const { etag } = first.headers;
    expect(first.status).toBe(200);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers["cache-control"]).toBeTypeOf("string");
    for (const known of [etag!, etag!.slice(2), `"other", ${etag}`, "*"]) {
      const again = await send(rest, { path, headers: { "if-none-match": known } });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers).toMatchObject({ etag, "cache-control": first.headers["cache-control"] });
      expect(again.headers).not.toHaveProperty("content-type");
    }
    expect((await send(rest, { path, headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("the same for every Accept-Encoding", async () => {
    const path = "/v1/hunters/charts";
    const plain = await rest(eventOf({ path }));
    const coded = await rest(eventOf({ path, headers: { "accept-encoding": "br" } }));
    expect(coded.headers!.etag).toBe(plain.headers!.etag);
    const known = { "if-none-match": String(plain.headers!.etag), "accept-encoding": "gzip" };
    const again = await rest(eventOf({ path, headers: known }));
    expect(again).toMatchObject({ statusCode: 304, headers: { vary: "accept-language, accept-encoding" } });
    expect(again.headers).not.toHaveProperty("content-encoding");
  });

  test("GET /graphql: has one too", async () => {
    const call = { path: "/graphql", query: `query=${encodeURIComponent("{ health { status } }")}` };
    const headers = { "apollo-require-preflight": "1" };
    const first = await send(graphql, { ...call, headers });
    expect(first.json.data.health.status).toBe("ok");
    const known = { ...headers, "if-none-match": first.headers.etag! };
    expect((await send(graphql, { ...call, headers: known })).status).toBe(304);
  });

  test("POST: has none", async () => {
    const reply = await post(
      restHandler([drill]),
      "/v1/drill/decisions",
      { snapshot: blank() },
      { "if-none-match": "*" },
    );
    expect(reply).toMatchObject({ status: 200, json: { kind: "DECISIONS" } });
    expect(reply.headers).not.toHaveProperty("etag");
  });
});

describe("Accept", () => {
  test.each([
    ["/v1/rulesets", "text/html"],
    ["/v1/rulesets", "application/json;q=0, text/*"],
    ["/v1/rulesets", "*/*;q=0"],
    ["/v1/goeben/map.svg", "application/json"],
    ["/docs", "application/json"],
  ])("GET %s with Accept %j: 406", async (path, accept) => {
    const reply = await send(rest, { path, headers: { accept } });
    expect(reply).toMatchObject({ status: 406, json: { code: "NOT_ACCEPTABLE", type: "/problems/NOT_ACCEPTABLE" } });
  });

  test.each([
    ["/v1/rulesets", "application/json"],
    ["/v1/rulesets", "text/html, application/*;q=0.1"],
    ["/v1/rulesets", "text/html, */*;q=0.1"],
    ["/v1/rulesets", ""],
    ["/v1/goeben/map.svg", "image/*"],
    ["/docs", "text/html,application/xhtml+xml"],
  ])("GET %s with Accept %j: 200", async (path, accept) => {
    expect((await send(rest, { path, headers: { accept } })).status).toBe(200);
  });

  test("is checked before the request: 406, not a fault of the body", async () => {
    const body = { snapshot: "none" };
    const reply = await post(restHandler([drill]), "/v1/drill/resolveFire", body, { accept: "image/png" });
    expect([reply.status, reply.json.code]).toEqual([406, "NOT_ACCEPTABLE"]);
  });
});

test("rate limit: every response has the remaining rate, and a 429 has Retry-After", async () => {
  vi.stubEnv("CALLER_RATE", "2/3");
  vi.spyOn(performance, "now").mockReturnValue(0);
  const [toy, toyGraphql] = [restHandler([drill]), toyGraphqlHandler([drill])];
  for (const [path, status] of [
    ["/healthz", 200],
    ["/nope", 404],
    ["/v1/drill/charts", 200],
  ] as const) {
    const { headers, ...reply } = await send(toy, { path });
    expect(reply.status).toBe(status);
    expect(headers["ratelimit-policy"]).toBe('"caller";q=3;w=2');
  }
  const over = await send(toy, { path: "/healthz" });
  expect(over.status).toBe(429);
  expect(over.headers).toMatchObject({ ratelimit: '"caller";r=0;t=2', "retry-after": "1" });
  expect(over.headers["access-control-expose-headers"]).toContain("ratelimit-policy");
  const response = await post(toyGraphql, "/graphql", { query: "{ health { status } }" });
  expect(response.headers).toMatchObject({ ratelimit: '"caller";r=2;t=1' });
});
