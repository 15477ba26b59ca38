import type { CallOptions } from "./wire";

/**
 * One call of the service. The request is optional if all its members are. Throws UmpireError if there is no usable
 * answer.
 */
export type Call<Request, Answer> =
  Record<never, never> extends Request
    ? (request?: Request, options?: CallOptions) => Promise<Answer>
    : (request: Request, options?: CallOptions) => Promise<Answer>;
