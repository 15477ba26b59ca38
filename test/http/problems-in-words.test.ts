import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import en from "../../src/api/words/en.json";
import fr from "../../src/api/words/fr.json";
import { rulesets } from "../../src/rulesets/index";
import { type Call, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler(rulesets);
const json = { "content-type": "application/json" };
const operation = "/v1/hunters/resolveAssignment";

const CASES: readonly (readonly [string, number, string, Call])[] = [
  ["a path there is none of", 404, "ROUTE_UNKNOWN", { path: "/v1" }],
  ["a game there is none of", 404, "RULESET_UNKNOWN", { path: "/v1/checkers" }],
  ["an operation there is none of", 404, "OPERATION_UNKNOWN", { method: "POST", path: "/v1/hunters/resolveAssignmnt" }],
  ["a chart there is none of", 404, "CHART_UNKNOWN", { path: "/v1/hunters/charts/none" }],
  ["a document there is none of", 404, "DOCUMENT_UNKNOWN", { path: "/openapi/checkers.json" }],
  ["a file there is none of", 404, "ASSET_UNKNOWN", { path: "/assets/none.js" }],
  ["another method", 405, "METHOD_NOT_ALLOWED", { path: operation }],
  ["a type nobody answers with", 406, "NOT_ACCEPTABLE", { path: "/v1/hunters", headers: { accept: "text/csv" } }],
  [
    "a large body",
    413,
    "BODY_TOO_LARGE",
    { method: "POST", path: operation, headers: json, body: " ".repeat(262_145) },
  ],
  ["a body of another type", 415, "CONTENT_TYPE", { method: "POST", path: operation, body: "{}" }],
  ["a body that is no JSON", 400, "JSON_MALFORMED", { method: "POST", path: operation, headers: json, body: "{" }],
  ["no body", 400, "JSON_MALFORMED", { method: "POST", path: operation, headers: json }],
  ["a field twice", 400, "FIELD_REPEATED", { path: "/v1/hunters", query: "lang=1&lang=1" }],
];

describe("problem before the request reaches a ruleset: title and detail in the caller's language", () => {
  test.each(CASES)("%s", async (_title, status, code, call) => {
    const responseIn = async (language?: string) => {
      const headers = { ...call.headers, ...(language === undefined ? {} : { "accept-language": language }) };
      const answer = await send(rest, { ...call, headers });
      expect([answer.status, answer.json.code, answer.json.status]).toEqual([status, code, status]);
      expect(answer.headers["content-language"]).toBe(language);
      return [answer.json.title, answer.json.message] as const;
    };
    const texts = [await responseIn(), await responseIn("fr"), await responseIn("ja")];
    const [titles, details] = [0, 1].map((part) => texts.map((each) => each[part]!));
    expect(titles!.map((title) => Object.values(en).includes(title))).toEqual([true, false, false]);
    expect(new Set(titles).size).toBe(3);
    expect(new Set(details).size).toBe(3);
    expect(details![2]).toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  test("fault of a ruleset: the title is in the language of the body", async () => {
    const titleOf = async (body: object) =>
      (await send(rest, { method: "POST", path: "/v1/hunters/new", headers: json, body: JSON.stringify(body) })).json
        .title;
    expect(await titleOf({ input: 1, seed: "x", language: "fr" })).toBe("Requête mal formée");
    expect(await titleOf({ input: 1, seed: "x" })).toBe("Malformed request");
  });

  test("`language` in the query: has precedence over Accept-Language", async () => {
    const { json: problem } = await send(rest, {
      path: "/v1",
      query: "language=ja",
      headers: { "accept-language": "fr" },
    });
    expect(problem.title).toBe("見つかりません");
  });

  test("GET /problems/{kind}: title and description in the requested language", async () => {
    const { json: kind } = await send(rest, { path: "/problems/conflict", query: "language=fr" });
    expect(kind).toMatchObject({ type: "/problems/conflict", status: 409, title: "Conflit" });
    expect(kind.description).toBe(fr["conflict/doc"]);
  });

  test("GraphQL: the message is in the caller's language", async () => {
    const graphql = toyGraphqlHandler([]);
    const call = { method: "POST", path: "/graphql", body: "{", headers: { ...json, "accept-language": "fr" } };
    const { json: answer } = await send(graphql, call);
    expect(answer.errors).toMatchObject([{ extensions: { code: "JSON_MALFORMED" } }]);
    expect(answer.errors[0].message).toMatch(/^JSON illisible \(corps\)\u00a0: ligne 1, colonne 2\u00a0: le texte/);
  });
});
