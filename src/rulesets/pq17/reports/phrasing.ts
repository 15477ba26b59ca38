import type { Phrases } from "../../../core/contract/phrases";
import { wrap } from "../../../core/text/text-width";

/** Columns of a printed line. */
export const WIDTH = 100;

/** The indent of a line that belongs to the one above. */
export const INDENT = "  ";

/** The words of a language for codes, and its way to list things. */
export interface Phrasing {
  readonly phrases: Phrases;
  readonly say: (value: unknown, ...scopes: string[]) => string;
}

/** A heading and its items in as many lines as they need; nothing without items. */
export function listLines(head: string, items: readonly string[], { phrases }: Phrasing): string[] {
  const [first, ...others] = items;
  if (first === undefined) return [];
  const deep = INDENT + INDENT;
  const lines = wrap([`${head}  ${first}`, ...others], phrases.forms.separator, WIDTH - deep.length);
  return lines.map((line, index) => (index === 0 ? line : deep + line));
}
