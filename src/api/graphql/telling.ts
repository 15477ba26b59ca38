import type { GraphQLError } from "graphql";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { pickLanguage } from "../../core/text/accept-language";
import { type Localizer, languageFault, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatAnswer, formatFault } from "../../core/text/message";
import { malformedError, type RequestContext } from "./errors";

/**
 * Returns a localizer that serves texts as functions. The engine calls such a function only for a selected field, with
 * its arguments. The language is the field's argument, else that of the request, else the one that the caller's headers
 * prefer.
 */
export async function lazyLocalizer(
  ruleset: AnyRuleset,
  requested: string | undefined,
  { acceptLanguage }: RequestContext,
): Promise<Localizer<unknown>> {
  const { languages, phrasesOf } = ruleset;
  const usual = await phrasesOf(requested ?? pickLanguage(acceptLanguage, languages));
  return (text) =>
    ({ language: textLanguage }: { readonly language?: string | null }) => {
      if (textLanguage === undefined || textLanguage === null) return text(usual);
      const spoken = supportedLanguage(ruleset, textLanguage);
      if (spoken === undefined) throw malformedError([formatFault(languageFault(ruleset), ruleset.templates)]);
      return phrasesOf(spoken).then(text);
    };
}

/** Returns the error of malformed arguments, in the language of the arguments or the headers. */
export async function localizedMalformedError(
  ruleset: AnyRuleset,
  answer: InvalidRequest,
  { language }: Readonly<Record<string, unknown>>,
  { acceptLanguage }: RequestContext,
): Promise<GraphQLError> {
  return malformedError(
    formatAnswer(answer, (await requestedPhrases(ruleset, language, acceptLanguage)) ?? ruleset.templates).faults,
  );
}
