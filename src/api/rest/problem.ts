import type { Refusal } from "../../core/contract/answer";
import type { Malformed } from "../../core/contract/request";
import type { ApiError } from "../edge/api-error";
import type { LanguageSources } from "../edge/language";
import { localizeError } from "../edge/language";
import type { ApiResponse } from "../edge/message";
import { sentenceIn } from "../edge/messages";
import { kindOf, type ProblemName, problemPath } from "../problems/kinds";
import { withLanguage } from "./documents";

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
  const kind = kindOf(code, status);
  const pointer = faults[0]?.pointer;
  const malformed = kind === "malformed" ? { kind: "MALFORMED" } : {};
  const where = pointer === undefined ? {} : { pointer, faults };
  const answer = problem(kind, status, { message, ...malformed, code, ...where, ...members }, language);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

function problem(
  kind: ProblemName,
  status: number,
  members: { readonly code: string; readonly message: string; readonly [member: string]: unknown },
  language: string | undefined,
): ApiResponse {
  const title = sentenceIn(`${kind}/title`, language);
  const { message, ...others } = members;
  const body = JSON.stringify({ type: problemPath(members.code), title, status, message, ...others });
  return withLanguage({ status, headers: { "content-type": CONTENT_TYPE }, body }, language);
}
