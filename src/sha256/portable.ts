import { sha256 as hashOf } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** The 32 bytes of the SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hashOf(bytes);
}

/** The SHA-256 of some bytes in lower-case hexadecimal digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return bytesToHex(hashOf(bytes));
}
