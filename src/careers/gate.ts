import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { shorten } from "../core/request/fault";
import { faultAt } from "../core/text/message";
import type { Caller, CareerContext } from "./context";
import { type CareerMessage, forbidden, importIncomplete, malformedInput, unknownCareer } from "./problem";
import { type CareerStore, type Entry, StoreDamaged, type StoredStep } from "./store/store";
import { hashOf, type Role, slotOf, type TokenSlot } from "./tokens";

/** A career that a token has opened, with the store for the rest of the request. */
export interface OpenedCareer {
  readonly store: CareerStore;
  readonly entry: Entry;
  readonly slot: TokenSlot;
  readonly ruleset: AnyRuleset;
}

/** Opens the store for one request. */
export function storeFor(context: CareerContext): Promise<CareerStore> {
  return context.openStore(Date.now() + context.budgetMs);
}

/** Opens a complete career with the caller's token. All reasons why a token fails give the same error. */
export async function openCareer(context: CareerContext, caller: Caller, career: string): Promise<OpenedCareer> {
  const opened = await openIncludingPartialImport(context, caller, career);
  if (opened.entry.importing !== null) throw importIncomplete(opened.entry.importing);
  return opened;
}

/** Opens a career even if its import is incomplete. */
export async function openIncludingPartialImport(
  context: CareerContext,
  { token }: Caller,
  career: string,
): Promise<OpenedCareer> {
  if (token === undefined) throw unknownCareer();
  const store = await storeFor(context);
  const entry = await store.readEntry(career);
  const slot = slotOf(entry?.tokens ?? [], token);
  if (entry === undefined || slot === undefined || hasExpired(entry)) throw unknownCareer();
  return { store, entry, slot, ruleset: await requireRuleset(context, entry.ruleset) };
}

/**
 * Throws if the career was deleted while a step was written, and removes the steps written since. If the career was
 * made again, its steps are in another chain.
 */
export async function assertNotDeleted({ store, entry }: Pick<OpenedCareer, "store" | "entry">): Promise<void> {
  const now = await store.readEntry(entry.career);
  if (now?.chain === entry.chain) return;
  await store.removeSteps(entry.chain);
  throw unknownCareer();
}

/**
 * Returns the newest step of a career. Throws StoreDamaged if there is none, unless the career was deleted meanwhile.
 */
export async function readNewestStep(opened: Pick<OpenedCareer, "store" | "entry">): Promise<StoredStep> {
  return (await opened.store.readHead(opened.entry.chain)) ?? throwMissingStep(opened, "the newest step");
}

/**
 * Returns the step of a version that the career has reached. Throws StoreDamaged if it is missing, unless the career
 * was deleted meanwhile.
 */
export async function stepAt(opened: Pick<OpenedCareer, "store" | "entry">, version: number): Promise<StoredStep> {
  return (await opened.store.readStep(opened.entry.chain, version)) ?? throwMissingStep(opened, `step ${version}`);
}

/** Throws StoreDamaged for a missing step, or a CareerProblem if the career was deleted meanwhile. */
export async function throwMissingStep(
  { store, entry }: Pick<OpenedCareer, "store" | "entry">,
  what: string,
): Promise<never> {
  const now = await store.readEntry(entry.career);
  if (now?.chain !== entry.chain) throw unknownCareer();
  throw new StoreDamaged(`Data of a career is missing from the store: ${what}.`);
}

/** True after the expiry of an entry, even if the store has not dropped it yet. */
export function hasExpired({ expiresAt }: Entry): boolean {
  return expiresAt * 1000 <= Date.now();
}

/** Throws a CareerProblem unless the token has one of these roles. */
export function assertRole({ slot, entry }: OpenedCareer, roles: readonly Role[], what: CareerMessage): void {
  if (!roles.includes(slot.role)) throw forbidden(what, entry);
}

/** Throws a CareerProblem unless the token owns at least one career. */
export async function assertOwner(store: CareerStore, token: string): Promise<void> {
  const { careers } = await store.careersOf(hashOf(token), null, 25);
  for (const career of careers) {
    const entry = await store.readEntry(career);
    if (entry !== undefined && !hasExpired(entry) && slotOf(entry.tokens, token)?.role === "OWNER") return;
  }
  throw unknownCareer();
}

/** Returns the ruleset of an id. Throws a CareerProblem for an unknown id. */
export async function requireRuleset({ rulesets }: CareerContext, id: string): Promise<AnyRuleset> {
  const ruleset = await rulesets.find(id);
  if (ruleset !== undefined) return ruleset;
  throw malformedInput([unknownRuleset({ rulesets }, id)]);
}

/** The fault of an unknown ruleset. */
export function unknownRuleset({ rulesets }: Pick<CareerContext, "rulesets">, id: string): Fault {
  const values = { id: shorten(id), ids: rulesets.ids };
  return faultAt<CareerMessage>("RULESET_UNKNOWN", "/ruleset", values);
}
