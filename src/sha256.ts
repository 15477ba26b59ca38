import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as portable } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Node's own, many times faster; undefined in a browser and wherever else there is none. Nothing is imported for it. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

/** The 32 bytes of the SHA-256 of some bytes, in Node and in a browser alike. */
export const sha256: (bytes: Uint8Array) => Uint8Array =
  native === undefined ? portable : (bytes) => native.createHash("sha256").update(bytes).digest();

/** The SHA-256 of some bytes in lower-case hexadecimal digits. */
export const sha256Hex: (bytes: Uint8Array) => string =
  native === undefined
    ? (bytes) => bytesToHex(portable(bytes))
    : (bytes) => native.createHash("sha256").update(bytes).digest("hex");

/** The HMAC-SHA-256 (RFC 2104) of some bytes with a key, in lower-case hexadecimal digits. */
export const hmacSha256Hex: (key: Uint8Array, bytes: Uint8Array) => string =
  native === undefined
    ? (key, bytes) => bytesToHex(hmac(portable, key, bytes))
    : (key, bytes) => native.createHmac("sha256", key).update(bytes).digest("hex");
