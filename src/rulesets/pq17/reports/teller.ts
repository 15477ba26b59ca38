import type { Phrases } from "../../../core/contract/phrases";
import { wrap } from "../../../core/text/text-width";

/** Columns of a printed line. */
export const WIDTH = 100;

/** What stands before a line that belongs to the one above. */
export const INDENT = "  ";

/** How a language says a code, and lists things. */
export interface Teller {
  readonly phrases: Phrases;
  readonly say: (value: unknown, ...scopes: string[]) => string;
}

/** A heading and its items in as many lines as they need; nothing without items. */
export function listed(head: string, items: readonly string[], { phrases }: Teller): string[] {
  const [first, ...others] = items;
  if (first === undefined) return [];
  const deep = INDENT + INDENT;
  const lines = wrap([`${head}  ${first}`, ...others], phrases.forms.separator, WIDTH - deep.length);
  return lines.map((line, index) => (index === 0 ? line : deep + line));
}
