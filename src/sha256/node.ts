import { createHash } from "node:crypto";

/** The 32 bytes of the SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return createHash("sha256").update(bytes).digest();
}

/** The SHA-256 of some bytes in lower-case hexadecimal digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
