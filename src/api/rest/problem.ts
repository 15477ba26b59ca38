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
  refusal: {
    status: 422,
  },
  malformed: {
    status: 400,
  },
  forbidden: {
    status: 403,
  },
  closed: {
    status: 403,
  },
  "not-found": {
    status: 404,
  },
  "method-not-allowed": { status: 405 },
  "not-acceptable": {
    status: 406,
  },
  "precondition-failed": {
    status: 412,
  },
  "body-too-large": {
    status: 413,
  },
  "answer-too-large": {
    status: 413,
  },
  "analysis-too-large": {
    status: 413,
  },
  "content-type": { status: 415 },
  conflict: {
    status: 409,
  },
  "too-many-requests": { status: 429 },
  unavailable: {
    status: 503,
  },
  internal: { status: 500 },
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
  const entry = Object.entries(PROBLEM_TYPES).find(([, type]) => type.status === status);
  return (entry?.[0] ?? "malformed") as keyof typeof PROBLEM_TYPES;
}
