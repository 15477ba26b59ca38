import { keepCareer, openWith } from "./known-careers";

/** The stored game a link names, and its token if the link has one. */
export interface LinkTarget {
  readonly id: string;
  readonly token?: string;
}

const PLACE = /\/app\/(?:careers|replay)\/([\w-]{1,64})/;

const TOKEN = /#t=(nut_[\w-]{43})$/;

/** Returns the address that shares a token. The token is in the fragment, which browsers never send to servers. */
export function addressOf(id: string, token: string): string {
  return `${location.origin}/app/careers/${id}#t=${token}`;
}

/** Parses a pasted link or the id of a stored game; undefined for anything else. */
export function readLink(text: string): LinkTarget | undefined {
  const pasted = text.trim();
  const id = PLACE.exec(pasted)?.[1] ?? /^[\w-]{22}$/.exec(pasted)?.[0];
  const token = TOKEN.exec(pasted)?.[1];
  return id === undefined ? undefined : { id, ...(token !== undefined && { token }) };
}

/**
 * Moves the token from the address of this page to storage, so that neither the address nor the history contains it.
 */
export function storeLinkFromAddress(): LinkTarget | undefined {
  const target = readLink(location.href);
  if (target?.token === undefined) return undefined;
  history.replaceState(null, "", location.pathname + location.search);
  keepLink(target.id, target.token);
  return target;
}

/** Saves the token of a link; this tab opens the game with it from now on. */
export function keepLink(id: string, token: string): void {
  keepCareer(id, { keys: [{ token }] });
  openWith(id, token);
}
