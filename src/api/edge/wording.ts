import type { Phrases } from "../../core/contract/phrases";
import type { Fault } from "../../core/contract/request";
import { lookupLanguage, namedLanguage } from "../../core/text/accept-language";
import { kernelPhrases, LANGUAGES } from "../../core/text/phrase-book";
import { inWords, sayFault } from "../../core/text/worded-fault";
import fr from "../words/fr.json";
import ja from "../words/ja.json";
import type { ApiError } from "./api-error";
import type { ApiRequest } from "./message";

/** What the wires say themselves, by the English sentence, in the other languages. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = { fr, ja };

/** An error as it is told: its sentence and those of its faults, in the language of its request. */
interface Told {
  readonly message: string;
  readonly faults: readonly Fault[];
  readonly language: string | undefined;
}

/** Says an error in the language that its request names, in its body, its query or its headers; in English where none is named. */
export function tellError(error: ApiError, request: Asking): Told {
  const language = languageAsked(error.language, request);
  const phrases = language === undefined ? undefined : phrasesIn(language);
  const { faults } = inWords({ faults: error.faults }, phrases);
  return { message: faults[0]?.message ?? sayFault(error.said, phrases), faults, language };
}

/** What of a request names a language. */
export type Asking = Pick<ApiRequest, "search" | "headers">;

/** A sentence of the wires in a language; as it stands where there is none of it. */
export function sentenceIn(sentence: string, language: string | undefined): string {
  return SENTENCES[language ?? ""]?.[sentence] ?? sentence;
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

/** The words of a language with what the wires say themselves in it. */
export function withWireSentences(phrases: Phrases): Phrases {
  return { ...phrases, faultSentences: { ...phrases.faultSentences, ...SENTENCES[phrases.language] } };
}
