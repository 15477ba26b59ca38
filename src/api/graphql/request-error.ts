import type { ApiError } from "../edge/api-error";
import type { ApiAnswer } from "../edge/message";
import { type Asking, tellError } from "../edge/wording";
import { inLanguage } from "../rest/documents";

/** The content type of an answer whose caller asked for no other. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** An error about the request as a whole, as GraphQL words it. */
export function graphqlError(error: ApiError, request: Asking): ApiAnswer {
  const { status, code, headers } = error;
  const { message, faults, language } = tellError(error, request);
  const extensions = faults.length > 0 ? { code, faults } : { code };
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  return inLanguage({ status, headers: { "content-type": JSON_TYPE, ...headers }, body }, language);
}
