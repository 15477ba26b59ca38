import type { Answer, Decisions } from "../../core/contract/answer";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicateFields, listDecisionsFromFields } from "../../core/engine/adjudicate";
import { addBoard } from "../../core/engine/map";
import { evaluateReport } from "../../core/engine/report";
import { addSentences, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { parseJsonObject } from "../edge/json-body";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { jsonResponse, withLanguage } from "./documents";
import { malformedProblem, refusalProblem } from "./problem";

/** Answers `POST /v1/{ruleset}/{operation}`. */
export async function resolveOperation(
  ruleset: AnyRuleset,
  operation: string,
  request: ApiRequest,
): Promise<ApiResponse> {
  const fields = parseJsonObject(request);
  const phrases = await phrasesFor(ruleset, fields, request);
  const answer = adjudicateFields(ruleset, operation, fields, { phrases });
  const language = phrases?.language ?? ruleset.languages[0];
  return answerIn(ruleset, await addBoard(ruleset, answer, fields, language), phrases);
}

/** Answers `POST /v1/{ruleset}/{report}`. */
export async function computeReport(ruleset: AnyRuleset, report: AnyReport, request: ApiRequest): Promise<ApiResponse> {
  const body = parseJsonObject(request);
  const phrases = await requestedPhrases(ruleset, body.language, request.headers["accept-language"]);
  const answer = await evaluateReport(ruleset, report, body, phrases);
  if (answer.kind !== "MALFORMED") return withLanguage(jsonResponse(answer), phrases?.language);
  return malformedProblem(answer, phrases?.language);
}

/** Answers `POST /v1/{ruleset}/decisions`. */
export async function answerDecisions(ruleset: AnyRuleset, request: ApiRequest): Promise<ApiResponse> {
  const fields = parseJsonObject(request);
  const phrases = await phrasesFor(ruleset, fields, request);
  return answerIn(ruleset, listDecisionsFromFields(ruleset, fields, { phrases }), phrases);
}

/** Returns the phrases in the language of the body if the game supports it, else in that of the headers. */
function phrasesFor(ruleset: AnyRuleset, { language }: Readonly<Record<string, unknown>>, { headers }: ApiRequest) {
  return requestedPhrases(ruleset, supportedLanguage(ruleset, language), headers["accept-language"]);
}

/** Localizes an answer of the kernel and converts it to an HTTP response. */
function answerIn(ruleset: AnyRuleset, answer: Answer | Decisions, phrases: Phrases | undefined): ApiResponse {
  const localized = addSentences(ruleset, answer, phrases);
  const language = phrases?.language;
  if (localized.kind === "REFUSAL") return refusalProblem(localized, language);
  if (localized.kind === "MALFORMED") return malformedProblem(localized, language);
  return withLanguage(jsonResponse(localized), language);
}
