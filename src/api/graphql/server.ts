import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { type ASTVisitor, GraphQLError, type GraphQLSchema, type ValidationContext } from "graphql";
import { FAULT_LIMIT } from "../../core/request/fault";
import { PARSE_OPTIONS } from "./document";
import { errorPlugin, formatError, type RequestContext } from "./errors";

/** Returns an Apollo server without usage reports and stack traces. */
export function apolloServer(schema: GraphQLSchema): ApolloServer<RequestContext> {
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    // No response depends on cookies, so a forged request gains nothing.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Suggestions may reveal names: the schema is public.
    hideSchemaDetailsFromClientErrors: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationRules: [knownOperationKinds],
    // Each suggestion searches the whole schema, once for every error.
    validationOptions: { maxErrors: FAULT_LIMIT },
    formatError,
    logger: QUIET,
    plugins: [
      errorPlugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}

/** The plugin above logs errors, once and as JSON. */
const QUIET = {
  debug: () => {},
  info: () => {},
  warn: (message: unknown) => console.warn(JSON.stringify({ level: "warn", message: String(message) })),
  error: () => {},
};

/**
 * A validation rule that rejects a kind of operation that the schema does not have, such as a subscription. The engine
 * would report it as an internal error.
 */
function knownOperationKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(definition) {
      const { operation } = definition;
      if (context.getSchema().getRootType(operation)) return;
      const message = `There is no ${operation} here; send a query or a mutation.`;
      context.reportError(new GraphQLError(message, { nodes: definition }));
    },
  };
}
