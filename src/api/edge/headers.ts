import type { ApiRequest } from "./message";

/** The request headers that the service reads itself, for a preflight that names none. */
const READ_HEADERS =
  "accept, authorization, content-encoding, content-type, idempotency-key, if-match, if-none-match, x-request-id";

/** A list of header names, as RFC 9110 writes them. */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:[ \t]*,[ \t]*[\w!#$%&'*+.^`|~-]+)*$/;

/** The headers of a preflight response. They allow every origin and every header: the service reads no cookies. */
export function preflightHeaders({ headers }: Pick<ApiRequest, "headers">): Readonly<Record<string, string>> {
  const requestedHeaders = headers["access-control-request-headers"]?.trim() ?? "";
  return {
    "access-control-allow-methods": "GET, HEAD, POST, DELETE, OPTIONS",
    "access-control-allow-headers": HEADER_NAMES.test(requestedHeaders) ? requestedHeaders : READ_HEADERS,
    "access-control-max-age": "86400",
    vary: "access-control-request-headers",
  };
}

const COMMON_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "allow, deprecation, etag, link, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

/** The policy for responses that other sites may show in a frame, such as a map: only its own style. */
export const FRAMED = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
} as const;

/** Returns the headers of every response. Those of the response itself take precedence. */
export function responseHeaders(
  requestId: string,
  own: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  // Not spread: adding members to a spread object is many times slower.
  return Object.assign({}, COMMON_HEADERS, own, { "x-request-id": requestId });
}
