import type { Phrases, WordPattern, WordPatterns } from "../contract/phrases";
import { fill, partsOf } from "./template";

type WordSource = Pick<Phrases, "words" | "patterns">;

/** Parses the patterns of a catalogue, such as `card {#no}`. Their order is the order of precedence. */
export function parsePatterns(patterns: Readonly<Record<string, string>>): WordPatterns {
  const each = Object.entries(patterns).map(([form, word]) => parsePattern(form, word));
  const sources = each.map(({ form }) => form.source.replaceAll(/\?<\w+>/g, "?:"));
  return { any: sources.length === 0 ? NOTHING : new RegExp(sources.join("|")), each };
}

const NOTHING = /$^/;

function parsePattern(form: string, word: string): WordPattern {
  const parts = partsOf(form).filter((part) => typeof part === "string" || "before" in part);
  const source = parts.map((part) => {
    if (typeof part === "string") return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return part.before === "#" ? `(?<${part.name}>-?\\d+)` : `(?<${part.name}>.+)`;
  });
  const codes = parts.flatMap((part) => (typeof part === "string" || part.before === "#" ? [] : [part.name]));
  return { form: new RegExp(`^${source.join("")}$`), codes, word };
}

/** Returns the word for a code: its own, or one from a pattern. Undefined if there is none. */
export function knownWord(code: string, phrases: WordSource): string | undefined {
  return ownWord(code, phrases) ?? patternWord(code, phrases);
}

/** Returns the word from the first pattern that matches a code and whose embedded codes all have words. */
export function patternWord(code: string, phrases: WordSource): string | undefined {
  const { any, each } = phrases.patterns;
  if (!any.test(code)) return undefined;
  for (const { form, codes, word } of each) {
    const groups = form.exec(code)?.groups;
    if (groups === undefined) continue;
    const values: Record<string, string> = {};
    for (const [name, part] of Object.entries(groups)) {
      const value = codes.includes(name) ? ownWord(part, phrases) : String(Number(part));
      if (value !== undefined) values[name] = value;
    }
    if (codes.every((name) => name in values)) return fill(word, values);
  }
  return undefined;
}

function ownWord(code: string, { words }: WordSource): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}
