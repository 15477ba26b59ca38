import { ApiError, methodNotAllowed } from "../edge/api-error";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { parseQuery } from "../edge/query";
import { parseWeights } from "../edge/weighted";
import type { Contract, Deprecated, Route } from "./route";
import { METHODS } from "./route";

/** The routes of the first path that matches a request, and its path parameters. */
interface RouteMatch {
  readonly routes: readonly Route[];
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns a function that finds the routes of the first path that matches, or undefined. */
function finderOf(routes: readonly Route[]): (path: string) => RouteMatch | undefined {
  const paths = [...new Set(routes.map(({ path }) => path))].map((path) => {
    return { parts: path.split("/"), routes: routes.filter((route) => route.path === path) };
  });
  return (path) => {
    const segments = segmentsOf(path);
    const match = paths.find(({ parts }) => matches(parts, segments));
    return match && { routes: match.routes, parameters: parametersOf(match.parts, segments) };
  };
}

/** Returns a test for routes that may take a request's whole time. */
export function slowRouteTest(routes: readonly Route[]): (method: string, path: string) => boolean {
  const find = finderOf(routes);
  return (method, path) => routeFor(find(path)?.routes ?? [], method)?.isSlow === true;
}

/** Returns a function that lists the methods of a path, as in `Allow`. Undefined for a path without a route. */
export function allowOf(routes: readonly Route[]): (path: string) => string | undefined {
  const find = finderOf(routes);
  return (path) => {
    const match = find(path);
    return match && methodsOf(match.routes);
  };
}

/** Returns a function that dispatches a request to the route of its method on the first path that matches. */
export function routerOf(routes: readonly Route[]): (request: ApiRequest) => Promise<ApiResponse> {
  const find = finderOf(routes);
  return async (request) => {
    const match = find(request.path);
    if (match === undefined) {
      throw new ApiError("ROUTE_UNKNOWN", { values: { path: request.path } });
    }
    const { parameters } = match;
    await match.routes[0]!.check?.(parameters);
    const route = routeIn(match.routes, request);
    const type = typeOf(route.contract);
    const answer = async () => {
      if (type !== undefined) assertAcceptable(request, type);
      return route.handle(request, { ...queryIn(route, request), ...parameters });
    };
    return route.deprecated === undefined ? answer() : markDeprecated(answer, route.deprecated);
  };
}

/** Parses the query of a request if its route reads one. */
function queryIn({ contract }: Route, request: ApiRequest): Readonly<Record<string, string>> {
  if (contract.kind !== "PLAIN" || contract.query === undefined) return {};
  return parseQuery(request, Object.keys(contract.query));
}

/** Returns the media type of a route's responses. Undefined if it depends on the request. */
function typeOf(contract: Contract): string | undefined {
  if (contract.kind !== "PLAIN") return JSON_TYPE;
  const { answer } = contract;
  if (answer === "file") return undefined;
  return answer.includes("/") ? answer : JSON_TYPE;
}

const JSON_TYPE = "application/json";

/**
 * Adds the deprecation headers to a route's responses and errors (RFC 9745), with the removal date (RFC 8594) and a
 * link to the alternative.
 */
async function markDeprecated(
  respond: () => Promise<ApiResponse>,
  { since, sunset, link }: Deprecated,
): Promise<ApiResponse> {
  const headers = {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: `<${link}>; rel="deprecation"`,
  };
  try {
    const answer = await respond();
    return { ...answer, headers: { ...answer.headers, ...headers } };
  } catch (error) {
    throw error instanceof ApiError ? error.with(headers) : error;
  }
}

/** Returns the route of a method. The route of GET also answers HEAD. */
function routeFor(routes: readonly Route[], method: string): Route | undefined {
  const answering = method === "HEAD" ? "GET" : method;
  return routes.find((each) => each.method === answering);
}

function routeIn(routes: readonly Route[], { method, path }: ApiRequest): Route {
  const route = routeFor(routes, method);
  if (route !== undefined) return route;
  throw methodNotAllowed(path, method, methodsOf(routes));
}

function methodsOf(routes: readonly Route[]): string {
  const methods = METHODS.filter((each) => routes.some((one) => one.method === each));
  return [...methods.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each])), "OPTIONS"].join(", ");
}

function matches(parts: readonly string[], segments: readonly string[]): boolean {
  if (parts.length !== segments.length) return false;
  return parts.every((part, index) => part === segments[index] || part.startsWith(":"));
}

function parametersOf(parts: readonly string[], segments: readonly string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  parts.forEach((part, index) => {
    if (part.startsWith(":")) parameters[part.slice(1)] = segments[index]!;
  });
  return parameters;
}

function segmentsOf(path: string): readonly string[] {
  const segments = path.split("/");
  return path.includes("%") ? segments.map(decode) : segments;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Throws a 406 if the request does not accept the type of the response. */
function assertAcceptable({ headers, path }: ApiRequest, type: string): void {
  const { accept } = headers;
  if (accept === undefined || accept.trim() === "") return;
  const weights = parseWeights(accept);
  const [group = ""] = type.split("/");
  // Every JSON response can be a problem, so that its media type also names JSON.
  const problem = type === JSON_TYPE ? weights.get("application/problem+json") : undefined;
  const weight = weights.get(type) ?? problem ?? weights.get(`${group}/*`) ?? weights.get("*/*") ?? 0;
  if (weight > 0) return;
  throw new ApiError("NOT_ACCEPTABLE", { values: { path, type } });
}
