import type { CallOptions } from "./wire";

/** One call of the service; a request that may be empty may be left out. Throws UmpireError for whatever is not answered. */
export type Call<Request, Answer> =
  Record<never, never> extends Request
    ? (request?: Request, options?: CallOptions) => Promise<Answer>
    : (request: Request, options?: CallOptions) => Promise<Answer>;
