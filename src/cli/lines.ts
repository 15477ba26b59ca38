import { fill } from "../core/text/template";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** The name of a line that the command line says itself, around what the rules say. */
export type Line = keyof typeof en;

/** By language; English where a language has none. */
const LINES: Readonly<Record<string, Readonly<Record<Line, string>>>> & {
  readonly en: Readonly<Record<Line, string>>;
} = {
  en,
  fr,
  ja,
};

/** Says lines of one language. */
export type Say = (line: Line, values?: Readonly<Record<string, string | number>>) => string;

/** What says lines in a language. */
export function sayer(language: string): Say {
  return (line, values) => lineIn(language, line, values);
}

/** A line in a language, its names filled in. */
export function lineIn(language: string, line: Line, values: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return fill((LINES[language] ?? LINES.en)[line], Object.fromEntries(texts));
}
