import type { CareerContext } from "../context";
import { newestOf } from "../events/event";
import { hasExpired, requireRuleset, storeFor } from "../gate";
import type { ChainTip } from "../store/store";
import { afterFailure, afterSuccess, liveHooks, openTarget, type StoredHook } from "./hook";
import { hookMessage } from "./message";
import { type HookTransport, hookTransport } from "./transport";

const MAX_TRIES = 5;

/** The status by which a receiver says that it wants no more messages. */
const GONE = 410;

const PUBLIC_TRANSPORT = hookTransport();

/** Returns the transport of a service. Default: to public addresses only. */
export function transportOf({ hookTransport: own }: CareerContext): HookTransport {
  return own ?? PUBLIC_TRANSPORT;
}

/** True for a status that confirms a message. */
export function isConfirmed(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/**
 * Sends the newest step of a chain to each of its webhooks that has not confirmed it. Returns when to try again, in
 * milliseconds since 1970. Undefined if nothing is left to send.
 */
export async function deliver(context: CareerContext, chain: string): Promise<number | undefined> {
  const store = await storeFor(context);
  const book = await store.readHooks(chain);
  if (book === undefined) return undefined;
  const entry = await store.readEntry(book.career);
  if (entry?.chain !== chain || hasExpired(entry)) {
    await store.removeHooks(chain);
    return undefined;
  }
  const ruleset = await requireRuleset(context, entry.ruleset);
  const newest = await newestOf(store, entry, ruleset);
  const due = liveHooks(entry, book.hooks).filter((hook) => isPending(hook, newest) && hook.nextTry <= Date.now());
  const attempts = due.map((hook) => attempt(context, chain, book.career, hook, newest));
  const results = new Map((await Promise.all(attempts)).map((hook) => [hook.id, hook]));
  const left = await changeHooks(context, chain, (hooks) => hooks.map((hook) => results.get(hook.id) ?? hook));
  const tries = left.filter((hook) => isPending(hook, newest)).map(({ nextTry }) => nextTry);
  return tries.length === 0 ? undefined : Math.min(...tries);
}

function isPending({ delivered, disabledAt }: StoredHook, { version }: ChainTip): boolean {
  return disabledAt === null && delivered < version;
}

/** Sends a message to one webhook. Returns the webhook after the attempt. */
async function attempt(
  context: CareerContext,
  chain: string,
  career: string,
  hook: StoredHook,
  newest: ChainTip,
): Promise<StoredHook> {
  const target = openTarget(await context.openSecrets(), chain, hook);
  const message = target && hookMessage(hook, target, "career.step", career, newest);
  const status = message && (await transportOf(context).send(target.url, message));
  if (isConfirmed(status)) return afterSuccess(hook, newest.version);
  return afterFailure(hook, Date.now(), status === GONE);
}

/**
 * Changes the webhooks of a chain, without those whose token no longer opens the career. Tries again if another change
 * came between. Returns the webhooks after the change.
 */
export async function changeHooks(
  context: CareerContext,
  chain: string,
  change: (hooks: readonly StoredHook[]) => readonly StoredHook[],
): Promise<readonly StoredHook[]> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const store = await storeFor(context);
    const book = await store.readHooks(chain);
    const entry = book && (await store.readEntry(book.career));
    if (book === undefined || entry?.chain !== chain) return [];
    const hooks = [...change(liveHooks(entry, book.hooks))];
    if (JSON.stringify(hooks) === JSON.stringify(book.hooks)) return hooks;
    const changed = { ...book, revision: book.revision + 1, hooks };
    if (await store.writeHooks(chain, changed, entry.expiresAt)) return hooks;
  }
  // Another delivery has just changed them.
  return [];
}
