import type { Arbitrary } from "fast-check";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { type Database, startDynamo } from "../careers/databases";
import { MORE, SHOT } from "../careers/service";
import { drill } from "../fixtures/drill";
import { openApi } from "../fixtures/openapi";
import { post, send } from "./client";

// biome-ignore lint/suspicious/noExplicitAny: JSON documents of every shape are walked here
type Json = any;

const RUNS = 6;

const DEPTH = 6;

const document: Json = openApi();

const operations: { readonly path: string; readonly method: string; readonly operation: Json }[] = Object.entries(
  document.paths,
).flatMap(([path, item]) => Object.entries(item as Json).map(([method, operation]) => ({ path, method, operation })));

let database: Database;

let careers: LambdaHandler;

/** An existing career, its owner's token and its file, so that some requests pass authorization. */
let known: { readonly career: string; readonly token: string; readonly file: Json };

beforeAll(async () => {
  database = await startDynamo();
  careers = careersHandler([drill, ...rulesets], database.openStore, MORE);
  const { json } = await post(careers, "/v1/careers", { ruleset: "drill", seed: "fuzz" });
  const token = json.tokens[0].token;
  const { career } = json.career;
  const headers = { authorization: `Bearer ${token}` };
  const path = `/v1/careers/${career}`;
  await post(
    careers,
    `${path}/steps`,
    { expectedVersion: 0, operation: "resolveFire", input: SHOT, seed: "f" },
    headers,
  );
  known = { career, token, file: (await send(careers, { path: `${path}/export`, headers })).json };
});

afterAll(() => database.stop());

const junk: Arbitrary<Json> = fc.oneof(
  fc.constantFrom(null, true, "", "none", [], {}, 0, -1, 1.5, 2 ** 31, 2 ** 53, "é".repeat(200), "\u0000"),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates values that match a schema, with an occasional mismatch at any depth. */
function valuesOf(schema: Json, depth = 0): Arbitrary<Json> {
  const fitting = depth > DEPTH ? junk : fittingOf(schema, depth);
  return fc.oneof({ weight: 14, arbitrary: fitting }, { weight: 1, arbitrary: junk });
}

function fittingOf(schema: Json, depth: number): Arbitrary<Json> {
  if (schema.$ref)
    return fittingOf(
      schema.$ref
        .slice(2)
        .split("/")
        .reduce((at: Json, key: string) => at[key], document),
      depth,
    );
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !schema.properties) return fc.oneof(...choices.map((each: Json) => valuesOf(each, depth + 1)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "integer":
    case "number":
      return fc.integer({
        min: schema.minimum ?? -3,
        max: Math.min(schema.maximum ?? 20, (schema.minimum ?? -3) + 40),
      });
    case "string":
      return fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 40) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, depth + 1), { maxLength: 3 });
    case "object": {
      const members: [string, Json][] = Object.entries(schema.properties ?? {});
      const required: string[] = schema.required ?? [];
      const model = Object.fromEntries(members.map(([name, member]) => [name, valuesOf(member, depth + 1)]));
      return fc.record(model, { requiredKeys: required.filter((name) => name in model) as never[] });
    }
    default:
      return junk;
  }
}

/** Generates requests for an operation: path, query, body and headers. */
function requestsFor(path: string, operation: Json): Arbitrary<Json> {
  const parameters: Json[] = operation.parameters ?? [];
  const filled = Object.fromEntries(
    parameters.map((each) => {
      const right = each.name === "career" ? known.career : each.example;
      const any = valuesOf(each.schema ?? {}).map((value) =>
        typeof value === "string" ? value : JSON.stringify(value),
      );
      return [
        each.name,
        right === undefined ? any : fc.oneof({ weight: 4, arbitrary: fc.constant(String(right)) }, any),
      ];
    }),
  );
  const content = operation.requestBody?.content["application/json"];
  const base = path.endsWith("/import") || path.endsWith("/verify") ? known.file : content?.example;
  const body = content === undefined ? fc.constant(undefined) : valuesOf(content.schema);
  const bodies =
    base === undefined
      ? body
      : fc.oneof(
          body,
          fc.tuple(body, fc.nat()).map(([other, at]) => mixed(base, other, at)),
        );
  const tokens = fc.oneof({ weight: 4, arbitrary: fc.constant(known.token) }, fc.string());
  return fc.record({ parameters: fc.record(filled), body: bodies, token: tokens });
}

/** Returns a valid body with one member taken from another body. */
function mixed(right: Json, other: Json, at: number): Json {
  const names = Object.keys(typeof other === "object" && other !== null ? other : {});
  const name = names[at % Math.max(1, names.length)];
  return name === undefined ? right : { ...right, [name]: other[name] };
}

test.each(operations)("$method $path, random requests: never a server error", async ({ path, method, operation }) => {
  if (method === "delete" && path === "/v1/careers/{career}") return;
  const handler = path.startsWith("/v1/careers") ? careers : rest;
  await fc.assert(
    fc.asyncProperty(requestsFor(path, operation), async ({ parameters, body, token }) => {
      const declaredParameters: Json[] = operation.parameters ?? [];
      const at = (place: string) =>
        declaredParameters.filter((each) => each.in === place && parameters[each.name] !== undefined);
      const actual = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name]));
      const query = new URLSearchParams(
        at("query").map(({ name }): [string, string] => [name, parameters[name]]),
      ).toString();
      const own = Object.fromEntries(at("header").map(({ name }) => [name, parameters[name]]));
      const headers = { ...own, authorization: `Bearer ${token}`, "content-type": "application/json" };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const reply = await send(handler, { method: method.toUpperCase(), path: actual, query, headers, ...sent });
      expect(reply.status, reply.text).toBeLessThan(500);
      if (reply.status >= 400) {
        expect(reply.headers["content-type"]).toContain("application/problem+json");
        expect(reply.json.code).toMatch(/^[A-Z][A-Z0-9_]+$/);
        expect(reply.json.message).toBeTruthy();
      }
    }),
    { numRuns: path.startsWith("/v1/careers") ? 10 * RUNS : RUNS },
  );
});
