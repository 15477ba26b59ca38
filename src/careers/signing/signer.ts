import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import * as z from "zod";
import { type PublishedKey, publishedKeySchema, signedBytes } from "../../proof/signature";

/** Signs steps, and publishes the keys to verify them. */
export interface Signer {
  /** Every key, the newest last, including retired ones. */
  readonly keys: readonly PublishedKey[];
  /** The start of the current signing key's validity. */
  readonly from: string;
  /** Signs the digest of a step. */
  readonly sign: (digest: string) => { readonly key: string; readonly value: string };
}

const keptKeySchema = publishedKeySchema.extend({
  privateKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

/**
 * The stored form of a service's keys: the published keys with their private halves, as base64url. This is a secret.
 */
export const keyRingSchema = z.strictObject({ keys: z.array(keptKeySchema).min(1) });

/** The stored form of a service's keys. */
export type KeyRing = z.infer<typeof keyRingSchema>;

/** Returns the signer of a ring of keys. Throws an Error if no key of it signs any more. */
export function signerOf({ keys }: KeyRing): Signer {
  const current = keys.findLast(({ until }) => until === null);
  if (current === undefined) throw new Error("No key signs any more. Rotate the signing keys.");
  const { id, from, privateKey: d, publicKey: x } = current;
  const key = createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", d, x }, format: "jwk" });
  return {
    keys: keys.map(({ privateKey: _, ...published }) => published),
    from,
    sign: (digest) => ({ key: id, value: sign(null, signedBytes(digest), key).toString("base64url") }),
  };
}

/** Milliseconds that a replaced key continues to sign, until every instance has read the new one. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Returns a ring with a new key that signs from now on. Older keys sign for another hour and stay, so that their
 * signatures can be verified.
 */
export function rotated(ring: KeyRing | undefined, now = new Date().toISOString()): KeyRing {
  const { d, x } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const id = createHash("sha256").update(Buffer.from(x!, "base64url")).digest("base64url").slice(0, 16);
  const until = new Date(Date.parse(now) + GRACE_MS).toISOString();
  const before = ring?.keys.map((key) => ({ ...key, until: key.until ?? until })) ?? [];
  return {
    keys: [...before, { id, algorithm: "Ed25519", publicKey: x!, from: now, until: null, privateKey: d! }],
  };
}
