import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as z from "zod";
import type { ServerSecret, ServerSecrets } from "../secrets/secrets";
import type { TokenSlot } from "../tokens";

/** Maximum webhooks of a career. */
export const MAX_HOOKS = 5;

/** Maximum webhooks of a token. One player can therefore not take those of all. */
export const MAX_HOOKS_OF_TOKEN = 2;

const storedHookSchema = z.strictObject({
  id: z.string(),
  /** Id and hash of the token that made the webhook. A rotated token has another hash, which ends the webhook. */
  token: z.string(),
  hash: z.string(),
  /** Id of the server's secret that encrypts `box`. */
  secret: z.string(),
  /** The address and the signing secret, encrypted. */
  box: z.string(),
  createdAt: z.string(),
  /** The last version that the receiver has confirmed, or that existed when the webhook was made. */
  delivered: z.int(),
  /** Failed attempts since the last success. */
  failures: z.int(),
  /** Time of the first of these failures. */
  failingSince: z.string().nullable(),
  /** Milliseconds since 1970 before which no attempt is made. */
  nextTry: z.int(),
  /** Time at which the service gave up. */
  disabledAt: z.string().nullable(),
});

/** A webhook as it is stored. */
export type StoredHook = z.infer<typeof storedHookSchema>;

/** The content of the item with the webhooks of a chain. */
export const hookBookSchema = z.strictObject({ career: z.string(), hooks: z.array(storedHookSchema) });

/** The webhooks of a chain, and the revision of their item. */
export interface HookBook extends z.infer<typeof hookBookSchema> {
  readonly revision: number;
}

/** The private part of a webhook. */
export interface HookTarget {
  readonly url: string;
  /** The signing secret, with the prefix `whsec_`. */
  readonly secret: string;
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** Returns a new signing secret in the form of the Standard Webhooks specification. */
export function newHookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/** Encrypts the private part of a webhook with a key that derives from the server's secret, the chain and the id. */
export function sealTarget(server: ServerSecret, chain: string, id: string, target: HookTarget): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(server, chain, id), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(target), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

const targetSchema = z.strictObject({ url: z.string(), secret: z.string() });

/** Decrypts the private part of a webhook. Undefined if the server has lost the secret, or the bytes were changed. */
export function openTarget(
  { find }: Pick<ServerSecrets, "find">,
  chain: string,
  { id, secret, box }: Pick<StoredHook, "id" | "secret" | "box">,
): HookTarget | undefined {
  const server = find(secret);
  if (server === undefined) return undefined;
  const bytes = Buffer.from(box, "base64url");
  const decipher = createDecipheriv(CIPHER, keyOf(server, chain, id), bytes.subarray(0, IV_BYTES));
  try {
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return targetSchema.parse(JSON.parse(text.toString("utf8")));
  } catch {
    return undefined;
  }
}

function keyOf(server: ServerSecret, chain: string, id: string): Buffer {
  return Buffer.from(server.derive("webhook", chain, id), "base64url");
}

/** Returns the webhooks whose token still opens the career. */
export function liveHooks(
  { tokens }: { readonly tokens: readonly TokenSlot[] },
  hooks: readonly StoredHook[],
): StoredHook[] {
  return hooks.filter(({ token, hash }) => tokens.some((slot) => slot.id === token && slot.hash === hash));
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Waits after the first failures in a row. Later ones wait as long as the last. */
const WAITS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];

/** Returns a webhook after a confirmed message. */
export function afterSuccess(hook: StoredHook, version: number): StoredHook {
  const delivered = Math.max(hook.delivered, version);
  return { ...hook, delivered, failures: 0, failingSince: null, nextTry: 0, disabledAt: null };
}

/** Returns a webhook after a failed attempt. `isGone` means that the receiver wants no more messages (410). */
export function afterFailure(hook: StoredHook, now: number, isGone: boolean): StoredHook {
  const failingSince = hook.failingSince ?? new Date(now).toISOString();
  const isOver = isGone || now - Date.parse(failingSince) >= DAY_MS;
  const wait = WAITS_MS[Math.min(hook.failures, WAITS_MS.length - 1)]!;
  return {
    ...hook,
    failures: hook.failures + 1,
    failingSince,
    // Receivers that failed together are tried one after another.
    nextTry: Math.round(now + wait * (1 + Math.random() / 5)),
    disabledAt: isOver ? new Date(now).toISOString() : null,
  };
}
