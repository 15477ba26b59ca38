import { createHash, timingSafeEqual } from "node:crypto";
import type { Author } from "../proof/author";
import { derivedSecret, randomSecret } from "./randomness";

/** The roles of tokens, with their permissions. */
export const ROLES = {
  OWNER: "Full access, including the tokens.",
  HOST: "The founder of a game without a referee. Watches, and may delete the game before it starts and after its end.",
  REFEREE: "Sees everything and plays.",
  SIDE: "Sees the view of one side and plays its operations.",
  SPECTATOR: "Watches, and cannot play.",
};
/** The role of a token. */
export type Role = keyof typeof ROLES;

/** The stored part of a token, which never includes the token itself. */
export interface TokenSlot {
  readonly id: string;
  readonly role: Role;
  /** The side that a SIDE token sees. Null for every other role. */
  readonly side: string | null;
  /** Hexadecimal SHA-256 of the token. */
  readonly hash: string;
}

/** Returns the bearer of a token as the author of a step. */
export function authorOf({ id, role, side }: TokenSlot): Author {
  return { role, side, token: id, policy: null };
}

/** A new token. It is returned only once, to the caller that created it. */
export interface IssuedToken {
  readonly id: string;
  readonly role: Role;
  readonly side: string | null;
  readonly token: string;
}

const PATTERN = /^nut_[A-Za-z0-9_-]{43}$/;

/** Returns a new token of 256 random bits, or the token that derives from a secret and a purpose. */
export function makeToken(secret?: string, purpose = ""): string {
  return makeSecret("nut_", secret, purpose);
}

/** Returns a prefix and 256 bits: random ones, or those that derive from a secret and a purpose. */
export function makeSecret(prefix: string, secret?: string, purpose = ""): string {
  return prefix + (secret === undefined ? randomSecret() : derivedSecret(secret, purpose));
}

/** Returns the hash that is stored and compared in place of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}

/** Returns the slot of a token. Compares every slot in constant time, even after a match. */
export function slotOf(slots: readonly TokenSlot[], token: string): TokenSlot | undefined {
  const presented = hashOf(token);
  let match: TokenSlot | undefined;
  for (const slot of slots) if (hasHash(slot.hash, presented)) match = slot;
  return match;
}

/** True if two hexadecimal hashes are equal. Compares in constant time. */
export function hasHash(stored: string, presented: string): boolean {
  const [one, other] = [Buffer.from(stored, "hex"), Buffer.from(presented, "hex")];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Parses the bearer token of an Authorization header. Undefined if it does not have the form of a token. */
export function bearerToken(authorization: string | undefined): string | undefined {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  return token !== undefined && PATTERN.test(token) ? token : undefined;
}
