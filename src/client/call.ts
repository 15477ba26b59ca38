import type { Reply } from "./wire";

/** What a call takes beside its request. */
export interface CallOptions {
  /** A token of a career. */
  readonly token?: string;
  /** Headers such as `accept-language`, `idempotency-key` and `if-none-match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Told of the reply before its answer is given: its status, and headers such as `etag` and `location`. */
  readonly onReply?: (reply: Reply) => void;
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** One call of the service; a request that may be empty may be left out. Throws UmpireError for whatever is not answered. */
export type Call<Request, Answer> =
  Record<never, never> extends Request
    ? (request?: Request, options?: CallOptions) => Promise<Answer>
    : (request: Request, options?: CallOptions) => Promise<Answer>;
