import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import { FAULT_LIMIT } from "../../core/request/fault";
import { PARSE_OPTIONS } from "./document";
import { errorPlugin, formatError, type RequestContext } from "./errors";
import { knownOperationKinds } from "./operation-kinds";

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
