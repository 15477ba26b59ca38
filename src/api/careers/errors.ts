import type { CareerProblem } from "../../careers/problem";
import { ApiError } from "../edge/api-error";
import { logFailure } from "../edge/log";
import type { ApiMessage } from "../edge/messages";

/** Id of the message that says what to request less of if a response about stored games is too large. */
export const LESS_OF_CAREERS = "less/careers";

/**
 * Converts a problem with a career into an ApiError, whose messages are already localized. Logs the cause of an
 * unavailable store with the request id.
 */
export function careerError(problem: CareerProblem, requestId: string, request: string, language?: unknown): ApiError {
  const { code, message, faults, currentVersion, retryAfter } = problem;
  const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  const members = currentVersion === undefined ? {} : { currentVersion };
  const error = new ApiError(code as ApiMessage, { message, faults, headers, members, language });
  if (error.status >= 500) logFailure(problem.cause ?? problem, requestId, request, code);
  return error;
}
