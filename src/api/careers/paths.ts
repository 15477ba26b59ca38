/** The path of the GraphQL wire of stored games. */
export const CAREERS_GRAPHQL = "/graphql/careers";

/** Operations on stored games that may take a request's whole time, or most of an answer. */
export const CAREER_ANALYSES = ["verifyCareer", "verifyCareerFile", "exportCareer", "importCareer", "forkCareer"];

/** True for a path of stored games, which a function of their own answers. */
export function isCareersPath(path: string): boolean {
  return path === CAREERS_GRAPHQL || path === "/v1/careers" || path.startsWith("/v1/careers/");
}
