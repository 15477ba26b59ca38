import type { Phrases } from "../core/contract/phrases";
import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { languageFault, phrasesAsked, spokenLanguage } from "../core/text/localize";
import type { Caller, CareerContext } from "./context";
import type { Given } from "./declaration";
import { malformedInput } from "./problem";
import type { Telling } from "./showing";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** The fault of a language that the ruleset does not speak. */
export function languageFaults(ruleset: AnyRuleset, language: unknown): Fault[] {
  if (language === undefined || language === null) return [];
  return spokenLanguage(ruleset, language) === undefined ? [languageFault(ruleset)] : [];
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
  if (faults.length > 0) throw malformedInput(faults);
  return { audit, decisions, phrases: await phrasesAsked(ruleset, language, acceptLanguage) };
}

/** What is said of stored games alone, by the English sentence, in the other languages. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = { fr, ja };

/**
 * The words in which a caller is told of a problem: in the language that the request or its headers name, where a game speaks it.
 * They are those of the request's game, or of any where it names none; none of a game's codes stands in such sentences.
 */
export async function phrasesOfProblems(
  { rulesets }: Pick<CareerContext, "rulesets">,
  { ruleset: id, language }: Given,
  { acceptLanguage }: Caller,
): Promise<Phrases | undefined> {
  if (language === undefined && acceptLanguage === undefined) return undefined;
  const named = typeof id === "string" && rulesets.ids.includes(id) ? id : rulesets.ids[0];
  const ruleset = named === undefined ? undefined : await rulesets.find(named);
  const phrases = ruleset && (await phrasesAsked(ruleset, language, acceptLanguage));
  return phrases && { ...phrases, faultSentences: { ...phrases.faultSentences, ...SENTENCES[phrases.language] } };
}
