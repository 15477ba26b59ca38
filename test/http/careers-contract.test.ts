import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { type GraphQLObjectType, isAbstractType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { openApiDocuments } from "../../src/api/openapi/document";
import { type Database, startDynamo } from "../careers/databases";
import { MORE, SHOT } from "../careers/service";
import { drill } from "../fixtures/drill";
import { post, type Reply, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

// biome-ignore lint/suspicious/noExplicitAny: JSON documents of every shape are walked here
type Json = any;

const document: Json = openApiDocuments([drill]).get("openapi/careers.json");

const schema = await graphqlSchema([drill]);

const code = { optimize: false };

const checker = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, code });

addFormats(checker);

checker.addSchema({ $id: "openapi", components: document.components } as never, "openapi");

checker.addVocabulary(["components", "discriminator", "openapi"]);

let database: Database;

let careers: LambdaHandler;

beforeAll(async () => {
  database = await startDynamo();
  careers = careersHandler([drill], database.openStore, MORE);
});

afterAll(() => database.stop());

function problemsOf(schema: Json, value: unknown): unknown[] {
  checker.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')), value);
  return checker.errors ?? [];
}

/** Calls a path of the document. Checks the request and the response against it. */
async function call(method: string, path: string, values: Json, token: string, body?: Json): Promise<Reply> {
  const item = document.paths[path][method.toLowerCase()];
  const actual = path.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const reply = await send(careers, { method, path: actual, headers, ...sent });
  const response = item.responses[reply.status];
  expect(response, `${method} ${path} says nothing of ${reply.status}: ${reply.text}`).toBeDefined();
  const { content } = response.$ref
    ? response.$ref
        .slice(2)
        .split("/")
        .reduce((at: Json, key: string) => at[key], document)
    : response;
  const [type] = Object.keys(content);
  expect(reply.headers["content-type"]).toContain(type);
  expect(problemsOf(content[type!].schema, reply.json ?? reply.text)).toEqual([]);
  if (reply.status < 300 && body !== undefined) {
    expect(problemsOf(item.requestBody.content["application/json"].schema, body)).toEqual([]);
  }
  return reply;
}

