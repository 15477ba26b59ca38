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
