import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";

/** A validation rule that says no to a kind of operation that the schema has none of, such as a subscription; the engine would call it a fault of its own. */
export function knownOperationKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(definition) {
      const { operation } = definition;
      if (context.getSchema().getRootType(operation)) return;
      const message = `There is no ${operation} here; send a query or a mutation.`;
      context.reportError(new GraphQLError(message, { nodes: definition }));
    },
  };
}
