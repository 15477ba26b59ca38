/** The path of the keys that steps of stored games are signed with. */
export const KEYS_PATH = "/.well-known/naval-umpire-keys.json";

/** True for a path of stored games and of their keys, which a function of their own answers on REST. */
export function isCareersPath(path: string): boolean {
  return path === KEYS_PATH || path === "/v1/careers" || path.startsWith("/v1/careers/");
}

/** True for a GraphQL document that may ask for stored games: every mutation is about them, and what reads them bears their name, but for their keys. */
export function mentionsCareers(document: string): boolean {
  return /mutation|career|signingKeys/i.test(document);
}
