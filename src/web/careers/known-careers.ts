import type { Career } from "../../client/index";

/** An access token to a stored game, and the role it is known to have. */
export interface Key {
  readonly token: string;
  /** Id of the token within the game, if known. */
  readonly id?: string;
  readonly role?: Career["role"];
  readonly side?: string | null;
}

/** A stored game that this browser has keys to, the last used key first. */
export interface KnownCareer {
  readonly id: string;
  readonly ruleset?: string;
  readonly name?: string;
  readonly updated: number;
  readonly keys: readonly Key[];
  /** The invitations of a game that this browser founded. Each gives a seat once. */
  readonly invitations?: readonly Invitation[];
}

/** The secret that gives a seat to the player who claims it. */
export interface Invitation {
  readonly side: string;
  readonly claim: string;
}

const PREFIX = "career/";

/** Returns the stored games this browser has keys to, the last opened first. */
export function knownCareers(): readonly KnownCareer[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const all = names.flatMap((name) => knownCareer(name.slice(PREFIX.length)) ?? []);
  return all.sort((one, other) => other.updated - one.updated);
}

/** Returns a stored game's entry in this browser; undefined if there is none. */
export function knownCareer(id: string): KnownCareer | undefined {
  const text = localStorage.getItem(PREFIX + id);
  return text === null ? undefined : (JSON.parse(text) as KnownCareer);
}

/** Saves fields and keys of a stored game. Existing keys stay, except those replaced by a key with the same id. */
export function keepCareer(id: string, fields: Partial<Omit<KnownCareer, "id" | "updated">>): void {
  const before = knownCareer(id);
  const added = fields.keys ?? [];
  const known = before?.keys ?? [];
  const keys = [
    ...added.map((key) => ({ ...known.find(({ token }) => token === key.token), ...key })),
    ...known.filter(
      ({ token, id: tokenId }) =>
        !added.some((key) => key.token === token || (tokenId !== undefined && key.id === tokenId)),
    ),
  ];
  const stored: KnownCareer = { ...before, ...fields, id, keys, updated: Date.now() };
  localStorage.setItem(PREFIX + id, JSON.stringify(stored));
}

/** Removes an invalid key, and the game's entry with its last key. */
export function forgetKey(id: string, token: string): void {
  const keys = (knownCareer(id)?.keys ?? []).filter((key) => key.token !== token);
  if (keys.length === 0) localStorage.removeItem(PREFIX + id);
  else localStorage.setItem(PREFIX + id, JSON.stringify({ ...knownCareer(id), keys }));
}

/** Returns the key of this tab: the one last used here, or else the newest in this browser. */
export function keyInUse(id: string): Key | undefined {
  const keys = knownCareer(id)?.keys ?? [];
  const lastToken = sessionStorage.getItem(PREFIX + id);
  return keys.find(({ token }) => token === lastToken) ?? keys[0];
}

/** Makes this tab use a key from now on. */
export function openWith(id: string, token: string): void {
  sessionStorage.setItem(PREFIX + id, token);
}
