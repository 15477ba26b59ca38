import type { Answer } from "../../core/contract/answer";
import type { AnyReport } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { compute } from "../../core/engine/report";
import { operationFields, readRequest } from "../../core/request/fields";
import { namedLanguage } from "../../core/text/accept-language";
import { localize } from "../../core/text/localize";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { DECISION_FIELDS } from "../request";
import { jsonAnswer } from "./documents";
import { malformedProblem, refusalProblem } from "./problem";

/** Answers `POST /v1/{ruleset}/{operation}`. */
export async function resolveOperation(
  ruleset: AnyRuleset,
  operation: string,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const read = readRequest(ruleset, operation, readJsonObject(request), operationFields(ruleset));
  const acceptLanguage = request.headers["accept-language"];
  const answer = adjudicate(ruleset, read.request, read.faults);
  switch (answer.kind) {
    case "REFUSAL":
      return refusalProblem(answer);
    case "MALFORMED":
      return malformedProblem(answer);
    default:
      return told(ruleset, answer, read.language ?? namedLanguage(acceptLanguage, ruleset.languages));
  }
}

/** An answer with its sentences in a language, or as the kernel gave it when none was asked for. */
async function told(ruleset: AnyRuleset, answer: Answer, language: string | undefined): Promise<ApiAnswer> {
  if (language === undefined) return jsonAnswer(answer, VARIES);
  const phrases = await ruleset.phrasesOf(language);
  const headers = { ...VARIES, "content-language": phrases.language };
  return jsonAnswer(
    localize(answer, (text) => text(phrases)),
    headers,
  );
}

/** What an operation answers depends on the languages that the caller's headers name. */
const VARIES = { vary: "accept-language" } as const;

/** Answers `POST /v1/{ruleset}/{report}`. */
export async function computeReport(ruleset: AnyRuleset, report: AnyReport, request: ApiRequest): Promise<ApiAnswer> {
  const answer = await compute(ruleset, report, readJsonObject(request));
  return answer.kind === "MALFORMED" ? malformedProblem(answer) : jsonAnswer(answer);
}

/** Answers `POST /v1/{ruleset}/decisions`. */
export function listDecisions(ruleset: AnyRuleset, request: ApiRequest): ApiAnswer {
  const read = readRequest(ruleset, "decisions", readJsonObject(request), DECISION_FIELDS);
  const answer = decide(ruleset, read.request, read.faults);
  return answer.kind === "MALFORMED" ? malformedProblem(answer) : jsonAnswer(answer);
}
