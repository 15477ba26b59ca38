/** What a call takes beside its request. */
export interface CallOptions {
  /** A token of a career. */
  readonly token?: string;
  /** Headers such as `accept-language` and `idempotency-key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** One call of the service; a request that may be empty may be left out. Throws UmpireError for whatever is not answered. */
export type Call<Request, Answer> =
  Record<never, never> extends Request
    ? (request?: Request, options?: CallOptions) => Promise<Answer>
    : (request: Request, options?: CallOptions) => Promise<Answer>;
