import type { ApiError } from "../edge/api-error";
import type { LanguageSources } from "../edge/language";
import { localizeError } from "../edge/language";
import type { ApiResponse } from "../edge/message";
import { problemPath } from "../problems/kinds";
import { withLanguage } from "../rest/documents";

/** The content type of a response if the caller requests no other. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** Formats an error about the request as a whole for GraphQL. */
export function graphqlError(error: ApiError, request: LanguageSources): ApiResponse {
  const { status, code, headers } = error;
  const { message, faults, language } = localizeError(error, request);
  const extensions = { code, type: problemPath(code), ...(faults.length > 0 && { faults }) };
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  return withLanguage({ status, headers: { "content-type": JSON_TYPE, ...headers }, body }, language);
}
