import type { ComponentChildren } from "preact";
import { language, setLanguage, setTheme, t, theme } from "./settings";
import { THEMES, type Theme } from "./theme";
import { LANGUAGES, type Language } from "./words";

/** The bar above every screen, with what a screen puts in its middle. */
export function TopBar({ children }: { readonly children?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href="/">
        Naval Umpire
      </a>
      <div class="status">{children}</div>
      <div class="tools">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </header>
  );
}

function LanguageChoice() {
  return (
    <select
      aria-label={t("shell.language")}
      value={language.value}
      onChange={async ({ currentTarget }) => {
        await setLanguage(currentTarget.value as Language);
        currentTarget.value = language.value;
      }}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ThemeChoice() {
  return (
    <select
      aria-label={t("shell.theme")}
      value={theme.value}
      onChange={(event) => setTheme(event.currentTarget.value as Theme)}
    >
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {t(`theme.${each}`)}
        </option>
      ))}
    </select>
  );
}
