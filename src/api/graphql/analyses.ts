import { type AnalysisAnswer, analyse, withHeaderLanguage } from "../../core/analysis/call";
import type { AnalysisName } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed } from "../../core/request/result";
import { localizeAudit, requestedPhrases } from "../../core/text/localize";
import { spentSince } from "../analysis/time";
import { chargeEffort } from "./budget";
import { malformedError, type RequestContext } from "./errors";
import { lazyLocalizer } from "./telling";

type AnalysisArguments = Readonly<Record<string, unknown>>;

/** Runs an analysis. All analyses of one document share the time and the budget of its request. */
export async function answerAnalysis(
  ruleset: AnyRuleset,
  name: AnalysisName,
  args: AnalysisArguments,
  context: RequestContext,
): Promise<unknown> {
  const beyond = chargeEffort(context.effortSoFar, name, args);
  if (beyond !== undefined) throw malformedError([beyond]);
  const call = analysisCallOf(name);
  const input = call.isLocalized ? withHeaderLanguage(ruleset, args, context.acceptLanguage) : args;
  const phrases = await requestedPhrases(ruleset, args.language, context.acceptLanguage);
  const answer: AnalysisAnswer = await analyse(ruleset, call, input, spentSince(context.began), phrases);
  if (isMalformed(answer)) throw malformedError(answer.faults);
  if (call.withLines === undefined || answer.kind === "REFUSAL") return answer;
  // The language is that of the answer. Each line may be requested in another language.
  const { language } = answer as { readonly language?: string };
  const localizer = await lazyLocalizer(ruleset, language, context);
  return call.withLines(answer, (lines) => localizeAudit(lines, localizer));
}
