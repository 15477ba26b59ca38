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

/** A parameter such as `{count}`, or a word in two forms such as `{count|space|spaces}` or `{count<2|case|cases}`. */
const HOLE = /\{(\w+)(?:(?:<(\d))?\|([^{}|]*)\|([^{}|]*))?\}/g;

/** Returns a message with its parameters and plurals filled in. */
export function t(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const template = catalogue[key] ?? key;
  const text = template.replaceAll(HOLE, (_, name: string, below?: string, one?: string, other = "") => {
    const value = params[name] ?? "";
    if (one === undefined) return String(value);
    const isOne = below === undefined ? Number(value) === 1 : Number(value) < Number(below);
    return isOne ? one : other;
  });
  return addNoBreakSpaces(text);
}

/** Replaces the spaces next to French punctuation with no-break spaces; other languages are unchanged. */
export function addNoBreakSpaces(text: string): string {
  if (document.documentElement.lang !== "fr") return text;
  return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}

/** The text members of service responses. Other strings may be sent back, so they stay unchanged. */
const WORDS = new Set(["title", "description", "message", "purpose", "question", "ruling", "words"]);

/** Applies no-break spaces to the texts of a response, or to all its strings if `areAll` is true. */
export function formatWords<T>(answer: T, areAll = false): T {
  if (document.documentElement.lang !== "fr") return answer;
  const format = (value: unknown, isWord: boolean): unknown => {
    if (typeof value === "string") return isWord ? addNoBreakSpaces(value) : value;
    if (Array.isArray(value)) return value.map((each) => format(each, areAll));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).map(([name, each]) => [name, format(each, areAll || WORDS.has(name))]);
    return Object.fromEntries(members);
  };
  return format(answer, areAll) as T;
}
