import type { CareerContext } from "../context";
import { storeFor } from "../gate";
import { deliver } from "./deliver";

/** Milliseconds after which another server may take over a delivery. Longer than all attempts of one delivery. */
const LEASE_MS = 30_000;

/** Chains whose webhooks are sent at once. */
const AT_ONCE = 16;

/** Milliseconds until a delivery that failed for a reason of our own is tried again. */
const RETRY_MS = 60_000;

/**
 * Sends the webhooks that are due. Several servers may call this on one store: each chain is taken by one of them.
 * Returns the number of chains that it took.
 */
export async function sendDue(context: CareerContext): Promise<number> {
  const store = await storeFor(context);
  const due = await store.dueChains(Date.now(), AT_ONCE);
  const taken = await Promise.all(due.map(({ chain, lease }) => take(context, chain, lease)));
  return taken.filter(Boolean).length;
}

async function take(context: CareerContext, chain: string, before: string): Promise<boolean> {
  const lease = await (await storeFor(context)).schedule(chain, Date.now() + LEASE_MS, before);
  if (lease === undefined) return false;
  const next = await deliver(context, chain).catch(() => Date.now() + RETRY_MS);
  const store = await storeFor(context);
  // A step that was written meanwhile has changed the lease, and stays due.
  if (next === undefined) await store.unschedule(chain, lease);
  else await store.schedule(chain, next, lease);
  return true;
}

/** Sends the webhooks of these chains, and schedules what has to be tried again. */
export async function sendNow(context: CareerContext, chains: readonly string[]): Promise<void> {
  const send = async (chain: string) => {
    const next = await deliver(context, chain);
    if (next !== undefined) await (await storeFor(context)).schedule(chain, next);
  };
  const results = await Promise.allSettled(chains.map(send));
  const failure = results.find(({ status }) => status === "rejected") as PromiseRejectedResult | undefined;
  if (failure !== undefined) throw failure.reason;
}
