/** The path of GraphQL. */
const GRAPHQL_PATH = "/graphql";

/** The path of the function for analyses in GraphQL documents, if there is a separate one. */
export const GRAPHQL_ANALYSES_PATH = "/graphql/analyses";

/** The path of the schema in SDL. */
export const SDL_PATH = "/schema.graphql";

/** Returns the name of the subset of the schema that a path refers to. Undefined for any other path. */
export function subsetIn(path: string): string | undefined {
  return /^\/schema\/([^/]+)\.graphql$/.exec(path)?.[1];
}

/** True for a path of the GraphQL function. */
export function isGraphqlPath(path: string): boolean {
  return path === GRAPHQL_PATH || path === GRAPHQL_ANALYSES_PATH || isSdlPath(path);
}

/** True for a path of the schema in SDL: the whole, or a subset. */
export function isSdlPath(path: string): boolean {
  return path === SDL_PATH || subsetIn(path) !== undefined;
}
