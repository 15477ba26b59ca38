import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { ApiError } from "../api/edge/api-error";
import type { LambdaAnswer } from "../api/edge/edge";
import { responseHeaders } from "../api/edge/headers";
import { requestIdOf } from "../api/edge/message";
import { isGraphqlPath } from "../api/graphql/paths";
import { graphqlError } from "../api/graphql/request-error";
import { errorProblem } from "../api/rest/problem";

/** Writes a function's result as an HTTP response, as the platform would. */
export function reply(response: ServerResponse, result: LambdaAnswer): void {
  const { stream } = result;
  if (response.destroyed || response.headersSent) {
    stream?.destroy();
    return;
  }
  const body = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  response.statusCode = result.statusCode ?? 200;
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    response.setHeader(name, typeof value === "boolean" ? String(value) : value);
  }
  if (stream !== undefined) {
    pipeline(stream, response, () => {});
    return;
  }
  if (result.cookies !== undefined && result.cookies.length > 0) response.setHeader("set-cookie", result.cookies);
  const bodiless = response.statusCode === 204 || response.statusCode === 304;
  // A function may omit a body that is not sent. Its length is then unknown, and not 0.
  const unmade = response.req.method === "HEAD" && body.length === 0;
  if (!bodiless && !unmade && !response.hasHeader("content-length")) response.setHeader("content-length", body.length);
  response.end(bodiless ? undefined : body);
}

/**
 * Formats an error of the platform itself, before or after a function ran, in the error format of the function at that
 * path.
 */
export function problem(request: IncomingMessage, error: ApiError): APIGatewayProxyStructuredResultV2 {
  const id = request.headers["x-request-id"];
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const word = isGraphqlPath(path) ? graphqlError : errorProblem;
  const languageSources = { search: query, headers: { "accept-language": request.headers["accept-language"] } };
  const { status, headers, body } = word(error, languageSources);
  const all = responseHeaders(requestIdOf(typeof id === "string" ? id : undefined, randomUUID()), headers);
  return { statusCode: status, headers: all, body: String(body) };
}
