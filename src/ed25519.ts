import { etc, Point } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

/** The order of the curve's base point. */
const ORDER = Point.CURVE().n;

/** Node's own, many times faster; undefined in a browser and wherever else there is none. Nothing is imported for it. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

/**
 * Whether a signature of 64 bytes is one of some bytes by an Ed25519 key (RFC 8032) of 32 bytes, in Node and in a browser alike:
 * by the equation without cofactor, and by no key of small order, whose signatures anybody can make.
 */
export const isSignedBy: (signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array) => boolean =
  native === undefined ? portably : natively;

function natively(signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    const x = Buffer.from(publicKey).toString("base64url");
    const key = native!.createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return native!.verify(null, bytes, key, signature) && !Point.fromBytes(publicKey).isSmallOrder();
  } catch {
    return false;
  }
}

/** The same without Node, which a test compares with it. */
export function portably(signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array): boolean {
  const commitment = signature.subarray(0, 32);
  try {
    const key = Point.fromBytes(publicKey);
    const scalar = numberOf(signature.subarray(32));
    if (key.isSmallOrder() || signature.length !== 64 || scalar >= ORDER) return false;
    const challenge = numberOf(sha512(etc.concatBytes(commitment, publicKey, bytes))) % ORDER;
    const found = Point.BASE.multiply(scalar, false).subtract(key.multiply(challenge, false)).toBytes();
    return found.every((byte, index) => byte === commitment[index]);
  } catch {
    return false;
  }
}

/** The number that bytes say, the lowest first. */
function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${etc.bytesToHex(bytes.slice().reverse())}`);
}
