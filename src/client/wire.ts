import type { ConflictProblem, MalformedProblem, Problem } from "./generated/schemas";

/** What came back: the status, the headers, and the body, which is text when it is not JSON. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A server, and how it is reached. */
export interface Wire {
  readonly baseUrl: string;
  /** Sends a request, with its body as JSON where there is one; throws UmpireError when nothing that can be read comes back. */
  readonly send: (method: string, path: string, body?: unknown, options?: CallOptions) => Promise<Reply>;
}

/** What was wrong with a request (RFC 9457), in the members of its kind: `in` tells which there are. */
export type UmpireProblem = Problem | MalformedProblem | ConflictProblem;

/** Thrown for what is no answer: a request that cannot be read, a career that is not there, a server that is away. */
export class UmpireError extends Error {
  override readonly name = "UmpireError";

  constructor(
    message: string,
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /**
     * What was wrong, with a `code` wherever this service answers; `faults` where the request cannot be read, `currentVersion` where a
     * stored game has moved on. Undefined where nothing came, and for a body that is no problem.
     */
    readonly problem: UmpireProblem | undefined,
    /** The body as it came, whatever it is; undefined without one. */
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** What a server says of a call that is to go: since when it is discouraged, after when it may be gone, and where to read more. */
export interface Deprecation {
  /** The method and the path that were asked for. */
  readonly call: string;
  readonly since: Date;
  /** Undefined where no end is set. */
  readonly sunset: Date | undefined;
  /** The page that says what to do instead, as the server names it. */
  readonly link: string | undefined;
}

/** How a server is reached, and what every call sends where it says nothing else itself. */
export interface ClientOptions extends Pick<CallOptions, "token" | "headers"> {
  /** That of the platform unless told. */
  readonly fetch?: typeof globalThis.fetch;
  /** The language that answers are worded in, such as `fr`: sent as `accept-language`. */
  readonly language?: string;
  /** Told of every reply to a call that is to go, whether it is an answer or not. */
  readonly onDeprecation?: (deprecation: Deprecation) => void;
}

/** The wire to a server. */
export function wireTo(url: string, options: ClientOptions = {}): Wire {
  const { fetch = globalThis.fetch, language, onDeprecation } = options;
  const usual = { ...(language === undefined ? {} : { "accept-language": language }), ...options.headers };
  const baseUrl = url.replace(/\/+$/, "");
  return {
    baseUrl,
    async send(method, path, body, { token = options.token, headers = {}, signal } = {}) {
      const target = baseUrl + path;
      const request: RequestInit = {
        method,
        headers: {
          ...usual,
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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

/** RFC 9745, RFC 8594 What the headers of a reply say of its call's end; undefined where it is to stay. */
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

/** The JSON of an answer, or its text where it is something else; throws UmpireError for JSON that breaks off. */
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

/** What a call takes beside its request. */
export interface CallOptions {
  /** A token of a career; that of the client unless told. */
  readonly token?: string;
  /** Headers such as `accept-language`, `idempotency-key` and `if-none-match`, beside those of the client or in place of them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Told of the reply before its answer is given: its status, and headers such as `etag` and `location`. */
  readonly onReply?: (reply: Reply) => void;
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}
