import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as portable } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Node's own implementation, many times faster. Undefined in browsers and other runtimes. It needs no import. */
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

/** Returns the 32 bytes of the SHA-256 of some bytes, in Node and in browsers. */
export const sha256: (bytes: Uint8Array) => Uint8Array =
  native === undefined ? portable : (bytes) => native.createHash("sha256").update(bytes).digest();

/** Returns the SHA-256 of some bytes in lower-case hexadecimal digits. */
export const sha256Hex: (bytes: Uint8Array) => string =
  native === undefined
    ? (bytes) => bytesToHex(portable(bytes))
    : (bytes) => native.createHash("sha256").update(bytes).digest("hex");

/** Returns the HMAC-SHA-256 (RFC 2104) of some bytes with a key, in lower-case hexadecimal digits. */
export const hmacSha256Hex: (key: Uint8Array, bytes: Uint8Array) => string =
  native === undefined
    ? (key, bytes) => bytesToHex(hmac(portable, key, bytes))
    : (key, bytes) => native.createHmac("sha256", key).update(bytes).digest("hex");
