import { randomUUID } from "node:crypto";
import { type GatewayEvent, headersOf, isHttpEvent, readRequestOf, textOr } from "./event";

/** A request as the wires see it: read from the platform's event once. */
export interface ApiRequest {
  /** The id in the answer: the caller's own where it sent a sane one, otherwise the platform's. */
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

/** An answer before headers that every answer carries are added. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, or bytes for what is no text. */
  readonly body?: string | Uint8Array;
  /** The same body in codings, where it was coded before. */
  readonly coded?: Readonly<Record<"br" | "gzip", Uint8Array>>;
}

/** Reads an event of any platform. If it is not an HTTP request, the method is empty. */
export function readEvent(event: unknown): ApiRequest {
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

const SANE_ID = /^[A-Za-z0-9._:-]{1,128}$/;

/** The caller's `x-request-id` when it is short and plain, otherwise the id that the platform gave the request. */
export function requestIdOf(given: string | undefined, platformId: string): string {
  return given !== undefined && SANE_ID.test(given) ? given : platformId;
}

const NO_REQUEST = { method: "", address: "", path: "/", search: "", headers: {}, body: undefined, base64: false };

/** One header's value without its parameters, in lower case. */
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

/** The id that the platform gave a request; a load balancer gives none. */
function platformIdOf({ requestContext }: GatewayEvent): string {
  return ("requestId" in requestContext && textOr(requestContext.requestId, "")) || randomUUID();
}
