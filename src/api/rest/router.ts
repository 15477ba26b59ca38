import { ApiError } from "../edge/api-error";
import type { ApiAnswer, ApiRequest } from "../edge/message";

/** Answers a request whose path's parameters have been read. */
export type Handle = (
  request: ApiRequest,
  parameters: Readonly<Record<string, string>>,
) => ApiAnswer | Promise<ApiAnswer>;

/** A path with `:parameters`, and what each method does there. */
export interface Route {
  readonly path: string;
  readonly GET?: Handle;
  readonly POST?: Handle;
  readonly DELETE?: Handle;
  /** Rejects with an ApiError when a parameter names nothing, before the method is looked at. */
  readonly check?: (parameters: Readonly<Record<string, string>>) => Promise<void>;
}

/** A function that sends a request to the first route whose path it matches. */
export function routerOf(routes: readonly Route[]): (request: ApiRequest) => Promise<ApiAnswer> {
  const split = routes.map((route) => ({ route, parts: route.path.split("/") }));
  return async (request) => {
    const segments = segmentsOf(request.path);
    for (const { route, parts } of split) {
      if (!matches(parts, segments)) continue;
      const parameters = parametersOf(parts, segments);
      await route.check?.(parameters);
      return handleOf(route, request)(request, parameters);
    }
    throw new ApiError(
      404,
      "ROUTE_UNKNOWN",
      `There is nothing at ${request.path}; GET /openapi.json lists every route.`,
    );
  };
}

const METHODS = ["GET", "POST", "DELETE"] as const;

function handleOf(route: Route, { method, path }: ApiRequest): Handle {
  const asked = METHODS.find((each) => each === (method === "HEAD" ? "GET" : method));
  const handle = asked === undefined ? undefined : route[asked];
  if (handle !== undefined) return handle;
  const taken = METHODS.filter((each) => route[each] !== undefined);
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
