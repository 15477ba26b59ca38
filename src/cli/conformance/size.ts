import type { Readable } from "node:stream";
import { NoAnswer } from "./no-answer";

/** The most that one answer of an engine may hold, in megabytes of 1,000,000 bytes. */
const MOST_MEGABYTES = 16;
/** The most that one answer of an engine may hold, in bytes. */
export const MOST_BYTES = MOST_MEGABYTES * 1_000_000;

/** What is said of an answer that is larger; the engine has said something all the same. */
export function tooLarge(): NoAnswer {
  return new NoAnswer(`The answer is larger than ${MOST_MEGABYTES} MB, and is not read to its end.`, "none");
}

/** A response whose body is read as far as an answer may go; `onTooLarge` is told when it goes on, and reading fails. */
export function bounded(response: Response, onTooLarge: (error: NoAnswer) => void): Response {
  if (response.body === null) return response;
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size <= MOST_BYTES) return controller.enqueue(chunk);
      const error = tooLarge();
      onTooLarge(error);
      controller.error(error);
    },
  });
  return new Response(response.body.pipeThrough(counting), response);
}

/** Tells every line of a stream, the last without its end too; of one that is larger than an answer may be only that. */
export function readLines(
  stream: Readable,
  onLine: (line: string) => void,
  onTooLarge: (error: NoAnswer) => void,
): void {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    const fitted = size <= MOST_BYTES;
    size += part.length;
    if (size <= MOST_BYTES) parts.push(part);
    else if (fitted) {
      parts = [];
      onTooLarge(tooLarge());
    }
  };
  const finish = (): void => {
    if (size <= MOST_BYTES) onLine(Buffer.concat(parts).toString("utf8"));
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
