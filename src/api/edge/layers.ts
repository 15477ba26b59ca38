import type { ApiError } from "./api-error";
import type { ApiAnswer, ApiRequest } from "./message";

/** Answers a request. */
export type Answering = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;

/** Does something before or after the rest of the layers answer, or answers in their place. */
export type Layer = (request: ApiRequest, rest: Answering) => ApiAnswer | Promise<ApiAnswer>;

/** Words an error as a wire does. */
export type Refuse = (error: ApiError, request: ApiRequest) => ApiAnswer;

/** What answers by way of every layer, the first one outermost. */
export function layered(layers: readonly Layer[], inmost: Answering): Answering {
  return layers.reduceRight<Answering>((rest, layer) => (request) => layer(request, rest), inmost);
}

/** An answer with more headers; names that it varies by are joined. */
export function withHeaders(answer: ApiAnswer, more: Readonly<Record<string, string>>): ApiAnswer {
  const vary = [answer.headers?.vary, more.vary].filter((each) => each !== undefined).join(", ");
  return { ...answer, headers: { ...answer.headers, ...more, ...(vary === "" ? {} : { vary }) } };
}
