import { fill } from "../core/text/template";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** The id of a line in the command line's catalogue. */
export type CliLine = keyof typeof en;

/** Catalogues by language. Languages without one use English. */
const LINES: Readonly<Record<string, Readonly<Record<CliLine, string>>>> & {
  readonly en: Readonly<Record<CliLine, string>>;
} = {
  en,
  fr,
  ja,
};

/** Formats lines in one language. */
export type FormatLine = (line: CliLine, values?: Readonly<Record<string, string | number>>) => string;

/** Returns a function that formats lines in a language. */
export function lineFormatter(language: string): FormatLine {
  return (line, values) => lineIn(language, line, values);
}

/** Formats a line in a language and fills in its placeholders. */
export function lineIn(
  language: string,
  line: CliLine,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return fill((LINES[language] ?? LINES.en)[line], Object.fromEntries(texts));
}
