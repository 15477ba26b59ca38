import { type AnalysisAnswer, analyse, withHeaderLanguage } from "../../core/analysis/call";
import type { AnalysisName } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed } from "../../core/request/read";
import { localizeAudit, requestedPhrases } from "../../core/text/localize";
import { spentSince } from "../analysis/time";
import { overBudget } from "./budget";
import { malformedError, type RequestContext } from "./errors";
import { tellWhenAsked } from "./telling";

type Given = Readonly<Record<string, unknown>>;

/** Answers an analysis. All analyses of one document share the time and the budget of its request. */
export async function answerAnalysis(
  ruleset: AnyRuleset,
  name: AnalysisName,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const beyond = overBudget(context.asked, name, given);
  if (beyond !== undefined) throw malformedError([beyond]);
  const call = analysisCallOf(name);
  const asked = call.isLocalized ? withHeaderLanguage(ruleset, given, context.acceptLanguage) : given;
  const phrases = await requestedPhrases(ruleset, given.language, context.acceptLanguage);
  const answer: AnalysisAnswer = await analyse(ruleset, call, asked, spentSince(context.began), [], phrases);
  if (isMalformed(answer)) throw malformedError(answer.faults);
  if (call.withLines === undefined || answer.kind === "REFUSAL") return answer;
  // The language is that of the answer. Each line may be requested in another one.
  const { language } = answer as { readonly language?: string };
  const localizer = await tellWhenAsked(ruleset, language, context);
  return call.withLines(answer, (lines) => localizeAudit(lines, localizer));
}
