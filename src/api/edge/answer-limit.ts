import { ApiError } from "./api-error";
import type { ErrorFormatter, Layer } from "./layers";

/**
 * Maximum bytes of a response as a function returns it to the platform, which takes 6 MB with the headers. Text is
 * encoded as a JSON string, bytes as base64.
 */
export const ANSWER_LIMIT = 5.5 * 1024 * 1024;

/** Maximum bytes of a character in a JSON string. */
const MAX_ESCAPED_BYTES = 6;

/**
 * Rejects a response that is larger, as sent, than the platform returns. `less` is the id of the message that says what
 * to request less of. A response that is sent compressed may be many times as large.
 */
export function limitSize(less: string, refuse: ErrorFormatter): Layer {
  return async (request, rest) => {
    const answer = await rest(request);
    const bytes = transportBytes(answer.body);
    if (bytes <= ANSWER_LIMIT) return answer;
    const values = { bytes, limit: ANSWER_LIMIT, less: { id: less } };
    return refuse(new ApiError("ANSWER_TOO_LARGE", { values }), request);
  };
}

/** Returns the encoded bytes of a body. For a text that fits in any case, returns its length. */
function transportBytes(body: string | Uint8Array | undefined): number {
  if (body === undefined) return 0;
  if (typeof body !== "string") return Math.ceil(body.length / 3) * 4;
  return body.length * MAX_ESCAPED_BYTES <= ANSWER_LIMIT ? body.length : Buffer.byteLength(JSON.stringify(body));
}
