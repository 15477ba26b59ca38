import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { isCareersPath, isEventsPath } from "../api/careers/paths";
import { ApiError } from "../api/edge/api-error";
import { internalError, type LambdaAnswer } from "../api/edge/edge";
import { BODY_LIMIT as JSON_LIMIT } from "../api/edge/json-body";
import { withoutTokens } from "../api/edge/log";
import { isGraphqlPath } from "../api/graphql/paths";
import { announcesTooMuch, BodyTooLarge, CallerGone, readBody } from "./body";
import { toEvent } from "./event";
import { problem, reply } from "./reply";

/** A Lambda function as its handler file exports it. The signal means that the caller hung up. */
export type Handler = (event: APIGatewayProxyEventV2, signal?: AbortSignal) => Promise<LambdaAnswer>;

/** The functions behind the server, one for each Lambda function. */
export interface Functions {
  readonly graphql: Handler;
  readonly rest: Handler;
  /** The function for stored games, if there is one. */
  readonly careers?: Handler;
  /** The function for the event streams of stored games, if there is one. */
  readonly events?: Handler;
}

/** Milliseconds that a rejected upload is still received, so that its sender can read the response. */
const LINGER_MS = 1_000;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Returns an HTTP server that behaves like the HTTP API in front of the functions. */
export function serverFor(functions: Functions, log: (text: string) => void): Server {
  const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  const server = createServer({ ...timeouts, connectionsCheckingInterval: 2_000 });
  const turn = onePerTurn();
  const serve = async (request: IncomingMessage, response: ServerResponse, sending = true) => {
    response.on("error", () => {});
    const hangUp = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) hangUp.abort(new CallerGone());
    });
    try {
      const event = toEvent(request, await readBody(request));
      await turn();
      hangUp.signal.throwIfAborted();
      const result = await functionFor(functions, event.rawPath)(event, hangUp.signal);
      if (!server.listening) response.setHeader("connection", "close");
      reply(response, result);
    } catch (error) {
      if (error instanceof CallerGone || hangUp.signal.aborted) return;
      if (error instanceof BodyTooLarge) return refuseBody(request, response, sending);
      if (error instanceof ApiError) return reply(response, problem(request, error));
      const why = error instanceof Error ? error.stack : String(error);
      log(withoutTokens(`${request.method} ${request.url} failed: ${why}`));
      reply(response, problem(request, internalError()));
    }
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => void serve(request, response));
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    const isBodyWanted = !announcesTooMuch(request);
    if (isBodyWanted) response.writeContinue();
    void serve(request, response, isBodyWanted);
  });
  return server;
}

/**
 * Gives each waiting request its own turn of the event loop, in order. Node accepts one new connection per turn. If
 * hundreds of requests were resolved in one turn, new callers would wait until all of them are done.
 */
function onePerTurn(): () => Promise<void> {
  const queue: (() => void)[] = [];
  const next = () => {
    queue.shift()!();
    if (queue.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((go) => {
      if (queue.push(go) === 1) setImmediate(next);
    });
}

function functionFor({ graphql, rest, careers, events }: Functions, path: string): Handler {
  if (events !== undefined && isEventsPath(path)) return events;
  if (careers !== undefined && isCareersPath(path)) return careers;
  return isGraphqlPath(path) ? graphql : rest;
}

/** Answers 413 at once, then closes. A caller that is still sending gets a moment to notice. */
function refuseBody(request: IncomingMessage, response: ServerResponse, sending: boolean): void {
  const { headers, body } = problem(request, new ApiError("BODY_TOO_LARGE/unread", { values: { limit: JSON_LIMIT } }));
  response.writeHead(413, { ...headers, "content-length": Buffer.byteLength(body!), connection: "close" });
  if (!sending) {
    response.end(body);
    return;
  }
  response.write(body);
  const done = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(done, LINGER_MS);
  request.once("end", done).once("close", done).resume();
}

/** Starts listening and returns the port. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Accepts no more requests, lets the running ones finish, and aborts the rest after `grace` milliseconds. */
export function stop(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
