import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** Ids of the texts of problem pages: remedies by code or kind, and the headings. */
type PageText = keyof typeof en;

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr, ja };

/** Returns a text of the problem pages in one of the kernel's languages. */
export function pageText(id: PageText, language: string): string {
  return TEXTS[language]![id]!;
}

/** Returns what to do about a code, or else about its kind. */
export function remedyOf(code: string | undefined, kind: string, language: string): string {
  const texts = TEXTS[language]!;
  return (code === undefined ? undefined : texts[code]) ?? texts[kind]!;
}
