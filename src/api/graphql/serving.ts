import { HeaderMap } from "@apollo/server";
import { type Assets, noAssets } from "../assets";
import { ApiError } from "../edge/api-error";
import { internalError, type LambdaHandler, lambdaHandler } from "../edge/edge";
import { NESTING_LIMIT, readJson, readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { graphiqlPage } from "../pages/graphiql";
import { Registry, type Served } from "../registry";
import type { RequestContext } from "./errors";
import { nestingOf } from "./nesting";
import { graphqlError, JSON_TYPE } from "./request-error";
import { type Server, type SliceSource, serversOf } from "./servers";

/** The Lambda handler of `/graphql`: GraphQL over HTTP by a schema printed beforehand, and the console for a browser. */
export function servingHandler(
  rulesets: readonly Served[],
  slices: SliceSource,
  assets: Assets = noAssets,
): LambdaHandler {
  return graphqlOverHttp(serversOf(new Registry(rulesets), slices), LESS, () => graphiqlPage(assets));
}

const LESS = "Select less, most of all of audits, decisions and the schema, or send several documents.";

/** So many documents are remembered with their servers; a client sends the same few again and again. */
const MOST_DOCUMENTS = 256;
/** Longer ones are not worth the room. */
const LONGEST_DOCUMENT = 20_000;

/** A Lambda handler that reads GraphQL requests, has them answered by the server for their document, and shows browsers a page. */
export function graphqlOverHttp(
  serverFor: (document: string) => Server | Promise<Server>,
  less: string,
  page?: () => Promise<ApiAnswer>,
): LambdaHandler {
  const remembered = new Map<string, Server>();

  async function serverOf(document: string): Promise<Server> {
    const known = remembered.get(document);
    if (known !== undefined) return known;
    if (nestingOf(document) > NESTING_LIMIT) {
      throw new ApiError(400, "DOCUMENT_TOO_LARGE", `The document nests deeper than ${NESTING_LIMIT} levels.`);
    }
    const server = await serverFor(document);
    if (remembered.size >= MOST_DOCUMENTS) remembered.clear();
    if (document.length <= LONGEST_DOCUMENT) remembered.set(document, server);
    return server;
  }

  async function answer(request: ApiRequest): Promise<ApiAnswer> {
    const { method, headers, search, id } = request;
    const read = method === "HEAD" ? "GET" : method;
    const isBrowser = read === "GET" && !search.includes("query=") && (headers.accept ?? "").includes("text/html");
    if (isBrowser && page !== undefined) return page();
    if (read !== "GET" && read !== "POST") {
      const allow = "GET, HEAD, POST, OPTIONS";
      throw new ApiError(405, "METHOD_NOT_ALLOWED", `${request.path} takes ${allow}, not ${method}.`, [], { allow });
    }
    const body = read === "POST" ? readJsonObject(request) : undefined;
    const query = read === "POST" ? body?.query : readSearch(search).get("query");
    const map = new HeaderMap();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) map.set(name, value);
    const contextValue: RequestContext = {
      id,
      began: performance.now(),
      acceptLanguage: headers["accept-language"],
      authorization: headers.authorization,
      asked: new Map(),
      found: { requestError: false, internal: false },
    };
    const server = await serverOf(typeof query === "string" ? query : "");
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: read, headers: map, search, body },
      context: async () => contextValue,
    });
    if (response.body.kind !== "complete") throw new Error("Apollo answered in chunks");
    const own = Object.fromEntries(response.headers);
    return { status: statusOf(response.status ?? 200, own, contextValue), headers: own, body: response.body.string };
  }

  return lambdaHandler({ answer, error: graphqlError, less });
}

/** The parameters of a GET, of which those that hold JSON are read as warily as a body. */
function readSearch(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const name of ["variables", "extensions"]) for (const text of parameters.getAll(name)) readJson(text, name);
  return parameters;
}

/**
 * The status by GraphQL over HTTP: a well-formed request whose document fails answers 200 as application/json, and 400
 * as application/graphql-response+json.
 */
function statusOf(status: number, headers: Readonly<Record<string, string>>, { found }: RequestContext): number {
  if (found.internal) return internalError().status;
  const legacy = (headers["content-type"] ?? JSON_TYPE).startsWith("application/json");
  return status === 400 && found.requestError && legacy ? 200 : status;
}
