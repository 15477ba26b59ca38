import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from "graphql";
import { exampleDocument } from "../../src/console/example-document";

/** The body of a GraphQL request. */
export interface GraphqlBody {
  readonly query: string;
  readonly variables?: unknown;
}

/** Reads the schema of a GraphQL service. `ask` posts a body and returns the response's body. */
export async function schemaOf(ask: (body: GraphqlBody) => Promise<unknown>): Promise<GraphQLSchema> {
  const { data } = (await ask({ query: getIntrospectionQuery() })) as { data: IntrospectionQuery };
  return buildClientSchema(data);
}

/** Returns the request of an operation with all inputs as variables and all fields selected. */
export function graphqlBody(schema: GraphQLSchema, ruleset: string, operation: string, input: object): GraphqlBody {
  const document = exampleDocument(schema, ruleset, operation, { ...input });
  if (document === undefined) throw new Error(`The schema has no ${ruleset} { ${operation} }.`);
  return { query: document.query, variables: JSON.parse(document.variables) };
}
