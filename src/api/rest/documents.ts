import { lookupLanguage, pickLanguage } from "../../core/text/accept-language";
import { languageFault } from "../../core/text/localize";
import { ApiError } from "../edge/api-error";
import { etagOf } from "../edge/conditional";
import { FRAMED } from "../edge/headers";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import type { ApiMessage } from "../edge/sayings";

const JSON_TYPE = "application/json; charset=utf-8";
const CACHE_CONTROL = "public, max-age=300";

/** A JSON answer that no one keeps. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>> = {}): ApiAnswer {
  return { status: 200, headers: { "content-type": JSON_TYPE, ...headers }, body: JSON.stringify(value) };
}

/** A JSON document that stays the same until the next release. */
export function documentOf(make: () => unknown): () => Promise<ApiAnswer> {
  return textDocumentOf(async () => JSON.stringify(await make()), JSON_TYPE);
}

/** A document that stays the same until the next release: made once, with the ETag of that. */
export function textDocumentOf(make: () => string | Promise<string>, contentType: string): () => Promise<ApiAnswer> {
  let made: { body: string; etag: string } | undefined;
  return async () => {
    if (made === undefined) {
      const body = await make();
      made = { body, etag: etagOf(body) };
    }
    const { body, etag } = made;
    const headers = { ...FRAMED, "cache-control": CACHE_CONTROL, "content-type": contentType, etag };
    return { status: 200, headers, body };
  };
}

/**
 * A document in each of these languages, made once: the one that `language` names, or else that the caller's headers like best.
 * Throws an ApiError for a language that is none of them.
 */
export function documentsIn(
  languages: readonly string[],
  make: (language: string) => string | Promise<string>,
  contentType = JSON_TYPE,
): (request: ApiRequest, language: string | undefined) => Promise<ApiAnswer> {
  const documents = new Map(languages.map((each) => [each, textDocumentOf(async () => make(each), contentType)]));
  return async ({ headers: { "accept-language": acceptLanguage } }, language) => {
    const picked = lookupLanguage(language ?? pickLanguage(acceptLanguage, languages), languages);
    if (picked === undefined) throw languageUnknown(languages);
    const answer = await documents.get(picked)!();
    const varied = language === undefined ? { vary: "accept-language" } : {};
    return { ...answer, headers: { ...answer.headers, ...varied, "content-language": picked } };
  };
}

function languageUnknown(languages: readonly string[]): ApiError {
  const fault = languageFault({ languages });
  return new ApiError(400, fault.code as ApiMessage, { message: fault.message, faults: [fault] });
}

/** A JSON answer to who reads, to be kept by its reader alone, and asked for again each time. */
export function ownAnswer(value: unknown, headers: Readonly<Record<string, string>>): ApiAnswer {
  return jsonAnswer(value, { "cache-control": "private, no-cache", ...headers });
}

/** An answer that depends on the languages that the caller's headers name, and says which one it is in, when in any. */
export function inLanguage(answer: ApiAnswer, language: string | undefined): ApiAnswer {
  const told = language === undefined ? {} : { "content-language": language };
  return { ...answer, headers: { ...answer.headers, vary: "accept-language", ...told } };
}
