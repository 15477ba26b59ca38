import { knownCareers } from "./careers/known-careers";
import { keepLink, readLink } from "./careers/link";
import { chooseTheme, preferredTheme, showTheme, THEMES } from "./shell/theme";
import { loadCatalogue, PAGE_LANGUAGES, type PageLanguage, preferredLanguage, t } from "./shell/words";
import { listGames } from "./tree/storage";

/** Creates a select that calls back with the chosen value. */
function createSelect(
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

/** Shows the page in a language; the document is built in another one. */
async function applyLanguage(language: PageLanguage): Promise<void> {
  await loadCatalogue(language);
  document.title = t("landing.title");
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    element.textContent = t(element.dataset.word!);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-word-alt]")) {
    element.setAttribute("alt", t(element.dataset.wordAlt!));
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-word-picture]")) {
    const localizedUrl = new URL(picture.src);
    localizedUrl.searchParams.set("language", language);
    if (localizedUrl.href !== picture.src) picture.src = localizedUrl.href;
  }
  const languages = createSelect(t("shell.language"), Object.entries(PAGE_LANGUAGES), language, (chosen) => {
    localStorage.setItem("language", chosen);
    void applyLanguage(chosen as PageLanguage);
  });
  const themes = THEMES.map((theme) => [theme, t(`theme.${theme}`)] as const);
  const theme = createSelect(t("shell.theme"), themes, preferredTheme(), (chosen) =>
    chooseTheme(chosen as (typeof THEMES)[number]),
  );
  document.getElementById("tools")!.replaceChildren(languages, theme);
  await listSaved();
}

/** A game that can be continued, and its path. */
interface GameLink {
  readonly path: string;
  readonly name: string;
  readonly ruleset: string | undefined;
  readonly updated: number;
}

/** Lists this browser's games and the stored games it has links to, the last played first. */
async function listSaved(): Promise<void> {
  const localGames = await listGames();
  const links: readonly GameLink[] = [
    ...localGames.map(({ id, ...game }) => ({ ...game, path: `/app/table/${id}` })),
    ...knownCareers().map(({ id, ruleset, name = "", updated }) => {
      return { path: `/app/careers/${id}`, name: name || t("watch.link"), ruleset, updated };
    }),
  ];
  const games = [...links].sort((one, other) => other.updated - one.updated).slice(0, 6);
  const saved = document.getElementById("saved")!;
  saved.hidden = games.length === 0;
  const heading = document.createElement("h2");
  heading.textContent = t("landing.goOn");
  const list = document.createElement("ul");
  list.append(...games.map(itemOf));
  saved.replaceChildren(heading, list);
}

function itemOf({ path, name, ruleset, updated }: GameLink): HTMLLIElement {
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

/** Opens a shared game from a pasted link. */
function openLinks(): void {
  const section = document.getElementById("watch")!;
  const form = section.querySelector("form")!;
  const errorText = form.querySelector<HTMLElement>("[role=alert]")!;
  section.hidden = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    const target = readLink(form.querySelector("input")!.value);
    errorText.hidden = target !== undefined;
    if (target === undefined) return;
    keepLink(target);
    location.assign(`/app/careers/${target.id}`);
  };
}

showTheme(preferredTheme());
await applyLanguage(preferredLanguage());
openLinks();
