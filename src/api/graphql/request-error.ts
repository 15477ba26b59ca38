import type { ApiError } from "../edge/api-error";
import type { ApiAnswer } from "../edge/message";

/** The content type of an answer whose caller asked for no other. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** An error about the request as a whole, as GraphQL words it. */
export function graphqlError({ status, code, message, faults, headers }: ApiError): ApiAnswer {
  const extensions = faults.length > 0 ? { code, faults } : { code };
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  return { status, headers: { "content-type": JSON_TYPE, ...headers }, body };
}
