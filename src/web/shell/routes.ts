import { signal } from "@preact/signals";

/** The segments of the path after `/app`. */
export const route = signal<readonly string[]>(partsOf(location.pathname));

function partsOf(path: string): readonly string[] {
  return path.split("/").slice(2).map(decodeURIComponent);
}

/** Shows another screen, as a new history entry or in place of the current one. */
export function show(path: string, manner: "push" | "replace" = "push"): void {
  if (manner === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  route.value = partsOf(path);
}

addEventListener("popstate", () => {
  route.value = partsOf(location.pathname);
});
