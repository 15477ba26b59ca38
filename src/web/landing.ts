import { keptCareers } from "./careers/kept";
import { keepLink, readLink } from "./careers/link";
import { chooseTheme, preferredTheme, showTheme, THEMES } from "./shell/theme";
import { LANGUAGES, type Language, loadWords, preferredLanguage, t } from "./shell/words";
import { listGames } from "./tree/storage";

/** A choice among words, which calls back with the value chosen. */
function choice(
  name: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
  act: (value: string) => void,
) {
  const select = document.createElement("select");
  select.ariaLabel = name;
  select.append(...options.map(([value, text]) => new Option(text, value, false, value === chosen)));
  select.onchange = () => act(select.value);
  return select;
}

/** Says the page's words in a language: what the document was built with stands in another. */
async function say(language: Language): Promise<void> {
  await loadWords(language);
  document.title = t("landing.title");
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    element.textContent = t(element.dataset.word!);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-word-alt]")) {
    element.setAttribute("alt", t(element.dataset.wordAlt!));
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-word-picture]")) {
    const inWords = new URL(picture.src);
    inWords.searchParams.set("language", language);
    if (inWords.href !== picture.src) picture.src = inWords.href;
  }
  const languages = choice(t("shell.language"), Object.entries(LANGUAGES), language, (chosen) => {
    localStorage.setItem("language", chosen);
    void say(chosen as Language);
  });
  const themes = THEMES.map((theme) => [theme, t(`theme.${theme}`)] as const);
  const theme = choice(t("shell.theme"), themes, preferredTheme(), (chosen) =>
    chooseTheme(chosen as (typeof THEMES)[number]),
  );
  document.getElementById("tools")!.replaceChildren(languages, theme);
  await listSaved();
}

/** A game that can be gone on with, and where it is found. */
interface Listed {
  readonly path: string;
  readonly name: string;
  readonly ruleset: string | undefined;
  readonly updated: number;
}

/** Lists the games kept in this browser, and those it has links of, the last played first. */
async function listSaved(): Promise<void> {
  const own = await listGames();
  const listed: readonly Listed[] = [
    ...own.map(({ id, ...game }) => ({ ...game, path: `/app/table/${id}` })),
    ...keptCareers().map(({ id, ruleset, name = "", updated }) => {
      return { path: `/app/careers/${id}`, name: name || t("watch.link"), ruleset, updated };
    }),
  ];
  const games = [...listed].sort((one, other) => other.updated - one.updated).slice(0, 6);
  const saved = document.getElementById("saved")!;
  saved.hidden = games.length === 0;
  const heading = document.createElement("h2");
  heading.textContent = t("landing.goOn");
  const list = document.createElement("ul");
  list.append(...games.map(itemOf));
  saved.replaceChildren(heading, list);
}

function itemOf({ path, name, ruleset, updated }: Listed): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.textContent = name;
  const when = new Date(updated).toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const game = ruleset === undefined ? "" : ` ${t(`${ruleset}.name`)},`;
  const kind = path.startsWith("/app/careers") ? ` · ${t("landing.shared")}` : "";
  item.append(link, `${game} ${when}${kind}`);
  return item;
}

/** Opens a shared game by a link that is pasted. */
function openLinks(): void {
  const section = document.getElementById("watch")!;
  const form = section.querySelector("form")!;
  const wrong = form.querySelector<HTMLElement>("[role=alert]")!;
  section.hidden = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    const target = readLink(form.querySelector("input")!.value);
    wrong.hidden = target !== undefined;
    if (target === undefined) return;
    if (target.token !== undefined) keepLink(target.id, target.token);
    location.assign(`/app/careers/${target.id}`);
  };
}

showTheme(preferredTheme());
await say(preferredLanguage());
openLinks();
