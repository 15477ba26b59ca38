import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";

/**
 * A validation rule that rejects a kind of operation that the schema does not have, such as a subscription. The engine
 * would report it as an internal error.
 */
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
