import { chooseTheme, preferredTheme, showTheme, THEMES } from "./shell/theme";
import { loadCatalogue, type PageLanguage, t } from "./shell/words";

/** A section of the guides in the index. */
interface Section {
  readonly page: string;
  readonly title: string;
  readonly heading: string;
  readonly id: string;
  readonly text: string;
}

/** Maximum number of sections found. */
const MOST = 12;

/** Shows the choice of colors in the bar of the page. */
function showThemes(): void {
  const select = document.createElement("select");
  select.ariaLabel = t("shell.theme");
  select.append(...THEMES.map((theme) => new Option(t(`theme.${theme}`), theme, false, theme === preferredTheme())));
  select.onchange = () => chooseTheme(select.value as (typeof THEMES)[number]);
  document.getElementById("tools")!.replaceChildren(select);
}

let sections: Promise<readonly Section[]> | undefined;

/** Loads the index of all guides on the first search. */
function loadSections(): Promise<readonly Section[]> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="guides-index"]')!.content;
  sections ??= fetch(address).then((reply) => reply.json() as Promise<readonly Section[]>);
  return sections;
}

/** Returns the sections that contain every word. Those with a word in the heading come first. */
function find(all: readonly Section[], words: readonly string[]): readonly Section[] {
  const ranked = all.flatMap((section) => {
    const heading = `${section.title} ${section.heading}`.toLowerCase();
    const text = section.text.toLowerCase();
    if (!words.every((word) => heading.includes(word) || text.includes(word))) return [];
    return [{ section, rank: words.filter((word) => heading.includes(word)).length }];
  });
  return ranked.sort((one, other) => other.rank - one.rank).map(({ section }) => section);
}

function itemOf(href: string, title: string, text: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  link.textContent = title;
  const excerpt = document.createElement("p");
  excerpt.textContent = text;
  item.append(link, excerpt);
  return item;
}

/** Returns the part of a text around the first of these words. */
function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(
    0,
    Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0)),
  );
  const start = Number.isFinite(at) && at > 60 ? text.indexOf(" ", at - 60) + 1 : 0;
  return `${start > 0 ? "… " : ""}${text.slice(start, start + 160).trim()}${text.length > start + 160 ? " …" : ""}`;
}

/** Lists what the guides say about the words in the field. A code of a problem leads to its page. */
async function search(field: HTMLInputElement, list: HTMLElement): Promise<void> {
  const query = field.value.trim();
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return list.replaceChildren();
  const matches = find(await loadSections(), words).slice(0, MOST);
  if (field.value.trim() !== query) return;
  const items = matches.map(({ page, title, heading, id, text }) =>
    itemOf(`${page}#${id}`, heading === title ? title : `${title}: ${heading}`, excerptOf(text, words)),
  );
  const code = /^[A-Z][A-Z_]+$/.test(query) ? [itemOf(`/problems/${query}`, query, t("site.problems"))] : [];
  const all = [...code, ...items];
  list.replaceChildren(...(all.length > 0 ? all : [t("site.nothing")]));
}

showTheme(preferredTheme());
await loadCatalogue(document.documentElement.lang as PageLanguage);
showThemes();
const contents = document.querySelector<HTMLDetailsElement>("nav.guides details");
if (contents !== null && matchMedia("(min-width: 60rem)").matches) contents.open = true;
const field = document.getElementById("search") as HTMLInputElement;
field.parentElement!.hidden = false;
field.oninput = () => void search(field, document.getElementById("found")!);
