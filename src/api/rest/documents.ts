import { lookupLanguage, pickLanguage } from "../../core/text/accept-language";
import { languageFault } from "../../core/text/localize";
import { malformedRequest } from "../edge/api-error";
import { etagOf } from "../edge/conditional";
import { FRAMED } from "../edge/headers";
import type { ApiRequest, ApiResponse } from "../edge/message";

const JSON_TYPE = "application/json; charset=utf-8";
const CACHE_CONTROL = "public, max-age=300";

/** The header of a response that never changes, because its address names its content. */
export const IMMUTABLE = { "cache-control": "public, max-age=31536000, immutable" } as const;

/** Returns a JSON response that must not be cached. */
export function jsonResponse(value: unknown, headers: Readonly<Record<string, string>> = {}): ApiResponse {
  return { status: 200, headers: { "content-type": JSON_TYPE, ...headers }, body: JSON.stringify(value) };
}

/** Returns a handler for a JSON document that stays the same until the next release. */
export function jsonDocumentOf(make: () => unknown): () => Promise<ApiResponse> {
  return textDocumentOf(async () => JSON.stringify(await make()), JSON_TYPE);
}

/** Returns a handler for a document that stays the same until the next release. Memoizes the document and its ETag. */
export function textDocumentOf(make: () => string | Promise<string>, contentType: string): () => Promise<ApiResponse> {
  let document: { body: string; etag: string } | undefined;
  return async () => {
    if (document === undefined) {
      const body = await make();
      document = { body, etag: etagOf(body) };
    }
    const { body, etag } = document;
    const headers = { ...FRAMED, "cache-control": CACHE_CONTROL, "content-type": contentType, etag };
    return { status: 200, headers, body };
  };
}

/**
 * Returns a handler for a document in each of these languages, memoized. The language is `language`, or else the one
 * that the caller's headers prefer. Throws an ApiError for an unsupported language.
 */
export function documentsIn(
  languages: readonly string[],
  make: (language: string) => string | Promise<string>,
  contentType = JSON_TYPE,
): (request: ApiRequest, language: string | undefined) => Promise<ApiResponse> {
  const documents = new Map(languages.map((each) => [each, textDocumentOf(async () => make(each), contentType)]));
  return async ({ headers: { "accept-language": acceptLanguage } }, language) => {
    const picked = lookupLanguage(language ?? pickLanguage(acceptLanguage, languages), languages);
    if (picked === undefined) throw malformedRequest([languageFault({ languages })]);
    const answer = await documents.get(picked)!();
    const varied = language === undefined ? { vary: "accept-language" } : {};
    return { ...answer, headers: { ...answer.headers, ...varied, "content-language": picked } };
  };
}

/** Returns a JSON response that only its reader may cache, and must revalidate each time. */
export function privateResponse(value: unknown, headers: Readonly<Record<string, string>>): ApiResponse {
  return jsonResponse(value, { "cache-control": "private, no-cache", ...headers });
}

/** Adds the headers of a localized response: it varies by Accept-Language, and names its language if there is one. */
export function withLanguage(answer: ApiResponse, language: string | undefined): ApiResponse {
  const languageHeader = language === undefined ? {} : { "content-language": language };
  return { ...answer, headers: { ...answer.headers, vary: "accept-language", ...languageHeader } };
}
