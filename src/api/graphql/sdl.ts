import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";

/** A schema in the language of schemas, everything sorted by name. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
