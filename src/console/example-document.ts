import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** A GraphQL request as the console shows it. */
export interface ExampleDocument {
  readonly query: string;
  readonly variables: string;
}

/** A typed view of what `snapshot` holds anyway; an example has no use for both. */
const LEFT_OUT = new Set(["state"]);
const DEEPEST = 6;

/** The GraphQL request of an operation's example: all it takes as variables, all it gives selected. */
export function exampleDocument(
  schema: GraphQLSchema,
  ruleset: string,
  operation: string,
  example: Readonly<Record<string, unknown>>,
): ExampleDocument | undefined {
  const game = getNamedType(schema.getQueryType()?.getFields()[ruleset]?.type);
  const field = isObjectType(game) ? game.getFields()[operation] : undefined;
  if (field === undefined) return undefined;
  const args = field.args.filter(({ name }) => example[name] !== undefined);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const selected = selection(schema, field.type, "      ", []);
  const name = [ruleset, operation].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const query = `query ${name}${declared === "" ? "" : `(${declared})`} {
  ${ruleset} {
    ${operation}${passed === "" ? "" : `(${passed})`}${selected}
  }
}
`;
  const variables = Object.fromEntries(args.map(({ name }) => [name, example[name]]));
  return { query, variables: JSON.stringify(variables, null, 2) };
}

/** Everything below a field, as far as it makes sense; empty for a leaf. */
function selection(schema: GraphQLSchema, type: GraphQLOutputType, indent: string, above: readonly string[]): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  const inner = `${indent}  `;
  const path = [...above, named.name];
  const lines = isAbstractType(named)
    ? [
        "__typename",
        ...schema
          .getPossibleTypes(named)
          .map((each) => `... on ${each.name}${selection(schema, each, inner, above)}`)
          .filter((line) => line.endsWith("}")),
      ]
    : fieldsOf(named.getFields(), path).flatMap((field) => {
        const below = selection(schema, field.type, inner, path);
        return below === "" && !isLeafType(getNamedType(field.type)) ? [] : [field.name + below];
      });
  if (lines.length === 0) return "";
  return ` {\n${lines.map((line) => indent + line).join("\n")}\n${indent.slice(2)}}`;
}

function fieldsOf(
  fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
  path: readonly string[],
): GraphQLField<unknown, unknown>[] {
  return Object.values(fields).filter((field) => {
    const named = getNamedType(field.type);
    if (LEFT_OUT.has(field.name) || field.args.some(isRequiredArgument)) return false;
    return isLeafType(named) || (path.length < DEEPEST && !path.includes(named.name));
  });
}
