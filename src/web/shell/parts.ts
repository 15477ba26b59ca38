import { signal } from "@preact/signals";

/** True once a part of the page could not be loaded: the page was renewed since it was opened, or nothing answers. */
export const isTorn = signal(false);

/** Loads a part of the page; undefined where that fails, which the page then says. */
export async function part<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    const loaded = await load();
    isTorn.value = false;
    return loaded;
  } catch {
    isTorn.value = true;
    return undefined;
  }
}
