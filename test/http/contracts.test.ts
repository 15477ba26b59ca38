import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { examplesFromVectors, vectorSamples } from "../../scripts/examples";
import { isTracked } from "../../scripts/generate-schema";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { openApiDocuments } from "../../src/api/openapi/document";
import { publishedFiles } from "../../src/api/openapi/published";
import { restHandler } from "../../src/api/rest/index";
import { valueAt } from "../../src/core/json/pointer";
import { bundledVectors } from "../../src/handlers/assets";
import { rulesets } from "../../src/rulesets/index";
import { post, send } from "./client";

// biome-ignore lint/suspicious/noExplicitAny: JSON documents of every shape are walked here
type Json = any;

const root = fileURLToPath(new URL("../..", import.meta.url));

const rest = restHandler(rulesets, {
  vectors: bundledVectors,
  assets: async () => ({ contentType: "text/plain; charset=utf-8", bytes: new TextEncoder().encode("a file") }),
});

const schema = await graphqlSchema(rulesets);

const examples = await examplesFromVectors(rulesets);

const documents: readonly (readonly [path: string, document: Json])[] = [...openApiDocuments(rulesets)].map(
  ([path, document]) => [path, JSON.parse(JSON.stringify(document))],
);

const files = await publishedFiles(rulesets, examples, { vectors: vectorSamples });

test.each(rulesets.map(({ id }) => id))(
  "GET /v1/%s: every operation and report names the schema of its request",
  async (id) => {
    const { json } = await send(rest, { path: `/v1/${id}` });
    const named = [...json.operations, ...json.reports];
    expect(named.length).toBeGreaterThan(30);
    for (const { name, request } of named) {
      const [at, pointer] = request.split("#");
      const schema = valueAt((await send(rest, { path: at })).json, pointer) as Json;
      expect([name, schema?.$ref]).toEqual([name, expect.stringMatching(/(Request|Input)$/)]);
    }
  },
);

test("schema/: the tracked files match the declarations", () => {
  const tracked = [...files].filter(([path]) => isTracked(path));
  expect(tracked.length).toBe(4);
  const drifted = tracked.filter(([path, text]) => readFileSync(join(root, "schema", path), "utf8") !== text);
  expect(
    drifted.map(([path]) => path),
    "run npm run schema",
  ).toEqual([]);
});

test("SDL: every type, field, argument and enum value has a description", () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  expect(types.flatMap(undescribed)).toEqual([]);
});

test("schema/: every JSON Schema compiles, and its members have descriptions", () => {
  for (const [path, text] of files) {
    if (!path.endsWith(".schema.json")) continue;
    const parsed = JSON.parse(text);
    expect(() => ajv().compile(parsed), path).not.toThrow();
    if (!path.endsWith("chart-pack.schema.json")) expect(membersWithout(parsed, path)).toEqual([]);
  }
}, 120_000);

describe.each(documents)("OpenAPI document %s", (_path, document) => {
  const operations: { path: string; method: string; operation: Json }[] = Object.entries(document.paths).flatMap(
    ([path, item]) =>
      Object.entries(item as Json).map(([method, operation]) => ({ path, method, operation: operation as Json })),
  );
  // Careers are covered elsewhere, because their responses depend on stored data.
  const stateless = operations.filter(({ operation }) => !operation.tags.includes("careers"));
  const posts = stateless.filter(({ method }) => method === "post");
  const gets = stateless.filter(({ method }) => method === "get");
  const problemsOf = checkerOf(document);
  const resolve = (ref: string): Json =>
    ref
      .slice(2)
      .split("/")
      .reduce((at: Json, key) => at?.[key], document);
  const resolved = (schema: Json): Json => (schema.$ref ? resolve(schema.$ref) : schema);

  test("has the members that OpenAPI 3.1 requires", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).not.toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each);
      const parameters: Json[] = (operation.parameters ?? []).map(resolved);
      expect(parameters.filter((each) => each.in === "path").map((each) => each.name)).toEqual(names);
      expect(Object.keys(operation.responses).some((status) => status === "200" || status === "201")).toBe(true);
      const tags = document.tags.map((tag: Json) => tag.name);
      for (const tag of operation.tags) expect(tags).toContain(tag);
    }
  });

  test("every reference resolves, and everything has a description", () => {
    const lost = refsIn(document).filter((ref) => resolve(ref) === undefined);
    expect(lost).toEqual([]);
    for (const { operation } of operations) {
      expect(operation.summary, operation.operationId).toBeTruthy();
      expect(operation.description, operation.operationId).toBeTruthy();
      for (const parameter of operation.parameters ?? []) expect(resolved(parameter).description).toBeTruthy();
      for (const response of Object.values(operation.responses) as Json[]) {
        expect(resolved(response).description).toBeTruthy();
      }
    }
    expect(membersWithout(document.components.schemas, "components")).toEqual([]);
    expect(
      Object.entries(document.components.schemas)
        .filter(([, each]) => !(each as Json).description)
        .map(([each]) => each),
    ).toEqual([]);
  });

  test("every operation declares its security", () => {
    const schemes = Object.keys(document.components.securitySchemes ?? {});
    for (const { operation } of operations) {
      expect(operation.security, operation.operationId).toBeInstanceOf(Array);
      expect(schemes).toEqual(expect.arrayContaining(operation.security.flatMap(Object.keys)));
    }
  });

  if (gets.length > 0)
    test.each(gets)("GET $path: the response matches its schema", async ({ path, operation }) => {
      const reply = await send(rest, { path: actualPath({ path, operation }) });
      expect(reply.status).toBe(200);
      const { content } = operation.responses[200];
      if (content === undefined) {
        if (path.endsWith("/vectors/{file}")) return expect(reply.json.rolls).toBeTypeOf("object");
        return expect([["/assets/{name}", "/verify_career.py"].includes(path), reply.text]).toEqual([true, "a file"]);
      }
      const type = Object.keys(content)[0]!;
      expect(reply.headers["content-type"]).toContain(type);
      if (type === "application/json") expect(problemsOf(content[type].schema, reply.json)).toEqual([]);
    });

  if (posts.length > 0)
    test.each(posts)(
      "POST $path: the example matches its schema, succeeds, and the response matches its schema",
      async (each) => {
        const { operation } = each;
        const path = actualPath(each);
        const { schema: request } = operation.requestBody.content["application/json"];
        const example = await exampleIn(operation);
        expect(problemsOf(request, example)).toEqual([]);
        const reply = await post(rest, path, example);
        expect(reply.status).toBe(200);
        const [[type, { schema: answer }]] = Object.entries<Json>(operation.responses[200].content) as [[string, Json]];
        expect(reply.headers["content-type"]).toContain(type);
        if (type === "application/json") expect(problemsOf(answer, reply.json)).toEqual([]);
        const broken = await post(rest, path, { ...example, nonsense: 1 });
        expect(broken.status).toBe(400);
        expect(
          problemsOf(resolve(operation.responses[400].$ref).content["application/problem+json"].schema, broken.json),
        ).toEqual([]);
        expect(problemsOf(request, { ...example, nonsense: 1 })).not.toEqual([]);
      },
    );

  if (posts.length > 0)
    test("refusal: the response matches the problem schema", async () => {
      const problem = resolve("#/components/responses/refusal").content["application/problem+json"].schema;
      const bodies = await Promise.all(posts.map(({ operation }) => exampleIn(operation)));
      let refusals = 0;
      for (const [index, each] of posts.entries()) {
        for (const { snapshot } of bodies) {
          if (refusals > 5 || snapshot === undefined) continue;
          const reply = await post(rest, actualPath(each), { ...bodies[index], snapshot });
          if (reply.status !== 422) continue;
          refusals += 1;
          expect(problemsOf(problem, reply.json)).toEqual([]);
        }
      }
      expect(refusals).toBeGreaterThan(5);
    });
});

