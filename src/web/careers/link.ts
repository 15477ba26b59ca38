import { keepClaim } from "./claims";
import { keepCareer, openWith } from "./known-careers";

/** The stored game a link names, and the token or the claim of a seat if the link has one. */
export interface LinkTarget {
  readonly id: string;
  readonly token?: string;
  readonly claim?: string;
}

const PLACE = /\/app\/(?:careers|replay)\/([\w-]{1,64})/;

const TOKEN = /#t=(nut_[\w-]{43})$/;

const CLAIM = /#claim=(nuc_[\w-]{43})$/;

/** Returns the address that shares a token. The token is in the fragment, which browsers never send to servers. */
export function addressOf(id: string, token: string): string {
  return `${location.origin}/app/careers/${id}#t=${token}`;
}

/** Returns the address that invites a player to a seat. Opening it claims nothing. */
export function invitationOf(id: string, claim: string): string {
  return `${location.origin}/app/careers/${id}#claim=${claim}`;
}

/** Parses a pasted link or the id of a stored game; undefined for anything else. */
export function readLink(text: string): LinkTarget | undefined {
  const pasted = text.trim();
  const id = PLACE.exec(pasted)?.[1] ?? /^[\w-]{22}$/.exec(pasted)?.[0];
  const token = TOKEN.exec(pasted)?.[1];
  const claim = CLAIM.exec(pasted)?.[1];
  if (id === undefined) return undefined;
  return { id, ...(token !== undefined && { token }), ...(claim !== undefined && { claim }) };
}

/**
 * Moves the secret from the address of this page to storage, so that neither the address nor the history contains it.
 * Undefined if the address has none.
 */
export function storeLinkFromAddress(): LinkTarget | undefined {
  const target = readLink(location.href);
  if (target === undefined || !keepLink(target)) return undefined;
  history.replaceState(null, "", location.pathname + location.search);
  return target;
}

/** Saves the secret of a link; this tab opens the game with it from now on. False if the link has none. */
export function keepLink({ id, token, claim }: LinkTarget): boolean {
  if (claim !== undefined) keepClaim(id, claim);
  if (token === undefined) return claim !== undefined;
  keepCareer(id, { keys: [{ token }] });
  openWith(id, token);
  return true;
}
