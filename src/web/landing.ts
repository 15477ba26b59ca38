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

/** Lists the games kept in this browser, the last played first. */
async function listSaved(): Promise<void> {
  const games = (await listGames()).slice(0, 5);
  const saved = document.getElementById("saved")!;
  saved.hidden = games.length === 0;
  const heading = document.createElement("h2");
  heading.textContent = t("landing.goOn");
  const list = document.createElement("ul");
  list.append(
    ...games.map(({ id, name, ruleset, updated }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `/app/table/${id}`;
      link.textContent = name;
      const when = new Date(updated).toLocaleString(document.documentElement.lang, {
        dateStyle: "medium",
        timeStyle: "short",
      });
      item.append(link, ` ${t(`${ruleset}.name`)}, ${when}`);
      return item;
    }),
  );
  saved.replaceChildren(heading, list);
}

showTheme(preferredTheme());
await say(preferredLanguage());
