import type { Readable } from "node:stream";
import { NoAnswer } from "./no-answer";

/** Maximum size of one answer, in megabytes of 1,000,000 bytes. */
const MAX_MEGABYTES = 16;
/** Maximum size of one answer, in bytes. */
export const MAX_BYTES = MAX_MEGABYTES * 1_000_000;

/** The error for an answer that is too large. The engine counts as responding. */
export function tooLarge(): NoAnswer {
  return new NoAnswer(`The answer is larger than ${MAX_MEGABYTES} MB.`, "none");
}

/** Limits the body of a response to the maximum size of an answer. Beyond it, calls `onTooLarge`, and reading fails. */
export function limitBody(response: Response, onTooLarge: (error: NoAnswer) => void): Response {
  if (response.body === null) return response;
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size <= MAX_BYTES) return controller.enqueue(chunk);
      const error = tooLarge();
      onTooLarge(error);
      controller.error(error);
    },
  });
  return new Response(response.body.pipeThrough(counting), response);
}

/**
 * Calls `onLine` for every line of a stream, including an unterminated last one. For a line above the maximum size,
 * calls `onTooLarge` instead.
 */
export function readLines(
  stream: Readable,
  onLine: (line: string) => void,
  onTooLarge: (error: NoAnswer) => void,
): void {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    const fitted = size <= MAX_BYTES;
    size += part.length;
    if (size <= MAX_BYTES) parts.push(part);
    else if (fitted) {
      parts = [];
      onTooLarge(tooLarge());
    }
  };
  const finish = (): void => {
    if (size <= MAX_BYTES) onLine(Buffer.concat(parts).toString("utf8"));
    parts = [];
    size = 0;
  };
  stream.on("data", (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      add(rest.subarray(0, end));
      finish();
      rest = rest.subarray(end + 1);
    }
    add(rest);
  });
  stream.on("end", finish);
}
