import { assertAcceptable } from "../edge/acceptable";
import { ApiError } from "../edge/api-error";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { type Contract, METHODS, type Route } from "./route";

/** A function that sends a request to the route of its method on the first path that it matches. */
export function routerOf(routes: readonly Route[]): (request: ApiRequest) => Promise<ApiAnswer> {
  const paths = [...new Set(routes.map(({ path }) => path))].map((path) => {
    return { parts: path.split("/"), routes: routes.filter((route) => route.path === path) };
  });
  return async (request) => {
    const segments = segmentsOf(request.path);
    const found = paths.find(({ parts }) => matches(parts, segments));
    if (found === undefined) {
      throw new ApiError(
        404,
        "ROUTE_UNKNOWN",
        `There is nothing at ${request.path}; GET /openapi.json lists every route.`,
      );
    }
    const parameters = parametersOf(found.parts, segments);
    await found.routes[0]!.check?.(parameters);
    const route = routeIn(found.routes, request);
    const type = typeOf(route.contract);
    if (type !== undefined) assertAcceptable(request, type);
    return route.handle(request, parameters);
  };
}

/** The type of a route's answers; undefined where it depends on what is asked for. */
function typeOf(contract: Contract): string | undefined {
  if (contract.kind !== "PLAIN") return JSON_TYPE;
  const { answer } = contract;
  if (answer === "file") return undefined;
  return answer.includes("/") ? answer : JSON_TYPE;
}

const JSON_TYPE = "application/json";

function routeIn(routes: readonly Route[], { method, path }: ApiRequest): Route {
  const asked = method === "HEAD" ? "GET" : method;
  const route = routes.find((each) => each.method === asked);
  if (route !== undefined) return route;
  const taken = METHODS.filter((each) => routes.some((one) => one.method === each));
  const allow = [...taken.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each])), "OPTIONS"].join(", ");
  throw new ApiError(405, "METHOD_NOT_ALLOWED", `${path} takes ${allow}, not ${method}.`, [], { allow });
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
