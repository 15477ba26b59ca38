import { type CareerContext, stepsExpireAt } from "./context";
import { type CareerStore, type Entry, StoreUnavailable } from "./store/store";

/**
 * Prolongs a career to its full lifetime once half of it is over. Writes every step first and the entry last, so that
 * no step is dropped before the entry. If the store becomes unavailable, the next step tries again.
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
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
