import { type CareerContext, stepsExpireAt } from "./context";
import { type CareerStore, type Entry, StoreAway } from "./store/store";

/**
 * Gives a career that is played on its full lifetime again once half of it is over: every step first, the entry last, so
 * that no step is ever dropped before the entry. A store that goes away meanwhile leaves it to the next step.
 */
export async function prolongWhenDue(
  context: CareerContext,
  store: CareerStore,
  entry: Entry,
  versions: number,
): Promise<void> {
  const { lifetime } = context;
  const now = Math.floor(Date.now() / 1000);
  if (entry.expiresAt - now > lifetime / 2) return;
  const expiresAt = now + lifetime;
  try {
    await store.prolong(entry.chain, versions, stepsExpireAt(context, expiresAt));
    await Promise.all(entry.tokens.map(({ hash }) => store.link(hash, entry.career, expiresAt)));
    await store.writeEntry({ ...entry, revision: entry.revision + 1, expiresAt });
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
  }
}
