import { lookupLanguage, namedLanguage } from "../../core/text/accept-language";
import type { LocalizedDetails } from "../../core/text/localizable-error";
import { LANGUAGES } from "../../core/text/phrase-book";
import type { ApiError } from "./api-error";
import type { ApiRequest } from "./message";
import { API_TEMPLATES, apiTemplatesIn } from "./messages";

/** An error as a response contains it: its message and its faults, in the language of the request. */
interface LocalizedError extends LocalizedDetails {
  readonly language: string | undefined;
}

/** Localizes an error in the language of the request's body, query or headers. Default: English. */
export function localizeError(error: ApiError, request: LanguageSources): LocalizedError {
  const language = requestedLanguage(error.language, request);
  return { ...error.detailsIn(language === undefined ? API_TEMPLATES : apiTemplatesIn(language)), language };
}

/** The parts of a request that may name a language. */
export type LanguageSources = Pick<ApiRequest, "search" | "headers">;

/**
 * Returns the language of a request: that of its body, else of its query, else of its headers. Undefined if none names
 * one.
 */
export function requestedLanguage(language: unknown, { search, headers }: LanguageSources): string | undefined {
  const inQuery = new URLSearchParams(search).get("language");
  return kernelLanguage(language) ?? kernelLanguage(inQuery) ?? namedLanguage(headers["accept-language"], LANGUAGES);
}

/** Returns the kernel's language for a requested tag, or undefined if there is none. */
export function kernelLanguage(tag: unknown): string | undefined {
  return lookupLanguage(tag, LANGUAGES);
}
