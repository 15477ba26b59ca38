import type { Phrases, WordPattern, WordPatterns } from "../contract/phrases";
import { fill, partsOf } from "./template";

type Words = Pick<Phrases, "words" | "patterns">;

/** Reads the patterns of a catalogue, such as `card {#no}`; they are tried in this order. */
export function readPatterns(patterns: Readonly<Record<string, string>>): WordPatterns {
  const each = Object.entries(patterns).map(([form, word]) => readPattern(form, word));
  const sources = each.map(({ form }) => form.source.replaceAll(/\?<\w+>/g, "?:"));
  return { any: sources.length === 0 ? NOTHING : new RegExp(sources.join("|")), each };
}

const NOTHING = /$^/;

function readPattern(form: string, word: string): WordPattern {
  const parts = partsOf(form);
  const source = parts.map((part) => {
    if (typeof part === "string") return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return part.before === "#" ? `(?<${part.name}>-?\\d+)` : `(?<${part.name}>.+)`;
  });
  const codes = parts.flatMap((part) => (typeof part === "string" || part.before === "#" ? [] : [part.name]));
  return { form: new RegExp(`^${source.join("")}$`), codes, word };
}

/** The word that a language has for a code, its own or one that a pattern makes; undefined when it has neither. */
export function knownWord(code: string, phrases: Words): string | undefined {
  return ownWord(code, phrases) ?? patternWord(code, phrases);
}

/** The word that the first pattern makes which fits a code and all of whose codes have words of their own. */
export function patternWord(code: string, phrases: Words): string | undefined {
  const { any, each } = phrases.patterns;
  if (!any.test(code)) return undefined;
  for (const { form, codes, word } of each) {
    const found = form.exec(code)?.groups;
    if (found === undefined) continue;
    const values: Record<string, string> = {};
    for (const [name, part] of Object.entries(found)) {
      const value = codes.includes(name) ? ownWord(part, phrases) : String(Number(part));
      if (value !== undefined) values[name] = value;
    }
    if (codes.every((name) => name in values)) return fill(word, values);
  }
  return undefined;
}

function ownWord(code: string, { words }: Words): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}
