import { ApolloServer, HeaderMap } from "@apollo/server";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

const server = new ApolloServer({
  typeDefs: "type Query { hello: String! }",
  resolvers: { Query: { hello: () => "world" } },
});
server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();

/** A minimal Apollo function, the reference for cold loads. */
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
