import type { NativeAttributeValue } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { digestOf } from "../../core/audit/canonical";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { type ChainStep, stepSchema } from "../../proof/record";
import { ROLES, type Role } from "../tokens";
import { pack, unpack } from "./pack";
import { type Entry, orDamaged, StoreDamaged, type StoredStep } from "./store";

/** An item of either store: attributes by name. */
export type Item = Record<string, NativeAttributeValue>;

/** What the sort keys of steps begin with. */
export const STEP = "step#";

/**
 * The sort key of the mark of a chain, which follows those of all steps. The mark says the newest version that was written: without
 * it a chain that lost its newest steps would look like a shorter one.
 */
export const MARK = "step$";

const STEP_DIGITS = 8;

/** The greatest sort key that a step can have. */
export const LAST_STEP = STEP + "9".repeat(STEP_DIGITS);

/** The partition of a career, which holds its entry, and of a chain, which holds its steps. */
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

/** How many bytes a step takes in the store; throws StepTooLarge. */
export function stepSize({ step, snapshot, promise }: StoredStep): number {
  return pack({ step, snapshot, promise }).length;
}

/** The item of a step; throws StepTooLarge. */
export function stepItem(chain: string, stored: StoredStep, expiresAt: number): Item {
  const { step, snapshot, promise, nonce, key, payload } = stored;
  return {
    pk: partition(chain),
    sk: stepKey(step.version),
    body: pack({ step, snapshot, promise }),
    nonce,
    expiresAt,
    ...(key === null ? {} : { key }),
    ...(payload === null ? {} : { payload }),
  };
}

const promised = z.union([z.strictObject({ secret: z.string() }), z.strictObject({ seed: z.string() })]).nullable();

const stepBody = z.union([
  z.strictObject({ step: z.unknown(), snapshot: z.unknown(), promise: promised }),
  // Older versions of the service stored the seed itself, and none as an empty text.
  z
    .strictObject({ step: z.unknown(), snapshot: z.unknown(), nextSeed: z.string() })
    .transform(({ nextSeed, ...body }) => ({ ...body, promise: nextSeed === "" ? null : { seed: nextSeed } })),
]);

const stepAttributes = z.object({ nonce: z.string(), key: z.string().optional(), payload: z.string().optional() });

/** Reads the item of a step; throws for one that is not as it was written. */
export function stepOf(item: Readonly<Item>): StoredStep {
  const { step: given, snapshot, promise } = stepBody.parse(unpack(item.body));
  const { nonce, key = null, payload = null } = stepAttributes.parse(item);
  const step: ChainStep = stepSchema.parse(given);
  if (item.sk !== stepKey(step.version)) throw new TypeError("The store holds a step under another version.");
  if (digestOf(snapshot) !== step.snapshot) throw new TypeError("The store holds a snapshot that was changed.");
  return { step, snapshot: snapshot as SnapshotBase, promise, nonce, key, payload };
}

/** The newest step among the last two items of a chain, in descending order. Throws StoreDamaged if its mark says a later version. */
export function headOf([last, before]: readonly Readonly<Item>[]): StoredStep | undefined {
  if (last?.sk !== MARK) return last && orDamaged(() => stepOf(last));
  const head = before && orDamaged(() => stepOf(before));
  if (head !== undefined && head.step.version >= Number(last.revision)) return head;
  throw new StoreDamaged(`The store has lost steps of a chain up to version ${last.revision}.`);
}

/** Steps as they were read from a version on. Throws StoreDamaged if one is missing before another. */
export function unbroken(steps: readonly StoredStep[], from: number): readonly StoredStep[] {
  const hole = steps.findIndex(({ step }, index) => step.version !== from + index);
  if (hole < 0) return steps;
  throw new StoreDamaged(`The store has lost step ${from + hole} of a chain.`);
}

/** The item of a register's entry; throws StepTooLarge for charts that do not fit. */
export function entryItem({ charts, ...entry }: Entry): Item {
  const { career, revision, expiresAt, ...rest } = entry;
  return { pk: partition(career), sk: "entry", revision, expiresAt, body: pack({ ...rest, charts }) };
}

const slot = z.strictObject({
  id: z.string(),
  role: z.enum(Object.keys(ROLES) as Role[]),
  side: z.string().nullable(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

const entryBody = z.strictObject({
  /** Entries of before have their steps beside them. */
  chain: z.string().optional(),
  ruleset: z.string(),
  name: z.string().nullable(),
  charts: z.unknown(),
  tokens: z.array(slot),
  spent: z.array(z.string()).default([]),
  origin: z.strictObject({ career: z.string(), version: z.int(), digest: z.string() }).nullable(),
  importing: z.int().nullable().default(null),
  createdAt: z.string(),
  payload: z.string(),
});

const entryAttributes = z.object({ pk: z.string(), revision: z.int(), expiresAt: z.int() });

/** Reads the item of a register's entry; throws for one that is not as it was written. */
export function entryOf(item: Readonly<Item>): Entry {
  const { pk, revision, expiresAt } = entryAttributes.parse(item);
  const career = pk.slice(partition("").length);
  const { chain = career, ...body } = entryBody.parse(unpack(item.body));
  return { career, chain, revision, expiresAt, ...body };
}
