/** The path of the GraphQL wire of stored games. */
export const CAREERS_GRAPHQL = "/graphql/careers";

/** True for a path of stored games, which a function of their own answers. */
export function isCareersPath(path: string): boolean {
  return path === CAREERS_GRAPHQL || path === "/v1/careers" || path.startsWith("/v1/careers/");
}
