import { gzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { describe, expect, test, vi } from "vitest";
import { eventOf } from "../../test/http/client";
import { careersRoutes } from "../api/careers/rest";
import { BODY_LIMIT } from "../api/edge/json-body";
import { Registry } from "../api/registry";
import { restRoutes } from "../api/rest/index";
import { careerContext } from "../careers/context";
import { slowCareerOperations } from "../careers/slow";
import { rulesets } from "../rulesets/index";
import { AnalysisWorkers, analysesOf, concernsCareers, type Task } from "./analysis";

const JSON_BODY = { "content-type": "application/json" };

describe("an analysis", () => {
  const isAnalysis = analysesOf(rulesets);
  const posted = (path: string, body: unknown = {}) =>
    isAnalysis(eventOf({ method: "POST", path, headers: JSON_BODY, body: JSON.stringify(body) }));

  test.each([
    "/v1/hunters/odds/new",
    "/v1/pq17/simulate",
    "/v1/pq17/verify",
    "/v1/goeben/compare/new",
    "/v1/hunters/%6fdds/new",
    "/v1/careers/verify",
    "/v1/careers/import",
    "/v1/careers/%76erify",
    "/v1/careers/a/fork",
  ])("is %s", (path) => expect(posted(path)).toBe(true));

  test.each([
    "/v1/hunters/new",
    "/v1/pq17/decisions",
    "/v1/goeben/map.svg",
    "/v1/goeben/map",
    "/v1/hunters/logSheet",
    "/v1/hunters/tell",
    "/v1/pq17/explain",
    "/v1/pq17/takeOver",
    "/v1/pq17/situation",
    "/v1/careers",
    "/v1/careers/a/steps",
  ])("is not %s", (path) => expect(posted(path)).toBe(false));

  test("read by GET is a proof, and no chart", () => {
    const isSlow = (path: string) => isAnalysis(eventOf({ path }));
    expect(["/v1/careers/a/verification", "/v1/careers/a/export"].map(isSlow)).toEqual([true, true]);
    expect(["/v1/hunters/charts", "/v1/careers/a", "/v1/hunters/logSheet", "/nowhere"].map(isSlow)).toEqual([
      ...[false, false, false, false],
    ]);
  });

  test("is declared by every route that proves, copies, computes odds or waits for another server", () => {
    const registry = new Registry(rulesets);
    const context = careerContext(registry, () => Promise.reject(new Error("No store.")));
    const routes = [...careersRoutes(context), ...restRoutes(registry)];
    const slow = routes.filter((route) => route.isSlow).map(({ name }) => name);
    const analyses = ["odds", "prospects", "simulate", "verify", "compare"];
    expect(slow.sort()).toEqual([...analyses, ...slowCareerOperations].sort());
    expect([...slowCareerOperations].sort()).toEqual([
      ...["exportCareer", "forkCareer", "importCareer", "testWebhook", "verifyCareer", "verifyCareerFile"],
    ]);
  });

  test.each<[string, boolean]>([
    ['{ hunters { odds(operation: "new") { __typename } } }', true],
    ["query A { ...F } fragment F on Query { hunters { mine: odds { __typename } } }", true],
    ["{ __schema { queryType { name } } }", false],
    ['{ hunters { logSheet { __typename } new(seed: "odds") { __typename } } }', false],
    ['{ hunters { new(seed: "a") { __typename } } }', false],
  ])("is the document %s: %s", (query, expected) => {
    expect(posted("/graphql", { query })).toBe(expected);
    const search = new URLSearchParams({ query }).toString();
    expect(isAnalysis(eventOf({ path: "/graphql", query: search }))).toBe(expected);
    const body = Buffer.from(JSON.stringify({ query }).replaceAll("odds", "\\u006fdds")).toString("base64");
    expect(isAnalysis(eventOf({ method: "POST", path: "/graphql", headers: JSON_BODY, body, base64: true }))).toBe(
      expected,
    );
  });

  test("is also one that begins with a byte order mark, has a body in a GET, or is asked for by HEAD or with a slash at the end", () => {
    const query = "{ hunters { odds { __typename } } }";
    const search = new URLSearchParams({ query }).toString();
    const body = `\uFEFF${JSON.stringify({ query })}`;
    const mark = { method: "POST", path: "/graphql", headers: JSON_BODY, body };
    const careers = { ...mark, body: body.replace(query, "mutation { deleteCareer(career: 1) { __typename } }") };
    const others = [
      { path: "/graphql", query: search, headers: JSON_BODY, body: "{}" },
      { method: "HEAD", path: "/graphql", query: search },
      { method: "POST", path: "/v1/hunters/odds/new/" },
      { method: "HEAD", path: "/v1/careers/a/verification" },
    ];
    expect([mark, ...others].map((call) => isAnalysis(eventOf(call)))).toEqual([true, true, true, true, true]);
    expect(
      isAnalysis(eventOf({ method: "POST", path: "/graphql", query: search, headers: JSON_BODY, body: "{}" })),
    ).toBe(false);
    expect([mark, careers].map((call) => concernsCareers(eventOf(call)))).toEqual([false, true]);
  });

  test("is also one in gzip, like a document about stored games", () => {
    const zipped = (query: string) => {
      const body = gzipSync(JSON.stringify({ query })).toString("base64");
      return eventOf({
        method: "POST",
        path: "/graphql",
        headers: { ...JSON_BODY, "content-encoding": "gzip" },
        body,
        base64: true,
      });
    };
    expect(isAnalysis(zipped("{ hunters { odds { __typename } } }"))).toBe(true);
    expect(concernsCareers(zipped("{ careers { next } }"))).toBe(true);
  });

  test("is not a document that cannot be read or is larger than a body may be", () => {
    const isSlow = (body: string) =>
      isAnalysis(eventOf({ method: "POST", path: "/graphql", headers: JSON_BODY, body }));
    const query = "{ hunters { odds { __typename } } }";
    expect([isSlow("{"), isSlow(JSON.stringify({ query }))]).toEqual([false, true]);
    expect(isSlow(JSON.stringify({ query, variables: { text: "x".repeat(BODY_LIMIT) } }))).toBe(false);
  });
});

describe("a worker", () => {
  /** A pool whose tasks run until the test or their signal ends them. */
  function fakePool() {
    const tasks: { event: APIGatewayProxyEventV2; end: (answer: unknown) => void; fail: (error: Error) => void }[] = [];
    const stopped: APIGatewayProxyEventV2[] = [];
    const run = ({ event }: Task, { signal }: { readonly signal: AbortSignal | null }) =>
      new Promise((end, fail) => {
        tasks.push({ event, end, fail });
        signal?.addEventListener("abort", () => {
          stopped.push(event);
          fail(new Error("Stopped"));
        });
      });
    return { tasks, stopped, open: () => ({ run, destroy: async () => {} }) };
  }
  const settled = () => new Promise(setImmediate);
  const event = (address = "192.0.2.1") => {
    const made = eventOf({ method: "POST", path: "/v1/pq17/simulate" });
    made.requestContext.http.sourceIp = address;
    return made;
  };
  const elsewhere = () => expect.unreachable();
  const always = () => true;

  test("stops what it is at if the caller hangs up, and takes the next request", async () => {
    const { tasks, stopped, open } = fakePool();
    const ask = new AnalysisWorkers(1, open, {}).with("rest", elsewhere, always);
    const callers = Array.from({ length: 12 }, () => new AbortController());
    const abandoned = callers.map(({ signal }) => ask(event(), signal).catch(() => "hungUp"));
    const waiting = ask(event("192.0.2.2"));
    await settled();
    expect(tasks).toHaveLength(1);
    for (const caller of callers) caller.abort();
    expect(await Promise.all(abandoned)).toEqual(abandoned.map(() => "hungUp"));
    await settled();
    expect([tasks.length, stopped.length]).toEqual([2, 1]);
    tasks[1]!.end({ statusCode: 200 });
    expect(await waiting).toEqual({ statusCode: 200 });
  });

  test("ends what it writes to stored games if the caller hangs up, and drops what waits", async () => {
    const { tasks, stopped, open } = fakePool();
    const prepared: string[] = [];
    const prepare = async () => void prepared.push("prepared");
    const ask = new AnalysisWorkers(1, open, {}).with("careers", elsewhere, always, prepare);
    const hungUp = new AbortController();
    const [running, waiting] = [ask(event(), hungUp.signal), ask(event(), hungUp.signal)];
    await settled();
    hungUp.abort(new Error("Gone"));
    await expect(waiting).rejects.toThrow("Gone");
    expect([tasks.length, stopped.length, prepared.length]).toEqual([1, 0, 2]);
    tasks[0]!.end({ statusCode: 201 });
    expect(await running).toEqual({ statusCode: 201 });
  });

  test("without memory for an analysis answers 413 ANALYSIS_TOO_LARGE", async () => {
    const { tasks, open } = fakePool();
    const answer = new AnalysisWorkers(1, open, {}).with("rest", elsewhere, always)(event());
    await settled();
    tasks[0]!.fail(Object.assign(new Error("Worker terminated"), { code: "ERR_WORKER_OUT_OF_MEMORY" }));
    await expect(answer).rejects.toMatchObject({ status: 413, code: "ANALYSIS_TOO_LARGE" });
  });

  test("counts the time of an analysis against its caller, also if the caller hangs up", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const { tasks, open } = fakePool();
    const ask = new AnalysisWorkers(2, open, { CALLER_RATE: "1/5" }).with("rest", elsewhere, always);
    const hungUp = new AbortController();
    const abandoned = ask(event(), hungUp.signal).catch(() => "hungUp");
    const other = ask(event("192.0.2.2"));
    await settled();
    now.mockReturnValue(6_000);
    hungUp.abort();
    expect(await abandoned).toBe("hungUp");
    await expect(ask(event())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", headers: { "retry-after": "2" } });
    tasks[1]!.end({ statusCode: 200 });
    await other;
    now.mockRestore();
  });
});

test("a worker that dies is logged, and takes nothing with it but what it was at", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const workers = new AnalysisWorkers();
  // Only a bundle has the workers' file next to it, so no worker can start from source.
  const requests = workers.with(
    "rest",
    () => expect.unreachable(),
    () => true,
  );
  try {
    await expect(requests(eventOf({ path: "/v1/pq17/simulate" }))).rejects.toMatchObject({
      code: "ERR_MODULE_NOT_FOUND",
    });
    await expect.poll(() => JSON.stringify(log.mock.calls)).toContain("A worker of analyses");
  } finally {
    await workers.stop();
    log.mockRestore();
  }
});
