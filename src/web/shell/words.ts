import { fill } from "../../core/text/template";

/** The languages of the web pages, each by its own name. */
export const PAGE_LANGUAGES = { en: "English", fr: "Français", ja: "日本語" } as const;

/** The tag of a supported language. */
export type PageLanguage = keyof typeof PAGE_LANGUAGES;

const CATALOGUES: Readonly<Record<PageLanguage, () => Promise<{ readonly default: PageCatalogue }>>> = {
  en: () => import("../words/en.json"),
  fr: () => import("../words/fr.json"),
  ja: () => import("../words/ja.json"),
};

type PageCatalogue = Readonly<Record<string, string>>;

let catalogue: PageCatalogue = {};

/** Returns the saved language, or else the first supported one of the browser's list, or else English. */
export function preferredLanguage(): PageLanguage {
  const preferences = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const known = preferences.map((preference) => preference.slice(0, 2)).find((tag) => tag in PAGE_LANGUAGES);
  return (known ?? "en") as PageLanguage;
}

/** Loads the catalogue of a language, makes it the page's language, and returns the language. */
export async function loadCatalogue(language: PageLanguage): Promise<PageLanguage> {
  catalogue = (await CATALOGUES[language]()).default;
  document.documentElement.lang = language;
  return language;
}

/** Returns a message with its parameters and plurals filled in. */
export function t(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const values = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
  return fill(catalogue[key] ?? key, Object.fromEntries(values));
}
