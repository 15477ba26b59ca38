import type { AnyRuleset } from "../../core/contract/ruleset";
import { pickLanguage } from "../../core/text/accept-language";
import { isLanguage, type Localizer, languageFault } from "../../core/text/localize";
import { malformed, type RequestContext } from "./errors";

/**
 * Serves texts as functions, which the engine calls with a field's arguments only where the field is selected; its
 * language is the field's argument, or that of the request, or what the caller's headers like best.
 */
export function tellWhenAsked(ruleset: AnyRuleset, requested: string | undefined): Localizer {
  return (text) =>
    ({ language: asked }: { readonly language?: string | null }, { acceptLanguage }: RequestContext) => {
      const language = asked ?? requested ?? pickLanguage(acceptLanguage, Object.keys(ruleset.sentences));
      if (!isLanguage(ruleset, language)) throw malformed([languageFault(ruleset)]);
      return text(ruleset.sentences[language]!);
    };
}
