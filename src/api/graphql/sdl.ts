import { GraphQLObjectType, GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";

/** A schema in the language of schemas, everything sorted by name. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** The part of a schema that clients of one game need: all of it but the fields of the other games, and the types that only these use. */
export function sdlOfGame(schema: GraphQLSchema, game: string, games: readonly string[]): string {
  const { fields, ...query } = schema.getQueryType()!.toConfig();
  const kept = Object.entries(fields).filter(([name]) => name === game || !games.includes(name));
  return sdlOf(
    new GraphQLSchema({
      description: schema.description,
      query: new GraphQLObjectType({ ...query, fields: Object.fromEntries(kept) }),
      mutation: schema.getMutationType(),
    }),
  );
}
