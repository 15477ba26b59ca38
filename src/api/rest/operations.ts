import type { Answer, Decisions } from "../../core/contract/answer";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { compute } from "../../core/engine/report";
import { DECISION_FIELDS, operationFields, readRequest } from "../../core/request/fields";
import { phrasesAsked, wordAnswer } from "../../core/text/localize";
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
  const read = readRequest(ruleset, operation, readJsonObject(request), operationFields(ruleset));
  const phrases = await phrasesAsked(ruleset, read.language, request.headers["accept-language"]);
  return answerIn(ruleset, adjudicate(ruleset, read.request, { found: read.faults, phrases }), phrases);
}

/** Answers `POST /v1/{ruleset}/{report}`. */
export async function computeReport(ruleset: AnyRuleset, report: AnyReport, request: ApiRequest): Promise<ApiAnswer> {
  const body = readJsonObject(request);
  const phrases = await phrasesAsked(ruleset, body.language, request.headers["accept-language"]);
  const answer = await compute(ruleset, report, body, phrases);
  if (answer.kind !== "MALFORMED") return inLanguage(jsonAnswer(answer), phrases?.language);
  return malformedProblem(answer, phrases?.language);
}

/** Answers `POST /v1/{ruleset}/decisions`. */
export async function listDecisions(ruleset: AnyRuleset, request: ApiRequest): Promise<ApiAnswer> {
  const read = readRequest(ruleset, "decisions", readJsonObject(request), DECISION_FIELDS);
  const phrases = await phrasesAsked(ruleset, read.language, request.headers["accept-language"]);
  return answerIn(ruleset, decide(ruleset, read.request, { found: read.faults, phrases }), phrases);
}

/** An answer of the kernel as HTTP sends it, in the words that it was asked for in. */
function answerIn(ruleset: AnyRuleset, answer: Answer | Decisions, phrases: Phrases | undefined): ApiAnswer {
  const told = wordAnswer(ruleset, answer, phrases);
  const language = phrases?.language;
  if (told.kind === "REFUSAL") return refusalProblem(told, language);
  if (told.kind === "MALFORMED") return malformedProblem(told, language);
  return inLanguage(jsonAnswer(told), language);
}
