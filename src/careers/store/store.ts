import type { SnapshotBase } from "../../core/contract/snapshot";
import type { Author } from "../../proof/author";
import type { ChainStep } from "../../proof/record";
import type { AwaitedSeat } from "../awaited";
import type { StoredNote } from "../note";
import type { TokenSlot } from "../tokens";
import type { HookBook } from "../webhooks/hook";

/** A stored step, with its secrets and the mark of its request. */
export interface StoredStep {
  readonly step: ChainStep;
  readonly snapshot: SnapshotBase;
  /** The source of the seed behind the step's commitment. Null for a copied step, which promises nothing. */
  readonly promise: StepPromise | null;
  /** The seats that can move after the step. Null for a copied step, and if an older version of the service wrote it. */
  readonly awaited: readonly AwaitedSeat[] | null;
  /** Distinguishes two writers of the same version. */
  readonly nonce: string;
  /** The writer's idempotency key and the request that came with it, both hashed. */
  readonly key: string | null;
  readonly payload: string | null;
}

/**
 * The source of a promised seed: the id of the secret it derives from. Older versions of the service stored the seed
 * itself.
 */
export type StepPromise = { readonly secret: string } | { readonly seed: string };

/** The newest version of a chain, and the seats that can move there. */
export interface ChainTip {
  readonly version: number;
  readonly awaited: readonly AwaitedSeat[];
}

/** The source of a forked career. */
export interface ForkOrigin {
  readonly career: string;
  readonly version: number;
  readonly digest: string;
}

/** A seat, as the store contains it. */
export interface Seat {
  readonly side: string;
  readonly by: "CLAIM" | "MINE";
  readonly name: string | null;
  /** Hash of the secret in the link. Null for the founder's own seat. */
  readonly claim: string | null;
  /** The token that has the seat, or takes it now. Null until a player claims the seat. */
  readonly holder: TokenSlot | null;
  /** True once the token works. The chain then contains the claim. */
  readonly taken: boolean;
}

/** How players founded a game with seats. */
export interface Founding {
  readonly referee: boolean;
  readonly deadlineHours: number;
  readonly seats: readonly Seat[];
}

/** A proposal to take moves back, as the store contains it. It lapses with the next step. */
export interface TakebackProposal {
  readonly id: string;
  /** The version to return to. */
  readonly to: number;
  readonly reason: string | null;
  /** The version at which it was made. */
  readonly version: number;
  readonly at: string;
  /** Everyone who agrees, the proposer first. */
  readonly consents: readonly Author[];
}

/** The entry of a career. It is written last and removed first: without an entry there is no career. */
export interface Entry {
  readonly career: string;
  /**
   * The chain of its steps. A career that is made again after its end has another chain, so that a late step of the old
   * one never appears in it.
   */
  readonly chain: string;
  /** Incremented with every change of the entry. */
  readonly revision: number;
  readonly ruleset: string;
  readonly name: string | null;
  /** The career's own charts. Null if it uses those of the ruleset. */
  readonly charts: unknown;
  /** True if sides may roll their own dice. Omitted otherwise. */
  readonly sideDice?: true | undefined;
  /** The seats of a game that was founded with seats. Omitted otherwise. */
  readonly founding?: Founding | undefined;
  /** The newest proposal to take moves back. Omitted without one. */
  readonly takeback?: TakebackProposal | undefined;
  readonly tokens: readonly TokenSlot[];
  /** Marks of the requests with an idempotency key that have issued tokens for the career. */
  readonly spent: readonly string[];
  readonly origin: ForkOrigin | null;
  /** The newest imported version while the import is incomplete. Null for a complete career. */
  readonly importing: number | null;
  readonly createdAt: string;
  /** Seconds since 1970. The store drops an abandoned career after it. */
  readonly expiresAt: number;
  /** Hash of the request that made the career. */
  readonly payload: string;
}

/** A chain with webhooks to send. The lease changes whenever the schedule does. */
export interface DueChain {
  readonly chain: string;
  readonly lease: string;
}

/** The keys of a career in the store: its id and the chain of its steps. */
export type CareerKey = Pick<Entry, "career" | "chain">;

/** A page of the careers that a token opens, according to the index. */
export interface CareerPage {
  readonly careers: readonly string[];
  readonly next: string | null;
}

/** Thrown if the store returns no valid response in time. Its cause is the last error. */
export class StoreUnavailable extends Error {}

/** Thrown for an item that was changed since it was written. Its cause has the details. */
export class StoreDamaged extends StoreUnavailable {}

