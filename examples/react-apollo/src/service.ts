import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";

/** The address of the service. `?service=` in the address of the page replaces it. */
export const SERVICE = new URLSearchParams(location.search).get("service") ?? "http://127.0.0.1:4000";

/** Nothing of a game is cached: a snapshot is one value, and each move sends it back. */
export const client = new ApolloClient({
  link: new HttpLink({ uri: `${SERVICE}/graphql` }),
  cache: new InMemoryCache(),
  defaultOptions: { query: { fetchPolicy: "no-cache" }, watchQuery: { fetchPolicy: "no-cache" } },
});
