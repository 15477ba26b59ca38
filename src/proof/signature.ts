import * as z from "zod";
import { isSignedBy } from "../ed25519";

const BASE64URL = /^[A-Za-z0-9_-]+$/;

/** The service's signature of a step. */
export const signatureSchema = z
  .strictObject({
    key: z.string().max(64).describe("Id of the public key."),
    value: z
      .string()
      .regex(BASE64URL, "form/base64url")
      .max(100)
      .describe("The 64 bytes of the Ed25519 signature as base64url."),
  })
  .meta({ id: "CareerSignature", description: "The service's signature of a step." });

/** A key that the service signs with, or has signed with. */
export const publishedKeySchema = z
  .strictObject({
    id: z.string().max(64).describe("Id of the key. Each signature names it."),
    algorithm: z.literal("Ed25519").describe("Always Ed25519."),
    publicKey: z
      .string()
      .regex(BASE64URL, "form/base64url")
      .max(64)
      .describe("The 32 bytes of the public key as base64url."),
    from: z.iso.datetime().describe("Time of its first signatures."),
    until: z.iso.datetime().nullable().describe("Time after which the key no longer signs. Null for the current key."),
  })
  .meta({ id: "SigningKey", description: "A current or former key that signs steps." });

/** A key that the service signs with, or has signed with. */
export type PublishedKey = z.infer<typeof publishedKeySchema>;

/** Schema of all published keys of a service. */
export const keysSchema = z
  .strictObject({ keys: z.array(publishedKeySchema).max(1_000).describe("Every key, newest last.") })
  .meta({ id: "SigningKeys", description: "The current and former keys that sign steps." });

/** Returns the bytes that the signature of a step covers: its digest, prefixed with the name of the format. */
export function signedBytes(digest: string): Uint8Array {
  return new TextEncoder().encode(`naval-umpire-step/1\n${digest}`);
}

/** The signed parts of a step, and the signature. */
interface SignedStep {
  readonly digest: string;
  readonly at: string;
  readonly signature?: z.infer<typeof signatureSchema> | null | undefined;
}

/**
 * Checks the signature of a step against these keys.
 *
 * - RIGHT, WRONG: a valid or invalid signature.
 * - NONE: no signature, or an invalid one from outside of its key's time.
 * - OUTSIDE: a valid signature from outside of its key's time.
 * - UNKNOWN: none of these keys signed it.
 */
export function signatureState(
  { digest, at, signature }: SignedStep,
  keys: readonly PublishedKey[],
): "RIGHT" | "WRONG" | "NONE" | "UNKNOWN" | "OUTSIDE" {
  const key = signature ? keys.find(({ id }) => id === signature.key) : undefined;
  if (!signature) return "NONE";
  if (key === undefined) return "UNKNOWN";
  const [value, publicKey] = [bytesOf(signature.value), bytesOf(key.publicKey)];
  const isRight = isSignedBy(value, signedBytes(digest), publicKey);
  // Times in this format sort like texts.
  if (at < key.from || (key.until !== null && at > key.until)) return isRight ? "OUTSIDE" : "NONE";
  return isRight ? "RIGHT" : "WRONG";
}

/** Decodes base64url. Empty for an impossible length. */
function bytesOf(text: string): Uint8Array {
  if (text.length % 4 === 1) return new Uint8Array();
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
