import { ApiError } from "./api-error";
import type { Layer, Refuse } from "./layers";

/**
 * The most bytes an answer may have as a function hands it to the platform, which takes 6 MB with the headers: text stands
 * there as a string of JSON, bytes as base64.
 */
export const ANSWER_LIMIT = 5.5 * 1024 * 1024;

/** No character of a text takes more bytes than this in a string of JSON. */
const MOST_ESCAPED = 6;

/**
 * Refuses an answer that is larger, as it is sent, than the platform returns; `less` is the id of a message that says what to ask less of. What a
 * caller takes compressed may be many times as large.
 */
export function limitSize(less: string, refuse: Refuse): Layer {
  return async (request, rest) => {
    const answer = await rest(request);
    const bytes = carried(answer.body);
    if (bytes <= ANSWER_LIMIT) return answer;
    const values = { bytes, limit: ANSWER_LIMIT, less: { id: less } };
    return refuse(new ApiError(413, "ANSWER_TOO_LARGE", { values }), request);
  };
}

/** The bytes of a body on its way; of one that fits however it is written, no more than its length. */
function carried(body: string | Uint8Array | undefined): number {
  if (body === undefined) return 0;
  if (typeof body !== "string") return Math.ceil(body.length / 3) * 4;
  return body.length * MOST_ESCAPED <= ANSWER_LIMIT ? body.length : Buffer.byteLength(JSON.stringify(body));
}
