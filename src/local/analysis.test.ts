import { describe, expect, test, vi } from "vitest";
import { eventOf } from "../../test/http/client";
import { careersRoutes } from "../api/careers/rest";
import { Registry } from "../api/registry";
import { restRoutes } from "../api/rest/index";
import { careerContext } from "../careers/context";
import { slowCareerOperations } from "../careers/slow";
import { ANALYSIS_NAMES } from "../core/analysis/headings";
import { rulesets } from "../rulesets/index";
import { AnalysisWorkers, analysesOf } from "./analysis";

describe("an analysis", () => {
  const isAnalysis = analysesOf(rulesets);
  const posted = (path: string, body: unknown = {}) =>
    isAnalysis(eventOf({ method: "POST", path, body: JSON.stringify(body) }));

  test.each([
    "/v1/hunters/odds/new",
    "/v1/pq17/simulate",
    "/v1/pq17/verify",
    "/v1/hunters/logSheet",
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
    "/v1/chess/logSheet",
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

  test("is declared by every route that proves, copies or analyses", () => {
    const registry = new Registry(rulesets);
    const context = careerContext(registry, () => Promise.reject(new Error("No store.")));
    const routes = [...careersRoutes(context), ...restRoutes(registry)];
    const slow = routes.filter((route) => route.slow).map(({ name }) => name);
    expect(slow).toEqual(expect.arrayContaining([...ANALYSIS_NAMES, ...slowCareerOperations]));
    expect(slow).toHaveLength(ANALYSIS_NAMES.length + slowCareerOperations.size);
    expect([...slowCareerOperations].sort()).toEqual([
      ...["exportCareer", "forkCareer", "importCareer", "verifyCareer", "verifyCareerFile"],
    ]);
  });

  test.each<[string, boolean]>([
    ['{ hunters { odds(operation: "new") { __typename } } }', true],
    ["{ __schema { queryType { name } } }", true],
    ['{ hunters { new(seed: "a") { __typename } } }', false],
  ])("is the document %s: %s", (query, expected) => {
    expect(posted("/graphql", { query })).toBe(expected);
    const search = new URLSearchParams({ query }).toString();
    expect(isAnalysis(eventOf({ path: "/graphql", query: search }))).toBe(expected);
    const body = Buffer.from(JSON.stringify({ query }).replace("odds", "\\u006fdds")).toString("base64");
    expect(isAnalysis(eventOf({ method: "POST", path: "/graphql", body, base64: true }))).toBe(expected);
  });

  test("is no document that cannot be read", () => {
    expect(isAnalysis(eventOf({ method: "POST", path: "/graphql", body: "{" }))).toBe(false);
  });
});

test("a worker that dies is logged, and takes nothing with it but what it was at", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const workers = new AnalysisWorkers();
  // Only a bundle has the workers' file beside it: of the source none can start.
  const asked = workers.with(
    "rest",
    () => expect.unreachable(),
    () => true,
  );
  try {
    await expect(asked(eventOf({ path: "/v1/pq17/simulate" }))).rejects.toMatchObject({ code: "ERR_MODULE_NOT_FOUND" });
    await expect.poll(() => JSON.stringify(log.mock.calls)).toContain("A worker of analyses");
  } finally {
    await workers.stop();
    log.mockRestore();
  }
});
