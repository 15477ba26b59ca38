import type { CallOptions } from "./call";

/** What came back: the status and the body, which is text when it is not JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A server, and how it is reached. */
export interface Wire {
  readonly baseUrl: string;
  /** Sends a request, with its body as JSON where there is one; throws UmpireError when nothing comes back. */
  readonly send: (method: string, path: string, body?: unknown, options?: CallOptions) => Promise<Reply>;
}

/** Thrown for what is no answer: a request that cannot be read, a career that is not there, a server that is away. */
export class UmpireError extends Error {
  override readonly name = "UmpireError";

  constructor(
    message: string,
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /** The body, which is RFC 9457 problem details wherever this service answers; undefined without one. */
    readonly problem: unknown,
  ) {
    super(message);
  }
}

/** The wire to a server; `fetch` is that of the platform unless told. */
export function wireTo(url: string, fetch: typeof globalThis.fetch = globalThis.fetch): Wire {
  const baseUrl = url.replace(/\/+$/, "");
  return {
    baseUrl,
    async send(method, path, body, { token, headers = {}, signal } = {}) {
      const target = baseUrl + path;
      const request: RequestInit = {
        method,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      };
      try {
        const response = await fetch(target, request);
        return { status: response.status, body: bodyOf(await response.text()) };
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new UmpireError(`${target} cannot be reached: ${messageOf(error)}`, 0, undefined);
      }
    },
  };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
