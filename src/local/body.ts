import type { IncomingMessage } from "node:http";

/** Maximum bytes of a body in a function's event. This is the platform's own limit. */
export const RAW_BODY_LIMIT = 6 * 1024 * 1024;

/** Thrown for a body above the limit. The rest of it has not been read. */
export class BodyTooLarge extends Error {}

/** Thrown if the caller hung up before its response was sent. */
export class CallerGone extends Error {}

/** True if the caller has announced a body above the limit. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers["content-length"] ?? 0) > RAW_BODY_LIMIT;
}

/** Reads the whole body. Stops as soon as it is too large. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  if (announcesTooMuch(request)) return Promise.reject(new BodyTooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > RAW_BODY_LIMIT) {
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
