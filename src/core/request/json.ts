import { pointerTo } from "../audit/pointer";
import type { Fault, Message } from "../contract/request";
import { shorten } from "./fault";
import { findProblem, type JsonProblem } from "./json-scan";
import { NESTING_LIMIT } from "./nesting";

/** The value of a JSON text, or what is wrong with it: a complete fault, and the cause alone. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Fault; readonly why: Message };

/**
 * Parses JSON strictly, as every transport does: no repeated members, no lone surrogates, and no nesting beyond the
 * limit. Skips a byte order mark. `what` names the text in the message, and `pointer` is its place in the request.
 */
export function readJson(text: string, what: Message | string = "text", pointer = ""): JsonResult {
  const bare = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return jsonProblem(bare, findProblem(bare) ?? { kind: "VALUE_EXPECTED", at: 0, path: [] }, what, pointer);
  }
  const members = countMembers(value, NESTING_LIMIT);
  if (members < 0) {
    const message = { id: "JSON_TOO_DEEP", values: { what, limit: NESTING_LIMIT } };
    return {
      ok: false,
      fault: { code: "JSON_TOO_DEEP", pointer, message },
      why: { id: "json/too-deep", values: { limit: NESTING_LIMIT } },
    };
  }
  const problem = mayHaveRepeatedName(bare, members) || mayHaveLoneSurrogate(bare) ? findProblem(bare) : undefined;
  return problem === undefined ? { ok: true, value } : jsonProblem(bare, problem, what, pointer);
}

const BYTE_ORDER_MARK = 0xfeff;

/** Returns the number of members of all objects in a value. Negative if lists and objects nest deeper than `levels`. */
function countMembers(value: unknown, levels: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (levels === 0) return -1;
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? value : Object.values(value);
  let members = isList ? 0 : items.length;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item !== "object" || item === null) continue;
    const inner = countMembers(item, levels - 1);
    if (inner < 0) return -1;
    members += inner;
  }
  return members;
}

/**
 * True if a text may repeat a member: it has more names than its value has members. Every name ends with `":`. A string
 * may contain that too, and white space may precede the colon. Such texts are scanned.
 */
function mayHaveRepeatedName(text: string, members: number): boolean {
  let names = 0;
  // Searching for one character is several times as fast as a loop over all of them.
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE) names += 1;
    else if (before <= SPACE) return true;
  }
  return names !== members;
}

const QUOTE = 0x22;
/** The highest code of the JSON white space characters. */
const SPACE = 0x20;

/** Only an escape, or a text that was never UTF-8, can contain a lone surrogate. */
function mayHaveLoneSurrogate(text: string): boolean {
  return text.includes("\\u") || !text.isWellFormed();
}

function jsonProblem(
  text: string,
  { kind, at, path }: JsonProblem,
  what: Message | string,
  pointer: string,
): JsonResult {
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  const column = at - before.lastIndexOf("\n");
  const name = shorten(String(path.at(-1) ?? ""));
  const isRepeated = kind === "MEMBER_REPEATED";
  const why = isRepeated
    ? { id: `json/${kind}`, values: { name, line, column } }
    : { id: "json/where", values: { line, column, reason: { id: `json/${kind}` } } };
  const message = { id: "JSON_MALFORMED", values: { what, why } };
  const fault = isRepeated
    ? { code: "FIELD_REPEATED", pointer: pointerTo(pointer, path), message }
    : { code: "JSON_MALFORMED", pointer, message };
  return { ok: false, fault, why };
}
