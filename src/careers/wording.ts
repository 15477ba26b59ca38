import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { isLanguage, languageFault, phrasesAsked } from "../core/text/localize";
import type { Caller } from "./context";
import { malformed } from "./problem";
import type { Telling } from "./showing";

/** The fault of a language that the ruleset does not speak. */
export function languageFaults(ruleset: AnyRuleset, language: unknown): Fault[] {
  return language === undefined || language === null || isLanguage(ruleset, language) ? [] : [languageFault(ruleset)];
}

/** What of a request says how its answer is told. */
type Told = Partial<Pick<Telling, "audit" | "decisions">> & { readonly language?: string | undefined };

/**
 * How a request wants its answer told: in the language it names, or else the one the caller's headers name; in no words when
 * neither does. Throws a CareerProblem for a language the ruleset does not speak.
 */
export async function tellingOf(
  ruleset: AnyRuleset,
  { audit, decisions, language }: Told,
  { acceptLanguage }: Caller,
): Promise<Telling> {
  const faults = languageFaults(ruleset, language);
  if (faults.length > 0) throw malformed(faults);
  return { audit, decisions, phrases: await phrasesAsked(ruleset, language, acceptLanguage) };
}
