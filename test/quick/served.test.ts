import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleOf, post } from "../browser/web/table";
import { graphqlBody, schemaOf } from "../http/graphql-example";
import { type ServerProcess, startServer } from "../http/server-process";

let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server?.end("SIGTERM");
});

test.each(["hunters", "goeben", "pq17"])(
  "npm start: the server begins a game of %s over REST and GraphQL",
  async (id) => {
    const { input } = await exampleOf(server.url, id, "new");
    const overRest = await post(server.url, `/v1/${id}/new`, { input: input as object, seed: "quick" });
    expect(overRest).toMatchObject({ kind: "RESOLUTION", ruleset: id, snapshot: { step: 1 } });
    const schema = await schemaOf(async (body) => post(server.url, "/graphql", body));
    const overGraphql = await post(server.url, "/graphql", graphqlBody(schema, id, "new", { input, seed: "quick" }));
    expect(overGraphql).toMatchObject({ data: { [id]: { new: { digest: overRest.digest } } } });
  },
);
