import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "./icon";
import { pageLanguage, setLanguage, setTheme, t, theme } from "./settings";
import { THEMES, type Theme } from "./theme";
import { PAGE_LANGUAGES, type PageLanguage } from "./words";

/** The bar above every screen; a screen supplies its middle part. */
export function TopBar({ children }: { readonly children?: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header class="top">
      <a class="brand" href="/" title={t("shell.home")}>
        <Icon name="home" />
        <span>Naval Umpire</span>
      </a>
      <div class="status">{children}</div>
      <button
        type="button"
        class="more"
        aria-label={t("shell.menu")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <div class="tools" data-open={isOpen}>
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
      value={pageLanguage.value}
      onChange={async ({ currentTarget }) => {
        await setLanguage(currentTarget.value as PageLanguage);
        currentTarget.value = pageLanguage.value;
      }}
    >
      {Object.entries(PAGE_LANGUAGES).map(([tag, name]) => (
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
