import { GraphQLObjectType, GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";

/** Returns a schema as SDL, sorted by name. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/**
 * Returns the schema for clients of one game: without the fields of the other games and the types that only these use.
 */
export function sdlOfGame(schema: GraphQLSchema, game: string, games: readonly string[]): string {
  const { fields, ...query } = schema.getQueryType()!.toConfig();
  const included = Object.entries(fields).filter(([name]) => name === game || !games.includes(name));
  return sdlOf(
    new GraphQLSchema({
      description: schema.description,
      query: new GraphQLObjectType({ ...query, fields: Object.fromEntries(included) }),
      mutation: schema.getMutationType(),
    }),
  );
}
