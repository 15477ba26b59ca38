import type { IncomingMessage } from "node:http";

/** The most bytes of body a function is handed; the platform's own limit. */
export const BODY_LIMIT = 6 * 1024 * 1024;

/** Thrown for a body above the limit; what is left of it has not been read. */
export class BodyTooLarge extends Error {}

/** Thrown when the caller hung up before its answer was sent. */
export class CallerGone extends Error {}

/** Whether the caller has announced a body above the limit. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers["content-length"] ?? 0) > BODY_LIMIT;
}

/** Reads the whole body, and stops reading as soon as it is too large. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  if (announcesTooMuch(request)) return Promise.reject(new BodyTooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_LIMIT) {
        request.off("data", onData).pause();
        reject(new BodyTooLarge());
      } else chunks.push(chunk);
    };
    request.on("data", onData);
    const onGone = () => reject(new CallerGone());
    request.once("end", () => {
      request.off("close", onGone);
      resolve(Buffer.concat(chunks, size));
    });
    request.once("error", onGone);
    request.once("close", onGone);
  });
}
