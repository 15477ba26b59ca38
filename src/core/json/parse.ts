import { countMembers, NESTING_LIMIT } from "./nesting";
import { findProblem, type JsonProblem } from "./scan";

/** The value of a JSON text, or its first problem with line and column. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: "TOO_DEEP" | LocatedProblem };

/** A syntax problem and its place, counted from 1. */
interface LocatedProblem extends Omit<JsonProblem, "at"> {
  readonly line: number;
  readonly column: number;
}

/**
 * Parses JSON strictly: no repeated members, no lone surrogates, and no nesting beyond the limit. Skips a byte order
 * mark.
 */
export function parseJson(text: string): ParsedJson {
  const bare = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return locate(bare, findProblem(bare) ?? { kind: "VALUE_EXPECTED", at: 0, path: [] });
  }
  const members = countMembers(value, NESTING_LIMIT);
  if (members < 0) return { ok: false, problem: "TOO_DEEP" };
  const problem = mayHaveRepeatedName(bare, members) || mayHaveLoneSurrogate(bare) ? findProblem(bare) : undefined;
  return problem === undefined ? { ok: true, value } : locate(bare, problem);
}

const BYTE_ORDER_MARK = 0xfeff;

function locate(text: string, { kind, at, path }: JsonProblem): ParsedJson {
  const before = text.slice(0, at);
  const [line, column] = [before.split("\n").length, at - before.lastIndexOf("\n")];
  return { ok: false, problem: { kind, path, line, column } };
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
