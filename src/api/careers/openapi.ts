import type { AnyCareerOperation } from "../../careers/declaration";
import { careerOperations } from "../../careers/operations/index";
import type { JsonSchema } from "../../core/contract/choice";
import { propertiesOf, schemaDocument } from "../json-schemas";
import { pascalCase } from "../names";
import type { Components } from "../openapi/components";
import { jsonResponse } from "../openapi/content";
import { problemResponses } from "../openapi/problems";
import { bracedPath } from "../path-parameters";
import { placesOf } from "./input";

/** How a bearer token is sent, for `components.securitySchemes`. */
export const SECURITY_SCHEMES = {
  career: { type: "http", scheme: "bearer", description: "A token of a career, as told when it was made." },
} as const;

/** The paths of stored games. */
export function careerPaths(components: Components): Readonly<Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of careerOperations) {
    const path = bracedPath(operation.path);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: item(operation, components) };
  }
  return paths;
}

const named = (id: string): string => id;

function item(operation: AnyCareerOperation, components: Components): JsonSchema {
  const { name, title, doc, method, token, writes } = operation;
  const fallback = { name: `${pascalCase(name)}Output`, description: `What ${name} says.` };
  const output = components.addDocument(schemaDocument(operation.output, "output"), named, fallback);
  const careerNamed = operation.path.includes(":career");
  return {
    operationId: `careers_${name}`,
    tags: ["careers"],
    summary: title,
    description: doc,
    security: token === "NONE" ? [] : token === "OPTIONAL" ? [{}, { career: [] }] : [{ career: [] }],
    parameters: parametersOf(operation),
    ...(method === "POST" ? bodyOf(operation, components) : {}),
    responses: {
      ...successes(operation, output),
      ...problemResponses("malformed", ...(writes ? (["refusal"] as const) : [])),
      ...problemResponses(...(careerNamed ? (["forbidden", "not-found"] as const) : [])),
      ...problemResponses(...(writes || careerNamed ? (["conflict"] as const) : [])),
      ...problemResponses(
        ...(method === "POST" ? (["body-too-large", "content-type"] as const) : (["answer-too-large"] as const)),
      ),
      ...problemResponses("unavailable"),
    },
  };
}

/** What an operation answers when all is well: where a career is made, and what of a read its reader may have already. */
function successes(
  { title, method, creates }: AnyCareerOperation,
  output: JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  const done = jsonResponse(output, title);
  if (method === "GET") return { 200: { ...done, headers: { etag: ETAG } }, 304: NOT_MODIFIED };
  const made = { ...jsonResponse(output, "The new career."), headers: { location: LOCATION } };
  if (creates === "ALWAYS") return { 201: made };
  return creates === undefined
    ? { 200: done }
    : { 200: jsonResponse(output, "Waiting for dice; no career is made."), 201: made };
}

const text = { type: "string" };

const ETAG: JsonSchema = { description: "Names what was read; send it as If-None-Match next time.", schema: text };

const LOCATION: JsonSchema = { description: "The path of the new career.", schema: text };

const NOT_MODIFIED: JsonSchema = {
  description: "Nothing has changed since the ETag sent as If-None-Match.",
  headers: { etag: ETAG },
};

const IF_NONE_MATCH: JsonSchema = {
  name: "if-none-match",
  in: "header",
  description: "The ETag of an earlier answer: while it would be the same, the answer is 304 without a body.",
  schema: text,
};

function parametersOf(operation: AnyCareerOperation): readonly JsonSchema[] {
  const { root } = schemaDocument(operation.input, "input");
  const members = propertiesOf(root);
  const places = placesOf(operation);
  const parameter = (name: string, at: string, required: boolean): JsonSchema => {
    const { description, ...schema } = members[name]!;
    return { name, in: at, required, description, schema };
  };
  const inQuery = operation.method === "POST" ? [] : places.rest;
  const key = {
    ...(places.key ? parameter("idempotencyKey", "header", false) : {}),
    name: "idempotency-key",
  };
  return [
    ...places.path.map((name) => parameter(name, "path", true)),
    ...inQuery.map((name) => parameter(name, "query", false)),
    ...(places.key ? [key] : []),
    ...(operation.method === "GET" ? [IF_NONE_MATCH] : []),
  ];
}

function bodyOf(operation: AnyCareerOperation, components: Components): JsonSchema {
  const { defs, root } = schemaDocument(operation.input, "input");
  const places = placesOf(operation);
  if (places.rest.length === 0) return {};
  const members = propertiesOf(root);
  const properties = Object.fromEntries(places.rest.map((name) => [name, members[name]!]));
  const required = ((root.required ?? []) as readonly string[]).filter((name) => places.rest.includes(name));
  const own = { ...root, properties, required };
  const name = `${pascalCase(operation.name)}Request`;
  const description = `A request: ${operation.title}.`;
  const schema = components.addDocument({ id: undefined, root: own, defs }, named, { name, description });
  return {
    requestBody: {
      description: "The request.",
      required: required.length > 0,
      content: { "application/json": { schema } },
    },
  };
}
