import { randomUUID } from "node:crypto";
import type { AnyRuleset } from "../core/contract/ruleset";
import { type Caller, type CareerContext, stepsExpireAt } from "./context";
import { assertOwner } from "./gate";
import { keyReused, snapshotTooLarge, storeUnavailable } from "./problem";
import { derivedSecret, randomSecret } from "./randomness";
import { assertStrongKey } from "./request";
import { type FoundingRequest, makeClaim } from "./seats";
import type { ServerSecret } from "./secrets/secrets";
import type { StepContext } from "./steps";
import type { CareerStore, Entry, StoredStep } from "./store/store";
import { authorOf, hashOf, type IssuedToken, makeToken, type Role, type TokenSlot } from "./tokens";

/** Lifetime of a career whose import is incomplete, in seconds: one day. */
const PARTIAL_IMPORT_LIFETIME = 24 * 60 * 60;

const ID_LENGTH = 22;

const SLOT_ID_LENGTH = 10;

/** The secret of a link to a seat. It is returned only once, to the founder. */
interface IssuedClaim {
  readonly side: string;
  readonly claim: string;
}

/** The entry of a new career without its tokens and times. */
export type NewEntryDetails = Pick<Entry, "ruleset" | "name" | "charts" | "origin" | "payload"> &
  Partial<Pick<Entry, "importing" | "sideDice">>;

/**
 * The creation of a career. Its id derives from a secret of the server and the request. Its tokens derive from both and
 * from its chain. While the career exists, the same caller gets the same tokens again with the same idempotency key,
 * although the store has only their hashes.
 */
export class Creation {
  readonly career: string;
  /**
   * The chain of the steps. Unique to this creation, so that it contains no steps of an earlier career with the same
   * id.
   */
  readonly chain: string;
  private readonly slots: readonly TokenSlot[];

  constructor(
    private readonly store: CareerStore,
    private readonly secret: string,
    /** The server secret that id, tokens and seeds derive from. */
    private readonly server: ServerSecret,
    /** True when an earlier request may have created the same career. */
    readonly repeatable: boolean,
    private readonly ruleset: AnyRuleset,
    private readonly owner: string | undefined,
    private readonly founding: FoundingRequest | undefined,
  ) {
    this.career = derivedSecret(secret, "career").slice(0, ID_LENGTH);
    this.chain = `${this.career}.${randomUUID()}`;
    this.slots = this.tokensOf(this.chain).map(({ token, ...slot }) => ({ ...slot, hash: hashOf(token) }));
  }

  /**
   * Returns the tokens of the created career, which are shown once. The owner token that the caller sent is not among
   * them.
   */
  issuedFor({ chain }: Pick<Entry, "chain">): IssuedToken[] {
    return this.tokensOf(chain).filter(({ token }) => token !== this.owner);
  }

  /** Returns the links to the seats for other players, which are shown once. */
  claimsFor({ chain }: Pick<Entry, "chain">): readonly IssuedClaim[] {
    const seats = this.founding?.seats.filter(({ by }) => by === "CLAIM") ?? [];
    return seats.map(({ side }) => ({ side, claim: makeClaim(this.secret, side, chain) }));
  }

  /** Returns the seats as the store contains them. The founder's own seats are taken. */
  private foundedSeats(): Pick<Entry, "founding"> {
    if (this.founding === undefined) return {};
    const claims = this.claimsFor(this);
    const seats = this.founding.seats.map((seat) => {
      const claim = claims.find(({ side }) => side === seat.side);
      const holder = this.slots.find(({ role, side }) => role === "SIDE" && side === seat.side) ?? null;
      return { ...seat, claim: claim === undefined ? null : hashOf(claim.claim), holder, taken: claim === undefined };
    });
    return { founding: { ...this.founding, seats } };
  }

  /**
   * A career that is deleted and created again has another chain, and therefore other tokens. The old tokens may open
   * other careers.
   */
  private tokensOf(chain: string): IssuedToken[] {
    return tokensFor(this.ruleset, this.founding).map(({ role, side }) => {
      const seat = `${role}/${side ?? ""}`;
      const ownerToken = role === "OWNER" ? this.owner : undefined;
      const token = ownerToken ?? makeToken(this.secret, `token/${seat}/${chain}`);
      return { id: derivedSecret(this.secret, `slot/${seat}`).slice(0, SLOT_ID_LENGTH), role, side, token };
    });
  }

  /** Returns the context for the steps of a career with this name, without a signer. The founder is the author. */
  stepContextOf(name: string | null): StepContext {
    const author = authorOf(founderOf(this.slots));
    return { chain: this.chain, secret: this.server, name, author };
  }

