import type { ApiError } from "./api-error";
import type { ApiRequest, ApiResponse } from "./message";

/** Handles a request. */
export type RequestHandler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;

/** Acts before or after the inner layers, or responds in their place. */
export type Layer = (request: ApiRequest, rest: RequestHandler) => ApiResponse | Promise<ApiResponse>;

/** Formats an error for REST or GraphQL. */
export type ErrorFormatter = (error: ApiError, request: ApiRequest) => ApiResponse;

/** Wraps a handler in layers, the first one outermost. */
export function composeLayers(layers: readonly Layer[], inmost: RequestHandler): RequestHandler {
  return layers.reduceRight<RequestHandler>((rest, layer) => (request) => layer(request, rest), inmost);
}

/** Returns a response with more headers. Values of `vary` are joined. */
export function withHeaders(answer: ApiResponse, more: Readonly<Record<string, string>>): ApiResponse {
  const vary = [answer.headers?.vary, more.vary].filter((each) => each !== undefined).join(", ");
  return { ...answer, headers: { ...answer.headers, ...more, ...(vary === "" ? {} : { vary }) } };
}
