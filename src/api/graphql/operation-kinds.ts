import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";

/** A validation rule that says no to a mutation or subscription where the schema has none; the engine would call it a fault of its own. */
export function knownOperationKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(definition) {
      const { operation } = definition;
      if (context.getSchema().getRootType(operation)) return;
      const message = `There is no ${operation} here; send a query.`;
      context.reportError(new GraphQLError(message, { nodes: definition }));
    },
  };
}
