import type { Answer, Decisions } from "../../core/contract/answer";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicateFields, decideFields } from "../../core/engine/adjudicate";
import { evaluateReport } from "../../core/engine/report";
import { addSentences, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { inLanguage, jsonAnswer } from "./documents";
import { malformedProblem, refusalProblem } from "./problem";

/** Answers `POST /v1/{ruleset}/{operation}`. */
export async function resolveOperation(
  ruleset: AnyRuleset,
  operation: string,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const fields = readJsonObject(request);
  const phrases = await phrasesFor(ruleset, fields, request);
  return answerIn(ruleset, adjudicateFields(ruleset, operation, fields, { phrases }), phrases);
}

/** Answers `POST /v1/{ruleset}/{report}`. */
export async function computeReport(ruleset: AnyRuleset, report: AnyReport, request: ApiRequest): Promise<ApiAnswer> {
  const body = readJsonObject(request);
  const phrases = await requestedPhrases(ruleset, body.language, request.headers["accept-language"]);
  const answer = await evaluateReport(ruleset, report, body, phrases);
  if (answer.kind !== "MALFORMED") return inLanguage(jsonAnswer(answer), phrases?.language);
  return malformedProblem(answer, phrases?.language);
}

/** Answers `POST /v1/{ruleset}/decisions`. */
export async function listDecisions(ruleset: AnyRuleset, request: ApiRequest): Promise<ApiAnswer> {
  const fields = readJsonObject(request);
  const phrases = await phrasesFor(ruleset, fields, request);
  return answerIn(ruleset, decideFields(ruleset, fields, { phrases }), phrases);
}

/** The words of the language that a body names, if the game speaks it, else of that which the headers name. */
function phrasesFor(ruleset: AnyRuleset, { language }: Readonly<Record<string, unknown>>, { headers }: ApiRequest) {
  return requestedPhrases(ruleset, supportedLanguage(ruleset, language), headers["accept-language"]);
}

/** An answer of the kernel as HTTP sends it, in the words that it was asked for in. */
function answerIn(ruleset: AnyRuleset, answer: Answer | Decisions, phrases: Phrases | undefined): ApiAnswer {
  const told = addSentences(ruleset, answer, phrases);
  const language = phrases?.language;
  if (told.kind === "REFUSAL") return refusalProblem(told, language);
  if (told.kind === "MALFORMED") return malformedProblem(told, language);
  return inLanguage(jsonAnswer(told), language);
}
