import type { MessageTemplates } from "../core/contract/phrases";
import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { languageFault, requestedPhrases, supportedLanguage } from "../core/text/localize";
import { withFaults } from "../core/text/phrase-book";
import type { Caller, CareerContext } from "./context";
import type { InputFields } from "./declaration";
import { CAREER_SAYINGS, malformedInput } from "./problem";
import type { AnswerOptions } from "./visibility";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** Returns the fault of a language that the ruleset does not support. */
export function languageFaults(ruleset: AnyRuleset, language: unknown): Fault[] {
  if (language === undefined || language === null) return [];
  return supportedLanguage(ruleset, language) === undefined ? [languageFault(ruleset)] : [];
}

/** The fields of a request that set the format of its response. */
type AnswerFields = Partial<Pick<AnswerOptions, "audit" | "decisions">> & { readonly language?: string | undefined };

/**
 * Returns the options of a response. The language is that of the request, or else of the Accept-Language header, or
 * none. Throws a CareerProblem for a language that the ruleset does not support.
 */
export async function answerOptionsOf(
  ruleset: AnyRuleset,
  { audit, decisions, language }: AnswerFields,
  { acceptLanguage }: Caller,
): Promise<AnswerOptions> {
  const faults = languageFaults(ruleset, language);
  if (faults.length > 0) throw malformedInput(faults);
  return { audit, decisions, phrases: await requestedPhrases(ruleset, language, acceptLanguage) };
}

const SENTENCES: Readonly<Record<string, MessageTemplates["faults"]>> = { en, fr, ja };

/**
 * Returns the messages for the problems of a request, in the language of the request or its headers. They belong to the
 * request's game. If it names none, any game's messages serve: no fault is then specific to a game.
 */
export async function problemMessages(
  { rulesets }: Pick<CareerContext, "rulesets">,
  { ruleset: id, language }: InputFields,
  { acceptLanguage }: Caller,
): Promise<MessageTemplates> {
  const requestedId = typeof id === "string" && rulesets.ids.includes(id) ? id : undefined;
  const isEnglish = language === undefined && acceptLanguage === undefined;
  const rulesetId = requestedId ?? (isEnglish ? undefined : rulesets.ids[0]);
  const ruleset = rulesetId === undefined ? undefined : await rulesets.find(rulesetId);
  if (ruleset === undefined) return CAREER_SAYINGS;
  const phrases = isEnglish ? undefined : await requestedPhrases(ruleset, language, acceptLanguage);
  return withFaults(phrases ?? ruleset.templates, SENTENCES[phrases?.language ?? "en"]!);
}
