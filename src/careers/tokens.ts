import { createHash, timingSafeEqual } from "node:crypto";
import type { Author } from "../proof/author";
import { derivedSecret, randomSecret } from "./randomness";

/** What a token lets its bearer do: all; see all and play; see one side; look on. */
export const ROLES = {
  OWNER: "Does all, and manages the tokens.",
  REFEREE: "Sees all and plays.",
  SIDE: "Sees one side's view, and plays what is that side's.",
  SPECTATOR: "Looks on.",
};
/** The role of a token. */
export type Role = keyof typeof ROLES;

/** What is kept of a token: never the token. */
export interface TokenSlot {
  readonly id: string;
  readonly role: Role;
  /** The side a SIDE token sees; null for every other role. */
  readonly side: string | null;
  /** Hexadecimal SHA-256 of the token. */
  readonly hash: string;
}

/** The bearer of a token as the author of a step. */
export function authorOf({ id, role, side }: TokenSlot): Author {
  return { role, side, token: id, policy: null };
}

/** A token as it is told once, to the caller that made it. */
export interface IssuedToken {
  readonly id: string;
  readonly role: Role;
  readonly side: string | null;
  readonly token: string;
}

const PATTERN = /^nut_[A-Za-z0-9_-]{43}$/;

/** A new token of 256 random bits, or one that the same secret and purpose give again. */
export function makeToken(secret?: string, purpose = ""): string {
  return `nut_${secret === undefined ? randomSecret() : derivedSecret(secret, purpose)}`;
}

/** What is stored and compared of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}

/** The slot a token fits; every slot is compared in constant time, whether or not an earlier one fits. */
export function slotOf(slots: readonly TokenSlot[], token: string): TokenSlot | undefined {
  const presented = createHash("sha256").update(token, "utf8").digest();
  let found: TokenSlot | undefined;
  for (const slot of slots) {
    const kept = Buffer.from(slot.hash, "hex");
    const fits = kept.length === presented.length && timingSafeEqual(kept, presented);
    if (fits) found = slot;
  }
  return found;
}

/** The bearer token of an Authorization header; undefined when it holds none that was ever issued. */
export function bearerToken(authorization: string | undefined): string | undefined {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  return token !== undefined && PATTERN.test(token) ? token : undefined;
}
