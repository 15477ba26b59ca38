import { pointerTo } from "../audit/pointer";
import type { Fault, Message } from "../contract/request";
import { shortened } from "./fault";
import { type JsonProblem, problemIn } from "./json-scan";
import { NESTING_LIMIT } from "./nesting";

/** The value of a JSON text, or what is wrong with it: as a fault, and as the reason alone. */
export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Fault; readonly why: Message };

/**
 * Reads JSON strictly, as every surface does: no member twice in one object, no half of a surrogate pair, not deeper than the limit.
 * A byte order mark is skipped. `what` names the text in the sentence, and `pointer` is its place in the request.
 */
export function readJson(text: string, what: Message | string = "text", pointer = ""): JsonRead {
  const bare = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return notJson(bare, problemIn(bare) ?? { kind: "VALUE_EXPECTED", at: 0, path: [] }, what, pointer);
  }
  const members = membersIn(value, NESTING_LIMIT);
  if (members < 0) {
    const message = { id: "JSON_TOO_DEEP", values: { what, limit: NESTING_LIMIT } };
    return {
      ok: false,
      fault: { code: "JSON_TOO_DEEP", pointer, message },
      why: { id: "json/too-deep", values: { limit: NESTING_LIMIT } },
    };
  }
  const problem = mayRepeat(bare, members) || mayHoldHalf(bare) ? problemIn(bare) : undefined;
  return problem === undefined ? { ok: true, value } : notJson(bare, problem, what, pointer);
}

const BYTE_ORDER_MARK = 0xfeff;

/** How many members all objects in a value have; below 0 where lists and objects nest deeper than `levels`. */
function membersIn(value: unknown, levels: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (levels === 0) return -1;
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? value : Object.values(value);
  let members = isList ? 0 : items.length;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item !== "object" || item === null) continue;
    const inner = membersIn(item, levels - 1);
    if (inner < 0) return -1;
    members += inner;
  }
  return members;
}

/**
 * Whether a text may have a member twice: the value then has fewer members than the text has names. Every name ends with `":`. A
 * string may contain that too, and white space may precede the colon: then the text is scanned.
 */
function mayRepeat(text: string, members: number): boolean {
  let names = 0;
  // A search for one character is several times as fast as a loop over all of them.
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE) names += 1;
    else if (before <= SPACE) return true;
  }
  return names !== members;
}

const QUOTE = 0x22;
/** The greatest of the characters that are space in JSON. */
const SPACE = 0x20;

/** Only an escape, or a text that never was UTF-8, can leave half of a surrogate pair behind. */
function mayHoldHalf(text: string): boolean {
  return text.includes("\\u") || !text.isWellFormed();
}

function notJson(text: string, { kind, at, path }: JsonProblem, what: Message | string, pointer: string): JsonRead {
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  const column = at - before.lastIndexOf("\n");
  const name = shortened(String(path.at(-1) ?? ""));
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
