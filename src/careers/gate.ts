import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { shorten } from "../core/request/fault";
import { faultAt } from "../core/text/message";
import type { Caller, CareerContext } from "./context";
import { type CareerMessage, forbidden, incomplete, malformedInput, unknownCareer } from "./problem";
import { type CareerStore, type Entry, StoreDamaged, type StoredStep } from "./store/store";
import { hashOf, type Role, slotOf, type TokenSlot } from "./tokens";

/** A career whose door a token has opened, with the store for the rest of the request. */
export interface Opened {
  readonly store: CareerStore;
  readonly entry: Entry;
  readonly slot: TokenSlot;
  readonly ruleset: AnyRuleset;
}

/** Opens the store for one request. */
export function storeFor(context: CareerContext): Promise<CareerStore> {
  return context.openStore(Date.now() + context.budgetMs);
}

/** Opens a whole career with the caller's token; every way in which the token fails looks the same. */
export async function open(context: CareerContext, caller: Caller, career: string): Promise<Opened> {
  const opened = await openEvenHalf(context, caller, career);
  if (opened.entry.importing !== null) throw incomplete(opened.entry.importing);
  return opened;
}

/** Opens a career of which pages may still have to be imported. */
export async function openEvenHalf(context: CareerContext, { token }: Caller, career: string): Promise<Opened> {
  if (token === undefined) throw unknownCareer();
  const store = await storeFor(context);
  const entry = await store.readEntry(career);
  const slot = slotOf(entry?.tokens ?? [], token);
  if (entry === undefined || slot === undefined || hasExpired(entry)) throw unknownCareer();
  return { store, entry, slot, ruleset: await rulesetOf(context, entry.ruleset) };
}

/**
 * Throws for a career that was deleted while a step of it was written, and takes away what was written since; where the
 * career was made again meanwhile, its steps lie elsewhere.
 */
export async function assertStands({ store, entry }: Opened): Promise<void> {
  const now = await store.readEntry(entry.career);
  if (now?.chain === entry.chain) return;
  await store.removeSteps(entry.chain);
  throw unknownCareer();
}

/** The newest step of a career. Throws StoreDamaged for a career without any, unless it was deleted meanwhile. */
export async function headOf(opened: Pick<Opened, "store" | "entry">): Promise<StoredStep> {
  return (await opened.store.readHead(opened.entry.chain)) ?? throwMissing(opened, "the newest step");
}

/** The step of a version that a career has reached. Throws StoreDamaged where it is missing, unless the career was deleted meanwhile. */
export async function stepAt(opened: Pick<Opened, "store" | "entry">, version: number): Promise<StoredStep> {
  return (await opened.store.readStep(opened.entry.chain, version)) ?? throwMissing(opened, `step ${version}`);
}

/** Throws for a step that a career should have: StoreDamaged, or a CareerProblem for a career that was deleted meanwhile. */
export async function throwMissing({ store, entry }: Pick<Opened, "store" | "entry">, what: string): Promise<never> {
  const now = await store.readEntry(entry.career);
  if (now?.chain !== entry.chain) throw unknownCareer();
  throw new StoreDamaged(`The store has lost ${what} of a career.`);
}

/** True once an entry's time is over, whether or not the store has dropped it yet. */
export function hasExpired({ expiresAt }: Entry): boolean {
  return expiresAt * 1000 <= Date.now();
}

/** Lets only these roles through. */
export function allow({ slot }: Opened, roles: readonly Role[], what: string): void {
  if (!roles.includes(slot.role)) throw forbidden(what);
}

/** Lets through a token that owns at least one career. */
export async function assertOwner(store: CareerStore, token: string): Promise<void> {
  const { careers } = await store.careersOf(hashOf(token), null, 25);
  for (const career of careers) {
    const entry = await store.readEntry(career);
    if (entry !== undefined && !hasExpired(entry) && slotOf(entry.tokens, token)?.role === "OWNER") return;
  }
  throw unknownCareer();
}

/** The ruleset of that id; a fault when there is none. */
export async function rulesetOf({ rulesets }: CareerContext, id: string): Promise<AnyRuleset> {
  const ruleset = await rulesets.find(id);
  if (ruleset !== undefined) return ruleset;
  throw malformedInput([unknownRuleset({ rulesets }, id)]);
}

/** The fault of a ruleset that there is none of. */
export function unknownRuleset({ rulesets }: Pick<CareerContext, "rulesets">, id: string): Fault {
  const values = { id: shorten(id), ids: rulesets.ids };
  return faultAt<CareerMessage>("RULESET_UNKNOWN", "/ruleset", values);
}
