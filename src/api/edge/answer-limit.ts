import { ApiError } from "./api-error";

/**
 * The most bytes an answer may have as a function hands it to the platform, which takes 6 MB with the headers: text stands
 * there as a string of JSON, bytes as base64.
 */
export const ANSWER_LIMIT = 5.5 * 1024 * 1024;

/** No character of a text takes more bytes than this in a string of JSON. */
const MOST_ESCAPED = 6;

/** Throws the refusal of an answer that is larger than the platform returns; `less` says what to ask less of. */
export function assertFits(body: string | Uint8Array | undefined, less: string): void {
  const bytes = carried(body);
  if (bytes <= ANSWER_LIMIT) return;
  throw new ApiError(
    413,
    "ANSWER_TOO_LARGE",
    `The answer would have ${bytes} bytes on its way, and ${ANSWER_LIMIT} is the most. ${less}`,
  );
}

/** The bytes of a body on its way; of one that fits however it is written, no more than its length. */
function carried(body: string | Uint8Array | undefined): number {
  if (body === undefined) return 0;
  if (typeof body !== "string") return Math.ceil(body.length / 3) * 4;
  return body.length * MOST_ESCAPED <= ANSWER_LIMIT ? body.length : Buffer.byteLength(JSON.stringify(body));
}