  /** Returns when the store drops the steps of the career, in seconds since 1970. */
  stepsExpireAt(context: CareerContext): number {
    return stepsExpireAt(context, expiryOf(context));
  }

  /** Writes the steps of the career. Until the entry is written, no token opens it. */
  async copy(context: CareerContext, steps: readonly StoredStep[]): Promise<void> {
    this.store.assertFit(steps);
    if (!this.store.hasRoom(steps.at(-1)!)) throw snapshotTooLarge();
    await this.store.copy(this.chain, steps, this.stepsExpireAt(context));
  }

  /**
   * Writes the index and then the entry, which opens the career. Returns the entry in the store. If another request
   * with the same key was first, the steps of this request are removed.
   */
  async register(context: CareerContext, particulars: NewEntryDetails): Promise<Entry> {
    const existing = this.repeatable ? await this.store.readEntry(this.career) : undefined;
    if (existing !== undefined) return this.deferTo(existing, particulars);
    const isPartial = (particulars.importing ?? null) !== null;
    const expiresAt = expiryOf(
      isPartial ? { ...context, lifetime: Math.min(context.lifetime, PARTIAL_IMPORT_LIFETIME) } : context,
    );
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
      ...this.foundedSeats(),
      ...particulars,
    };
    if (await this.store.writeEntry(entry)) return entry;
    const first = await this.store.readEntry(this.career);
    if (first === undefined) throw storeUnavailable();
    if (first.chain !== this.chain) {
      const unused = this.issuedFor(this).map(({ token }) => hashOf(token));
      await Promise.all(unused.map((hash) => this.store.unlink(hash, this.career)));
    }
    return this.deferTo(first, particulars);
  }

  private async deferTo(entry: Entry, { payload }: NewEntryDetails): Promise<Entry> {
    // An attempt of this request may have written the entry and lost the response.
    if (entry.chain !== this.chain) await this.store.removeSteps(this.chain);
    return assertSame(entry, payload);
  }
}

/** A creation, and the entry of an earlier request with the same key. The entry is undefined for the first request. */
interface CreationLookup {
  readonly creation: Creation;
  readonly existing: Entry | undefined;
}

/**
 * Returns the creation for this caller. With an idempotency key it is the same for every request, even after a new
 * server secret has replaced the one of the first request. Without a key, each creation is of a new career.
 */
export async function creationOf(
  context: CareerContext,
  store: CareerStore,
  ruleset: AnyRuleset,
  { token }: Caller,
  key: string | undefined,
  purpose: string,
  founding?: FoundingRequest,
): Promise<CreationLookup> {
  if (token !== undefined) await assertOwner(store, token);
  if (key !== undefined) assertStrongKey(key);
  const { current, all } = await context.openSecrets();
  const creationWith = (server: ServerSecret) => {
    const secret = server.derive("founding", purpose, token ?? "", key ?? randomSecret());
    return new Creation(store, secret, server, key !== undefined, ruleset, token, founding);
  };
  for (const server of key === undefined ? [] : all) {
    const creation = creationWith(server);
    const there = await store.readEntry(creation.career);
    if (there !== undefined) return { creation, existing: there };
  }
  return { creation: creationWith(current), existing: undefined };
}

/** Returns when an untouched career expires, in seconds since 1970. */
export function expiryOf({ lifetime }: CareerContext): number {
  return Math.floor(Date.now() / 1000) + lifetime;
}

/** Returns the entry if this request made it. Throws if another request with the same key made it. */
export function assertSame(entry: Entry, payload: string): Entry {
  if (entry.payload !== payload) throw keyReused();
  return entry;
}

/** Returns the token of the founder: the owner's, or the host's in a game without a referee. */
export function founderOf(slots: readonly TokenSlot[]): TokenSlot {
  return slots.find(({ role }) => role === "OWNER" || role === "HOST")!;
}

function tokensFor(
  { views }: AnyRuleset,
  founding: FoundingRequest | undefined,
): readonly { readonly role: Role; readonly side: string | null }[] {
  const sides = views?.sides ?? [];
  const one = (role: Role) => ({ role, side: null });
  const isGiven = (side: string) => founding?.seats.some((seat) => seat.side === side && seat.by === "CLAIM") ?? false;
  const own = sides.filter((side) => !isGiven(side)).map((side) => ({ role: "SIDE" as const, side }));
  if (founding !== undefined && !founding.referee) return [one("HOST"), one("SPECTATOR"), ...own];
  return [one("OWNER"), one("SPECTATOR"), ...(sides.length === 0 ? [] : [one("REFEREE")]), ...own];
}
