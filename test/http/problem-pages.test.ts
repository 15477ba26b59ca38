import { describe, expect, test } from "vitest";
import { malformedProblemSchema } from "../../src/api/answers/problems";
import { PROBLEM_TYPES } from "../../src/api/problems/kinds";
import { restHandler } from "../../src/api/rest/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler(rulesets);
const json = { "content-type": "application/json" };

interface Listed {
  readonly code: string;
  readonly type: string;
  readonly status: number;
}

const { problems } = (await send(rest, { path: "/problems" })).json as { readonly problems: readonly Listed[] };

describe("GET /problems/{code}", () => {
  test("every code has a page in three languages, with its messages, an example and a remedy", async () => {
    expect(problems.length).toBeGreaterThan(500);
    for (const { code, type, status } of problems) {
      for (const language of ["en", "fr", "ja"]) {
        const { json: page } = await send(rest, { path: type, headers: { "accept-language": language } });
        const [error] = page.example.errors ?? [];
        const example = error ? { errors: [{ extensions: { code, type } }] } : { type, status, code };
        expect(page, type).toMatchObject({ type, status, codes: [code], example });
        const texts = [page.title, page.description, page.remedy, (error ?? page.example).message];
        expect(texts.at(-1), `${type} ${language}`).not.toMatch(/\{\w+\}/);
        expect(
          texts.every((text) => typeof text === "string" && text.length > 3),
          `${type} ${language}`,
        ).toBe(true);
        expect(page.sources.length, type).toBeGreaterThan(0);
      }
    }
  });

  test("every example with status 400 has the members of such an answer", async () => {
    const faults: unknown[] = [];
    for (const { type } of problems.filter(({ status }) => status === 400)) {
      const { json: page } = await send(rest, { path: type, query: "language=en" });
      if (page.example.errors !== undefined) continue;
      const result = malformedProblemSchema.required().safeParse(page.example);
      if (!result.success) faults.push([type, result.error.issues[0]]);
    }
    expect(faults).toEqual([]);
    const { json: page } = await send(rest, { path: "/problems/INPUT_MALFORMED", query: "language=en" });
    expect(page.example.message).not.toContain("{");
    expect(page.example.pointer).toMatch(/^\/input/);
  });

  test("example without a vector: it has the pointer and the members of a real answer", async () => {
    const exampleOf = async (code: string) =>
      (await send(rest, { path: `/problems/${code}`, query: "language=fr" })).json.example;
    expect(await exampleOf("VERSION_CONFLICT")).toMatchObject({
      message: expect.stringContaining("version 12"),
      currentVersion: 12,
    });
    expect(await exampleOf("ENTROPY_REQUIRED")).toMatchObject({ pointer: "/entropy" });
    expect(await exampleOf("RUN_ON_MALFORMED")).toMatchObject({ pointer: "/runOn" });
  });

  test("every code is in an OpenAPI document", async () => {
    const paths = ["/openapi.json", ...["hunters", "goeben", "pq17", "careers"].map((id) => `/openapi/${id}.json`)];
    const texts = await Promise.all(paths.map(async (path) => (await send(rest, { path })).text));
    const published = new Set(texts.join(" ").match(/`[A-Z][A-Z_\d]+`/g));
    expect(problems.filter(({ code }) => !published.has(`\`${code}\``))).toEqual([]);
  });

  test("refusal: the page names games, operations, rules and the answer to a published vector", async () => {
    const { json: page } = await send(rest, { path: "/problems/ALREADY_FOUGHT", query: "language=en" });
    expect(page).toMatchObject({
      status: 422,
      title: "Against the rules",
      messages: ["You cannot wait for night: the boat has already fought.", expect.stringContaining("{force}")],
      example: { type: "/problems/ALREADY_FOUGHT", kind: "REFUSAL", operation: "resolveNightWait" },
    });
    expect(page.sources[0]).toEqual({
      ruleset: "hunters",
      title: "The Hunters: German U-Boats at War, 1939-43",
      kind: "refusal",
      operations: [{ name: "resolveNightWait", title: "Wait for night" }],
      rules: ["8.3.2"],
    });
  });

  test("the type of a problem is the path of its page", async () => {
    const body = JSON.stringify({ snapshot: 1, seed: "a" });
    const calls = [
      { path: "/v1/checkers" },
      { path: "/v1" },
      { method: "DELETE", path: "/v1/rulesets" },
      { path: "/v1/hunters", headers: { accept: "text/csv" } },
      { method: "POST", path: "/v1/hunters/resolveFire", headers: json, body },
    ];
    for (const call of calls) {
      const { json: problem, status } = await send(rest, call);
      expect(problem).not.toHaveProperty("detail");
      const { json: page } = await send(rest, { path: problem.type });
      const statuses = page.sources.map(({ kind }: { kind: keyof typeof PROBLEM_TYPES }) => PROBLEM_TYPES[kind]);
      expect([problem.type, page.codes]).toEqual([`/problems/${problem.code}`, [problem.code]]);
      expect(statuses).toContain(status);
    }
  });

  test("GraphQL: `extensions.type` is the path of the page", async () => {
    const graphql = toyGraphqlHandler([hunters]);
    for (const [query, code] of [
      ["{", "GRAPHQL_PARSE_FAILED"],
      ["{ none }", "GRAPHQL_VALIDATION_FAILED"],
      [7, "QUERY_MALFORMED"],
    ] as const) {
      const call = { method: "POST", path: "/graphql", headers: json, body: JSON.stringify({ query }) };
      const { errors } = (await send(graphql, call)).json;
      expect(errors[0].extensions).toMatchObject({ code, type: `/problems/${code}` });
      const { json: page, status } = await send(rest, { path: `/problems/${code}`, query: "language=en" });
      expect(status).toBe(200);
      if (code !== "QUERY_MALFORMED") {
        expect(page.example.errors[0].extensions).toEqual(errors[0].extensions);
        expect(page.messages).toEqual([page.example.errors[0].message]);
        expect(errors[0].message.split(" ")[0]).toBe(page.messages[0].split(" ")[0]);
      }
    }
  });

  test("kind: the page lists its codes, and each of them leads back", async () => {
    for (const kind of Object.keys(PROBLEM_TYPES)) {
      const { json: page, status } = await send(rest, { path: `/problems/${kind}` });
      expect([kind, status, page.type]).toEqual([kind, 200, `/problems/${kind}`]);
      expect(page.codes.length, kind).toBeGreaterThan(0);
    }
  });

  test("Accept, JSON or the media type of problems: the page as JSON in the requested language", async () => {
    for (const accept of ["application/problem+json", "application/json", "application/problem+json, */*;q=0.1"]) {
      const headers = { accept, "accept-language": "fr" };
      const { json: page, status, headers: sent } = await send(rest, { path: "/problems/VERSION_CONFLICT", headers });
      expect([accept, status, sent["content-type"]]).toEqual([accept, 200, "application/json; charset=utf-8"]);
      expect([sent["content-language"], page.codes]).toEqual(["fr", ["VERSION_CONFLICT"]]);
    }
    const refused = { accept: "application/json;q=0, application/problem+json" };
    expect((await send(rest, { path: "/problems/VERSION_CONFLICT", headers: refused })).status).toBe(406);
  });

  test("unknown: 404", async () => {
    for (const type of ["NONE", "constructor", "__proto__"]) {
      expect((await send(rest, { path: `/problems/${type}` })).json.code).toBe("ROUTE_UNKNOWN");
    }
  });
});
