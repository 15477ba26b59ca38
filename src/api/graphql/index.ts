import { HeaderMap } from "@apollo/server";
import type { AnyRuleset } from "../../core/operation/contract";
import { ApiError } from "../edge/api-error";
import { internalError, type LambdaHandler, lambdaHandler } from "../edge/edge";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { NESTING_LIMIT, nestingOf } from "../edge/nesting";
import { graphiqlPage } from "../pages/graphiql";
import type { RequestContext } from "./errors";
import { graphqlError, JSON_TYPE } from "./request-error";
import { graphqlSchema } from "./schema";
import { apolloServer } from "./server";

/** The Lambda handler of `/graphql`: GraphQL over HTTP, and the console for a browser. */
export function graphqlHandler(rulesets: readonly AnyRuleset[]): LambdaHandler {
  const server = apolloServer(graphqlSchema(rulesets));

  async function answer(request: ApiRequest): Promise<ApiAnswer> {
    const { method, headers, search, id } = request;
    const read = method === "HEAD" ? "GET" : method;
    if (read === "GET" && !search.includes("query=") && (headers.accept ?? "").includes("text/html")) {
      return graphiqlPage();
    }
    if (read !== "GET" && read !== "POST") {
      const allow = "GET, HEAD, POST, OPTIONS";
      throw new ApiError(405, "METHOD_NOT_ALLOWED", `/graphql takes ${allow}, not ${method}.`, [], { allow });
    }
    const body = read === "POST" ? readJsonObject(request) : undefined;
    checkNesting(read === "POST" ? body?.query : new URLSearchParams(search).get("query"));
    const map = new HeaderMap();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) map.set(name, value);
    const contextValue: RequestContext = {
      id,
      acceptLanguage: headers["accept-language"],
      found: { requestError: false, internal: false },
    };
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: read, headers: map, search, body },
      context: async () => contextValue,
    });
    if (response.body.kind !== "complete") throw new Error("Apollo answered in chunks");
    const own = Object.fromEntries(response.headers);
    return { status: statusOf(response.status ?? 200, own, contextValue), headers: own, body: response.body.string };
  }

  return lambdaHandler({ answer, error: graphqlError });
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

function checkNesting(query: unknown): void {
  if (typeof query === "string" && nestingOf(query) > NESTING_LIMIT) {
    throw new ApiError(400, "DOCUMENT_TOO_LARGE", `The document nests deeper than ${NESTING_LIMIT} levels.`);
  }
}
