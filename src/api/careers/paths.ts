/** The path of the keys that verify the steps of stored games. */
export const KEYS_PATH = "/.well-known/naval-umpire-keys.json";

/** True for a REST path of stored games or their keys. A separate function handles these paths. */
export function isCareersPath(path: string): boolean {
  return path === KEYS_PATH || path === "/v1/careers" || path.startsWith("/v1/careers/");
}

/** True for the path of a career's event stream. A separate function handles it. */
export function isEventsPath(path: string): boolean {
  return /^\/v1\/careers\/[^/]+\/events\/?$/.test(path);
}

/**
 * True for a GraphQL document that may access stored games. Every mutation does, and all queries that do have "career"
 * in their name, except for the keys.
 */
export function mentionsCareers(document: string): boolean {
  return /mutation|career|signingKeys/i.test(document);
}
