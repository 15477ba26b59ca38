import type { Refusal } from "../../core/contract/answer";
import type { Malformed } from "../../core/contract/request";
import type { ApiError } from "../edge/api-error";
import type { LanguageSources } from "../edge/language";
import { localizeError } from "../edge/language";
import type { ApiResponse } from "../edge/message";
import { sentenceIn } from "../edge/messages";
import { withLanguage } from "./documents";

/**
 * The problems of the service by the last segment of their `type`, with their status. Title and meaning are in the
 * messages.
 */
export const PROBLEM_TYPES = {
  refusal: 422,
  malformed: 400,
  forbidden: 403,
  closed: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "not-acceptable": 406,
  "precondition-failed": 412,
  "body-too-large": 413,
  "answer-too-large": 413,
  "analysis-too-large": 413,
  "content-type": 415,
  conflict: 409,
  "too-many-requests": 429,
  unavailable: 503,
  internal: 500,
} as const;

const CONTENT_TYPE = "application/problem+json; charset=utf-8";

/** Returns the problem of a refusal, whose message is in this language. */
export function refusalProblem(refusal: Refusal, language: string | undefined): ApiResponse {
  return problem("refusal", 422, { ...refusal }, language);
}

/** Returns the problem of a malformed request, whose messages are in this language. */
export function malformedProblem({ kind, faults }: Malformed, language: string | undefined): ApiResponse {
  const { code, message, pointer } = faults[0]!;
  return problem("malformed", 400, { message, kind, code, pointer, faults }, language);
}

/** Returns the problem of a request that did not reach the kernel, in the language of that request. */
export function errorProblem(error: ApiError, request: LanguageSources): ApiResponse {
  const { status, code, headers, members } = error;
  const { message, faults, language } = localizeError(error, request);
  const type = typeOf(error);
  const pointer = faults[0]?.pointer;
  const malformed = type === "malformed" ? { kind: "MALFORMED" } : {};
  const where = pointer === undefined ? {} : { pointer, faults };
  const answer = problem(type, status, { message, ...malformed, code, ...where, ...members }, language);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

function problem(
  type: keyof typeof PROBLEM_TYPES,
  status: number,
  { message, ...members }: { readonly message: string; readonly [member: string]: unknown },
  language: string | undefined,
): ApiResponse {
  const title = sentenceIn(`${type}/title`, language);
  const body = JSON.stringify({ type: `/problems/${type}`, title, status, message, detail: message, ...members });
  return withLanguage({ status, headers: { "content-type": CONTENT_TYPE }, body }, language);
}

function typeOf({ status, code }: ApiError): keyof typeof PROBLEM_TYPES {
  if (code === "ANSWER_TOO_LARGE") return "answer-too-large";
  if (code === "FRONT_REQUIRED") return "closed";
  if (code === "ANALYSIS_TOO_LARGE") return "analysis-too-large";
  const entry = Object.entries(PROBLEM_TYPES).find(([, each]) => each === status);
  return (entry?.[0] ?? "malformed") as keyof typeof PROBLEM_TYPES;
}
