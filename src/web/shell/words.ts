/** The languages of the pages, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", ja: "日本語" } as const;

/** The tag of a language that there are words of. */
export type Language = keyof typeof LANGUAGES;

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>> = {
  en: () => import("../words/en.json"),
  fr: () => import("../words/fr.json"),
  ja: () => import("../words/ja.json"),
};

type Catalogue = Readonly<Record<string, string>>;

let catalogue: Catalogue = {};

/** The language chosen before, else the first of the reader's own that there is, else English. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const known = wishes.map((wish) => wish.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

/** Loads the words of a language, which then are those of the page; gives the language. */
export async function loadWords(language: Language): Promise<Language> {
  catalogue = (await CATALOGUES[language]()).default;
  document.documentElement.lang = language;
  return language;
}

/** The words of a key, with `{names}` filled in. */
export function t(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const template = catalogue[key] ?? key;
  return unbroken(template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? "")));
}

/** A text as it is shown: in French no line is broken at the blank beside a mark. */
export function unbroken(text: string): string {
  if (document.documentElement.lang !== "fr") return text;
  return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}

/** The members of an answer that are words for people, whatever it is of; everything else may be sent back and stays as it came. */
const WORDS = new Set(["title", "description", "message", "purpose", "question", "ruling", "words"]);

/** An answer of the service with its words as they are shown, or all its texts where they are nothing else. */
export function shownWords<T>(answer: T, areAll = false): T {
  if (document.documentElement.lang !== "fr") return answer;
  const shown = (value: unknown, isWord: boolean): unknown => {
    if (typeof value === "string") return isWord ? unbroken(value) : value;
    if (Array.isArray(value)) return value.map((each) => shown(each, areAll));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).map(([name, each]) => [name, shown(each, areAll || WORDS.has(name))]);
    return Object.fromEntries(members);
  };
  return shown(answer, areAll) as T;
}
