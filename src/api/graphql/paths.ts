/** The path of GraphQL. */
const GRAPHQL_PATH = "/graphql";

/** The path of the function for analyses in GraphQL documents, if there is a separate one. */
export const GRAPHQL_ANALYSES_PATH = "/graphql/analyses";

/** The path of the schema in SDL. */
export const SDL_PATH = "/schema.graphql";

/** True for a path of the GraphQL function. */
export function isGraphqlPath(path: string): boolean {
  return path === GRAPHQL_PATH || path === GRAPHQL_ANALYSES_PATH || path === SDL_PATH;
}
