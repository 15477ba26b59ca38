import { signal } from "@preact/signals";

/** The path of the page below `/app`, in its parts. */
export const route = signal<readonly string[]>(partsOf(location.pathname));

function partsOf(path: string): readonly string[] {
  return path.split("/").slice(2).map(decodeURIComponent);
}

/** Shows another screen of the app, as a step of the browser's history or in place of the one shown. */
export function show(path: string, manner: "push" | "replace" = "push"): void {
  if (manner === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  route.value = partsOf(path);
}

addEventListener("popstate", () => {
  route.value = partsOf(location.pathname);
});
