import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { errorProblem } from "../../src/api/rest/problem";
import { drill } from "../fixtures/drill";
import { ask, eventOf, post, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("CALLER_RATE", () => {
  test("exceeded: 429 TOO_MANY_REQUESTS over REST and GraphQL, with Retry-After", async () => {
    vi.stubEnv("CALLER_RATE", "1/3");
    vi.spyOn(performance, "now").mockReturnValue(0);
    const [rest, graphql] = [restHandler([drill]), toyGraphqlHandler([drill])];
    for (let calls = 0; calls < 3; calls += 1) {
      expect((await send(rest, { path: "/healthz" })).status).toBe(200);
      expect((await ask(graphql, "{ health { status } }")).status).toBe(200);
    }
    const reply = await send(rest, { path: "/healthz" });
    expect([reply.status, reply.json.type, reply.json.code, reply.headers["retry-after"]]).toEqual([
      429,
      "/problems/TOO_MANY_REQUESTS",
      "TOO_MANY_REQUESTS",
      "1",
    ]);
    const response = await ask(graphql, "{ health { status } }");
    expect([response.status, response.json.errors[0].extensions.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await send(rest, { method: "OPTIONS", path: "/healthz" })).status).toBe(204);
  });

  test("not set: requests are not limited", async () => {
    const rest = restHandler([drill]);
    for (let calls = 0; calls < 200; calls += 1) expect((await send(rest, { path: "/healthz" })).status).toBe(200);
  });
});

test("access log: one line of JSON with metrics and hashes, and no other header or body data", async () => {
  vi.stubEnv("ACCESS_LOG", "metrics");
  vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", "naval-umpire-dev-rest");
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const rest = restHandler([drill]);
  const headers = { authorization: "Bearer secret", "x-request-id": "one" };
  await post(rest, "/v1/drill/new", { input: {}, seed: "hidden" }, headers);
  await send(rest, { path: "/nope" });
  await send(rest, { path: `/${"x".repeat(8_000)}`, headers: { authorization: "Bearer other" } });
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", requestId: "one", method: "POST", path: "/v1/drill/new", status: 200, Requests: 1, Failures: 0 },
    { path: "/nope", status: 404, Failures: 0, Defects: 0, token: null },
    { path: `/${"x".repeat(199)}`, status: 404 },
  ]);
  const [first, second, third] = lines.map((line) => JSON.parse(line));
  for (const each of [first.caller, first.token, third.token]) expect(each).toMatch(/^[0-9a-f]{16}$/);
  expect([second.caller, third.caller]).toEqual([first.caller, first.caller]);
  expect(third.token).not.toBe(first.token);
  // The hashes are keyed, so a reader of the log cannot find an address by trial.
  for (const text of ["127.0.0.1", "Bearer secret"]) {
    expect([first.caller, first.token]).not.toContain(createHash("sha256").update(text).digest("hex").slice(0, 16));
  }
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\n]*\}\n$/);
    expect(line).not.toMatch(/secret|other|hidden|127\.0\.0\.1/);
    const { _aws } = JSON.parse(line);
    const [{ Metrics, Dimensions }] = _aws.CloudWatchMetrics;
    expect([Dimensions, JSON.parse(line).Function]).toEqual([[["Function"]], "naval-umpire-dev-rest"]);
    for (const { Name } of Metrics) expect(JSON.parse(line)[Name]).toEqual(expect.any(Number));
  }
});

test("request id: the same in both logs and the response; with a client's own id, the log has the platform's id too", async () => {
  vi.stubEnv("ACCESS_LOG", "metrics");
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const broken = lambdaHandler({
    answer: () => {
      throw new Error("Struck an iceberg");
    },
    error: errorProblem,
    less: "",
  });
  const call = (headers: Record<string, string> = {}) => {
    const event = eventOf({ path: "/", headers });
    return broken({ ...event, requestContext: { ...event.requestContext, requestId: "JKJaXmPLvHcESHA=" } });
  };
  const ids = [await call(), await call({ "x-request-id": "mine" })].map(({ headers }) => headers?.["x-request-id"]);
  expect(ids).toEqual(["JKJaXmPLvHcESHA=", "mine"]);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { level: "error", code: "INTERNAL", requestId: "JKJaXmPLvHcESHA=" },
    { level: "info", requestId: "JKJaXmPLvHcESHA=", status: 500, Failures: 1, Defects: 1 },
    { level: "error", code: "INTERNAL", requestId: "mine" },
    { level: "info", requestId: "mine", platformId: "JKJaXmPLvHcESHA=", status: 500, Failures: 1, Defects: 1 },
  ]);
});