describe("OpenAPI document, career routes", () => {
  const paths = Object.keys(document.paths).filter((path) => path.startsWith("/v1/careers"));

  test("every path: requests and responses of every kind match it", async () => {
    const called = new Set<string>();
    const fail = async (status: number, method: string, path: string, values: Json, token: string, body?: Json) => {
      const reply = await call(method, path, values, token, body);
      expect(reply.status, `${method} ${path}: ${reply.text}`).toBe(status);
      return reply;
    };
    const ask = async (method: string, path: string, values: Json, token: string, body?: Json) => {
      called.add(`${method} ${path}`);
      // Creating a career answers 201, or 200 if it needs dice. Both are declared.
      const declared = Object.keys(document.paths[path][method.toLowerCase()].responses);
      const reply = await call(method, path, values, token, body);
      const isSuccess = (status: number) => status < 300 && declared.includes(String(status));
      expect(reply.status, `${method} ${path}: ${reply.text}`).toSatisfy(isSuccess);
      return reply;
    };
    const made = (await ask("POST", "/v1/careers", {}, "", { ruleset: "drill", seed: "a", name: "Friday" })).json;
    const [{ token }, onlooker] = made.tokens;
    const { career } = made.career;
    const steps = "/v1/careers/{career}/steps";
    const shot = { expectedVersion: 0, operation: "resolveFire", input: SHOT };
    const { answer } = (await ask("POST", steps, { career }, token, { ...shot, server: true })).json;
    expect(answer.kind).toBe("RESOLUTION");
    expect((await ask("POST", steps, { career }, token, { ...shot, expectedVersion: 1, dice: [1] })).json.kind).toBe(
      "NEEDS_ROLL",
    );
    await fail(409, "POST", steps, { career }, token, { ...shot, seed: "late" });
    await fail(400, "POST", steps, { career }, token, {});
    await fail(403, "POST", steps, { career }, onlooker.token, { ...shot, seed: "a" });
    await fail(404, "POST", steps, { career }, "", { ...shot, seed: "a" });
    const shots = [{ target: 3, gun: "bow_gun", note: null }];
    await fail(422, "POST", steps, { career }, token, { ...shot, expectedVersion: 1, seed: "a", input: { shots } });
    expect((await ask("GET", steps, { career }, token)).json.steps).toHaveLength(2);
    const audit = await ask("GET", `${steps}/{version}/audit`, { career, version: "1" }, token);
    expect(audit.json.audit).toEqual(answer.audit);
    expect((await ask("GET", "/v1/careers", {}, token)).json.careers).toMatchObject([{ career }]);
    for (const bearer of [token, onlooker.token]) {
      expect((await ask("GET", "/v1/careers/{career}", { career }, bearer)).json).toMatchObject({ career, version: 1 });
    }
    const drawn = await ask("GET", "/v1/careers/{career}/map", { career }, onlooker.token);
    expect(drawn.json).toEqual({ version: 1, viewer: null, svg: null });
    const pieces = await ask("GET", "/v1/careers/{career}/pieces", { career }, onlooker.token);
    expect(pieces.json).toEqual({ version: 1, viewer: null, board: null });
    const newest = await ask("GET", "/v1/careers/{career}/version", { career }, onlooker.token);
    expect(newest.json).toMatchObject({ version: 1, awaited: [{ side: null }] });
    const stream = await ask("GET", "/v1/careers/{career}/events", { career }, onlooker.token);
    expect(stream.text).toContain(`id: 1\nevent: step\ndata: {"career":"${career}","version":1,"kind":"PLAY"`);
    const hooks = "/v1/careers/{career}/webhooks";
    // No resolver knows names that end in invalid.
    const hook = (await ask("POST", hooks, { career }, token, { url: "https://receiver.invalid/" })).json;
    expect((await ask("GET", hooks, { career }, token)).json.webhooks).toMatchObject([{ id: hook.id }]);
    await fail(400, "POST", hooks, { career }, token, { url: "https://127.0.0.1/" });
    const inHook = { career, webhook: hook.id };
    const tested = await ask("POST", `${hooks}/{webhook}/test`, inHook, token);
    expect(tested.json).toEqual({ webhook: hook.id, confirmed: false, status: null });
    expect((await ask("DELETE", `${hooks}/{webhook}`, inHook, token)).json.deleted).toBe(true);
    await fail(400, "DELETE", `${hooks}/{webhook}`, inHook, token);
    const proof = await ask("GET", "/v1/careers/{career}/verification", { career }, token);
    expect(proof.json).toMatchObject({ verified: true, difference: null });
    const claim = { claim: "nuc_x" };
    const refusals: readonly (readonly [number, string, Json])[] = [
      [404, "claims", claim],
      [404, "claims/terms", claim],
      [403, "resignation", {}],
      [403, "forfeit", { side: "red" }],
      [400, "takebacks", { expectedVersion: 1, to: 1 }],
      [409, "takebacks/{takeback}", { answer: "ACCEPT" }],
      [409, "corrections", { expectedVersion: 1, patch: {}, reason: "Why" }],
    ];
    for (const [status, name, body] of refusals) {
      const path = `/v1/careers/{career}/${name}`;
      await fail(status, "POST", path, { career, takeback: "none" }, token, body);
      called.add(`POST ${path}`);
    }
    expect((await ask("GET", "/v1/careers/{career}/notes", { career }, token)).json.notes).toEqual([]);
    await fail(404, "DELETE", "/v1/careers/{career}/notes/{version}", { career, version: "1" }, token);
    called.add("DELETE /v1/careers/{career}/notes/{version}");
    const file = (await ask("GET", "/v1/careers/{career}/export", { career }, token)).json;
    expect((await ask("POST", "/v1/careers/verify", {}, "", file)).json.verified).toBe(true);
    const forged = { ...file, last: {} };
    const difference = { version: 1, code: "SNAPSHOT_DIFFERS" };
    expect((await ask("POST", "/v1/careers/verify", {}, "", forged)).json.difference).toMatchObject(difference);
    await fail(400, "POST", "/v1/careers/import", {}, "", forged);
    expect((await ask("POST", "/v1/careers/import", {}, "", file)).json.career.version).toBe(2);
    expect((await ask("POST", "/v1/careers/{career}/fork", { career }, token, {})).json.career.version).toBe(2);
    const tokens = "/v1/careers/{career}/tokens";
    const issued = (await ask("POST", tokens, { career }, token, { role: "SPECTATOR" })).json;
    const one = `${tokens}/{tokenId}`;
    const rotated = (await ask("POST", `${one}/rotate`, { career, tokenId: issued.id }, token)).json;
    expect(rotated).toMatchObject({ id: issued.id, role: "SPECTATOR" });
    expect((await ask("DELETE", one, { career, tokenId: issued.id }, token)).json.tokens).toHaveLength(2);
    await fail(400, "DELETE", one, { career, tokenId: issued.id }, token);
    expect((await ask("DELETE", "/v1/careers/{career}", { career }, token)).json.deleted).toBe(true);
    const all = paths.flatMap((path) =>
      Object.keys(document.paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(all.filter((each) => !called.has(each))).toEqual([]);
  });
});

describe("GraphQL, careers", () => {
  test("the largest document about careers is within the limits, and one call too many is not", async () => {
    const names = (type: GraphQLObjectType): string => {
      const fields = Object.values(type.getFields()).map((field) => {
        let inner: Json = field.type;
        while (inner.ofType) inner = inner.ofType;
        if (isAbstractType(inner)) return `${field.name} { __typename }`;
        return isObjectType(inner) ? `${field.name} { ${names(inner)} }` : field.name;
      });
      return fields.join(" ");
    };
    const type = (name: string) => names(schema.getType(name) as GraphQLObjectType);
    const body = `career(career: "a") { ${type("Career")} } careerSteps(career: "a") { ${type("CareerStepPage")} } careers { ${type("CareerPage")} } exportCareer(career: "a") { ${type("CareerFile")} }`;
    const ask = async (query: string) => {
      const reply = await post(toyGraphqlHandler([drill]), "/graphql", { query });
      return reply.json.errors.map((error: Json) => error.extensions.code);
    };
    expect(new Set(await ask(`{ ${body} }`))).toEqual(new Set(["CAREER_UNKNOWN"]));
    const many = Array.from({ length: 21 }, (_, at) => `a${at}: careers { next }`).join(" ");
    expect(await ask(`{ ${many} }`)).toEqual(["DOCUMENT_TOO_LARGE"]);
  });
});
