import type { AnyReport } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { compute } from "../../core/engine/report";
import { DECISION_FIELDS, operationFields, readRequest } from "../../core/request/fields";
import { describeDecisions } from "../../core/text/describe";
import { phrasesAsked, tellAnswer } from "../../core/text/localize";
import { inWords } from "../../core/text/worded-fault";
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
  const answer = adjudicate(ruleset, read.request, read.faults, phrases);
  switch (answer.kind) {
    case "REFUSAL":
      return refusalProblem(answer, phrases?.language);
    case "MALFORMED":
      return malformedProblem(inWords(answer, phrases), phrases?.language);
    default:
      return inLanguage(
        jsonAnswer(phrases === undefined ? answer : tellAnswer(ruleset, answer, phrases)),
        phrases?.language,
      );
  }
}

/** Answers `POST /v1/{ruleset}/{report}`. */
export async function computeReport(ruleset: AnyRuleset, report: AnyReport, request: ApiRequest): Promise<ApiAnswer> {
  const body = readJsonObject(request);
  const answer = await compute(ruleset, report, body);
  if (answer.kind !== "MALFORMED") return jsonAnswer(answer);
  const phrases = await phrasesAsked(ruleset, body.language, request.headers["accept-language"]);
  return malformedProblem(inWords(answer, phrases), phrases?.language);
}

/** Answers `POST /v1/{ruleset}/decisions`. */
export async function listDecisions(ruleset: AnyRuleset, request: ApiRequest): Promise<ApiAnswer> {
  const read = readRequest(ruleset, "decisions", readJsonObject(request), DECISION_FIELDS);
  const phrases = await phrasesAsked(ruleset, read.language, request.headers["accept-language"]);
  const answer = decide(ruleset, read.request, read.faults, phrases);
  if (answer.kind === "MALFORMED") return malformedProblem(inWords(answer, phrases), phrases?.language);
  if (phrases === undefined) return inLanguage(jsonAnswer(answer), undefined);
  return inLanguage(
    jsonAnswer({ ...answer, decisions: describeDecisions(ruleset, answer.decisions, phrases) }),
    phrases.language,
  );
}
