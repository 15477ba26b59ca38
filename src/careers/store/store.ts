import type { SnapshotBase } from "../../core/contract/snapshot";
import type { ChainStep } from "../../proof/record";
import type { TokenSlot } from "../tokens";

/** A step as it is stored: with what must not be told yet and what finds it again. */
export interface StoredStep {
  readonly step: ChainStep;
  readonly snapshot: SnapshotBase;
  /** How the seed behind the step's commitment is found; null for a step that promises nothing any more, since it was copied. */
  readonly promise: StepPromise | null;
  /** Tells two writers of one version apart. */
  readonly nonce: string;
  /** The writer's idempotency key and the request that came with it, both hashed. */
  readonly key: string | null;
  readonly payload: string | null;
}

/** How a promised seed is found: derived from the secret of this id. Older versions of the service stored the seed itself. */
export type StepPromise = { readonly secret: string } | { readonly seed: string };

/** Where a forked career was copied from. */
export interface Origin {
  readonly career: string;
  readonly version: number;
  readonly digest: string;
}

/** The register's entry of a career: written last when it is made and removed first when it ends; without it there is no career. */
export interface Entry {
  readonly career: string;
  /**
   * Names the chain of its steps. Whoever makes the career again after its end makes another chain, so that a step which
   * comes too late for the one is never found in the other.
   */
  readonly chain: string;
  /** Raised with every change of the entry. */
  readonly revision: number;
  readonly ruleset: string;
  readonly name: string | null;
  /** The career's own charts; null when it is played on the ruleset's. */
  readonly charts: unknown;
  readonly tokens: readonly TokenSlot[];
  /** Marks of the requests with an idempotency key that have made tokens for the career since it was made. */
  readonly spent: readonly string[];
  readonly origin: Origin | null;
  /** The last version stored of a career of which pages are still to be imported; null for a whole one. */
  readonly importing: number | null;
  readonly createdAt: string;
  /** Seconds since 1970; the store drops an abandoned career after it. */
  readonly expiresAt: number;
  /** Hash of the request that made the career. */
  readonly payload: string;
}

/** A page of careers that a token opens, as far as the index knows. */
export interface CareerPage {
  readonly careers: readonly string[];
  readonly next: string | null;
}

/** Thrown when the store does not answer sense within the time there is; its cause is what went wrong last. */
export class StoreAway extends Error {}

/** Thrown for an item that is not as it was written; its cause says how. */
export class StoreDamaged extends StoreAway {}

/** Reads an item. Throws StoreDamaged where it cannot be read. */
export function orDamaged<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new StoreDamaged("The store holds an item that is not as it was written.", { cause });
  }
}

/** Thrown for a step that would not fit into one item, and for a chain that is too large to be copied. */
export class StepTooLarge extends Error {}

/**
 * Where careers are kept. Every write is one item, and reads see every write before them. All methods throw StoreAway, and
 * StoreDamaged for an item that is not as it was written. What else they throw is a defect.
 */
export interface CareerStore {
  readEntry(career: string): Promise<Entry | undefined>;
  /** Writes an entry of revision 0 where there is none, a later one over the revision before; false when it came too late. */
  writeEntry(entry: Entry): Promise<boolean>;
  removeEntry(career: string): Promise<void>;
  /** The newest step; undefined when there is none. Throws StoreDamaged where a later one was written and is missing. */
  readHead(chain: string): Promise<StoredStep | undefined>;
  readStep(chain: string, version: number): Promise<StoredStep | undefined>;
  /** Up to `limit` steps from a version on, in order. Throws StoreDamaged where one is missing before another. */
  readSteps(chain: string, from: number, limit: number): Promise<readonly StoredStep[]>;
  /** The step that was written with this idempotency key. */
  findKey(chain: string, key: string): Promise<StoredStep | undefined>;
  /** Appends a step where there is none of its version; false when another writer was first. Throws StepTooLarge. */
  append(chain: string, step: StoredStep, expiresAt: number): Promise<boolean>;
  /** Throws StepTooLarge for steps that would not fit, one by one or all together, and StoreAway when time is up. */
  assertFit(steps: readonly StoredStep[]): void;
  /** Whether any step fits after this one: where it hung on the dice, some rolls would be lost, and could be made again. */
  hasRoom(head: StoredStep): boolean;
  /** Writes steps of a chain that no entry names yet, over what stands there. Throws StepTooLarge. */
  copy(chain: string, steps: readonly StoredStep[], expiresAt: number): Promise<void>;
  /** Sets the time after which the store drops every step that is there, those of `versions` below. */
  prolong(chain: string, versions: number, expiresAt: number): Promise<void>;
  removeSteps(chain: string): Promise<void>;
  /** Notes in the index that a token opens a career; only a hint, the entry decides. */
  link(hash: string, career: string, expiresAt: number): Promise<void>;
  unlink(hash: string, career: string): Promise<void>;
  careersOf(hash: string, after: string | null, limit: number): Promise<CareerPage>;
}

/** Opens the store for one request, which has until `deadline` (milliseconds since 1970). */
export type OpenStore = (deadline: number) => Promise<CareerStore>;
