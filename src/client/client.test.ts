import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Deprecation, UmpireError, umpireClient } from "./index";

function serverThat(answers: string, type: string, status = 200) {
  return umpireClient("http://umpire.test", {
    fetch: async () => new Response(answers, { status, headers: { "content-type": type } }),
  });
}

describe("the typed client", () => {
  test.each(["application/json", "application/problem+json; charset=utf-8"])(
    "throws for a truncated answer of type %s",
    async (type) => {
      const response = serverThat('{"kind":"RESOL', type).service.health();
      await expect(response).rejects.toMatchObject({ name: "UmpireError", status: 200, body: '{"kind":"RESOL' });
    },
  );

  test.each([
    [200, '{"status":"ok"}'],
    [404, '{"message":"There is nothing here."}'],
    [200, '{"status'],
  ])("reports a deprecated call, whatever its answer: %i %s", async (status, text) => {
    const headers = {
      "content-type": "application/json",
      deprecation: "@1767225600",
      sunset: "Thu, 31 Dec 2026 00:00:00 GMT",
      link: '<https://umpire.test/next>; rel="next", <https://umpire.test/why>; rel="deprecation"',
    };
    const deprecations: Deprecation[] = [];
    const fetch = async () => new Response(text, { status, headers });
    const client = umpireClient("http://umpire.test", {
      fetch,
      onDeprecation: (deprecation) => deprecations.push(deprecation),
    });
    await client.service.health().catch(() => {});
    const since = new Date("2026-01-01T00:00:00Z");
    const sunset = new Date("2026-12-31T00:00:00Z");
    expect(deprecations).toEqual([{ call: "GET /healthz", since, sunset, link: "https://umpire.test/why" }]);
  });

  test("reports nothing for a call that is not deprecated", async () => {
    const deprecations: Deprecation[] = [];
    const fetch = async () => new Response("{}", { headers: { "content-type": "application/json" } });
    const client = umpireClient("http://umpire.test", {
      fetch,
      onDeprecation: (deprecation) => deprecations.push(deprecation),
    });
    await client.service.health();
    expect(deprecations).toEqual([]);
  });

  test("returns a map as text, and JSON regardless of its content type", async () => {
    expect(await serverThat("<svg/>", "image/svg+xml").goeben.bareMap()).toBe("<svg/>");
    expect(await serverThat('{"status":"ok"}', "text/plain").service.health()).toEqual({ status: "ok" });
  });

  test("with gzip, compresses bodies of 1 kB or more", async () => {
    const sent: (RequestInit | undefined)[] = [];
    const fetch = async (_: unknown, request?: RequestInit) => {
      sent.push(request);
      return new Response("{}", { headers: { "content-type": "application/json" } });
    };
    const client = umpireClient("http://umpire.test", { fetch, gzip: true });
    const requests = ["a", "a".repeat(2_000)].map((seed) => ({ input: { boat: "VIIC", number: 96, name: "L" }, seed }));
    for (const request of requests) await client.hunters.new(request as never);
    const [short, long] = sent.map((request) => ({ ...request, headers: new Headers(request?.headers) }));
    expect([short!.headers.get("content-encoding"), short!.body]).toEqual([null, JSON.stringify(requests[0])]);
    expect(long!.headers.get("content-encoding")).toBe("gzip");
    const body = gunzipSync(new Uint8Array(long!.body as ArrayBuffer)).toString("utf8");
    expect(JSON.parse(body)).toEqual(requests[1]);
    await umpireClient("http://umpire.test", { fetch }).hunters.new(requests[1] as never);
    expect(sent[2]!.body).toBe(JSON.stringify(requests[1]));
  });

  test("sends token, language and headers with every call; options of a call take precedence", async () => {
    const sentHeaders: unknown[] = [];
    const fetch = async (_: unknown, request?: RequestInit) => {
      sentHeaders.push(request?.headers);
      return new Response("{}", { headers: { "content-type": "application/json" } });
    };
    const usual = { token: "owner", language: "fr", headers: { "x-table": "1" } };
    const client = umpireClient("http://umpire.test", { fetch, ...usual });
    await client.service.health();
    await client.service.health({}, { token: "side", headers: { "accept-language": "ja" } });
    expect(sentHeaders).toEqual([
      { authorization: "Bearer owner", "accept-language": "fr", "x-table": "1" },
      { authorization: "Bearer side", "accept-language": "ja", "x-table": "1" },
    ]);
  });

  test("throws the problem details with the members of their type", async () => {
    const problem = {
      type: "/problems/VERSION_CONFLICT",
      title: "",
      status: 409,
      message: "Later.",
      code: "VERSION_CONFLICT",
      currentVersion: 7,
    };
    const response = serverThat(JSON.stringify(problem), "application/problem+json", 409).careers.signingKeys();
    const error = await response.catch((thrown: unknown) => thrown);
    if (!(error instanceof UmpireError) || error.problem === undefined) throw error;
    expect(error.message).toBe("Later.");
    expect("currentVersion" in error.problem && error.problem.currentVersion).toBe(7);
    // @ts-expect-error a problem of another kind has no faults
    expect(error.problem.faults).toBeUndefined();
  });

  test("throws for an error page of another server", async () => {
    const response = serverThat("<html>", "text/html", 502).service.health();
    await expect(response).rejects.toMatchObject({
      name: "UmpireError",
      status: 502,
      message: "HTTP 502.",
      problem: undefined,
      body: "<html>",
    });
  });
});
