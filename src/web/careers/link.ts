import { keepCareer, openWith } from "./kept";

/** What a link leads to: a stored game, and the token that opens it where the link has one. */
export interface Target {
  readonly id: string;
  readonly token?: string;
}

const PLACE = /\/app\/(?:careers|replay)\/([\w-]{1,64})/;

const TOKEN = /#t=(nut_[\w-]{43})$/;

/** The address by which a token is handed on: it stands behind the `#`, which no browser sends to anybody. */
export function addressOf(id: string, token: string): string {
  return `${location.origin}/app/careers/${id}#t=${token}`;
}

/** What a text leads to that somebody pasted: a link, or the id of a stored game; undefined for anything else. */
export function readLink(text: string): Target | undefined {
  const pasted = text.trim();
  const id = PLACE.exec(pasted)?.[1] ?? /^[\w-]{22}$/.exec(pasted)?.[0];
  const token = TOKEN.exec(pasted)?.[1];
  return id === undefined ? undefined : { id, ...(token !== undefined && { token }) };
}

/** Takes the token out of the address of this page into this browser, so that neither address nor history hold it. */
export function takeLink(): Target | undefined {
  const target = readLink(location.href);
  if (target?.token === undefined) return undefined;
  history.replaceState(null, "", location.pathname + location.search);
  keepLink(target.id, target.token);
  return target;
}

/** Keeps the token of a link in this browser; this tab then opens the game with it. */
export function keepLink(id: string, token: string): void {
  keepCareer(id, { keys: [{ token }] });
  openWith(id, token);
}
