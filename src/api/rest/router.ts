import { assertAcceptable } from "../edge/acceptable";
import { ApiError, methodNotAllowed } from "../edge/api-error";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { readQuery } from "../edge/query";
import { type Contract, type Deprecated, METHODS, type Route } from "./route";

/** The routes on the first path that a request's path matches, and what its parameters are there. */
interface Found {
  readonly routes: readonly Route[];
  readonly parameters: Readonly<Record<string, string>>;
}

/** A function that finds the routes on the first path that a path matches; undefined where there is none. */
function finderOf(routes: readonly Route[]): (path: string) => Found | undefined {
  const paths = [...new Set(routes.map(({ path }) => path))].map((path) => {
    return { parts: path.split("/"), routes: routes.filter((route) => route.path === path) };
  });
  return (path) => {
    const segments = segmentsOf(path);
    const found = paths.find(({ parts }) => matches(parts, segments));
    return found && { routes: found.routes, parameters: parametersOf(found.parts, segments) };
  };
}

/** Returns a function that says whether the route of a request may take its whole time. */
export function slownessOf(routes: readonly Route[]): (method: string, path: string) => boolean {
  const find = finderOf(routes);
  return (method, path) => routeFor(find(path)?.routes ?? [], method)?.slow === true;
}

/** A function that lists the methods of a path, as `Allow` does; undefined for a path without a route. */
export function allowOf(routes: readonly Route[]): (path: string) => string | undefined {
  const find = finderOf(routes);
  return (path) => {
    const found = find(path);
    return found && methodsOf(found.routes);
  };
}

/** A function that sends a request to the route of its method on the first path that it matches. */
export function routerOf(routes: readonly Route[]): (request: ApiRequest) => Promise<ApiAnswer> {
  const find = finderOf(routes);
  return async (request) => {
    const found = find(request.path);
    if (found === undefined) {
      throw new ApiError(404, "ROUTE_UNKNOWN", { values: { path: request.path } });
    }
    const { parameters } = found;
    await found.routes[0]!.check?.(parameters);
    const route = routeIn(found.routes, request);
    const type = typeOf(route.contract);
    const answered = async () => {
      if (type !== undefined) assertAcceptable(request, type);
      return route.handle(request, { ...queryIn(route, request), ...parameters });
    };
    return route.deprecated === undefined ? answered() : marked(answered, route.deprecated);
  };
}

/** What the query of a request names, where its route reads one. */
function queryIn({ contract }: Route, request: ApiRequest): Readonly<Record<string, string>> {
  if (contract.kind !== "PLAIN" || contract.query === undefined) return {};
  return readQuery(request, Object.keys(contract.query));
}

/** The type of a route's answers; undefined where it depends on what is asked for. */
function typeOf(contract: Contract): string | undefined {
  if (contract.kind !== "PLAIN") return JSON_TYPE;
  const { answer } = contract;
  if (answer === "file") return undefined;
  return answer.includes("/") ? answer : JSON_TYPE;
}

const JSON_TYPE = "application/json";

/** What a route answers, errors too, with word that it is to go (RFC 9745), from when it may be gone (RFC 8594), and what to do instead. */
async function marked(answered: () => Promise<ApiAnswer>, { since, sunset, link }: Deprecated): Promise<ApiAnswer> {
  const headers = {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: `<${link}>; rel="deprecation"`,
  };
  try {
    const answer = await answered();
    return { ...answer, headers: { ...answer.headers, ...headers } };
  } catch (error) {
    throw error instanceof ApiError ? error.with(headers) : error;
  }
}

/** The route that answers a method. The route of GET answers HEAD too. */
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
  const taken = METHODS.filter((each) => routes.some((one) => one.method === each));
  return [...taken.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each])), "OPTIONS"].join(", ");
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
