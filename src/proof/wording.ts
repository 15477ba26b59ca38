import { fill } from "../core/text/template";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** By language; English where a language has none. */
const WORDS: Readonly<Record<string, typeof en>> = { en, fr, ja };

/** A remark of a proof in the words of a language. */
export function remarkIn(code: keyof typeof en.remarks, language: string): string {
  return (WORDS[language] ?? en).remarks[code];
}

/** What dice of one origin prove, in the words of a language, and how many of their steps were played on a caller's own charts. */
export function provenOf(
  { origin, ownCharts }: { readonly origin: keyof typeof en.origins; readonly ownCharts: number },
  language: string,
): string {
  const words = WORDS[language] ?? en;
  const proves = words.origins[origin];
  return ownCharts === 0 ? proves : fill(words.ownCharts, { proves, count: String(ownCharts) });
}
