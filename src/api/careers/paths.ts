/** True for a path of stored games, which a function of their own answers on REST. */
export function isCareersPath(path: string): boolean {
  return path === "/v1/careers" || path.startsWith("/v1/careers/");
}

/** True for a GraphQL document that may ask for stored games: every mutation is about them, and what reads them bears their name. */
export function mentionsCareers(document: string): boolean {
  return /mutation|career/i.test(document);
}
