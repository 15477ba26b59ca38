import { shortened } from "../../core/request/fault";
import { readJson as readStrictJson } from "../../core/request/json";
import { type Said, wordedFault } from "../../core/text/worded-fault";
import { ApiError } from "./api-error";
import { type ApiRequest, bareHeader } from "./message";

/** The most bytes a body may have, counted before it is parsed. */
export const BODY_LIMIT = 256 * 1024;

/** Reads a request's JSON body; throws an ApiError when it is too large, of another type, broken or no object. */
export function readJsonObject(request: ApiRequest, limit = BODY_LIMIT): Readonly<Record<string, unknown>> {
  const value = readJson(textOf(request, limit), { sentence: "body" });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw unreadable("BODY_NOT_OBJECT", { sentence: "Send a JSON object as the body." });
  }
  return value as Record<string, unknown>;
}

function textOf(request: ApiRequest, limit: number): string {
  const { body, base64 } = request;
  const bytes = body === undefined ? 0 : Buffer.byteLength(body, base64 ? "base64" : "utf8");
  if (bytes > limit) {
    const said = { sentence: "The body has {bytes} bytes; send at most {limit}.", values: { bytes, limit } };
    throw new ApiError(413, "BODY_TOO_LARGE", said);
  }
  if (bareHeader(request, "content-type") !== "application/json" || !isUtf8(request.headers["content-type"])) {
    throw new ApiError(415, "CONTENT_TYPE", "Send the body as application/json in UTF-8.");
  }
  const coding = bareHeader(request, "content-encoding");
  if (coding !== "" && coding !== "identity") {
    const sentence = "Send the body as it is, not in the encoding {coding}.";
    throw new ApiError(415, "CONTENT_ENCODING", { sentence, values: { coding: shortened(coding) } });
  }
  if (body === undefined || bytes === 0) throw malformed({ sentence: "The body is empty; send a JSON object." });
  if (!base64) return body;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(body, "base64"));
  } catch {
    throw malformed({ sentence: "The body is not UTF-8 text." });
  }
}

/** Reads JSON that came as what `what` names, to which `pointer` points; throws an ApiError when it is not strict JSON. */
export function readJson(text: string, what: Said | string, pointer = ""): unknown {
  const read = readStrictJson(text, what, pointer);
  if (read.ok) return read.value;
  throw new ApiError(400, read.fault.code, read.said, { faults: [read.fault] });
}

function isUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? "")?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

function malformed(said: Said, pointer = ""): ApiError {
  return unreadable("JSON_MALFORMED", said, pointer);
}

/** A body or a parameter that cannot be read, at the place where it stands. */
function unreadable(code: string, said: Said, pointer = ""): ApiError {
  return new ApiError(400, code, said, { faults: [wordedFault(code, pointer, said)] });
}
