import type { Fault, Message } from "../contract/request";
import { NESTING_LIMIT } from "../json/nesting";
import { parseJson } from "../json/parse";
import { pointerTo } from "../json/pointer";
import { shorten } from "./fault";

/** The value of a JSON text, or what is wrong with it: a complete fault, and the cause alone. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Fault; readonly why: Message };

/**
 * Parses JSON strictly, as every transport does. `what` names the text in the message, and `pointer` is its place in the
 * request.
 */
export function readJson(text: string, what: Message | string = "text", pointer = ""): JsonResult {
  const parsed = parseJson(text);
  if (parsed.ok) return parsed;
  if (parsed.problem === "TOO_DEEP") {
    const limit = NESTING_LIMIT;
    const message = { id: "JSON_TOO_DEEP", values: { what, limit } };
    return {
      ok: false,
      fault: { code: "JSON_TOO_DEEP", pointer, message },
      why: { id: "json/too-deep", values: { limit } },
    };
  }
  const { kind, path, line, column } = parsed.problem;
  const isRepeated = kind === "MEMBER_REPEATED";
  const why = isRepeated
    ? { id: `json/${kind}`, values: { name: shorten(String(path.at(-1) ?? "")), line, column } }
    : { id: "json/where", values: { line, column, reason: { id: `json/${kind}` } } };
  const message = { id: "JSON_MALFORMED", values: { what, why } };
  const fault = isRepeated
    ? { code: "FIELD_REPEATED", pointer: pointerTo(pointer, path), message }
    : { code: "JSON_MALFORMED", pointer, message };
  return { ok: false, fault, why };
}
