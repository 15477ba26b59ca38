import { createHash } from "node:crypto";
import { ApiError } from "./api-error";
import type { Answering, Layer, Refuse } from "./layers";
import type { ApiAnswer, ApiRequest } from "./message";

/**
 * Adds an ETag to what a GET reads, and checks `If-Match` and `If-None-Match` (RFC 9110, 13.1). All ETags are weak, so `If-Match` compares
 * them without their `W/`: a strong comparison would never succeed.
 */
export function conditional(refuse: Refuse): Layer {
  return async (request, rest) => {
    if (isRead(request)) return read(request, rest, refuse);
    const failed = request.headers["if-match"] === undefined ? undefined : await writeFailure(request, rest, refuse);
    return failed ?? rest(request);
  };
}

async function read(request: ApiRequest, rest: Answering, refuse: Refuse): Promise<ApiAnswer> {
  const answer = await rest(request);
  const etag = tagOf(answer);
  if (etag === undefined) return answer;
  if (!isMatch(request, etag)) return refuse(preconditionFailed(), request);
  const named = { ...answer.headers, etag };
  if (!lists(request.headers["if-none-match"], etag)) return { ...answer, headers: named };
  const { "content-type": _, ...kept } = named as Record<string, string>;
  return { status: 304, headers: kept };
}

/** Why a request that changes something must not be carried out, by what a GET of the same address returns now; undefined if it may be. */
async function writeFailure(request: ApiRequest, rest: Answering, refuse: Refuse): Promise<ApiAnswer | undefined> {
  const { "if-match": _, "if-none-match": __, ...headers } = request.headers;
  const now = await rest({ ...request, method: "GET", headers, body: undefined, base64: false });
  if (now.status >= 500) return now;
  // The request itself says what is wrong with its address or its token. An address without a GET issues no ETag.
  if (now.status === 404 || now.status === 405) return undefined;
  const etag = tagOf(now);
  return etag !== undefined && isMatch(request, etag) ? undefined : refuse(preconditionFailed(), request);
}

function isRead({ method }: ApiRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** The ETag of an answer to a GET; undefined for one that names no state. */
function tagOf({ status, headers, body }: ApiAnswer): string | undefined {
  return status === 200 && body !== undefined ? (headers?.etag ?? etagOf(body)) : undefined;
}

function isMatch({ headers: { "if-match": ifMatch } }: ApiRequest, etag: string): boolean {
  return ifMatch === undefined || lists(ifMatch, etag);
}

function preconditionFailed(): ApiError {
  return new ApiError(412, "PRECONDITION_FAILED");
}

/** A weak ETag: what it names is sent in several codings. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** True if a list of ETags contains this one, weak or strong, or is `*`. */
function lists(tags: string | undefined, etag: string): boolean {
  const bare = etag.replace(/^W\//, "");
  return tags?.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === bare) ?? false;
}