/** Reads an item. Throws StoreDamaged if it cannot be read. */
export function orDamaged<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new StoreDamaged("An item in the store was changed.", { cause });
  }
}

/** Thrown for a step that does not fit into one item, and for a chain that is too large to copy. */
export class StepTooLarge extends Error {}

/**
 * The storage of careers. Every write is one item, and reads see every earlier write. All methods throw StoreUnavailable, and
 * StoreDamaged for an item that was changed since it was written. Any other error is a defect.
 */
export interface CareerStore {
  readEntry(career: string): Promise<Entry | undefined>;
  /**
   * Writes an entry of revision 0 if there is none, or a later revision over the previous one. Returns false if another
   * writer was first.
   */
  writeEntry(entry: Entry): Promise<boolean>;
  removeEntry(career: string): Promise<void>;
  /**
   * Returns the newest step, or undefined if there is none. Throws StoreDamaged if a later one was written and is
   * missing.
   */
  readHead(chain: string): Promise<StoredStep | undefined>;
  /**
   * Returns the newest version and its seats without reading a snapshot. Undefined if only the newest step has them:
   * read it instead.
   */
  readTip(chain: string): Promise<ChainTip | undefined>;
  /** Returns a text that differs after every change of the store. Undefined if the store has none. */
  readStamp(): Promise<string | undefined>;
  /** Returns a text for each career that differs after a change of its entry or its newest step. Reads neither. */
  readRevisions(careers: readonly CareerKey[]): Promise<readonly string[]>;
  readStep(chain: string, version: number): Promise<StoredStep | undefined>;
  /** Returns up to `limit` steps from a version on, in order. Throws StoreDamaged if one is missing before another. */
  readSteps(chain: string, from: number, limit: number): Promise<readonly StoredStep[]>;
  /** The step that was written with this idempotency key. */
  findKey(chain: string, key: string): Promise<StoredStep | undefined>;
  /** Appends a step. Returns false if another writer has used its version. Throws StepTooLarge. */
  append(chain: string, step: StoredStep, expiresAt: number): Promise<boolean>;
  /** Throws StepTooLarge if any step, or all of them together, would not fit. Throws StoreUnavailable after the deadline. */
  assertFit(steps: readonly StoredStep[]): void;
  /**
   * True if any step fits after this one. If that depended on the dice, some rolls would be lost and could be repeated.
   */
  hasRoom(head: StoredStep): boolean;
  /** Writes steps of a chain that no entry names yet, and overwrites existing ones. Throws StepTooLarge. */
  copy(chain: string, steps: readonly StoredStep[], expiresAt: number): Promise<void>;
  /** Sets the expiry of every existing step below version `versions`, and of the notes on them. */
  prolong(chain: string, versions: number, expiresAt: number): Promise<void>;
  /** Removes the steps and the notes of a chain. */
  removeSteps(chain: string): Promise<void>;
  /** Writes a note over an existing one. A deleted note stays as a note without salt and text. */
  writeNote(chain: string, note: StoredNote, expiresAt: number): Promise<void>;
  /** Returns up to `limit` notes whose steps have this version or a later one, in order. */
  readNotes(chain: string, from: number, limit: number): Promise<readonly StoredNote[]>;
  /** Adds a career to the index of a token. The index is only a hint: the entry decides. */
  link(hash: string, career: string, expiresAt: number): Promise<void>;
  unlink(hash: string, career: string): Promise<void>;
  /** Returns the webhooks of a chain. Undefined if it has none. */
  readHooks(chain: string): Promise<HookBook | undefined>;
  /** Writes webhooks of revision 0 if there are none, or a later revision over the previous one. False as in `writeEntry`. */
  writeHooks(chain: string, book: HookBook, expiresAt: number): Promise<boolean>;
  /** Removes the webhooks of a chain, and what is scheduled for them. */
  removeHooks(chain: string): Promise<void>;
  /** Returns the chains whose webhooks are due at this time, in milliseconds since 1970. */
  dueChains(now: number, limit: number): Promise<readonly DueChain[]>;
  /**
   * Schedules the webhooks of a chain and returns the new lease. With the lease of an earlier call, returns undefined and
   * changes nothing if the lease has changed since.
   */
  schedule(chain: string, due: number, before?: string): Promise<string | undefined>;
  /** Ends the schedule of a chain, unless its lease has changed. */
  unschedule(chain: string, lease: string): Promise<void>;
  careersOf(hash: string, after: string | null, limit: number): Promise<CareerPage>;
}

/** Opens the store for one request. `deadline` is in milliseconds since 1970. */
export type OpenStore = (deadline: number) => Promise<CareerStore>;
