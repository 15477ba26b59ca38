import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { ANALYSIS_NAMES, HEADINGS } from "../../src/core/analysis/headings";
import { analysisCallOf } from "../../src/core/analysis/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { type Database, startSqlite } from "../careers/databases";
import { MORE } from "../careers/service";
import { blank, drill } from "../fixtures/drill";
import { analysisExample, exampleOf, reportExampleOf } from "../fixtures/examples";
import { ask, post, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler(rulesets);

/** Returns the path of an analysis and its published example body. */
function analysisOf(name: (typeof ANALYSIS_NAMES)[number]) {
  const { operation, ...body } = analysisExample(analysisCallOf(name), hunters);
  const inPath = HEADINGS[name].path.includes(":operation");
  const path = `/v1/hunters/${HEADINGS[name].path.replace(":operation", String(operation))}`;
  return { path, body: inPath || operation === undefined ? body : { ...body, operation } };
}

const UNKNOWN = { status: 400, json: { code: "LANGUAGE_UNKNOWN", faults: [{ pointer: "/language" }] } };

describe("REST, `language` in the body", () => {
  test.each(ANALYSIS_NAMES)(
    "%s: accepts every tag of a supported language, and any other tag is LANGUAGE_UNKNOWN",
    async (name) => {
      const { path, body } = analysisOf(name);
      const languages = [];
      for (const language of ["fr", "FR", "fr-CA"]) {
        const reply = await post(rest, path, { ...body, language });
        expect([language, reply.status]).toEqual([language, 200]);
        languages.push(reply.text);
      }
      expect(new Set(languages).size).toBe(1);
      expect(await post(rest, path, { ...body, language: "tlh" })).toMatchObject(UNKNOWN);
      expect(await post(rest, path, { ...body, language: 7 })).toMatchObject(UNKNOWN);
    },
  );

  test.each(["odds", "prospects", "simulate"] as const)(
    "%s: the refusal is in the requested language",
    async (name) => {
      const { snapshot } = exampleOf(hunters, "resolveDepthCharge");
      const { until } = analysisExample(analysisCallOf("prospects"), hunters);
      const operation = "resolveAssignment";
      const path = `/v1/hunters/${HEADINGS[name].path.replace(":operation", operation)}`;
      const reply = await post(rest, path, {
        ...(path.includes(operation) ? {} : { operation }),
        ...(name === "prospects" && { until }),
        snapshot,
        input: { request: false },
        language: "FR",
      });
      expect([reply.status, reply.json.message, reply.headers["content-language"]]).toEqual([
        422,
        expect.stringMatching(/^Vous ne pouvez pas /),
        "fr",
      ]);
    },
  );

  test("operations, decisions, reports and maps: tags are matched to a supported language", async () => {
    const { snapshot } = exampleOf(hunters, "resolveDepthCharge");
    for (const [path, body] of [
      ["resolveDepthCharge", exampleOf(hunters, "resolveDepthCharge")],
      ["decisions", { snapshot }],
      ["logSheet", reportExampleOf(hunters, "logSheet")],
      ["geometry", {}],
      ["pieces", {}],
    ] as const) {
      const [plain, tagged] = [
        await post(rest, `/v1/hunters/${path}`, { ...body, language: "ja" }),
        await post(rest, `/v1/hunters/${path}`, { ...body, language: "JA-jp" }),
      ];
      expect([path, tagged.status, tagged.headers["content-language"]]).toEqual([path, 200, "ja"]);
      expect(tagged.text).toBe(plain.text);
      expect(await post(rest, `/v1/hunters/${path}`, { ...body, language: "tlh" })).toMatchObject(UNKNOWN);
    }
  });

  test("fault: its message is in the requested language", async () => {
    const reply = await post(rest, "/v1/hunters/decisions", { snapshot: 7, language: "FR" });
    expect([reply.status, reply.headers["content-language"], reply.json.title]).toEqual([
      400,
      "fr",
      "Requête mal formée",
    ]);
  });
});

test("REST, `language` in the query or path: tags are matched, and an unknown one is LANGUAGE_UNKNOWN", async () => {
  for (const path of [
    "/v1/rulesets",
    "/v1/hunters",
    "/v1/hunters/rulings",
    "/v1/hunters/map.svg",
    "/v1/hunters/pieces",
    "/problems/refusal",
  ]) {
    const get = (language: string) => send(rest, { path, query: `language=${language}` });
    const [plain, tagged] = [await get("fr"), await get("FR-ca")];
    expect([path, tagged.status, tagged.headers["content-language"]]).toEqual([path, 200, "fr"]);
    expect(tagged.text).toBe(plain.text);
    expect(await get("tlh")).toMatchObject(UNKNOWN);
  }
  const words = await send(rest, { path: "/v1/hunters/words/FR" });
  expect([words.status, words.json.language]).toEqual([200, "fr"]);
  expect((await send(rest, { path: "/v1/hunters/words/tlh" })).json.code).toBe("LANGUAGE_UNKNOWN");
  expect((await send(rest, { path: "/nope", query: "language=FR" })).headers["content-language"]).toBe("fr");
});

test("GraphQL, `language` arguments: tags are matched to a supported language", async () => {
  const graphql = toyGraphqlHandler([drill]);
  const document = `query ($s: Snapshot!) { drill {
    asked: decisions(snapshot: $s, language: "DE-at") { title } plain: decisions(snapshot: $s, language: "de") { title }
    words(language: "de-CH")
    endDrill(snapshot: $s, seed: "x") { ... on DrillEndDrillResolution { audit { a: sentence(language: "de_DE") b: sentence(language: "de") } } }
  } }`;
  const { json } = await ask(graphql, document, { s: blank() });
  expect(json.errors).toBeUndefined();
  const { asked: requested, plain, words, endDrill } = json.data.drill;
  expect([requested, words.language]).toEqual([plain, "de"]);
  for (const { a, b } of endDrill.audit) expect(a).toBe(b);
  const fire = `query ($s: Snapshot!, $i: DrillResolveFireInput!) { drill {
    resolveFire(snapshot: $s, input: $i, dice: [1, 1], language: "DE") { ... on DrillResolveFireResolution { audit { sentence } } } } }`;
  const shots = [{ target: 0, gun: "bow_gun", note: null }];
  const fired = await ask(graphql, fire, { s: blank(), i: { shots } });
  expect(fired.json.data.drill.resolveFire.audit[0].sentence).toContain("Treffer");
});

describe("careers, `language` of a request", () => {
  let database: Database;
  let careers: LambdaHandler;

  beforeAll(async () => {
    database = await startSqlite();
    careers = careersHandler([drill], database.openStore, MORE);
  });
  afterAll(() => database.stop());

  test("body and query: tags are matched, and an unknown one is LANGUAGE_UNKNOWN", async () => {
    const made = await post(careers, "/v1/careers", { ruleset: "drill", seed: "x", language: "DE-at" });
    expect(made.status).toBe(201);
    const headers = { authorization: `Bearer ${made.json.tokens[0].token}` };
    const get = (language: string) =>
      send(careers, { path: made.headers.location!, query: `language=${language}`, headers });
    const [plain, tagged] = [await get("de"), await get("DE-at")];
    expect([tagged.status, tagged.text]).toEqual([200, plain.text]);
    expect(await get("tlh")).toMatchObject(UNKNOWN);
    expect(await post(careers, "/v1/careers", { ruleset: "drill", seed: "x", language: "tlh" })).toMatchObject(UNKNOWN);
  });
});
