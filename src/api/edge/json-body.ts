import type { Message } from "../../core/contract/request";
import { isObject } from "../../core/json/objects";
import { shorten } from "../../core/request/fault";
import { readJson as parseStrictJson } from "../../core/request/json";
import { faultAt } from "../../core/text/message";
import { ApiError, malformedRequest } from "./api-error";
import { type ApiRequest, bareHeader } from "./message";
import type { ApiMessage } from "./messages";

/** Maximum bytes of a body, counted before parsing. */
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
  const { body, base64 } = request;
  const bytes = body === undefined ? 0 : Buffer.byteLength(body, base64 ? "base64" : "utf8");
  if (bytes > limit) {
    throw new ApiError(413, "BODY_TOO_LARGE", { values: { bytes, limit } });
  }
  if (bareHeader(request, "content-type") !== "application/json" || !isUtf8(request.headers["content-type"])) {
    throw new ApiError(415, "CONTENT_TYPE");
  }
  const coding = bareHeader(request, "content-encoding");
  if (coding !== "" && coding !== "identity") {
    throw new ApiError(415, "CONTENT_ENCODING", { values: { coding: shorten(coding) } });
  }
  if (body === undefined || bytes === 0) throw unreadable("JSON_MALFORMED/empty");
  if (!base64) return body;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(body, "base64"));
  } catch {
    throw unreadable("JSON_MALFORMED/encoding");
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
