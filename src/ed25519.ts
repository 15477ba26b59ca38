import { hashes, verify as verifyPortably } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

/** Node's own, many times faster; undefined in a browser and wherever else there is none. Nothing is imported for it. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

/** Whether a signature of 64 bytes is one of some bytes by an Ed25519 key (RFC 8032) of 32 bytes, in Node and in a browser alike. */
export const isSignedBy: (signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array) => boolean =
  native === undefined ? portably : natively;

function natively(signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    const x = Buffer.from(publicKey).toString("base64url");
    const key = native!.createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return native!.verify(null, bytes, key, signature);
  } catch {
    return false;
  }
}

/** The same without Node, which a test compares with it. */
export function portably(signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array): boolean {
  hashes.sha512 = (message) => new Uint8Array(sha512(message));
  try {
    return verifyPortably(signature, bytes, publicKey, { zip215: false });
  } catch {
    return false;
  }
}
