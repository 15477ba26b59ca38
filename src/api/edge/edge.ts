import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { limitSize } from "./answer-limit";
import { ApiError } from "./api-error";
import { compress } from "./compress";
import { conditional } from "./conditional";
import { type GatewayEvent, isHttpEvent, wantsLists } from "./event";
import { closed, fromViewer } from "./front";
import { answerHeaders, preflightHeaders } from "./headers";
import { type Answering, type Layer, layered, type Refuse } from "./layers";
import { logAccess, logFailure } from "./log";
import { readEvent } from "./message";
import { limitRate, readRate } from "./rate-limit";

/** A Lambda function behind an HTTP API, a REST API or a load balancer. */
export type LambdaHandler = (event: GatewayEvent) => Promise<LambdaAnswer>;

/** What a function answers; headers stand in lists too where its platform wants them so. */
interface LambdaAnswer extends APIGatewayProxyStructuredResultV2 {
  multiValueHeaders?: Record<string, string[]>;
}

/** One wire: how it answers a request, and how it words an error. */
export interface Wire {
  readonly answer: Answering;
  readonly error: Refuse;
  /** What to ask less of when an answer would be too large, as a sentence. */
  readonly less: string;
  /** The methods of a path, as `Allow` lists them; undefined for an unknown path. */
  readonly allow?: (path: string) => string | undefined;
}

/**
 * Puts around a wire what every answer goes through, from the outside in: the log, CORS, the caller's rate, the size of what
 * is sent, its coding, what the caller has already, and the wording of errors.
 */
export function lambdaHandler(wire: Wire, env: Environment = process.env): LambdaHandler {
  const rate = readRate(env.CALLER_RATE);
  const answering = layered(
    [
      ...(env.ACCESS_LOG === "metrics" ? [logged] : []),
      ...(env.FRONT_SECRET ? [closed(env.FRONT_SECRET, wire.error)] : []),
      options(wire),
      ...(rate === undefined ? [] : [limitRate(rate, wire.error)]),
      limitSize(wire.less, wire.error),
      compress,
      conditional(wire.error),
      errors(wire.error),
    ],
    wire.answer,
  );
  return async (event) => {
    const request = env.FRONT_SECRET ? fromViewer(readEvent(event), env.FRONT_SECRET) : readEvent(event);
    const { status, headers: own, body } = await answering(request);
    const headers = answerHeaders(request.id, own);
    const head = { statusCode: status, headers, ...(isHttpEvent(event) && wantsLists(event) && listsOf(headers)) };
    if (body === undefined || request.method === "HEAD") return head;
    if (typeof body === "string") return { ...head, body };
    const text = Buffer.from(body).toString("base64");
    return { ...head, body: text, isBase64Encoded: true };
  };
}

/**
 * What the environment may set: `CALLER_RATE`, such as `10/40`; `ACCESS_LOG`, which is `metrics` or nothing; and `FRONT_SECRET`,
 * which a distribution in front sends with every request.
 */
type Environment = Readonly<Record<string, string | undefined>>;

function listsOf(headers: Readonly<Record<string, string>>) {
  return { multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])) };
}

const logged: Layer = async (request, rest) => {
  const began = performance.now();
  const answer = await rest(request);
  logAccess(request, answer, performance.now() - began);
  return answer;
};

/**
 * Answers OPTIONS. A preflight gets 204 even for an unknown path, so that a browser can read the 404 of the request itself. Preflights do
 * not count against the rate limit.
 */
function options({ allow }: Wire): Layer {
  return (request, rest) => {
    if (request.method !== "OPTIONS") return rest(request);
    const methods = allow?.(request.path);
    const isPreflight = request.headers["access-control-request-method"] !== undefined;
    if (allow !== undefined && methods === undefined && !isPreflight) return rest(request);
    return { status: 204, headers: { ...(methods !== undefined && { allow: methods }), ...preflightHeaders(request) } };
  };
}

/** Words what goes wrong further in; what nobody foresaw is logged, and its caller told nothing of it. */
function errors(word: Refuse): Layer {
  return async (request, rest) => {
    try {
      if (request.method === "") throw new ApiError(400, "EVENT_UNKNOWN");
      return await rest(request);
    } catch (error) {
      if (error instanceof ApiError) return word(error, request);
      logFailure(error, request.id, `${request.method} ${request.path}`);
      return word(internalError(), request);
    }
  };
}

/** What the caller is told of an exception nobody foresaw; the log has the rest. */
export function internalError(): ApiError {
  return new ApiError(500, "INTERNAL");
}
