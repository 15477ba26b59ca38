/** The available themes; `auto` follows the system. */
export const THEMES = ["auto", "light", "dark"] as const;

/** A color theme. */
export type Theme = (typeof THEMES)[number];

/** Returns the saved theme, or else `auto`. */
export function preferredTheme(): Theme {
  const stored = localStorage.getItem("theme");
  return THEMES.find((each) => each === stored) ?? "auto";
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Saves a theme and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem("theme", theme);
  showTheme(theme);
}
