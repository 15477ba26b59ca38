import type { Phrases } from "../contract/phrases";
import { wordFor } from "./sentence";
import { fill } from "./template";

/** Says a code, as one scope or another has it, in the words of a language; names in its words are filled in. */
export type Say = (
  code: unknown,
  values?: Readonly<Record<string, string | number>>,
  ...scopes: readonly string[]
) => string;

/** Says codes in the language of the phrases, by the words of a scope before all others. */
export function sayerOf(phrases: Phrases, scope: string): Say {
  return (code, values = {}, ...scopes) => {
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
    return fill(wordFor(code, phrases, ...scopes, scope), Object.fromEntries(texts));
  };
}

/** What a chart is called: by the caller where they call it otherwise than the pack, else in the language of the phrases. */
export function chartName(id: string, name: string, printed: string, { charts }: Phrases): string {
  return name === printed ? (charts[id] ?? name) : name;
}
