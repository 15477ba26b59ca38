import { randomUUID } from "node:crypto";
import type { AnyRuleset } from "../core/contract/ruleset";
import { type Caller, type CareerContext, stepsExpireAt } from "./context";
import { assertOwner } from "./gate";
import { keyReused, snapshotTooLarge, storeAway } from "./problem";
import { derivedSecret, randomSecret } from "./randomness";
import { assertStrong } from "./request";
import type { ServerSecret } from "./secrets/secrets";
import type { Making } from "./steps";
import type { CareerStore, Entry, StoredStep } from "./store/store";
import { authorOf, hashOf, type IssuedToken, makeToken, type Role, type TokenSlot } from "./tokens";

/** How long a career is kept of which pages are still to be imported, in seconds: a day. */
const HALF_LIFETIME = 24 * 60 * 60;

const ID_LENGTH = 22;

const SLOT_ID_LENGTH = 10;

/** What a new career's entry says besides its tokens and times. */
export type Particulars = Pick<Entry, "ruleset" | "name" | "charts" | "origin" | "payload"> &
  Partial<Pick<Entry, "importing">>;

/**
 * The founding of a career: its id, derived from a secret of the server and what the caller sent, and its tokens, derived from
 * that and its chain. As long as the career exists, the same caller gets the same tokens again with the same idempotency key,
 * though the store has only their hashes.
 */
export class Founding {
  readonly career: string;
  /** Where the steps go: a place of this founding's own, so that those of an earlier career of the same id are not among them. */
  readonly chain: string;
  private readonly slots: readonly TokenSlot[];

  constructor(
    private readonly store: CareerStore,
    private readonly secret: string,
    /** The secret of the server that all of it is derived from. */
    private readonly server: ServerSecret,
    /** True when an earlier request may have founded the same career. */
    readonly repeatable: boolean,
    private readonly ruleset: AnyRuleset,
    private readonly owner: string | undefined,
  ) {
    this.career = derivedSecret(secret, "career").slice(0, ID_LENGTH);
    this.chain = `${this.career}.${randomUUID()}`;
    this.slots = this.tokensOf(this.chain).map(({ token, ...slot }) => ({ ...slot, hash: hashOf(token) }));
  }

  /** The tokens of the career that was founded, to be returned once; not the owner's token that the caller sent. */
  issuedFor({ chain }: Pick<Entry, "chain">): IssuedToken[] {
    return this.tokensOf(chain).filter(({ token }) => token !== this.owner);
  }

  /** A career that is deleted and founded again has another chain, and so other tokens: the old ones may open other careers. */
  private tokensOf(chain: string): IssuedToken[] {
    return tokensFor(this.ruleset).map(({ role, side }) => {
      const seat = `${role}/${side ?? ""}`;
      const given = role === "OWNER" ? this.owner : undefined;
      const token = given ?? makeToken(this.secret, `token/${seat}/${chain}`);
      return { id: derivedSecret(this.secret, `slot/${seat}`).slice(0, SLOT_ID_LENGTH), role, side, token };
    });
  }

  /** What the steps of a career of this name are made with, besides a signer; its owner makes them. */
  makingOf(name: string | null): Making {
    const author = authorOf(this.slots.find(({ role }) => role === "OWNER")!);
    return { chain: this.chain, secret: this.server, name, author };
  }

  /** When the steps of the career are dropped, in seconds since 1970. */
  stepsExpireAt(context: CareerContext): number {
    return stepsExpireAt(context, expiryOf(context));
  }

  /** Writes the steps of the career, which nobody can open yet. */
  async copy(context: CareerContext, steps: readonly StoredStep[]): Promise<void> {
    this.store.assertFit(steps);
    if (!this.store.hasRoom(steps.at(-1)!)) throw snapshotTooLarge();
    await this.store.copy(this.chain, steps, this.stepsExpireAt(context));
  }

  /**
   * Writes the index and then the entry, which opens the career; gives the entry that stands there in the end. Where another
   * request with the same key was first, the steps written for this one are taken away again.
   */
  async register(context: CareerContext, particulars: Particulars): Promise<Entry> {
    const there = this.repeatable ? await this.store.readEntry(this.career) : undefined;
    if (there !== undefined) return this.yieldTo(there, particulars);
    const half = (particulars.importing ?? null) !== null;
    const expiresAt = expiryOf(half ? { ...context, lifetime: Math.min(context.lifetime, HALF_LIFETIME) } : context);
    await Promise.all(this.slots.map(({ hash }) => this.store.link(hash, this.career, expiresAt)));
    const createdAt = new Date().toISOString();
    const entry: Entry = {
      career: this.career,
      chain: this.chain,
      revision: 0,
      tokens: this.slots,
      spent: [],
      createdAt,
      expiresAt,
      importing: null,
      ...particulars,
    };
    if (await this.store.writeEntry(entry)) return entry;
    const first = await this.store.readEntry(this.career);
    if (first === undefined) throw storeAway();
    if (first.chain !== this.chain) {
      const unused = this.issuedFor(this).map(({ token }) => hashOf(token));
      await Promise.all(unused.map((hash) => this.store.unlink(hash, this.career)));
    }
    return this.yieldTo(first, particulars);
  }

  private async yieldTo(entry: Entry, { payload }: Particulars): Promise<Entry> {
    // The entry may be this one's own, written by an attempt whose answer was lost.
    if (entry.chain !== this.chain) await this.store.removeSteps(this.chain);
    return assertSame(entry, payload);
  }
}

/** A founding, and the entry that an earlier request with the same key has written; undefined for the first request. */
interface FoundingLookup {
  readonly founding: Founding;
  readonly there: Entry | undefined;
}

/**
 * The founding for this caller. With an idempotency key it is the same for every request, also after a new secret has taken the
 * place of the one that the first request used. Without a key each founding is of a career of its own.
 */
export async function foundingOf(
  context: CareerContext,
  store: CareerStore,
  ruleset: AnyRuleset,
  { token }: Caller,
  key: string | undefined,
  purpose: string,
): Promise<FoundingLookup> {
  if (token !== undefined) await assertOwner(store, token);
  if (key !== undefined) assertStrong(key);
  const { current, all } = await context.openSecrets();
  const made = (server: ServerSecret) => {
    const secret = server.derive("founding", purpose, token ?? "", key ?? randomSecret());
    return new Founding(store, secret, server, key !== undefined, ruleset, token);
  };
  for (const server of key === undefined ? [] : all) {
    const founding = made(server);
    const there = await store.readEntry(founding.career);
    if (there !== undefined) return { founding, there };
  }
  return { founding: made(current), there: undefined };
}

/** When an untouched career is dropped, in seconds since 1970. */
export function expiryOf({ lifetime }: CareerContext): number {
  return Math.floor(Date.now() / 1000) + lifetime;
}

/** An entry that this very request has made; throws for one that another request with the same key made. */
export function assertSame(entry: Entry, payload: string): Entry {
  if (entry.payload !== payload) throw keyReused();
  return entry;
}

function tokensFor({ views }: AnyRuleset): readonly { readonly role: Role; readonly side: string | null }[] {
  const sides = views?.sides ?? [];
  const one = (role: Role) => ({ role, side: null });
  const others = sides.length === 0 ? [] : [one("REFEREE"), ...sides.map((side) => ({ role: "SIDE" as const, side }))];
  return [one("OWNER"), one("SPECTATOR"), ...others];
}
