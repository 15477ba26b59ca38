import type { MessageTemplates, Phrases } from "../../core/contract/phrases";
import type { LocalizedFault } from "../../core/contract/request";
import { lookupLanguage, namedLanguage } from "../../core/text/accept-language";
import { formatFault, formatMessage } from "../../core/text/message";
import { kernelPhrases, LANGUAGES, withFaults } from "../../core/text/phrase-book";
import type { ApiError } from "./api-error";
import type { ApiRequest } from "./message";
import { SENTENCES, SURFACE_SAYINGS } from "./sayings";

/** An error as a response contains it: its sentence and those of its faults, in the language of its request. */
interface SaidError {
  readonly message: string;
  readonly faults: readonly LocalizedFault[];
  readonly language: string | undefined;
}

/** Says an error in the language that its request names, in its body, its query or its headers; in English where none is named. */
export function tellError(error: ApiError, request: Asking): SaidError {
  const language = languageAsked(error.language, request);
  const sayings = language === undefined ? SURFACE_SAYINGS : phrasesIn(language);
  const faults = error.faults.map((fault) => formatFault(fault, sayings));
  const { words } = error;
  const message = faults[0]?.message ?? (typeof words === "string" ? words : formatMessage(words, sayings));
  return { message, faults, language };
}

/** What of a request names a language. */
export type Asking = Pick<ApiRequest, "search" | "headers">;

/** A sentence of the surfaces by its id, in a language or in English. */
export function sentenceIn(id: string, language = "en"): string {
  return (SENTENCES[language] ?? SURFACE_SAYINGS.faults)[id]!;
}

/** The language that a request names: here in its body, else in its query or its headers; undefined where none does. */
export function languageAsked(language: unknown, { search, headers }: Asking): string | undefined {
  const inQuery = new URLSearchParams(search).get("language");
  return spokenTag(language) ?? spokenTag(inQuery) ?? namedLanguage(headers["accept-language"], LANGUAGES);
}

/** The kernel's language for a tag that a request names; undefined if it has none. */
export function spokenTag(tag: unknown): string | undefined {
  return lookupLanguage(tag, LANGUAGES);
}

/** The words for what is said where no game is asked, in one of the kernel's languages. */
export function phrasesIn(language: string): Phrases {
  return withWireSentences(kernelPhrases(language));
}

/** Words with the sentences of the surfaces themselves. */
export function withWireSentences<S extends MessageTemplates>(sayings: S): S {
  const { language = "en" } = sayings as Partial<Phrases>;
  return withFaults(sayings, SENTENCES[language]!);
}
