import type { GraphQLError } from "graphql";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { pickLanguage } from "../../core/text/accept-language";
import { type Localizer, languageFault, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatAnswer, formatFault } from "../../core/text/message";
import { malformedError, type RequestContext } from "./errors";

/**
 * Serves texts as functions, which the engine calls with a field's arguments only where the field is selected; its
 * language is the field's argument, or that of the request, or what the caller's headers like best.
 */
export async function tellWhenAsked(
  ruleset: AnyRuleset,
  requested: string | undefined,
  { acceptLanguage }: RequestContext,
): Promise<Localizer<unknown>> {
  const { languages, phrasesOf } = ruleset;
  const usual = await phrasesOf(requested ?? pickLanguage(acceptLanguage, languages));
  return (text) =>
    ({ language: asked }: { readonly language?: string | null }) => {
      if (asked === undefined || asked === null) return text(usual);
      const spoken = supportedLanguage(ruleset, asked);
      if (spoken === undefined) throw malformedError([formatFault(languageFault(ruleset), ruleset.templates)]);
      return phrasesOf(spoken).then(text);
    };
}

/** The error of arguments that cannot be read, in the language that they or the headers name. */
export async function malformedIn(
  ruleset: AnyRuleset,
  answer: InvalidRequest,
  { language }: Readonly<Record<string, unknown>>,
  { acceptLanguage }: RequestContext,
): Promise<GraphQLError> {
  return malformedError(
    formatAnswer(answer, (await requestedPhrases(ruleset, language, acceptLanguage)) ?? ruleset.templates).faults,
  );
}
