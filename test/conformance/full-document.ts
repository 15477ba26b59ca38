import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from "graphql";
import { pascalCase } from "../../src/api/names";

/** A document that queries one field of a namespace, with a variable for each argument. */
export interface FullDocument {
  readonly text: string;
  /** Names of the variables, equal to the argument names. */
  readonly variables: readonly string[];
}

/** Variations: repeated calls, or arguments that the field does not have. */
export interface DocumentOptions {
  readonly calls?: number;
  readonly extra?: readonly string[];
}

const documentsBySchema = new WeakMap<GraphQLSchema, Map<string, FullDocument>>();

/** Returns the largest document for one field of a ruleset's namespace. Cached by schema. */
export function fullDocument(
  schema: GraphQLSchema,
  namespace: string,
  name: string,
  options: DocumentOptions = {},
): FullDocument {
  const documents = documentsBySchema.get(schema) ?? new Map<string, FullDocument>();
  documentsBySchema.set(schema, documents);
  const key = JSON.stringify([namespace, name, options]);
  const document = documents.get(key) ?? write(schema, namespace, name, options);
  documents.set(key, document);
  return document;
}

/** Returns a selection of every field of a type, as far as the answers of one game can have them. */
export function wholeSelection(schema: GraphQLSchema, namespace: string, type: string): string {
  return `{ ${selection(ownSchema(schema, namespace), schema.getType(type)!, "").join(" ")} }`;
}

function write(
  schema: GraphQLSchema,
  namespace: string,
  name: string,
  { calls = 1, extra = [] }: DocumentOptions,
): FullDocument {
  const space = getNamedType(schema.getQueryType()!.getFields()[namespace]!.type) as GraphQLObjectType;
  const field = space.getFields()[name]!;
  const title = pascalCase(namespace) + pascalCase(name);
  const args = [...field.args, ...extra.map((each) => ({ name: each, type: "JSON" }))];
  const heading = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passing = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const call = args.length > 0 ? `${name}(${passing})` : name;
  const below = selection(ownSchema(schema, namespace), getNamedType(field.type), "      ");
  const fields = Array.from({ length: calls }, (_, index) => [
    `    ${calls > 1 ? `call${index}: ` : ""}${call} {`,
    ...below,
    "    }",
  ]);
  const lines = [
    `query ${title}${heading === "" ? "" : `(${heading})`} {`,
    `  ${namespace} {`,
    ...fields.flat(),
    "  }",
    "}",
    "",
  ];
  return { text: lines.join("\n"), variables: args.map((arg) => arg.name) };
}

/** A schema with the possible types that the answers of one game can have. */
interface OwnSchema {
  readonly schema: GraphQLSchema;
  readonly isOwn: (type: GraphQLObjectType) => boolean;
}

function ownSchema(schema: GraphQLSchema, namespace: string): OwnSchema {
  const games = Object.keys(schema.getQueryType()!.getFields()).filter((name) => name !== namespace);
  const prefixes = games.map(pascalCase);
  return { schema, isOwn: ({ name }) => !prefixes.some((prefix) => name.startsWith(prefix)) };
}

function selection({ schema, isOwn }: OwnSchema, type: GraphQLNamedType, indent: string): string[] {
  if (isAbstractType(type)) {
    const shared = "getFields" in type ? Object.keys(type.getFields()) : [];
    const fields = "getFields" in type ? fieldLines({ schema, isOwn }, type, indent, []) : [];
    const parts = schema
      .getPossibleTypes(type)
      .filter(isOwn)
      .flatMap((possible) => [
        `${indent}... on ${possible.name} {`,
        ...fieldLines({ schema, isOwn }, possible, `${indent}  `, shared),
        `${indent}}`,
      ]);
    return [`${indent}__typename`, ...fields, ...parts];
  }
  return isObjectType(type) ? fieldLines({ schema, isOwn }, type, indent, []) : [];
}

function fieldLines(
  schema: OwnSchema,
  type: Pick<GraphQLObjectType, "getFields">,
  indent: string,
  without: readonly string[],
): string[] {
  return Object.values(type.getFields())
    .filter((field) => !without.includes(field.name))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return [indent + field.name];
      return [`${indent}${field.name} {`, ...selection(schema, inner, `${indent}  `), `${indent}}`];
    });
}
