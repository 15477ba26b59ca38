import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { JsonSchema } from "../../core/contract/choice";
import type { Components } from "./components";

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  String: { type: "string" },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  Snapshot: { type: "object" },
  JSON: {},
};

/**
 * The JSON Schema of an answer's shape, made of the class that GraphQL serves it with, so that it is described once.
 * `replace` gives members their own schema or, by undefined, leaves them out.
 */
export function answerSchema(
  schema: GraphQLSchema,
  components: Components,
  typeName: string,
  replace: Readonly<Record<string, JsonSchema | undefined>> = {},
): JsonSchema {
  const type = schema.getType(typeName) as GraphQLObjectType;
  const fields = Object.values(type.getFields()).filter(
    ({ name }) => !(name in replace) || replace[name] !== undefined,
  );
  const properties = fields.map((field) => [field.name, replace[field.name] ?? described(schema, components, field)]);
  return {
    type: "object",
    description: type.description,
    properties: Object.fromEntries(properties),
    required: fields.filter((field) => isNonNullType(field.type) && !isOnRequest(field)).map((field) => field.name),
    additionalProperties: false,
  };
}

/** On GraphQL a field that takes a language, on REST a member that is there when the request asks for a language. */
function isOnRequest({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.length > 0;
}

function described(schema: GraphQLSchema, components: Components, field: GraphQLField<unknown, unknown>): JsonSchema {
  return { ...valueSchema(schema, components, field.type), description: field.description };
}

function valueSchema(schema: GraphQLSchema, components: Components, given: GraphQLOutputType): JsonSchema {
  if (!isNonNullType(given)) {
    const own = bareSchema(schema, components, given);
    return Object.keys(own).length === 0 ? own : { anyOf: [own, { type: "null" }] };
  }
  return bareSchema(schema, components, given.ofType);
}

function bareSchema(schema: GraphQLSchema, components: Components, type: GraphQLOutputType): JsonSchema {
  if (isListType(type)) return { type: "array", items: valueSchema(schema, components, type.ofType) };
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  if (isObjectType(type)) return components.add(type.name, answerSchema(schema, components, type.name));
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((each) => bareSchema(schema, components, each));
    return components.add(type.name, { description: type.description, anyOf: parts });
  }
  return SCALARS[(type as { name: string }).name] ?? {};
}
