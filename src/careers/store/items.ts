import type { NativeAttributeValue } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { digestOf } from "../../core/json/canonical";
import { authorSchema } from "../../proof/author";
import { type ChainStep, stepSchema } from "../../proof/record";
import { awaitedSchema } from "../awaited";
import { noteSchema, type StoredNote } from "../note";
import { ROLES, type Role } from "../tokens";
import { type HookBook, hookBookSchema } from "../webhooks/hook";
import { pack, unpack } from "./pack";
import { type ChainTip, type DueChain, type Entry, orDamaged, StoreDamaged, type StoredStep } from "./store";

/** An item of either store: attributes by name. */
export type Item = Record<string, NativeAttributeValue>;

/** Prefix of the sort keys of steps. */
export const STEP = "step#";

/**
 * The sort key of a chain's mark, which sorts after all steps. The mark contains the newest version that was written.
 * Without it, a chain that lost its newest steps would look like a shorter one.
 */
export const MARK = "step$";

const STEP_DIGITS = 8;

/** The greatest sort key that a step can have. */
export const LAST_STEP = STEP + "9".repeat(STEP_DIGITS);

/** Returns the partition of a career, which contains its entry, or of a chain, which contains its steps. */
export function partition(career: string): string {
  return `career#${career}`;
}

/** The partition that lists the careers a token opens. */
export function tokenPartition(hash: string): string {
  return `token#${hash}`;
}

/** The sort key of a step; keys sort as versions do. */
export function stepKey(version: number): string {
  return STEP + String(version).padStart(STEP_DIGITS, "0");
}

/** Prefix of the sort keys of notes. */
export const NOTE = "note#";

/** The greatest sort key that a note can have. */
export const LAST_NOTE = NOTE + "9".repeat(STEP_DIGITS);

/** The sort key of a note; keys sort as versions do. */
export function noteKey(version: number): string {
  return NOTE + String(version).padStart(STEP_DIGITS, "0");
}

/** Returns the item of a note. */
export function noteItem(chain: string, note: StoredNote, expiresAt: number): Item {
  return { pk: partition(chain), sk: noteKey(note.version), body: pack(note), expiresAt };
}

/** Parses the item of a note. Throws if it was changed since it was written. */
export function parseNoteItem(item: Readonly<Item>): StoredNote {
  const note = noteSchema.parse(unpack(item.body));
  if (item.sk !== noteKey(note.version)) throw new TypeError("A note in the store has the wrong version.");
  return note;
}

/** Returns the bytes of a step in the store. Throws StepTooLarge. */
export function stepSize(stored: StoredStep): number {
  return packStep(stored).length;
}

function packStep({ step, snapshot, promise, awaited }: StoredStep): Uint8Array {
  return pack({ step, snapshot, promise, ...(awaited && { awaited }) });
}

/** Returns the item of a step. Throws StepTooLarge. */
export function stepItem(chain: string, stored: StoredStep, expiresAt: number): Item {
  const { step, nonce, key, payload } = stored;
  return {
    pk: partition(chain),
    sk: stepKey(step.version),
    body: packStep(stored),
    nonce,
    expiresAt,
    ...(key === null ? {} : { key }),
    ...(payload === null ? {} : { payload }),
  };
}

const awaited = z.array(awaitedSchema);

const promised = z.union([z.strictObject({ secret: z.string() }), z.strictObject({ seed: z.string() })]).nullable();

const stepBody = z.union([
  z.strictObject({
    step: z.unknown(),
    snapshot: z.unknown(),
    promise: promised,
    awaited: awaited.nullable().default(null),
  }),
  // Older versions of the service stored the seed itself, and an empty text for none.
  z
    .strictObject({ step: z.unknown(), snapshot: z.unknown(), nextSeed: z.string() })
    .transform(({ nextSeed, ...body }) => ({
      ...body,
      promise: nextSeed === "" ? null : { seed: nextSeed },
      awaited: null,
    })),
]);

const stepAttributes = z.object({ nonce: z.string(), key: z.string().optional(), payload: z.string().optional() });

/** Parses the item of a step. Throws if it was changed since it was written. */
export function parseStepItem(item: Readonly<Item>): StoredStep {
  const { step: storedStep, snapshot, ...rest } = stepBody.parse(unpack(item.body));
  const { nonce, key = null, payload = null } = stepAttributes.parse(item);
  const step: ChainStep = stepSchema.parse(storedStep);
  if (item.sk !== stepKey(step.version)) throw new TypeError("A step in the store has the wrong version.");
  if (digestOf(snapshot) !== step.snapshot) throw new TypeError("A snapshot in the store was changed.");
  return { step, snapshot: snapshot as SnapshotBase, ...rest, nonce, key, payload };
}

/**
 * Returns the newest step among the last two items of a chain, in descending order. Throws StoreDamaged if the mark
 * names a later version.
 */
