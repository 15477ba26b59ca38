import { signal } from "@preact/signals";
import { loadPart } from "./parts";
import { chooseTheme, preferredTheme, type Theme } from "./theme";
import { loadCatalogue, type PageLanguage, preferredLanguage, t as translate } from "./words";

/** The language of the page. */
export const pageLanguage = signal<PageLanguage>(preferredLanguage());

/** The theme of the page. */
export const theme = signal<Theme>(preferredTheme());

/** Returns a message in the language of the page. Components that call it render again when the language changes. */
export function t(key: string, params?: Readonly<Record<string, string | number>>): string {
  void pageLanguage.value;
  return translate(key, params);
}

/** Changes the language of the page and saves the choice. */
export async function setLanguage(chosen: PageLanguage): Promise<void> {
  if (!(await loadPart(() => loadCatalogue(chosen)))) return;
  localStorage.setItem("language", chosen);
  pageLanguage.value = chosen;
}

/** Changes the theme of the page and saves the choice. */
export function setTheme(chosen: Theme): void {
  chooseTheme(chosen);
  theme.value = chosen;
}
