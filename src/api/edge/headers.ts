/** What a cross-origin preflight is told: anyone may call, since no answer depends on cookies. */
export const PREFLIGHT_HEADERS = {
  "access-control-allow-methods": "GET, HEAD, POST, DELETE, OPTIONS",
  "access-control-allow-headers": "accept, authorization, content-type, idempotency-key, if-none-match, x-request-id",
  "access-control-max-age": "86400",
} as const;

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

/** The policy of what other sites may show in a frame, such as a map: it uses its own style and nothing else. */
export const FRAMED = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
} as const;

/** The headers every answer carries, overridden by the answer's own. */
export function answerHeaders(
  requestId: string,
  own: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  // Not spread: an object that goes on growing after a spread is made many times slower.
  return Object.assign({}, COMMON_HEADERS, own, { "x-request-id": requestId });
}
