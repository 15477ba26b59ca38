import type { GraphQLError } from "graphql";
import type { Unread } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { pickLanguage } from "../../core/text/accept-language";
import { type Localizer, languageFault, phrasesAsked, spokenLanguage } from "../../core/text/localize";
import { sayAnswer, sayFault } from "../../core/text/message";
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
      const spoken = spokenLanguage(ruleset, asked);
      if (spoken === undefined) throw malformedError([sayFault(languageFault(ruleset), ruleset.sayings)]);
      return phrasesOf(spoken).then(text);
    };
}

/** The error of arguments that cannot be read, in the language that they or the headers name. */
export async function malformedIn(
  ruleset: AnyRuleset,
  answer: Unread,
  { language }: Readonly<Record<string, unknown>>,
  { acceptLanguage }: RequestContext,
): Promise<GraphQLError> {
  return malformedError(
    sayAnswer(answer, (await phrasesAsked(ruleset, language, acceptLanguage)) ?? ruleset.sayings).faults,
  );
}
