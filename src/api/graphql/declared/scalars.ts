import { GraphQLScalarType, type ValueNode, valueFromASTUntyped } from "graphql";

const literal = (node: ValueNode, variables?: Parameters<typeof valueFromASTUntyped>[1]): unknown =>
  valueFromASTUntyped(node, variables);
const plain = (value: unknown): unknown => value;

/** Any JSON value, as a variable or as a literal in the document. */
export const JsonScalar = new GraphQLScalarType({
  name: "JSON",
  description: "Any JSON value: object, list, string, number, boolean or null. Accepts variables and literals.",
  serialize: plain,
  parseValue: plain,
  parseLiteral: literal,
});

/** A whole snapshot. The kernel validates it. */
export const SnapshotScalar = new GraphQLScalarType({
  name: "Snapshot",
  description:
    "The complete state of a game as one JSON object. Send back the snapshot of the last resolution. " +
    "The service validates it against schema/<ruleset>/snapshot.schema.json. `state` contains the same state as typed fields.",
  serialize: plain,
  parseValue: plain,
  parseLiteral: literal,
});
