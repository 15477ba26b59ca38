import { createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 random bits as base64url: a token's secret, a server's seed. */
export function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** 256 bits that whoever holds the secret can make again for the same purpose, and nobody else. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose, "utf8").digest("base64url");
}
