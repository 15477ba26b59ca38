import { etc, Point } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

/** The order of the curve's base point. */
const ORDER = Point.CURVE().n;

/** Node's own implementation, many times faster. Undefined in browsers and other runtimes. It needs no import. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

/**
 * True if the 64-byte signature is valid for the bytes under a 32-byte Ed25519 key (RFC 8032). Works in Node and in
 * browsers. Uses the equation without cofactor. Rejects keys of small order, since anyone can forge their signatures.
 */
export const isSignedBy: (signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array) => boolean =
  native === undefined ? verifyPortably : verifyNatively;

function verifyNatively(signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    const x = Buffer.from(publicKey).toString("base64url");
    const key = native!.createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return native!.verify(null, bytes, key, signature) && !Point.fromBytes(publicKey).isSmallOrder();
  } catch {
    return false;
  }
}

/** The portable implementation. Exported for a test that compares the two. */
export function verifyPortably(signature: Uint8Array, bytes: Uint8Array, publicKey: Uint8Array): boolean {
  const commitment = signature.subarray(0, 32);
  try {
    const key = Point.fromBytes(publicKey);
    const scalar = numberOf(signature.subarray(32));
    if (key.isSmallOrder() || signature.length !== 64 || scalar >= ORDER) return false;
    const challenge = numberOf(sha512(etc.concatBytes(commitment, publicKey, bytes))) % ORDER;
    const recovered = Point.BASE.multiply(scalar, false).subtract(key.multiply(challenge, false)).toBytes();
    return recovered.every((byte, index) => byte === commitment[index]);
  } catch {
    return false;
  }
}

/** Reads bytes as a little-endian number. */
function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${etc.bytesToHex(bytes.slice().reverse())}`);
}
