import type { MessageTemplates } from "../core/contract/phrases";
import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { languageFault, requestedPhrases, supportedLanguage } from "../core/text/localize";
import { withFaults } from "../core/text/phrase-book";
import type { Caller, CareerContext } from "./context";
import type { Given } from "./declaration";
import { CAREER_SAYINGS, malformedInput } from "./problem";
import type { Telling } from "./showing";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** The fault of a language that the ruleset does not speak. */
export function languageFaults(ruleset: AnyRuleset, language: unknown): Fault[] {
  if (language === undefined || language === null) return [];
  return supportedLanguage(ruleset, language) === undefined ? [languageFault(ruleset)] : [];
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
  return { audit, decisions, phrases: await requestedPhrases(ruleset, language, acceptLanguage) };
}

const SENTENCES: Readonly<Record<string, MessageTemplates["faults"]>> = { en, fr, ja };

/**
 * The words for the problems of a request: in the language that the request or its headers name, if a game speaks it. They are
 * those of the request's game, or of any game if it names none; then no message of a game is among the faults.
 */
export async function sayingsOfProblems(
  { rulesets }: Pick<CareerContext, "rulesets">,
  { ruleset: id, language }: Given,
  { acceptLanguage }: Caller,
): Promise<MessageTemplates> {
  const own = typeof id === "string" && rulesets.ids.includes(id) ? id : undefined;
  const isEnglish = language === undefined && acceptLanguage === undefined;
  const named = own ?? (isEnglish ? undefined : rulesets.ids[0]);
  const ruleset = named === undefined ? undefined : await rulesets.find(named);
  if (ruleset === undefined) return CAREER_SAYINGS;
  const phrases = isEnglish ? undefined : await requestedPhrases(ruleset, language, acceptLanguage);
  return withFaults(phrases ?? ruleset.templates, SENTENCES[phrases?.language ?? "en"]!);
}
