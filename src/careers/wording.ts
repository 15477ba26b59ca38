import { namedLanguage } from "../core/audit/language";
import type { Phrases } from "../core/audit/sentence";
import type { AnyRuleset } from "../core/operation/contract";
import type { Caller } from "./context";
import { malformed } from "./problem";

/**
 * What an answer's sentences are made of: the language the request names, or else the one the caller's headers name;
 * undefined when neither does. Throws a CareerProblem for a language the ruleset does not speak.
 */
export function phrasesFor(
  { sentences }: AnyRuleset,
  language: string | undefined,
  { acceptLanguage }: Caller,
): Phrases | undefined {
  const known = Object.keys(sentences);
  if (language !== undefined && !known.includes(language)) {
    const message = `A language is one of ${known.join(", ")}.`;
    throw malformed([{ code: "LANGUAGE_UNKNOWN", pointer: "/language", message }]);
  }
  const named = language ?? namedLanguage(acceptLanguage, known);
  return named === undefined ? undefined : sentences[named];
}
