import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { drill } from "../fixtures/drill";
import { eventOf } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

/** Returns a `fetch` that calls the handler directly. */
function fetchFrom(handler: LambdaHandler) {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(address, init);
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? {} : { body: await request.text() };
    const call = { method: request.method, path: pathname, query: search.slice(1), ...body };
    const result = await handler(eventOf({ ...call, headers: Object.fromEntries(request.headers) }));
    return new Response(result.body ?? null, { status: result.statusCode ?? 200, headers: result.headers as never });
  };
}

describe("GraphQL over HTTP", () => {
  const handler = toyGraphqlHandler([drill]);
  const audits = serverAudits({ url: "http://audited/graphql", fetchFn: fetchFrom(handler) });

  test("all audits are checked", () => expect(audits).toHaveLength(61));

  test.each(audits)("$id $name", async ({ fn }) => {
    const result = await fn();
    expect(result.status, "reason" in result ? result.reason : "").toBe("ok");
  });
});
