import { namedLanguage } from "../core/audit/language";
import type { Phrases } from "../core/audit/sentence";
import type { AnyRuleset } from "../core/operation/contract";
import { isLanguage, languageFault } from "../core/operation/languages";
import type { Caller } from "./context";
import { malformed } from "./problem";

/**
 * What an answer's sentences are made of: the language the request names, or else the one the caller's headers name;
 * undefined when neither does. Throws a CareerProblem for a language the ruleset does not speak.
 */
export function phrasesFor(
  ruleset: AnyRuleset,
  language: string | undefined,
  { acceptLanguage }: Caller,
): Phrases | undefined {
  const { sentences } = ruleset;
  if (language !== undefined && !isLanguage(ruleset, language)) throw malformed([languageFault(ruleset)]);
  const named = language ?? namedLanguage(acceptLanguage, Object.keys(sentences));
  return named === undefined ? undefined : sentences[named];
}
