import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { ANSWER_LIMIT } from "../../src/api/edge/answer-limit";
import { type Api, lambdaHandler } from "../../src/api/edge/edge";
import { errorProblem } from "../../src/api/rest/problem";
import { odds } from "../../src/core/analysis/odds/odds";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { pq17 } from "../../src/rulesets/pq17/index";
import { analysisExample } from "../fixtures/examples";
import { ask, eventOf, post, send } from "./client";

/** The platform's response limit in bytes, 6 MB. It applies to the event as JSON. */
const PLATFORM = 6 * 1000 * 1000;

describe("response size limit", () => {
  const wireOf = (body: string | Uint8Array): Api => ({
    answer: () => ({ status: 200, body }),
    error: errorProblem,
    less: "Ask for less.",
  });
  const answerOf = (body: string | Uint8Array) => send(lambdaHandler(wireOf(body)), { path: "/" });

  test.each<[string, string | Uint8Array]>([
    ["text", "a".repeat(ANSWER_LIMIT)],
    ["text of many bytes", "\u8239".repeat(ANSWER_LIMIT / 3 + 1)],
    ["text of quotes, which are written with a stroke each", '"'.repeat(ANSWER_LIMIT / 2 + 1)],
    ["bytes, which travel as base64", new Uint8Array((ANSWER_LIMIT / 4) * 3 + 1)],
  ])("above the platform's limit: 413 ANSWER_TOO_LARGE with advice: %s", async (_title, body) => {
    const { status, json } = await answerOf(body);
    expect(status).toBe(413);
    expect(json).toMatchObject({ type: "/problems/ANSWER_TOO_LARGE", code: "ANSWER_TOO_LARGE" });
    expect(json.message).toContain("Ask for less.");
    expect((await send(rest, { path: json.type })).status).toBe(200);
  });

  test.each<[string, string | Uint8Array]>([
    ["text", "a".repeat(ANSWER_LIMIT - 2)],
    ["text of quotes", '"'.repeat(ANSWER_LIMIT / 2 - 1)],
    ["bytes", new Uint8Array((ANSWER_LIMIT / 4) * 3)],
  ])("just below the limit: returned, and smaller than the platform's limit: %s", async (_title, body) => {
    const answer = await lambdaHandler(wireOf(body))(eventOf({ path: "/" }));
    expect([answer.statusCode, answer.isBase64Encoded ?? false]).toEqual([200, typeof body !== "string"]);
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(PLATFORM);
  });

  test("every published document and page is below the limit", async () => {
    for (const path of ["/openapi.json", "/openapi/pq17.json", "/v1/rulesets", "/v1/pq17/charts", "/v1/pq17/rulings"]) {
      expect([path, (await send(rest, { path })).status]).toEqual([path, 200]);
    }
  });
});

/** An error in one field of a GraphQL document. */
type Failed = { readonly path: readonly string[]; readonly extensions: { readonly code: string } };

