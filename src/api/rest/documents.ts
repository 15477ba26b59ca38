import { createHash } from "node:crypto";
import { FRAMED } from "../edge/headers";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { jsonText } from "./json-text";

const JSON_TYPE = "application/json; charset=utf-8";
const CACHE_CONTROL = "public, max-age=300";

/** A JSON answer that no one keeps. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>> = {}): ApiAnswer {
  return { status: 200, headers: { "content-type": JSON_TYPE, ...headers }, body: jsonText(value) };
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
      made = { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
    }
    const { body, etag } = made;
    const headers = { ...FRAMED, "cache-control": CACHE_CONTROL, etag };
    if (hasMatch(request.headers["if-none-match"], etag)) return { status: 304, headers };
    return { status: 200, headers: { ...headers, "content-type": contentType }, body };
  };
}

function hasMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((each) => ["*", etag, `W/${etag}`].includes(each.trim()));
}
