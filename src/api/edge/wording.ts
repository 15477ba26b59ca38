import type { MessageTemplates, Phrases } from "../../core/contract/phrases";
import type { LocalizedFault } from "../../core/contract/request";
import { lookupLanguage, namedLanguage } from "../../core/text/accept-language";
import { formatFault, formatMessage } from "../../core/text/message";
import { kernelPhrases, LANGUAGES, withFaults } from "../../core/text/phrase-book";
import type { ApiError } from "./api-error";
import type { ApiRequest } from "./message";
import { API_TEMPLATES, SENTENCES } from "./messages";

/** An error as a response contains it: its message and its faults, in the language of the request. */
interface LocalizedError {
  readonly message: string;
  readonly faults: readonly LocalizedFault[];
  readonly language: string | undefined;
}

/** Localizes an error in the language of the request's body, query or headers. Default: English. */
export function localizeError(error: ApiError, request: LanguageSources): LocalizedError {
  const language = requestedLanguage(error.language, request);
  const templates = language === undefined ? API_TEMPLATES : surfacePhrases(language);
  const faults = error.faults.map((fault) => formatFault(fault, templates));
  const { words } = error;
  const message = faults[0]?.message ?? (typeof words === "string" ? words : formatMessage(words, templates));
  return { message, faults, language };
}

/** The parts of a request that may name a language. */
export type LanguageSources = Pick<ApiRequest, "search" | "headers">;

/** Returns a message of the surfaces by its id. Default: in English. */
export function sentenceIn(id: string, language = "en"): string {
  return (SENTENCES[language] ?? API_TEMPLATES.faults)[id]!;
}

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

/** Returns the phrases for responses that belong to no game, in one of the kernel's languages. */
export function surfacePhrases(language: string): Phrases {
  return withSurfaceSentences(kernelPhrases(language));
}

/** Adds the messages of the surfaces to a set of messages. */
export function withSurfaceSentences<S extends MessageTemplates>(templates: S): S {
  const { language = "en" } = templates as Partial<Phrases>;
  return withFaults(templates, SENTENCES[language]!);
}
