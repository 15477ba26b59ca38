import { type AnalysisAnswer, analyse, analysisFaults, withHeaderLanguage } from "../../core/analysis/call";
import { ANALYSIS_NAMES, type AnalysisName, HEADINGS, SLOW_ANALYSES } from "../../core/analysis/headings";
import type { Refusal } from "../../core/contract/answer";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { mergeFaults } from "../../core/request/fault";
import { unknownFieldFault } from "../../core/request/fields";
import { isMalformed, malformed } from "../../core/request/result";
import { requestedPhrases } from "../../core/text/localize";
import { formatAnswer } from "../../core/text/message";
import { parseJsonObject } from "../edge/json-body";
import { parametersIn } from "../path-parameters";
import { jsonResponse, withLanguage } from "../rest/documents";
import { malformedProblem, refusalProblem } from "../rest/problem";
import type { Handle, Route } from "../rest/route";
import { spentSince } from "./time";

/**
 * Returns one route below a ruleset for every analysis. An analysis is loaded on its first request. `find` and `check`
 * return and validate the ruleset and the operation.
 */
export function analysisRoutes(
  find: (id: string) => Promise<AnyRuleset>,
  check: NonNullable<Route["check"]>,
): readonly Route[] {
  return ANALYSIS_NAMES.map((name) => ({
    method: "POST",
    path: `/v1/:ruleset/${HEADINGS[name].path}`,
    name,
    tag: "analysis",
    title: HEADINGS[name].title,
    doc: HEADINGS[name].doc,
    contract: { kind: "ANALYSIS", name },
    ...(SLOW_ANALYSES.has(name) && { isSlow: true }),
    check,
    handle: handleOf(find, name),
  }));
}

function handleOf(find: (id: string) => Promise<AnyRuleset>, name: AnalysisName): Handle {
  const inPath = parametersIn(HEADINGS[name].path);
  return async (request, { ruleset, ...fields }) => {
    const elapsed = spentSince(performance.now());
    const call = (await import("../../core/analysis/index")).analysisCallOf(name);
    const body = parseJsonObject(request, call.bodyLimit);
    const misplaced = inPath.filter((name) => name in body).map((name) => unknownFieldFault(name, []));
    const game = await find(ruleset!);
    const input = call.isLocalized ? withHeaderLanguage(game, body, request.headers["accept-language"]) : body;
    const phrases = await requestedPhrases(game, body.language, request.headers["accept-language"]);
    const analysisRequest = { ...input, ...fields };
    const answer =
      misplaced.length === 0
        ? await analyse(game, call, analysisRequest, elapsed, phrases)
        : formatAnswer(
            malformed(mergeFaults(misplaced, analysisFaults(game, call, analysisRequest))),
            phrases ?? game.templates,
          );
    if (isMalformed(answer)) return malformedProblem(answer, phrases?.language);
    if (isRefusal(answer)) return refusalProblem(answer, phrases?.language);
    const language = call.isLocalized ? languageOf(answer) : undefined;
    return call.isLocalized ? withLanguage(jsonResponse(answer), language) : jsonResponse(answer);
  };
}

function languageOf(answer: AnalysisAnswer): string | undefined {
  return "language" in answer ? (answer.language as string) : undefined;
}

function isRefusal(answer: AnalysisAnswer): answer is Refusal {
  return answer.kind === "REFUSAL";
}
