import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error";
import type { ErrorFormatter, Layer } from "./layers";
import type { ApiRequest } from "./message";

/** The headers that a distribution in front adds to a request: its secret, and the address of the viewer. */
const SECRET_HEADER = "x-front-secret";
const VIEWER_HEADER = "x-viewer-address";

/**
 * Returns a request with the address of the viewer in place of the distribution's, if it has the distribution's secret.
 */
export function fromViewer(request: ApiRequest, secret: string): ApiRequest {
  const address = request.headers[VIEWER_HEADER];
  return address !== undefined && hasSecret(request, secret) ? { ...request, address } : request;
}

/** Rejects requests that bypass the distribution in front, which limits its callers. */
export function requireSecret(secret: string, refuse: ErrorFormatter): Layer {
  return (request, rest) => (hasSecret(request, secret) ? rest(request) : refuse(notThroughFront(), request));
}

function notThroughFront(): ApiError {
  return new ApiError("FRONT_REQUIRED");
}

function hasSecret({ headers }: ApiRequest, secret: string): boolean {
  return timingSafeEqual(digestOf(headers[SECRET_HEADER] ?? ""), digestOf(secret));
}

/** Hashing gives both texts the same length, which the comparison requires. */
function digestOf(text: string): Buffer {
  return createHash("sha256").update(text, "utf8").digest();
}
