/** The path of the GraphQL wire. */
const GRAPHQL_PATH = "/graphql";

/** The path of its schema in the language of schemas. */
export const SDL_PATH = "/schema.graphql";

/** True for a path that the GraphQL function answers. */
export function isGraphqlPath(path: string): boolean {
  return path === GRAPHQL_PATH || path === SDL_PATH;
}
