import type { Phrases } from "../contract/phrases";
import { wordFor } from "./sentence";
import { fill } from "./template";

/** Returns the word for a code in the first scope that has one, with the named values filled in. */
export type WordFormatter = (
  code: unknown,
  values?: Readonly<Record<string, string | number>>,
  ...scopes: readonly string[]
) => string;

/**
 * Returns a formatter for words in the language of the phrases. `scope` is tried after the scopes of the call, and
 * before the bare code.
 */
export function wordFormatter(phrases: Phrases, scope: string): WordFormatter {
  return (code, values = {}, ...scopes) => {
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
    return fill(wordFor(code, phrases, ...scopes, scope), Object.fromEntries(texts));
  };
}

/** Returns the name of a chart: the caller's if it differs from the printed one, or else the language's. */
export function chartName(id: string, name: string, printed: string, { charts }: Phrases): string {
  return name === printed ? (charts[id] ?? name) : name;
}
