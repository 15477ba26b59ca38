import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { ApiError } from "./api-error";
import { answerHeaders, PREFLIGHT_HEADERS } from "./headers";
import { logFailure } from "./log";
import { type ApiAnswer, type ApiRequest, readEvent } from "./message";

/** A Lambda function behind an HTTP API, payload version 2.0. */
export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** One wire: how it answers a request, and how it words an error. */
export interface Wire {
  readonly answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;
  readonly error: (error: ApiError, request: ApiRequest) => ApiAnswer;
}

/** Puts limits, CORS, request ids, common headers and error mapping around a wire. */
export function lambdaHandler(wire: Wire): LambdaHandler {
  return async (event) => {
    const request = readEvent(event);
    const answer = await answerOf(wire, request);
    const { body } = answer;
    const headers = answerHeaders(request.id, answer.headers);
    if (body === undefined || request.method === "HEAD") return { statusCode: answer.status, headers };
    if (typeof body === "string") return { statusCode: answer.status, headers, body };
    const text = Buffer.from(body).toString("base64");
    return { statusCode: answer.status, headers, body: text, isBase64Encoded: true };
  };
}

async function answerOf(wire: Wire, request: ApiRequest): Promise<ApiAnswer> {
  if (request.method === "OPTIONS") return { status: 204, headers: PREFLIGHT_HEADERS };
  try {
    return await wire.answer(request);
  } catch (error) {
    if (error instanceof ApiError) return wire.error(error, request);
    logFailure(error, request.id, `${request.method} ${request.path}`);
    return wire.error(internalError(), request);
  }
}

/** What the caller is told of an exception nobody foresaw; the log has the rest. */
export function internalError(): ApiError {
  return new ApiError(500, "INTERNAL", "Something went wrong here, not in your request; quote the x-request-id.");
}
