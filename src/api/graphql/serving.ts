import { HeaderMap } from "@apollo/server";
import { type CareerContext, careerContext } from "../../careers/context";
import type { OpenStore } from "../../careers/store/store";
import { nearestNameHint } from "../../core/text/did-you-mean";
import { type Assets, noAssets } from "../assets";
import { ApiError, methodNotAllowed } from "../edge/api-error";
import { internalError, type LambdaHandler, lambdaHandler } from "../edge/edge";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { graphiqlPage } from "../pages/page";
import { Registry, type RulesetSource } from "../registry";
import { textDocumentOf } from "../rest/documents";
import { assertInLimits, isSlowDocument } from "./document";
import type { RequestContext } from "./errors";
import { type PartSource, printedParts } from "./parts";
import { GRAPHQL_ANALYSES_PATH, isSdlPath, subsetIn } from "./paths";
import { parseGraphqlRequest } from "./request";
import { graphqlError, JSON_TYPE } from "./request-error";
import { sdlOf, sdlSubset, subsetNames } from "./sdl";
import { type Server, Servers } from "./servers";

/** The options of the GraphQL handler. */
export interface GraphqlOptions {
  readonly rulesets: readonly RulesetSource[];
  /** The store of games. */
  readonly openStore: OpenStore;
  /** Overrides of the defaults for stored games. */
  readonly careers?: Partial<CareerContext>;
  /** The source of the schema's parts. Default: the printed ones. */
  readonly parts?: PartSource;
  readonly assets?: Assets;
  /** True if analyses have a function of their own. Documents with analyses are redirected to it. Default: false. */
  readonly redirectAnalyses?: boolean;
}

/**
 * Returns the Lambda handler of GraphQL: GraphQL over HTTP with a printed schema, its SDL, and the console for
 * browsers.
 */
export function graphqlHandler({
  rulesets,
  openStore,
  careers = {},
  parts = printedParts,
  assets = noAssets,
  redirectAnalyses = false,
}: GraphqlOptions): LambdaHandler {
  const registry = new Registry(rulesets);
  const servers = new Servers(registry, careerContext(registry, openStore, careers), parts);
  const sdl = sdlDocuments(servers, registry.ids);
  const overHttp = graphqlOverHttp(servers, registry.ids, () => graphiqlPage(assets), redirectAnalyses);
  const answer = (request: ApiRequest) => (isSdlPath(request.path) ? answerReadOnly(request, sdl) : overHttp(request));
  const allow = (path: string) => (isSdlPath(path) ? SDL_METHODS : METHODS);
  return lambdaHandler({ answer, error: graphqlError, less: LESS, allow });
}

const METHODS = "GET, HEAD, POST, OPTIONS";
const SDL_METHODS = "GET, HEAD, OPTIONS";
const SDL_TYPE = "text/plain; charset=utf-8";

const LESS = "less/graphql";

/** Returns the handler of the schema in SDL: the whole, and the subsets for code generators. */
function sdlDocuments(servers: Servers, games: readonly string[]): (request: ApiRequest) => Promise<ApiResponse> {
  const whole = textDocumentOf(async () => sdlOf(await servers.schema()), SDL_TYPE);
  const subsets = new Map(
    subsetNames(games).map((name) => [
      name,
      textDocumentOf(async () => sdlSubset(await servers.schema(), name, games), SDL_TYPE),
    ]),
  );
  return async ({ path }) => {
    const name = subsetIn(path);
    if (name === undefined) return whole();
    const document = subsets.get(name);
    if (document !== undefined) return document();
    const hint = nearestNameHint(name, [...subsets.keys()], { id: "hint/schema" });
    throw new ApiError("DOCUMENT_UNKNOWN", { values: { name, hint } });
  };
}

function answerReadOnly(
  request: ApiRequest,
  answerRead: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (request.method !== "GET" && request.method !== "HEAD") throw notAllowed(request, SDL_METHODS);
  return answerRead(request);
}

function notAllowed({ path, method }: ApiRequest, allow: string): ApiError {
  return methodNotAllowed(path, method, allow);
}

/** Maximum documents cached with their servers. A client repeats a small set of documents. */
const MAX_CACHED_DOCUMENTS = 256;
/**
 * Maximum characters of a cached document. Fits the largest document with one call, so that its limits are checked
 * once.
 */
const MAX_CACHED_LENGTH = 60_000;

/** Handles GraphQL requests with the server for their document, and shows browsers a page. */
function graphqlOverHttp(
  servers: Servers,
  ids: readonly string[],
  page: () => Promise<ApiResponse>,
  redirectAnalyses: boolean,
): (request: ApiRequest) => Promise<ApiResponse> {
  const remembered = new Map<string, Server>();

  async function serverOf(document: string, accept: string | undefined): Promise<Server> {
    const known = remembered.get(document);
    if (known !== undefined) return known;
    assertInLimits(document, ids, accept);
    const server = await servers.for(document);
    if (remembered.size >= MAX_CACHED_DOCUMENTS) remembered.clear();
    if (document.length <= MAX_CACHED_LENGTH) remembered.set(document, server);
    return server;
  }

  return async function answer(request: ApiRequest): Promise<ApiResponse> {
    const { method, headers, search, id, address } = request;
    const effectiveMethod = method === "HEAD" ? "GET" : method;
    const isBrowser =
      effectiveMethod === "GET" && !search.includes("query=") && (headers.accept ?? "").includes("text/html");
    if (isBrowser) return page();
    if (effectiveMethod !== "GET" && effectiveMethod !== "POST") throw notAllowed(request, METHODS);
    const { document, body } = parseGraphqlRequest(request);
    if (redirectAnalyses && request.path !== GRAPHQL_ANALYSES_PATH && isSlowDocument(document, ids)) {
      return redirectTo(GRAPHQL_ANALYSES_PATH, search);
    }
    const map = new HeaderMap();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) map.set(name, value);
    const contextValue: RequestContext = {
      id,
      began: performance.now(),
      acceptLanguage: headers["accept-language"],
      authorization: headers.authorization,
      address,
      effortSoFar: new Map(),
      errorState: { requestError: false, internal: false },
    };
    const server = await serverOf(document, headers.accept);
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: effectiveMethod, headers: map, search, body },
      context: async () => contextValue,
    });
    if (response.body.kind !== "complete") throw new Error("Apollo answered in chunks");
    const responseHeaders = Object.fromEntries(response.headers);
    return {
      status: statusOf(response.status ?? 200, responseHeaders, contextValue),
      headers: responseHeaders,
      body: response.body.string,
    };
  };
}

/** 307 keeps the method and the body of a request. */
function redirectTo(path: string, search: string): ApiResponse {
  return { status: 307, headers: { location: `${path}${search}`, "cache-control": "no-store" } };
}

/**
 * Returns the status by GraphQL over HTTP. For a well-formed request whose document fails, it is 200 with
 * application/json, and 400 with application/graphql-response+json.
 */
function statusOf(status: number, headers: Readonly<Record<string, string>>, { errorState }: RequestContext): number {
  if (errorState.internal) return internalError().status;
  const legacy = (headers["content-type"] ?? JSON_TYPE).startsWith("application/json");
  return status === 400 && errorState.requestError && legacy ? 200 : status;
}
