import { storeUnavailable, unknownCareer } from "./problem";
import type { CareerStore, Entry } from "./store/store";

/** Attempts to change an entry while other writers are first. */
const MAX_TRIES = 5;

/**
 * Changes the entry of a career. `change` returns undefined if there is nothing to change, also if an attempt whose
 * response was lost has made the change. Tries again if another writer comes between. Returns the entry in the store.
 */
export async function changeEntry(
  store: CareerStore,
  { career, chain }: Pick<Entry, "career" | "chain">,
  change: (entry: Entry) => Entry | undefined,
): Promise<Entry> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const entry = await store.readEntry(career);
    if (entry?.chain !== chain) throw unknownCareer();
    const changed = change(entry);
    if (changed === undefined) return entry;
    const next = { ...changed, revision: entry.revision + 1 };
    if (await store.writeEntry(next)) return next;
  }
  throw storeUnavailable();
}
