import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { StoreAway } from "../../src/careers/store/store";
import { drill } from "../fixtures/drill";
import { eventOf } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const careers = careersHandler([drill], async () => {
  throw new StoreAway("No audit asks for a stored game.");
});

const endpoints = [
  { path: "/graphql", handler: toyGraphqlHandler([drill]) },
  { path: "/graphql/careers", handler: careers },
];

/** Fetches from a handler as if it stood behind an address. */
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

describe.each(endpoints)("GraphQL over HTTP at $path", ({ path, handler }) => {
  const audits = serverAudits({ url: `http://audited${path}`, fetchFn: fetchFrom(handler) });

  test("is audited in full", () => expect(audits).toHaveLength(61));

  test.each(audits)("$id $name", async ({ fn }) => {
    const result = await fn();
    expect(result.status, "reason" in result ? result.reason : "").toBe("ok");
  });
});
