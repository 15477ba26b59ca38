import { randomText } from "../shell/random";

/** A claim of a seat that this browser has not completed. A retry repeats it with the same key. */
export interface PendingClaim {
  readonly claim: string;
  readonly key: string;
  /** The name that was sent. Undefined before the first request. */
  readonly name?: string;
}

const placeOf = (id: string) => `claim/${id}`;

/** Saves the claim of a link. Keeps the key of an earlier request for the same seat. */
export function keepClaim(id: string, claim: string): void {
  if (pendingClaim(id)?.claim === claim) return;
  saveClaim(id, { claim, key: randomText(24) });
}

/** Saves a claim before its request. */
export function saveClaim(id: string, claim: PendingClaim): void {
  localStorage.setItem(placeOf(id), JSON.stringify(claim));
}

/** Returns the open claim for a stored game; undefined if there is none. */
export function pendingClaim(id: string): PendingClaim | undefined {
  const text = localStorage.getItem(placeOf(id));
  return text === null ? undefined : (JSON.parse(text) as PendingClaim);
}

/** Removes a claim that succeeded or that the player dropped. */
export function forgetClaim(id: string): void {
  localStorage.removeItem(placeOf(id));
}
