import { fill } from "../core/text/template";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** By language. Default: English. */
const WORDS: Readonly<Record<string, typeof en>> = { en, fr, ja };

/** Returns a remark of a proof in a language. */
export function remarkText(code: keyof typeof en.remarks, language: string): string {
  return (WORDS[language] ?? en).remarks[code];
}

/** Returns what dice of one origin prove, in a language, and how many of their steps used a caller's own charts. */
export function proofText(
  { origin, ownCharts }: { readonly origin: keyof typeof en.origins; readonly ownCharts: number },
  language: string,
): string {
  const words = WORDS[language] ?? en;
  const proves = words.origins[origin];
  return ownCharts === 0 ? proves : fill(words.ownCharts, { proves, count: String(ownCharts) });
}
