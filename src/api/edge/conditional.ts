import { createHash } from "node:crypto";
import { ApiError } from "./api-error";
import type { ErrorFormatter, Layer, RequestHandler } from "./layers";
import type { ApiRequest, ApiResponse } from "./message";

/**
 * Adds an ETag to responses of GET, and checks `If-Match` and `If-None-Match` (RFC 9110, 13.1). All ETags are weak.
 * `If-Match` therefore ignores their `W/`: a strong comparison would never succeed.
 */
export function conditional(refuse: ErrorFormatter): Layer {
  return async (request, rest) => {
    if (isRead(request)) return answerRead(request, rest, refuse);
    const failed = request.headers["if-match"] === undefined ? undefined : await writeFailure(request, rest, refuse);
    return failed ?? rest(request);
  };
}

async function answerRead(request: ApiRequest, rest: RequestHandler, refuse: ErrorFormatter): Promise<ApiResponse> {
  const answer = await rest(request);
  const etag = tagOf(answer);
  if (etag === undefined) return answer;
  if (!isMatch(request, etag)) return refuse(preconditionFailed(), request);
  const headers = { ...answer.headers, etag };
  if (!includesEtag(request.headers["if-none-match"], etag)) return { ...answer, headers: headers };
  const { "content-type": _, ...headersWithoutType } = headers as Record<string, string>;
  return { status: 304, headers: headersWithoutType };
}

/**
 * Compares `If-Match` with a GET of the same address. Returns the response that rejects the write, or undefined if it
 * may proceed.
 */
async function writeFailure(
  request: ApiRequest,
  rest: RequestHandler,
  refuse: ErrorFormatter,
): Promise<ApiResponse | undefined> {
  const { "if-match": _, "if-none-match": __, ...headers } = request.headers;
  const now = await rest({ ...request, method: "GET", headers, body: undefined, base64: false });
  if (now.status >= 500) return now;
  // The request itself then reports what is wrong with its address or its token. An address without a GET has no ETag.
  if (now.status === 404 || now.status === 405) return undefined;
  const etag = tagOf(now);
  return etag !== undefined && isMatch(request, etag) ? undefined : refuse(preconditionFailed(), request);
}

function isRead({ method }: ApiRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns the ETag of a response to a GET, or undefined for a response without a state. */
function tagOf({ status, headers, body }: ApiResponse): string | undefined {
  return status === 200 && body !== undefined ? (headers?.etag ?? etagOf(body)) : undefined;
}

function isMatch({ headers: { "if-match": ifMatch } }: ApiRequest, etag: string): boolean {
  return ifMatch === undefined || includesEtag(ifMatch, etag);
}

function preconditionFailed(): ApiError {
  return new ApiError("PRECONDITION_FAILED");
}

/** Returns an ETag. It is weak because the same body is sent in several codings. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** True if a list of ETags contains this one, weak or strong, or is `*`. */
function includesEtag(tags: string | undefined, etag: string): boolean {
  const bare = etag.replace(/^W\//, "");
  return tags?.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === bare) ?? false;
}
