import { afterEach, describe, expect, test, vi } from "vitest";
import { graphqlHandler } from "../../src/api/graphql/index";
import { restHandler } from "../../src/api/rest/index";
import { drill } from "../fixtures/drill";
import { ask, post, send } from "./client";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("a caller that asks too often", () => {
  test("is told so on both wires, and when to come again", async () => {
    vi.stubEnv("CALLER_RATE", "1/3");
    const [rest, graphql] = [restHandler([drill]), graphqlHandler([drill])];
    for (let calls = 0; calls < 3; calls += 1) {
      expect((await send(rest, { path: "/healthz" })).status).toBe(200);
      expect((await ask(graphql, "{ health { status } }")).status).toBe(200);
    }
    const reply = await send(rest, { path: "/healthz" });
    expect([reply.status, reply.json.type, reply.json.code, reply.headers["retry-after"]]).toEqual([
      429,
      "/problems/too-many-requests",
      "TOO_MANY_REQUESTS",
      "1",
    ]);
    const asked = await ask(graphql, "{ health { status } }");
    expect([asked.status, asked.json.errors[0].extensions.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await send(rest, { method: "OPTIONS", path: "/healthz" })).status).toBe(204);
  });

  test("is not counted where no rate is set", async () => {
    const rest = restHandler([drill]);
    for (let calls = 0; calls < 200; calls += 1) expect((await send(rest, { path: "/healthz" })).status).toBe(200);
  });
});

test("the access log is a line of JSON with metrics, and nothing of headers or body in it", async () => {
  vi.stubEnv("ACCESS_LOG", "metrics");
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const rest = restHandler([drill]);
  const headers = { authorization: "Bearer secret", "x-request-id": "one" };
  await post(rest, "/v1/drill/new", { input: {}, seed: "hidden" }, headers);
  await send(rest, { path: "/nope" });
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", requestId: "one", method: "POST", path: "/v1/drill/new", status: 200, Requests: 1, Failures: 0 },
    { path: "/nope", status: 404, Failures: 0 },
  ]);
  for (const line of lines) {
    expect(line).not.toMatch(/secret|hidden|\n/);
    const { _aws } = JSON.parse(line);
    const [{ Metrics }] = _aws.CloudWatchMetrics;
    for (const { Name } of Metrics) expect(JSON.parse(line)[Name]).toEqual(expect.any(Number));
  }
});
