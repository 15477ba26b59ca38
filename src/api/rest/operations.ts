import { adjudicate, decide } from "../../core/operation/adjudicate";
import type { AnyRuleset } from "../../core/operation/contract";
import { malformedError } from "../edge/api-error";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { DECISION_FIELDS, OPERATION_FIELDS, readRequest } from "../request";
import { jsonAnswer } from "./documents";
import { malformedProblem, refusalProblem } from "./problem";

/** Answers `POST /v1/{ruleset}/{operation}`. */
export function resolveOperation(ruleset: AnyRuleset, operation: string, request: ApiRequest): ApiAnswer {
  const read = readRequest(operation, readJsonObject(request), OPERATION_FIELDS);
  if (!read.ok) throw malformedError(read.faults);
  const answer = adjudicate(ruleset, read.request);
  switch (answer.kind) {
    case "REFUSAL":
      return refusalProblem(answer);
    case "MALFORMED":
      return malformedProblem(answer);
    default:
      return jsonAnswer(answer);
  }
}

/** Answers `POST /v1/{ruleset}/decisions`. */
export function listDecisions(ruleset: AnyRuleset, request: ApiRequest): ApiAnswer {
  const read = readRequest("decisions", readJsonObject(request), DECISION_FIELDS);
  if (!read.ok) throw malformedError(read.faults);
  const answer = decide(ruleset, read.request);
  return answer.kind === "MALFORMED" ? malformedProblem(answer) : jsonAnswer(answer);
}
