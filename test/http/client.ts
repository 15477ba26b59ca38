import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { LambdaHandler } from "../../src/api/edge/edge";

/** A test request. Omitted members default to those of a plain client. */
export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly base64?: boolean;
  readonly stage?: string;
}

/** A response as a client sees it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

/** Returns the event that an HTTP API passes to a function for this call. */
export function eventOf(call: Call): APIGatewayProxyEventV2 {
  const { method = "GET", path, query = "", headers = {}, body, base64 = false, stage = "$default" } = call;
  const http = { method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" };
  const requestContext = {
    accountId: "test",
    apiId: "test",
    domainName: "test",
    domainPrefix: "test",
    http,
    requestId: "test",
    routeKey: "$default",
    stage,
    time: "01/Jan/2026:00:00:00 +0000",
    timeEpoch: 0,
  };
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: query,
    headers,
    requestContext,
    isBase64Encoded: base64,
    ...(body === undefined ? {} : { body }),
  };
}

/** Sends one call to a handler. */
export async function send(handler: LambdaHandler, call: Call): Promise<Reply> {
  const { statusCode, headers, body, isBase64Encoded } = await handler(eventOf(call));
  const text = isBase64Encoded ? Buffer.from(body ?? "", "base64").toString("utf8") : (body ?? "");
  const type = String(headers?.["content-type"] ?? "");
  const json = type.includes("json") && text !== "" ? JSON.parse(text) : undefined;
  return { status: statusCode ?? 200, headers: headers as Record<string, string>, text, json };
}

/** Posts a value as JSON. */
export function post(handler: LambdaHandler, path: string, value: unknown, headers = {}): Promise<Reply> {
  const sent = { "content-type": "application/json", ...headers };
  return send(handler, { method: "POST", path, headers: sent, body: JSON.stringify(value) });
}

/** Posts a GraphQL document with its variables. */
export function ask(handler: LambdaHandler, query: string, variables?: unknown, headers = {}): Promise<Reply> {
  return post(handler, "/graphql", { query, variables }, headers);
}
