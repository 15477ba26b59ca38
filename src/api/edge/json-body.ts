import type { Message } from "../../core/contract/request";
import { shorten } from "../../core/request/fault";
import { readJson as readStrictJson } from "../../core/request/json";
import { faultAt } from "../../core/text/message";
import { ApiError } from "./api-error";
import { type ApiRequest, bareHeader } from "./message";
import type { ApiMessage } from "./sayings";

/** The most bytes a body may have, counted before it is parsed. */
export const BODY_LIMIT = 256 * 1024;

/** Reads a request's JSON body; throws an ApiError when it is too large, of another type, broken or no object. */
export function readJsonObject(request: ApiRequest, limit = BODY_LIMIT): Readonly<Record<string, unknown>> {
  const value = readJson(textOf(request, limit), { id: "text/body" });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw unreadable("BODY_NOT_OBJECT");
  }
  return value as Record<string, unknown>;
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

/** Reads JSON that came as what `what` names, to which `pointer` points; throws an ApiError when it is not strict JSON. */
export function readJson(text: string, what: Message | string, pointer = ""): unknown {
  const read = readStrictJson(text, what, pointer);
  if (read.ok) return read.value;
  throw new ApiError(400, read.fault.code as ApiMessage, { message: read.fault.message, faults: [read.fault] });
}

function isUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? "")?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** A body that cannot be read. */
function unreadable(id: ApiMessage): ApiError {
  return new ApiError(400, id, { faults: [faultAt<ApiMessage>(id, "")] });
}
