/** Light, dark, or as the system has it. */
export const THEMES = ["auto", "light", "dark"] as const;

/** A choice of colours. */
export type Theme = (typeof THEMES)[number];

/** The theme chosen before, else that of the system. */
export function preferredTheme(): Theme {
  const stored = localStorage.getItem("theme");
  return THEMES.find((each) => each === stored) ?? "auto";
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Keeps a theme for the next visit and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem("theme", theme);
  showTheme(theme);
}
