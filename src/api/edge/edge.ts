import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { assertFits } from "./answer-limit";
import { ApiError } from "./api-error";
import { type GatewayEvent, wantsLists } from "./event";
import { answerHeaders, PREFLIGHT_HEADERS } from "./headers";
import { logAccess, logFailure } from "./log";
import { type ApiAnswer, type ApiRequest, readEvent } from "./message";
import { assertRate, RateLimiter, readRate } from "./rate-limit";

/** A Lambda function behind an HTTP API, a REST API or a load balancer. */
export type LambdaHandler = (event: GatewayEvent) => Promise<LambdaAnswer>;

/** What a function answers; headers stand in lists too where its platform wants them so. */
interface LambdaAnswer extends APIGatewayProxyStructuredResultV2 {
  multiValueHeaders?: Record<string, string[]>;
}

/** One wire: how it answers a request, and how it words an error. */
export interface Wire {
  readonly answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;
  readonly error: (error: ApiError, request: ApiRequest) => ApiAnswer;
  /** What to ask less of when an answer would be too large, as a sentence. */
  readonly less: string;
}

/** Puts limits, CORS, request ids, common headers, error mapping and the access log around a wire. */
export function lambdaHandler(wire: Wire, env: Environment = process.env): LambdaHandler {
  const rate = readRate(env.CALLER_RATE);
  const limiter = rate === undefined ? undefined : new RateLimiter(rate);
  const log = env.ACCESS_LOG === "metrics" ? logAccess : undefined;
  return async (event) => {
    const began = performance.now();
    const request = readEvent(event);
    const answer = await answerOf(wire, request, limiter);
    log?.(request, answer, performance.now() - began);
    const { body } = answer;
    const headers = answerHeaders(request.id, answer.headers);
    const head = { statusCode: answer.status, headers, ...(wantsLists(event) && listsOf(headers)) };
    if (body === undefined || request.method === "HEAD") return head;
    if (typeof body === "string") return { ...head, body };
    const text = Buffer.from(body).toString("base64");
    return { ...head, body: text, isBase64Encoded: true };
  };
}

/** What the environment may set: `CALLER_RATE`, such as `10/40`, and `ACCESS_LOG`, which is `metrics` or nothing. */
type Environment = Readonly<Record<string, string | undefined>>;

function listsOf(headers: Readonly<Record<string, string>>) {
  return { multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])) };
}

async function answerOf(wire: Wire, request: ApiRequest, limiter: RateLimiter | undefined): Promise<ApiAnswer> {
  if (request.method === "OPTIONS") return { status: 204, headers: PREFLIGHT_HEADERS };
  try {
    if (request.method === "") throw new ApiError(400, "EVENT_UNKNOWN", "This event is no HTTP request.");
    if (limiter !== undefined) assertRate(limiter, request);
    const answer = await wire.answer(request);
    assertFits(answer.body, wire.less);
    return answer;
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
