import { GraphQLScalarType, type ValueNode, valueFromASTUntyped } from "graphql";

const literal = (node: ValueNode, variables?: Parameters<typeof valueFromASTUntyped>[1]): unknown =>
  valueFromASTUntyped(node, variables);
const plain = (value: unknown): unknown => value;

/** Any JSON value, as a variable or as a literal in the document. */
export const JsonScalar = new GraphQLScalarType({
  name: "JSON",
  description: "Any JSON value: object, list, string, number, boolean or null. A variable or a literal.",
  serialize: plain,
  parseValue: plain,
  parseLiteral: literal,
});

/** A whole snapshot. The kernel validates it. */
export const SnapshotScalar = new GraphQLScalarType({
  name: "Snapshot",
  description:
    "The complete state of a game as one JSON object. Hand back what the last resolution returned; it is checked " +
    "against the ruleset's published schema (schema/<ruleset>/snapshot.schema.json). `state` is its typed view.",
  serialize: plain,
  parseValue: plain,
  parseLiteral: literal,
});
