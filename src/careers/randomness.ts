import { createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** Returns 256 random bits as base64url, for a token or a seed. */
export function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Derives 256 bits from a secret. The same secret and purpose always give the same bits. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose, "utf8").digest("base64url");
}
