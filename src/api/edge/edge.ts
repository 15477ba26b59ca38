import type { Readable } from "node:stream";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { limitSize } from "./answer-limit";
import { ApiError } from "./api-error";
import { compress } from "./compress";
import { conditional } from "./conditional";
import { type GatewayEvent, isHttpEvent, wantsLists } from "./event";
import { fromViewer, requireSecret } from "./front";
import { preflightHeaders, responseHeaders } from "./headers";
import { composeLayers, type ErrorFormatter, type Layer, type RequestHandler } from "./layers";
import { logAccess, logFailure } from "./log";
import { parseEvent } from "./message";
import { limitRate, readRate } from "./rate-limit";

/** A Lambda function behind an HTTP API, a REST API or a load balancer. */
export type LambdaHandler = (event: GatewayEvent) => Promise<LambdaAnswer>;

/** The result of a function. Some platforms require headers as lists, too. */
export interface LambdaAnswer extends APIGatewayProxyStructuredResultV2 {
  multiValueHeaders?: Record<string, string[]>;
  /** A body that is sent while it grows. It replaces `body`. */
  stream?: Readable;
}

/** REST or GraphQL: its request handler and its error format. */
export interface Api {
  readonly answer: RequestHandler;
  readonly error: ErrorFormatter;
  /** Id of the message that says what to request less of if a response is too large. */
  readonly less: string;
  /** Returns the methods of a path, as in `Allow`, or undefined for an unknown path. */
  readonly allow?: (path: string) => string | undefined;
}

/**
 * Wraps REST or GraphQL in the layers that every response passes, from the outside in: access log, front secret, CORS, rate
 * limit, size limit, compression, ETags and error format.
 */
export function lambdaHandler(api: Api, env: Environment = process.env): LambdaHandler {
  const rate = readRate(env.CALLER_RATE);
  const answering = composeLayers(
    [
      ...(env.ACCESS_LOG === "metrics" ? [accessLog] : []),
      ...(env.FRONT_SECRET ? [requireSecret(env.FRONT_SECRET, api.error)] : []),
      answerOptions(api),
      ...(rate === undefined ? [] : [limitRate(rate, api.error)]),
      limitSize(api.less, api.error),
      compress,
      conditional(api.error),
      catchErrors(api.error),
    ],
    api.answer,
  );
  return async (event) => {
    const request = env.FRONT_SECRET ? fromViewer(parseEvent(event), env.FRONT_SECRET) : parseEvent(event);
    const { status, headers: answerOwnHeaders, body, stream } = await answering(request);
    const headers = responseHeaders(request.id, answerOwnHeaders);
    const head = { statusCode: status, headers, ...(isHttpEvent(event) && wantsLists(event) && listsOf(headers)) };
    if (stream !== undefined) return { ...head, stream };
    if (body === undefined || request.method === "HEAD") return head;
    if (typeof body === "string") return { ...head, body };
    const text = Buffer.from(body).toString("base64");
    return { ...head, body: text, isBase64Encoded: true };
  };
}

/**
 * The environment variables: `CALLER_RATE`, such as `10/40`; `ACCESS_LOG`, which is `metrics` or empty; and
 * `FRONT_SECRET`, which a distribution in front sends with every request.
 */
type Environment = Readonly<Record<string, string | undefined>>;

function listsOf(headers: Readonly<Record<string, string>>) {
  return { multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])) };
}

const accessLog: Layer = async (request, rest) => {
  const began = performance.now();
  const answer = await rest(request);
  logAccess(request, answer, performance.now() - began);
  return answer;
};

/**
 * Answers OPTIONS. A preflight gets 204 even for an unknown path, so that a browser can read the 404 of the request itself. Preflights do
 * not count against the rate limit.
 */
function answerOptions({ allow }: Api): Layer {
  return (request, rest) => {
    if (request.method !== "OPTIONS") return rest(request);
    const methods = allow?.(request.path);
    const isPreflight = request.headers["access-control-request-method"] !== undefined;
    if (allow !== undefined && methods === undefined && !isPreflight) return rest(request);
    return { status: 204, headers: { ...(methods !== undefined && { allow: methods }), ...preflightHeaders(request) } };
  };
}

/** Formats ApiErrors as responses. Logs all other errors and responds 500 without details. */
function catchErrors(word: ErrorFormatter): Layer {
  return async (request, rest) => {
    try {
      if (request.method === "") throw new ApiError("EVENT_UNKNOWN");
      return await rest(request);
    } catch (error) {
      if (error instanceof ApiError) return word(error, request);
      logFailure(error, request.id, `${request.method} ${request.path}`);
      return word(internalError(), request);
    }
  };
}

/** The error that the caller sees for an unexpected exception. The log has the details. */
export function internalError(): ApiError {
  return new ApiError("INTERNAL");
}