/** Returns the working body from an operation's `x-example` path. Default: an empty object. */
async function exampleIn(operation: Json): Promise<Json> {
  const path = operation.requestBody.content["application/json"]["x-example"];
  if (path === undefined) return {};
  const reply = await send(rest, { path });
  expect(reply.status, path).toBe(200);
  return reply.json;
}

/** Returns a path with its parameters replaced by their examples. */
function actualPath({ path, operation }: { readonly path: string; readonly operation: Json }): string {
  return path.replace(/\{(\w+)\}/g, (_, name) =>
    String(operation.parameters.find((each: Json) => each.name === name).example),
  );
}

function ajv(): Ajv2020 {
  // Optimization is not worth its cost: every schema is compiled once and used at most twice.
  const code = { optimize: false };
  const made = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, code });
  addFormats(made);
  return made;
}

/** Returns a function that lists how a value violates a schema of a document. */
function checkerOf({ components }: Json): (given: Json, value: unknown) => unknown[] {
  const checker = ajv();
  checker.addSchema({ $id: "openapi", components } as never, "openapi");
  checker.addVocabulary(["components", "discriminator", "openapi"]);
  const validators = new Map<string, ReturnType<typeof checker.compile>>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/');
    const validate = validators.get(text) ?? checker.compile(JSON.parse(text));
    validators.set(text, validate);
    validate(value);
    return validate.errors ?? [];
  };
}

function refsIn(value: Json): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "$ref" ? [item as string] : refsIn(item)));
}

/** Returns the paths of schema members without a description, either of their own or behind their reference. */
function membersWithout(value: Json, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const below = `${path}/${key}`;
    if (key !== "properties") return membersWithout(item, below);
    return Object.entries(item as Json).flatMap(([name, member]) => [
      ...(isDescribed(member) ? [] : [`${below}/${name}`]),
      ...membersWithout(member, `${below}/${name}`),
    ]);
  });
}

function isDescribed(member: Json): boolean {
  if (member.description || member.$ref) return true;
  return (member.anyOf ?? [member.items ?? {}]).some((each: Json) => each.description || each.$ref);
}

function undescribed(type: GraphQLNamedType): string[] {
  const missing = type.description ? [] : [type.name];
  if (isEnumType(type)) {
    return [
      ...missing,
      ...type
        .getValues()
        .filter((each) => !each.description)
        .map((each) => `${type.name}.${each.name}`),
    ];
  }
  if (isInputObjectType(type)) {
    return [
      ...missing,
      ...Object.values(type.getFields())
        .filter((each) => !each.description)
        .map((each) => `${type.name}.${each.name}`),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return missing;
  for (const field of Object.values(type.getFields())) {
    if (!field.description) missing.push(`${type.name}.${field.name}`);
    for (const arg of field.args) if (!arg.description) missing.push(`${type.name}.${field.name}(${arg.name})`);
  }
  return missing;
}
