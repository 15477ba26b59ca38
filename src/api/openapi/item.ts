import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { ProblemName } from "../problems/kinds";
import type { Route } from "../rest/route";
import { describeJsonResponse } from "./content";
import { problemResponses } from "./problems";

/** The parts of an operation that its contract declares. */
export interface OwnItem {
  /** Omitted if the route declares them. */
  readonly name?: string;
  readonly tag?: string;
  readonly title?: string;
  readonly doc?: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  /** The responses of success. */
  readonly successes: Readonly<Record<string, JsonSchema>>;
  readonly problems?: readonly ProblemName[];
}

/** Returns an operation of an OpenAPI document: its contract, and the parts that every route has. */
export function itemOf(route: Route, ruleset: AnyRuleset | undefined, ownItem: OwnItem): JsonSchema {
  const {
    name = route.name,
    tag = route.tag,
    title = route.title,
    doc = route.doc,
    requestBody,
    problems = [],
  } = ownItem;
  const group = ruleset?.id ?? (route.contract.kind === "CAREER" ? "careers" : undefined);
  const isRead = route.method === "GET";
  const parameters = [
    ...(ownItem.parameters ?? []),
    ...(isRead ? [IF_NONE_MATCH] : []),
    ...(requestBody ? [CONTENT_ENCODING] : []),
  ];
  const bodied: readonly ProblemName[] = requestBody === undefined ? [] : ["body-too-large", "content-type"];
  return {
    operationId: group === undefined ? name : `${group}_${name}`,
    tags: [tag],
    summary: title,
    description: doc,
    ...(route.deprecated && { deprecated: true }),
    security: SECURITY[route.token ?? "NONE"],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: {
      ...(isRead ? addTag(ownItem.successes) : ownItem.successes),
      ...problemResponses(...problems, ...bodied, "not-acceptable", "too-many-requests"),
    },
  };
}

/** Returns a path parameter, with its example if there is one. */
export function pathParameter(name: string, description: string, schema: JsonSchema, example?: unknown): JsonSchema {
  return { name, in: "path", required: true, description, schema, ...(example === undefined ? {} : { example }) };
}

/** Returns an optional query parameter. */
export function queryParameter(name: string, description: string, schema: JsonSchema): JsonSchema {
  return { name, in: "query", required: false, description, schema };
}

/** Adds the conditional responses of a GET: the ETag, and a 304. */
function addTag(successes: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  const withTag = Object.entries(successes).map(([status, response]) => [
    status,
    { ...response, headers: { etag: ETAG } },
  ]);
  return { ...Object.fromEntries(withTag), 304: { $ref: "#/components/responses/not-modified" } };
}

const SECURITY = { NONE: [], OPTIONAL: [{}, { career: [] }], REQUIRED: [{ career: [] }] } as const;

const text = { type: "string" };

const IF_NONE_MATCH: JsonSchema = { $ref: "#/components/parameters/IfNoneMatch" };

const CONTENT_ENCODING: JsonSchema = { $ref: "#/components/parameters/ContentEncoding" };

const ETAG: JsonSchema = { $ref: "#/components/headers/ETag" };

const LIMIT = "RateLimit fields for HTTP headers, draft 10 of the IETF";

/** The components that operations share, besides the schemas and the responses of problems. */
export const SHARED_COMPONENTS = {
  headers: {
    ETag: { description: "Version of the content. Send it as If-None-Match in the next request.", schema: text },
    RateLimit: { description: `Remaining requests of the caller: ${LIMIT}.`, schema: text },
    RateLimitPolicy: { description: `Rate limit of the caller: ${LIMIT}.`, schema: text },
    RetryAfter: { description: "Seconds to wait before the next request.", schema: { type: "integer" } },
    AcceptEncoding: { description: "The compression that a request body may have.", schema: text },
    Location: { description: "Path of the new resource.", schema: text },
  },
  parameters: {
    IfNoneMatch: {
      name: "if-none-match",
      in: "header",
      description: "The ETag of an earlier response. If the content is unchanged, the response is 304 without a body.",
      schema: text,
    },
    ContentEncoding: {
      name: "content-encoding",
      in: "header",
      description: "Compression of the body. Size limits apply to the decompressed body. Default: no compression.",
      schema: { type: "string", enum: ["gzip", "identity"] },
    },
  },
} as const;

/** The response without a body for a client that already has the content. */
export const NOT_MODIFIED = {
  description: "The content has not changed since the ETag in If-None-Match.",
  headers: { etag: ETAG },
} as const;

/** Returns a 200 response with JSON. */
export function successOf(schema: JsonSchema, description: string): Readonly<Record<string, JsonSchema>> {
  return { 200: describeJsonResponse(schema, description) };
}
