import { signal } from "@preact/signals";

/** True if code could not be loaded: a new version was deployed, or the server is unavailable. */
export const hasLoadFailed = signal(false);

/** Loads code of the page. If that fails, returns undefined and the page offers a reload. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    const module = await load();
    hasLoadFailed.value = false;
    return module;
  } catch {
    hasLoadFailed.value = true;
    return undefined;
  }
}
