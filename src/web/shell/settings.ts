import { signal } from "@preact/signals";
import { part } from "./parts";
import { chooseTheme, preferredTheme, type Theme } from "./theme";
import { type Language, loadWords, preferredLanguage, t as worded } from "./words";

/** The language of the page. */
export const language = signal<Language>(preferredLanguage());

/** The colours of the page. */
export const theme = signal<Theme>(preferredTheme());

/** The words of a key in the language of the page; what shows them is shown anew in another language. */
export function t(key: string, params?: Readonly<Record<string, string | number>>): string {
  void language.value;
  return worded(key, params);
}

/** Shows the page in another language, now and on the next visit. */
export async function setLanguage(chosen: Language): Promise<void> {
  if (!(await part(() => loadWords(chosen)))) return;
  localStorage.setItem("language", chosen);
  language.value = chosen;
}

/** Shows the page in other colours, now and on the next visit. */
export function setTheme(chosen: Theme): void {
  chooseTheme(chosen);
  theme.value = chosen;
}
