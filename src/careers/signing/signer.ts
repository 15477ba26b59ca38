import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import * as z from "zod";
import { type PublishedKey, publishedKeySchema, signedBytes } from "../../proof/signature";

/** What signs steps, and the keys by which others check it. */
export interface Signer {
  /** Every key, the newest last; also those that sign no more. */
  readonly keys: readonly PublishedKey[];
  /** The time from which the key signs that signs now. */
  readonly from: string;
  /** Signs the digest of a step. */
  readonly sign: (digest: string) => { readonly key: string; readonly value: string };
}

const keptKeySchema = publishedKeySchema.extend({
  privateKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

/** The keys of a service as they are kept: published ones with their private halves, as base64url. It is a secret. */
export const keyRingSchema = z.strictObject({ keys: z.array(keptKeySchema).min(1) });

/** The keys of a service as they are kept. */
export type KeyRing = z.infer<typeof keyRingSchema>;

/** The signer of a ring of keys, of which one signs still; throws an Error where none does. */
export function signerOf({ keys }: KeyRing): Signer {
  const current = keys.findLast(({ until }) => until === null);
  if (current === undefined) throw new Error("Of the signing keys none signs any more; rotate them.");
  const { id, from, privateKey: d, publicKey: x } = current;
  const key = createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", d, x }, format: "jwk" });
  return {
    keys: keys.map(({ privateKey: _, ...published }) => published),
    from,
    sign: (digest) => ({ key: id, value: sign(null, signedBytes(digest), key).toString("base64url") }),
  };
}

/** How long a key signs on after another took its place: until every instance has read the new one. */
const GRACE_MS = 60 * 60 * 1000;

/** A ring with a new key that signs from now on; those before it sign for an hour more and stay, so that what they signed can be checked. */
export function rotated(ring: KeyRing | undefined, now = new Date().toISOString()): KeyRing {
  const { d, x } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const id = createHash("sha256").update(Buffer.from(x!, "base64url")).digest("base64url").slice(0, 16);
  const until = new Date(Date.parse(now) + GRACE_MS).toISOString();
  const before = ring?.keys.map((key) => ({ ...key, until: key.until ?? until })) ?? [];
  return {
    keys: [...before, { id, algorithm: "Ed25519", publicKey: x!, from: now, until: null, privateKey: d! }],
  };
}
