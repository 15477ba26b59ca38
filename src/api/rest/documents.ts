import { createHash } from "node:crypto";
import { FRAMED } from "../edge/headers";
import type { ApiAnswer, ApiRequest } from "../edge/message";

const JSON_TYPE = "application/json; charset=utf-8";
const CACHE_CONTROL = "public, max-age=300";

/** A JSON answer that no one keeps. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>> = {}): ApiAnswer {
  return { status: 200, headers: { "content-type": JSON_TYPE, ...headers }, body: JSON.stringify(value) };
}

/** A JSON document that stays the same until the next release. */
export function documentOf(make: () => unknown): (request: ApiRequest) => Promise<ApiAnswer> {
  return textDocumentOf(async () => JSON.stringify(await make()), JSON_TYPE);
}

/** A document that stays the same until the next release: made once, sent with an ETag, and not sent again to who has it. */
export function textDocumentOf(
  make: () => string | Promise<string>,
  contentType: string,
): (request: ApiRequest) => Promise<ApiAnswer> {
  let made: { body: string; etag: string } | undefined;
  return async (request) => {
    if (made === undefined) {
      const body = await make();
      made = { body, etag: etagOf(body) };
    }
    const { body, etag } = made;
    const headers = { ...FRAMED, "cache-control": CACHE_CONTROL, "content-type": contentType };
    return unlessKnown(request, { status: 200, headers, body }, etag);
  };
}

/** A JSON answer to who reads, with an ETag, to be kept by its reader alone, and without its body to who has it. */
export function taggedAnswer(
  request: ApiRequest,
  value: unknown,
  headers: Readonly<Record<string, string>>,
): ApiAnswer {
  const answer = jsonAnswer(value, { "cache-control": "private, no-cache", ...headers });
  return unlessKnown(request, answer, etagOf(answer.body as string));
}

/** An answer with its ETag, or 304 to who has it already. */
function unlessKnown({ headers: sent }: ApiRequest, answer: ApiAnswer, etag: string): ApiAnswer {
  const headers = { ...answer.headers, etag };
  if (!hasMatch(sent["if-none-match"], etag)) return { ...answer, headers };
  const { "content-type": _, ...rest } = headers as Record<string, string>;
  return { status: 304, headers: rest };
}

function etagOf(body: string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function hasMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((each) => ["*", etag, `W/${etag}`].includes(each.trim()));
}
