import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { type GatewayEvent, headersOf, isHttpEvent, readRequestOf, textOr } from "./event";

/** A request in a platform-independent form, parsed once from the event. */
export interface ApiRequest {
  /** The id in the response: the caller's own if it is short and plain, otherwise the platform's. */
  readonly id: string;
  /** The id by which the platform logs the request. */
  readonly platformId: string;
  readonly method: string;
  /** The network address of the caller, as the platform saw it. */
  readonly address: string;
  /** The path without the stage's name and without a slash at its end. */
  readonly path: string;
  /** The query string with its question mark, or an empty string. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | undefined;
  readonly base64: boolean;
}

/** A response before the common headers are added. */
export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, or bytes for binary content. */
  readonly body?: string | Uint8Array;
  /** A body that is sent while it grows. It replaces `body`. */
  readonly stream?: Readable;
  /** The same body in codings, if it was compressed before. */
  readonly coded?: Readonly<Record<"br" | "gzip", Uint8Array>>;
}

/** Parses an event of any platform. The method is empty if the event is not an HTTP request. */
export function parseEvent(event: unknown): ApiRequest {
  if (!isHttpEvent(event)) return { ...NO_REQUEST, id: randomUUID(), platformId: randomUUID() };
  const headers = headersOf(event);
  const { method, address, path, stage, query } = readRequestOf(event);
  const platformId = platformIdOf(event);
  return {
    id: requestIdOf(headers["x-request-id"], platformId),
    platformId,
    method: method.toUpperCase(),
    address,
    path: pathOf(path, stage),
    search: query ? `?${query}` : "",
    headers,
    body: event.body ?? undefined,
    base64: event.isBase64Encoded === true,
  };
}

const SHORT_PLAIN_ID = /^[A-Za-z0-9._:-]{1,128}$/;

/** Returns the caller's `x-request-id` if it is short and plain, otherwise the platform's id. */
export function requestIdOf(callerId: string | undefined, platformId: string): string {
  return callerId !== undefined && SHORT_PLAIN_ID.test(callerId) ? callerId : platformId;
}

const NO_REQUEST = { method: "", address: "", path: "/", search: "", headers: {}, body: undefined, base64: false };

/** Returns the value of a header without its parameters, in lower case. */
export function bareHeader(request: ApiRequest, name: string): string {
  return (request.headers[name] ?? "").split(";")[0]!.trim().toLowerCase();
}

function pathOf(rawPath: string, stage: string | undefined): string {
  const prefix = `/${stage}`;
  const staged =
    stage !== undefined && stage !== "$default" && (rawPath === prefix || rawPath.startsWith(`${prefix}/`));
  const path = staged ? rawPath.slice(prefix.length) : rawPath;
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path || "/";
}

/** Returns the platform's id of a request. A load balancer gives none, so a random id takes its place. */
function platformIdOf({ requestContext }: GatewayEvent): string {
  return ("requestId" in requestContext && textOr(requestContext.requestId, "")) || randomUUID();
}
