import { ApolloServer, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** Set by the bundler: true for a server without the plugins Apollo brings by default. */
declare const LEAN: boolean;

const lean = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

const server = new ApolloServer({
  typeDefs: "type Query { hello: String! }",
  resolvers: { Query: { hello: () => "world" } },
  plugins: LEAN ? lean : [],
});
server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();

/** The least an Apollo function can do: what the stateless bundle's cold load is measured against. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(event.headers)) if (value !== undefined) headers.set(name, value);
  const { method } = event.requestContext.http;
  const body: unknown = JSON.parse(event.body ?? "null");
  const result = await server.executeHTTPGraphQLRequest({
    context: async () => ({}),
    httpGraphQLRequest: { method, headers, search: "", body },
  });
  const text = result.body.kind === "complete" ? result.body.string : "";
  return { statusCode: result.status ?? 200, headers: Object.fromEntries(result.headers), body: text };
}
