import type { Author } from "../proof/author";
import { type CareerContext, stepsExpireAt } from "./context";
import { assertNotEnded } from "./ending";
import { assertNotDeleted, type OpenedCareer, readNewestStep } from "./gate";
import { versionConflict } from "./problem";
import { secretsFor, seedsOf } from "./promises";
import { type CareerEvent, eventStep, type Mark, UNMARKED } from "./steps";
import { type CareerStore, type Entry, type StoredStep, StoreUnavailable } from "./store/store";

/** Attempts to append an event while other writers are first. */
const MAX_TRIES = 5;

/** A career, to which an event is appended. */
type EventCareer = Pick<OpenedCareer, "store" | "entry" | "ruleset">;

/**
 * Appends an event after the newest step. `make` returns the event for that step, or undefined if a step of this request
 * already exists. Tries again if another writer comes between. Throws a CareerProblem if players have ended the game.
 */
export async function appendEvent(
  context: CareerContext,
  opened: EventCareer,
  author: Author,
  make: (head: StoredStep) => CareerEvent | undefined | Promise<CareerEvent | undefined>,
  mark: Mark = UNMARKED,
): Promise<StoredStep> {
  const { store, entry, ruleset } = opened;
  let head = await readNewestStep(opened);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const event = await make(head);
    if (event === undefined) return head;
    assertNotEnded(head.step);
    const secrets = await secretsFor(context, head);
    const step = eventStep(ruleset, head, event, mark, {
      chain: entry.chain,
      secret: secrets.current,
      signer: await context.openSigner(),
      name: entry.name,
      author,
      revealed: seedsOf(secrets, entry.chain)(head),
    });
    const isAppended = await store.append(entry.chain, step, stepsExpireAt(context, entry.expiresAt));
    await assertNotDeleted(opened);
    if (isAppended) {
      await prolongWhenDue(context, store, entry, step.step.version + 1);
      return step;
    }
    head = await readNewestStep(opened);
  }
  throw versionConflict(head.step.version);
}

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
