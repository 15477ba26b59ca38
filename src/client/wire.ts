import type { ConflictProblem, MalformedProblem, Problem } from "./generated/schemas";

/** A reply of the server: its status, headers and body. The body is text if it is not JSON. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A connection to a server. */
export interface Wire {
  readonly baseUrl: string;
  /** Sends a request, with the body as JSON if there is one. Throws UmpireError if no readable reply arrives. */
  readonly send: (method: string, path: string, body?: unknown, options?: CallOptions) => Promise<Reply>;
}

/** The problem details of an error (RFC 9457). Use `in` to find which members it has. */
export type UmpireProblem = Problem | MalformedProblem | ConflictProblem;

/**
 * Thrown if a call has no answer: the request is not valid, the career does not exist, or the server is unavailable.
 */
export class UmpireError extends Error {
  override readonly name = "UmpireError";

  constructor(
    message: string,
    /** The HTTP status. 0 if no reply arrived. */
    readonly status: number,
    /**
     * The problem details, with a `code` if they come from this service. They contain `faults` for an invalid request,
     * and `currentVersion` for a stored game that has changed. Undefined if no reply arrived or its body has no problem
     * details.
     */
    readonly problem: UmpireProblem | undefined,
    /** The body of the reply, in any form. Undefined without one. */
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** The deprecation of a call: when it was deprecated, when it may be removed, and where to read more. */
export interface Deprecation {
  /** The method and the path of the call. */
  readonly call: string;
  readonly since: Date;
  /** Undefined if no date is set. */
  readonly sunset: Date | undefined;
  /** The page that explains what to do instead, as sent by the server. */
  readonly link: string | undefined;
}

/** Options of a client: how to reach the server, and the defaults of every call. */
export interface ClientOptions extends Pick<CallOptions, "token" | "headers"> {
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** The language of the answers, such as `fr`. Sent as `accept-language`. */
  readonly language?: string;
  /** True: compresses request bodies of 1 kB or more. Default: false, because older servers reject it. */
  readonly gzip?: boolean;
  /** Called for every reply to a deprecated call, whether it succeeded or not. */
  readonly onDeprecation?: (deprecation: Deprecation) => void;
}

/** Shorter bodies gain nothing from compression. In characters. */
const MIN_GZIP_LENGTH = 1024;

function gzipOf(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

/** Creates a connection to a server. */
export function wireTo(url: string, options: ClientOptions = {}): Wire {
  const { fetch = globalThis.fetch, language, gzip = false, onDeprecation } = options;
  const usual = { ...(language === undefined ? {} : { "accept-language": language }), ...options.headers };
  const baseUrl = url.replace(/\/+$/, "");
  return {
    baseUrl,
    async send(method, path, body, { token = options.token, headers = {}, signal } = {}) {
      const target = baseUrl + path;
      const json = body === undefined ? undefined : JSON.stringify(body);
      const isGzip = gzip && json !== undefined && json.length >= MIN_GZIP_LENGTH;
      const request: RequestInit = {
        method,
        headers: {
          ...usual,
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { "content-type": "application/json" }),
          ...(isGzip ? { "content-encoding": "gzip" } : {}),
        },
        ...(json === undefined ? {} : { body: isGzip ? await gzipOf(json) : json }),
        ...(signal === undefined ? {} : { signal }),
      };
      let response: Response;
      let text: string;
      try {
        response = await fetch(target, request);
        text = await response.text();
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new UmpireError(`${target} cannot be reached: ${messageOf(error)}`, 0, undefined);
      }
      const deprecation = deprecationIn(response.headers, `${method} ${path}`);
      if (deprecation !== undefined) onDeprecation?.(deprecation);
      return { status: response.status, headers: response.headers, body: bodyOf(text, response) };
    },
  };
}

/** RFC 9745, RFC 8594 Reads the deprecation headers of a reply. Undefined if the call is not deprecated. */
function deprecationIn(headers: Headers, call: string): Deprecation | undefined {
  const since = /^@(\d+)$/.exec(headers.get("deprecation") ?? "")?.[1];
  if (since === undefined) return undefined;
  const sunset = headers.get("sunset");
  return {
    call,
    since: new Date(Number(since) * 1000),
    sunset: sunset === null ? undefined : new Date(sunset),
    link: /<([^>]*)>\s*;[^,]*rel="deprecation"/.exec(headers.get("link") ?? "")?.[1],
  };
}

/** Returns the JSON of a reply, or its text if it is not JSON. Throws UmpireError for truncated JSON. */
function bodyOf(text: string, { status, headers }: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (!/[/+]json\b/.test(headers.get("content-type") ?? "")) return text;
    throw new UmpireError(`HTTP ${status} with JSON that cannot be read.`, status, undefined, text);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Options of one call. */
export interface CallOptions {
  /** The token of a career. Default: the client's token. */
  readonly token?: string;
  /** Headers such as `accept-language`, `idempotency-key` and `if-none-match`. They override the client's headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the reply before its answer is returned: its status, and headers such as `etag` and `location`. */
  readonly onReply?: (reply: Reply) => void;
  /** Abort it to cancel the call. */
  readonly signal?: AbortSignal;
}
