import { describe, expect, test } from "vitest";
import { eventOf } from "../../test/http/client";
import { rulesets } from "../rulesets/index";
import { analysesOf } from "./analysis";

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
  ])("is %s", (path) => expect(posted(path)).toBe(true));

  test.each(["/v1/hunters/new", "/v1/pq17/decisions", "/v1/goeben/map.svg", "/v1/careers", "/v1/careers/a/steps"])(
    "is not %s",
    (path) => expect(posted(path)).toBe(false),
  );

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
