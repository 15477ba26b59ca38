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

/** A GraphQL request for the console. */
export interface ExampleDocument {
  readonly query: string;
  readonly variables: string;
}

/** The typed form of `snapshot`, and a view, which is as large. An example does not need them. */
const OMITTED_FIELDS = new Set(["state", "view"]);
const MAX_DEPTH = 6;

/** Larger unions, such as the outcome of any operation, have members whose fields conflict. An example omits them. */
const MAX_UNION = 20;

/** Creates the GraphQL request of an example: the fields as variables, and a selection of the whole answer. */
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

/** The selection below a field, limited in depth. Empty for a leaf. */
function selection(schema: GraphQLSchema, type: GraphQLOutputType, indent: string, above: readonly string[]): string {
  const namedType = getNamedType(type);
  if (isLeafType(namedType)) return "";
  const inner = `${indent}  `;
  const path = [...above, namedType.name];
  const lines = isAbstractType(namedType)
    ? [
        "__typename",
        ...schema
          .getPossibleTypes(namedType)
          .map((each) => `... on ${each.name}${selection(schema, each, inner, above)}`)
          .filter((line) => line.endsWith("}")),
      ]
    : fieldsOf(schema, namedType.getFields(), path).flatMap((field) => {
        const below = selection(schema, field.type, inner, path);
        return below === "" && !isLeafType(getNamedType(field.type)) ? [] : [field.name + below];
      });
  if (lines.length === 0) return "";
  return ` {\n${lines.map((line) => indent + line).join("\n")}\n${indent.slice(2)}}`;
}

function fieldsOf(
  schema: GraphQLSchema,
  fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
  path: readonly string[],
): GraphQLField<unknown, unknown>[] {
  return Object.values(fields).filter((field) => {
    const namedType = getNamedType(field.type);
    if (OMITTED_FIELDS.has(field.name) || field.args.some(isRequiredArgument)) return false;
    if (isAbstractType(namedType) && schema.getPossibleTypes(namedType).length > MAX_UNION) return false;
    return isLeafType(namedType) || (path.length < MAX_DEPTH && !path.includes(namedType.name));
  });
}
