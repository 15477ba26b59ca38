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

/** An Apollo server that reports nowhere and shows no stack trace. */
export function apolloServer(schema: GraphQLSchema): ApolloServer<RequestContext> {
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    // No answer depends on cookies, so a forged request carries nothing.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // What is misspelt may be put right: the schema is nobody's secret.
    hideSchemaDetailsFromClientErrors: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationRules: [knownOperationKinds],
    // What is misspelt is looked for in the whole schema, once for every error.
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

/** The plugin above logs what went wrong, once and as JSON. */
const QUIET = {
  debug: () => {},
  info: () => {},
  warn: (message: unknown) => console.warn(JSON.stringify({ level: "warn", message: String(message) })),
  error: () => {},
};
