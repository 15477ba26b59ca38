import { describe, expect, test } from "vitest";
import { type Deprecation, UmpireError, umpireClient } from "./index";

function serverThat(answers: string, type: string, status = 200) {
  return umpireClient("http://umpire.test", {
    fetch: async () => new Response(answers, { status, headers: { "content-type": type } }),
  });
}

describe("the typed client", () => {
  test.each(["application/json", "application/problem+json; charset=utf-8"])(
    "throws for an answer of %s that breaks off",
    async (type) => {
      const asked = serverThat('{"kind":"RESOL', type).service.health();
      await expect(asked).rejects.toMatchObject({ name: "UmpireError", status: 200, body: '{"kind":"RESOL' });
    },
  );

  test.each([
    [200, '{"status":"ok"}'],
    [404, '{"message":"There is nothing here."}'],
    [200, '{"status'],
  ])("tells of a call that is to go, whatever comes back: %i %s", async (status, text) => {
    const headers = {
      "content-type": "application/json",
      deprecation: "@1767225600",
      sunset: "Thu, 31 Dec 2026 00:00:00 GMT",
      link: '<https://umpire.test/next>; rel="next", <https://umpire.test/why>; rel="deprecation"',
    };
    const told: Deprecation[] = [];
    const fetch = async () => new Response(text, { status, headers });
    const client = umpireClient("http://umpire.test", {
      fetch,
      onDeprecation: (deprecation) => told.push(deprecation),
    });
    await client.service.health().catch(() => {});
    const since = new Date("2026-01-01T00:00:00Z");
    const sunset = new Date("2026-12-31T00:00:00Z");
    expect(told).toEqual([{ call: "GET /healthz", since, sunset, link: "https://umpire.test/why" }]);
  });

  test("says nothing of a call that stays", async () => {
    const told: Deprecation[] = [];
    const fetch = async () => new Response("{}", { headers: { "content-type": "application/json" } });
    const client = umpireClient("http://umpire.test", {
      fetch,
      onDeprecation: (deprecation) => told.push(deprecation),
    });
    await client.service.health();
    expect(told).toEqual([]);
  });

  test("gives a map as the text that it is, and JSON whatever it is called", async () => {
    expect(await serverThat("<svg/>", "image/svg+xml").goeben.bareMap()).toBe("<svg/>");
    expect(await serverThat('{"status":"ok"}', "text/plain").service.health()).toEqual({ status: "ok" });
  });

  test("sends token, language and headers with every call, and those of a call in their place", async () => {
    const sent: unknown[] = [];
    const fetch = async (_: unknown, request?: RequestInit) => {
      sent.push(request?.headers);
      return new Response("{}", { headers: { "content-type": "application/json" } });
    };
    const usual = { token: "owner", language: "fr", headers: { "x-table": "1" } };
    const client = umpireClient("http://umpire.test", { fetch, ...usual });
    await client.service.health();
    await client.service.health({}, { token: "side", headers: { "accept-language": "ja" } });
    expect(sent).toEqual([
      { authorization: "Bearer owner", "accept-language": "fr", "x-table": "1" },
      { authorization: "Bearer side", "accept-language": "ja", "x-table": "1" },
    ]);
  });

  test("throws what was wrong in the members of its kind", async () => {
    const told = {
      type: "/problems/conflict",
      title: "",
      status: 409,
      message: "Later.",
      detail: "Later.",
      code: "CONFLICT",
      currentVersion: 7,
    };
    const asked = serverThat(JSON.stringify(told), "application/problem+json", 409).careers.signingKeys();
    const error = await asked.catch((thrown: unknown) => thrown);
    if (!(error instanceof UmpireError) || error.problem === undefined) throw error;
    expect(error.message).toBe("Later.");
    expect("currentVersion" in error.problem && error.problem.currentVersion).toBe(7);
    // @ts-expect-error a problem of another kind has no faults
    expect(error.problem.faults).toBeUndefined();
  });

  test("throws for a server that answers with a page of its own", async () => {
    const asked = serverThat("<html>", "text/html", 502).service.health();
    await expect(asked).rejects.toMatchObject({
      name: "UmpireError",
      status: 502,
      message: "HTTP 502.",
      problem: undefined,
      body: "<html>",
    });
  });
});