export function parseNewestStep([last, before]: readonly Readonly<Item>[]): StoredStep | undefined {
  if (last?.sk !== MARK) return last && orDamaged(() => parseStepItem(last));
  const head = before && orDamaged(() => parseStepItem(before));
  if (head !== undefined && head.step.version >= Number(last.revision)) return head;
  throw new StoreDamaged(`Steps of a chain are missing from the store, up to version ${last.revision}.`);
}

/** Returns the bytes of a mark: the seats that can move after its step. Undefined for a step without them. */
export function markBody({ awaited }: StoredStep): Uint8Array | undefined {
  return awaited === null ? undefined : pack({ awaited });
}

const markSchema = z.strictObject({ awaited });

/**
 * Returns the tip of a chain from its mark and the key of its newest step. Undefined if the mark is older than the
 * step, or has no seats.
 */
export function parseTip([mark, newest]: readonly Readonly<Item>[]): ChainTip | undefined {
  if (mark?.sk !== MARK || !mark.body || newest?.sk !== stepKey(Number(mark.revision))) return undefined;
  return orDamaged(() => ({ version: Number(mark.revision), ...markSchema.parse(unpack(mark.body)) }));
}

/** Returns steps that were read from a version on. Throws StoreDamaged if one is missing before another. */
export function assertConsecutive(steps: readonly StoredStep[], from: number): readonly StoredStep[] {
  const hole = steps.findIndex(({ step }, index) => step.version !== from + index);
  if (hole < 0) return steps;
  throw new StoreDamaged(`Step ${from + hole} of a chain is missing from the store.`);
}

/** Returns the item of a career's entry. Throws StepTooLarge for charts that do not fit. */
export function entryItem({ charts, ...entry }: Entry): Item {
  const { career, revision, expiresAt, ...rest } = entry;
  return { pk: partition(career), sk: "entry", revision, expiresAt, body: pack({ ...rest, charts }) };
}

/** The sort key of the webhooks of a chain. */
export const HOOKS = "hooks";

/** The partition that lists the chains with webhooks to send. */
export const OUTBOX = "outbox";

/** Returns the item with the webhooks of a chain. */
export function hooksItem(chain: string, { revision, ...book }: HookBook, expiresAt: number): Item {
  return { pk: partition(chain), sk: HOOKS, revision, expiresAt, body: pack(book) };
}

/** Parses the item with the webhooks of a chain. Throws if it was changed since it was written. */
export function parseHooksItem({ revision, body }: Readonly<Item>): HookBook {
  return { revision: z.int().parse(revision), ...hookBookSchema.parse(unpack(body)) };
}

/** Returns the chain that an item of the outbox names, and its lease. */
export function parseOutboxItem({ sk, nonce }: Readonly<Item>): DueChain {
  return { chain: z.string().parse(sk).slice(partition("").length), lease: z.string().parse(nonce) };
}

/** Seconds after which the store drops an abandoned item of the outbox. Longer than any retry. */
export const OUTBOX_LIFETIME = 7 * 24 * 60 * 60;

const slot = z.strictObject({
  id: z.string(),
  role: z.enum(Object.keys(ROLES) as Role[]),
  side: z.string().nullable(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

const founding = z.strictObject({
  referee: z.boolean(),
  deadlineHours: z.int().min(1),
  seats: z.array(
    z.strictObject({
      side: z.string(),
      by: z.enum(["CLAIM", "MINE"]),
      name: z.string().nullable(),
      claim: z.string().nullable(),
      holder: slot.nullable(),
      taken: z.boolean(),
    }),
  ),
});

const takeback = z.strictObject({
  id: z.string(),
  to: z.int(),
  reason: z.string().nullable(),
  version: z.int(),
  at: z.string(),
  consents: z.array(authorSchema),
});

const entryBody = z.strictObject({
  /** Older entries have none: their steps are in the career's own partition. */
  chain: z.string().optional(),
  ruleset: z.string(),
  name: z.string().nullable(),
  charts: z.unknown(),
  sideDice: z.literal(true).optional(),
  founding: founding.optional(),
  takeback: takeback.optional(),
  tokens: z.array(slot),
  spent: z.array(z.string()).default([]),
  origin: z.strictObject({ career: z.string(), version: z.int(), digest: z.string() }).nullable(),
  importing: z.int().nullable().default(null),
  createdAt: z.string(),
  payload: z.string(),
});

const entryAttributes = z.object({ pk: z.string(), revision: z.int(), expiresAt: z.int() });

/** Parses the item of a career's entry. Throws if it was changed since it was written. */
export function parseEntryItem(item: Readonly<Item>): Entry {
  const { pk, revision, expiresAt } = entryAttributes.parse(item);
  const career = pk.slice(partition("").length);
  const { chain = career, ...body } = entryBody.parse(unpack(item.body));
  return { career, chain, revision, expiresAt, ...body };
}
