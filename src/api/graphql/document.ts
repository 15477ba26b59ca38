import { type DocumentNode, parse } from "graphql";
import { slowCareerOperations } from "../../careers/slow";
import { SLOW_ANALYSES } from "../../core/analysis/headings";
import type { Message } from "../../core/contract/request";
import { NESTING_LIMIT } from "../../core/json/nesting";
import { ApiError } from "../edge/api-error";
import type { ApiMessage } from "../edge/messages";
import { parseWeights } from "../edge/weighted";
import { exceededLimit, hasSlowCall, TOKEN_LIMIT } from "./limits";
import { nestingOf } from "./nesting";

/** The options for parsing documents. */
export const PARSE_OPTIONS = { maxTokens: TOKEN_LIMIT };

const GRAPHQL_TYPE = "application/graphql-response+json";

/**
 * Throws an ApiError for a document that exceeds a limit, before anything validates it. A document that cannot be parsed passes:
 * the server reports its errors. The status is that of GraphQL over HTTP, by the types that the client accepts.
 */
export function assertInLimits(text: string, rulesets: readonly string[], accept: string | undefined): void {
  if (nestingOf(text) > NESTING_LIMIT) {
    throw new ApiError("DOCUMENT_TOO_LARGE/levels", { values: { limit: NESTING_LIMIT } });
  }
  const document = parseOrUndefined(text);
  const exceeded = document && exceededLimit(document, rulesets);
  if (exceeded !== undefined) throw tooLarge(exceeded, accept);
}

/** Matches the name of a slow call. Most documents contain none and need not be parsed. */
const SLOW_NAMES = new RegExp(`\\b(?:${[...SLOW_ANALYSES, ...slowCareerOperations].join("|")})\\b`);

/**
 * True for a document that may take a request's whole time. False for one that is rejected at once, as malformed or too
 * large.
 */
export function isSlowDocument(text: string, rulesets: readonly string[]): boolean {
  if (!SLOW_NAMES.test(text)) return false;
  if (nestingOf(text) > NESTING_LIMIT) return false;
  const document = parseOrUndefined(text);
  return document !== undefined && hasSlowCall(document, rulesets) && exceededLimit(document, rulesets) === undefined;
}

/** The code of a document that exceeds a limit. Each limit has a message of its own. */
const CODE = "DOCUMENT_TOO_LARGE" as ApiMessage;

function tooLarge(message: Message, accept: string | undefined): ApiError {
  if (!parseWeights(accept ?? "").has(GRAPHQL_TYPE)) return new ApiError(CODE, { status: 200, message });
  const headers = { "content-type": `${GRAPHQL_TYPE}; charset=utf-8` };
  return new ApiError(CODE, { message, headers });
}

function parseOrUndefined(text: string): DocumentNode | undefined {
  try {
    return parse(text, PARSE_OPTIONS);
  } catch {
    return undefined;
  }
}