describe("POST /graphql, analyses in one document", () => {
  const NEW = { "x-request-id": "4" };
  const example = analysisExample(odds, pq17) as { operation: string; snapshot: unknown; input: unknown };
  const heading = "query ($snapshot: Snapshot!, $input: JSON, $operation: String!)";
  const call = (more = "bound: 100, trials: 10") =>
    `odds(operation: $operation, snapshot: $snapshot, input: $input, ${more}) { ... on Odds { exact { branches } } }`;
  const codesOf = async (document: string) => {
    const { json } = await ask(graphql, document, example, NEW);
    return [json.errors?.map((error: { extensions: { code: string } }) => error.extensions.code), json.data?.pq17];
  };
  const calls = (count: number, more?: string) =>
    `${heading} { pq17 { ${Array.from({ length: count }, (_, at) => `a${at}: ${call(more)}`).join(" ")} } }`;

  test("four `odds` fields are allowed, five are DOCUMENT_TOO_LARGE", async () => {
    const [errors, data] = await codesOf(calls(4));
    expect([errors, Object.keys(data)]).toEqual([undefined, ["a0", "a1", "a2", "a3"]]);
    expect(await codesOf(calls(19))).toEqual([["DOCUMENT_TOO_LARGE"], undefined]);
    expect(await codesOf(calls(5))).toEqual([["DOCUMENT_TOO_LARGE"], undefined]);
  });

  test("`odds`, `simulate` and introspection count together, through fragments too", async () => {
    const simulate =
      'simulate(operation: "new", input: { scenario: "pq_17" }, runs: 1, moves: 1) { ... on Simulation { kind } }';
    const four = `${heading} { pq17 { a: ${call()} b: ${call()} ...S } __schema { queryType { name } } }
      fragment S on Pq17Queries { ${simulate} }`;
    expect((await codesOf(four))[0]).toBeUndefined();
    expect((await codesOf(four.replace("{ pq17", '{ __type(name: "Odds") { name } pq17')))[0]).toEqual([
      "DOCUMENT_TOO_LARGE",
    ]);
  });

  test("branches, trials and runs add up to the limits of a single request, the same on every attempt", async () => {
    const nowhere = { ...example, operation: "nowhere" };
    const refused = async (document: string) => {
      const { json } = await ask(graphql, document, nowhere);
      return Object.fromEntries(json.errors.map(({ path, extensions }: Failed) => [path.at(-1), extensions]));
    };
    const codes = async (document: string) =>
      Object.fromEntries(Object.entries(await refused(document)).map(([field, { code }]) => [field, code]));
    const runs = (count: number) =>
      `${heading} { pq17 { ${[1, 2]
        .map(
          (at) =>
            `s${at}: simulate(operation: $operation, snapshot: $snapshot, input: $input, runs: ${count}) { __typename } a${at}: ${call("bound: 1, trials: 1")}`,
        )
        .join(" ")} } }`;
    const [unknown, large] = ["OPERATION_UNKNOWN", "DOCUMENT_TOO_LARGE"];
    for (let time = 0; time < 3; time += 1) {
      expect(await codes(calls(2, "bound: 1000000, trials: 50000"))).toEqual({ a0: unknown, a1: unknown });
      expect(await codes(calls(2, "bound: 1000001, trials: 0"))).toEqual({ a0: unknown, a1: large });
      expect(await codes(calls(2, "bound: 1, trials: 50001"))).toEqual({ a0: unknown, a1: large });
      expect(await codes(runs(50_000))).toEqual({ s1: unknown, a1: unknown, s2: unknown, a2: unknown });
      expect(await codes(runs(50_001))).toEqual({ s1: unknown, a1: unknown, s2: large, a2: unknown });
    }
    expect((await refused(runs(50_001))).s2.faults).toMatchObject([{ code: large, pointer: "/runs" }]);
  });

  test("introspection by a console is allowed, under ten aliases it is DOCUMENT_TOO_LARGE", async () => {
    const whole = await ask(graphql, getIntrospectionQuery());
    expect(whole.status).toBe(200);
    expect(whole.json.data.__schema.types.length).toBeGreaterThan(100);
    const body = getIntrospectionQuery().replace(/^\s*query IntrospectionQuery \{\s*__schema/, "{ NAME: __schema");
    const names = Array.from({ length: 10 }, (_, at) => body.slice(1).replace("NAME", `a${at}`));
    const [fields, fragments] = [
      names.map((each) => each.slice(0, each.indexOf("fragment")).trim().replace(/\}$/, "")),
      body.slice(body.indexOf("fragment")),
    ];
    const { json, text } = await ask(graphql, `{ ${fields.join(" ")} } ${fragments}`);
    expect(text.length).toBeLessThan(10_000);
    expect(json.errors[0].extensions.code).toBe("DOCUMENT_TOO_LARGE");
  });

  test("response too large: 413 ANSWER_TOO_LARGE with the advice to select less", async () => {
    const text = getIntrospectionQuery();
    const again = text.replace("types {", "types { ...FullType } again: types { ...FullType } thrice: types {");
    const { status, json } = await post(graphql, "/graphql", { query: again });
    expect([status, json.errors[0].extensions.code]).toEqual([413, "ANSWER_TOO_LARGE"]);
    expect(json.errors[0].message).toMatch(/Select less/);
  });
});
