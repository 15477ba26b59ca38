import { gunzipSync } from "node:zlib";
import type { Message } from "../../core/contract/request";
import { isObject } from "../../core/json/objects";
import { shorten } from "../../core/request/fault";
import { readJson as parseStrictJson } from "../../core/request/json";
import { faultAt } from "../../core/text/message";
import { ApiError, malformedRequest } from "./api-error";
import { type ApiRequest, bareHeader } from "./message";
import type { ApiMessage } from "./messages";

/** Maximum bytes of a body, counted before parsing and, in a compressed body, after decompression. */
export const BODY_LIMIT = 256 * 1024;

/**
 * Parses the JSON body of a request. Throws an ApiError if it is too large, of another type, malformed, or not an
 * object.
 */
export function parseJsonObject(request: ApiRequest, limit = BODY_LIMIT): Readonly<Record<string, unknown>> {
  const value = parseRequestJson(textOf(request, limit), { id: "text/body" });
  if (!isObject(value)) throw unreadable("BODY_NOT_OBJECT");
  return value;
}

function textOf(request: ApiRequest, limit: number): string {
  const { body = "", base64 } = request;
  const bytes = Buffer.byteLength(body, base64 ? "base64" : "utf8");
  if (bytes > limit) {
    throw new ApiError("BODY_TOO_LARGE", { values: { bytes, limit } });
  }
  if (bareHeader(request, "content-type") !== "application/json" || !isUtf8(request.headers["content-type"])) {
    throw new ApiError("CONTENT_TYPE");
  }
  const isGzip = isGzipped(request);
  if (bytes === 0) throw unreadable("JSON_MALFORMED/empty");
  if (!base64 && !isGzip) return body;
  const sent = Buffer.from(body, base64 ? "base64" : "utf8");
  const content = isGzip ? gunzip(sent, limit) : sent;
  if (content.length === 0) throw unreadable("JSON_MALFORMED/empty");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw unreadable("JSON_MALFORMED/encoding");
  }
}

/** True for a body in gzip. Throws an ApiError for any other coding, with the header that lists the allowed one. */
function isGzipped(request: ApiRequest): boolean {
  const coding = bareHeader(request, "content-encoding");
  if (coding === "" || coding === "identity") return false;
  if (coding === "gzip" || coding === "x-gzip") return true;
  const headers = { "accept-encoding": "gzip" };
  throw new ApiError("CONTENT_ENCODING", { values: { coding: shorten(coding) }, headers });
}

/** Decompresses a body. Stops at the limit, so that a small body cannot become a huge one. */
function gunzip(bytes: Buffer, limit: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") {
      throw new ApiError("BODY_TOO_LARGE/gzip", { values: { limit } });
    }
    throw unreadable("GZIP_MALFORMED");
  }
}

/**
 * Parses JSON strictly. `what` names the text in messages, and `pointer` points to it. Throws an ApiError for malformed
 * JSON.
 */
export function parseRequestJson(text: string, what: Message | string, pointer = ""): unknown {
  const result = parseStrictJson(text, what, pointer);
  if (result.ok) return result.value;
  throw malformedRequest([result.fault]);
}

function isUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? "")?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** The error of a malformed body. */
function unreadable(id: ApiMessage): ApiError {
  return malformedRequest([faultAt<ApiMessage>(id, "")]);
}
