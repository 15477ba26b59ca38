/** The path of GraphQL. */
const GRAPHQL_PATH = "/graphql";

/** The path of the function that answers analyses in GraphQL documents, if they have a function of their own. */
export const GRAPHQL_ANALYSES_PATH = "/graphql/analyses";

/** The path of its schema in the language of schemas. */
export const SDL_PATH = "/schema.graphql";

/** True for a path that the GraphQL function answers. */
export function isGraphqlPath(path: string): boolean {
  return path === GRAPHQL_PATH || path === GRAPHQL_ANALYSES_PATH || path === SDL_PATH;
}
