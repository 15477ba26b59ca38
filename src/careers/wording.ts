import type { Phrases } from "../core/contract/phrases";
import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { isLanguage, languageFault, phrasesAsked } from "../core/text/localize";
import type { Caller } from "./context";
import { malformed } from "./problem";

/** The fault of a language that the ruleset does not speak. */
export function languageFaults(ruleset: AnyRuleset, language: unknown): Fault[] {
  return language === undefined || language === null || isLanguage(ruleset, language) ? [] : [languageFault(ruleset)];
}

/**
 * What an answer's sentences are made of: the language the request names, or else the one the caller's headers name;
 * undefined when neither does. Throws a CareerProblem for a language the ruleset does not speak.
 */
export async function phrasesFor(
  ruleset: AnyRuleset,
  language: string | undefined,
  { acceptLanguage }: Caller,
): Promise<Phrases | undefined> {
  const faults = languageFaults(ruleset, language);
  if (faults.length > 0) throw malformed(faults);
  return phrasesAsked(ruleset, language, acceptLanguage);
}
