import { describe, expect, test } from "vitest";
import { send } from "../../../test/http/client";
import { lambdaHandler } from "../edge/edge";
import { itemOf } from "../openapi/item";
import { jsonResponse } from "./documents";
import { errorProblem } from "./problem";
import type { Deprecated, Route } from "./route";
import { routerOf } from "./router";

/** A route that returns its path parameter, optionally deprecated. */
const route = (path: string, deprecated?: Deprecated): Route => ({
  method: "GET",
  path,
  name: "toy",
  tag: "service",
  title: "A toy",
  doc: "A toy.",
  contract: { kind: "PLAIN", answer: "Health" },
  ...(deprecated && { deprecated }),
  handle: (_request, { name }) => jsonResponse({ name }, { etag: '"toy"' }),
});

const GOING = { since: "2026-01-01T00:00:00Z", sunset: "2026-07-01T00:00:00Z", link: "/docs/policy" };

const routes = [
  route("/old/:name", GOING),
  route("/older/:name", { ...GOING, sunset: undefined } as never),
  route("/new/:name"),
];

const ask = (path: string, headers = {}) =>
  send(lambdaHandler({ answer: routerOf(routes), error: errorProblem, less: "Ask for less." }), { path, headers });

describe("a route that is to go", () => {
  test("answers as ever, and says since when, from when it may be gone, and what to do instead", async () => {
    const { status, json, headers } = await ask("/old/raft");
    expect([status, json]).toEqual([200, { name: "raft" }]);
    expect(headers).toMatchObject({
      deprecation: "@1767225600",
      sunset: "Wed, 01 Jul 2026 00:00:00 GMT",
      link: '</docs/policy>; rel="deprecation"',
      etag: '"toy"',
    });
    const exposed = headers["access-control-expose-headers"]!.split(", ");
    expect(exposed).toEqual(expect.arrayContaining(["deprecation", "sunset", "link"]));
  });

  test("says so in its errors too", async () => {
    const { status, headers } = await ask("/old/raft", { accept: "text/csv" });
    expect(status).toBe(406);
    expect(headers).toMatchObject({ deprecation: "@1767225600", link: '</docs/policy>; rel="deprecation"' });
  });

  test("may be discouraged before anybody knows when it goes", async () => {
    const { headers } = await ask("/older/raft");
    expect(headers).toMatchObject({ deprecation: "@1767225600" });
    expect(headers.sunset).toBeUndefined();
  });

  test("is marked in the documents, and no other is anywhere", async () => {
    const item = (each: Route) => itemOf(each, undefined, { successes: { 200: {} } });
    expect(routes.map((each) => item(each).deprecated)).toEqual([true, true, undefined]);
    const { headers } = await ask("/new/raft");
    expect([headers.deprecation, headers.sunset, headers.link]).toEqual([undefined, undefined, undefined]);
  });
});
