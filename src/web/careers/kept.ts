import type { Career } from "../../client/index";

/** A way into a stored game that this browser holds: its token, and what that opens as far as it is known. */
export interface Key {
  readonly token: string;
  /** Id of the token among those of the game, where it is known. */
  readonly id?: string;
  readonly role?: Career["role"];
  readonly side?: string | null;
}

/** A stored game as this browser knows it: by the keys that it holds, the last used first. */
export interface KeptCareer {
  readonly id: string;
  readonly ruleset?: string;
  readonly name?: string;
  readonly updated: number;
  readonly keys: readonly Key[];
}

const PREFIX = "career/";

/** The stored games this browser has keys of, the last opened first. */
export function keptCareers(): readonly KeptCareer[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const all = names.flatMap((name) => keptCareer(name.slice(PREFIX.length)) ?? []);
  return all.sort((one, other) => other.updated - one.updated);
}

/** What this browser holds of a stored game; undefined where it holds nothing. */
export function keptCareer(id: string): KeptCareer | undefined {
  const text = localStorage.getItem(PREFIX + id);
  return text === null ? undefined : (JSON.parse(text) as KeptCareer);
}

/** Keeps what is known of a stored game; keys that are here already stay, but for one of the same id that was replaced. */
export function keepCareer(id: string, told: Partial<Omit<KeptCareer, "id" | "updated">>): void {
  const before = keptCareer(id);
  const news = told.keys ?? [];
  const known = before?.keys ?? [];
  const keys = [
    ...news.map((key) => ({ ...known.find(({ token }) => token === key.token), ...key })),
    ...known.filter(
      ({ token, id: own }) => !news.some((key) => key.token === token || (own !== undefined && key.id === own)),
    ),
  ];
  const kept: KeptCareer = { ...before, ...told, id, keys, updated: Date.now() };
  localStorage.setItem(PREFIX + id, JSON.stringify(kept));
}

/** Forgets a key that opens nothing any more, and the game with the last of them. */
export function forgetKey(id: string, token: string): void {
  const keys = (keptCareer(id)?.keys ?? []).filter((key) => key.token !== token);
  if (keys.length === 0) localStorage.removeItem(PREFIX + id);
  else localStorage.setItem(PREFIX + id, JSON.stringify({ ...keptCareer(id), keys }));
}

/** The key that this tab opens a game with: the one it used before, else the last that came into this browser. */
export function keyInUse(id: string): Key | undefined {
  const keys = keptCareer(id)?.keys ?? [];
  const used = sessionStorage.getItem(PREFIX + id);
  return keys.find(({ token }) => token === used) ?? keys[0];
}

/** From now on this tab opens a game with this key. */
export function openWith(id: string, token: string): void {
  sessionStorage.setItem(PREFIX + id, token);
}
