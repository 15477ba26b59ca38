import { ApiError } from "./api-error";
import type { ApiRequest } from "./message";
import { parseWeights } from "./weighted";

/** Throws a 406 if the request does not accept the type of the response. */
export function assertAcceptable({ headers, path }: ApiRequest, type: string): void {
  const { accept } = headers;
  if (accept === undefined || accept.trim() === "") return;
  const weights = parseWeights(accept);
  const [group = ""] = type.split("/");
  const weight = weights.get(type) ?? weights.get(`${group}/*`) ?? weights.get("*/*") ?? 0;
  if (weight > 0) return;
  throw new ApiError(406, "NOT_ACCEPTABLE", { values: { path, type } });
}
