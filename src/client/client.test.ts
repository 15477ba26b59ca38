import { describe, expect, test } from "vitest";
import { type Deprecation, umpireClient } from "./index";

function serverThat(answers: string, type: string, status = 200) {
  return umpireClient(
    "http://umpire.test",
    async () => new Response(answers, { status, headers: { "content-type": type } }),
  );
}

describe("the typed client", () => {
  test.each(["application/json", "application/problem+json; charset=utf-8"])(
    "throws for an answer of %s that breaks off",
    async (type) => {
      const asked = serverThat('{"kind":"RESOL', type).service.health();
      await expect(asked).rejects.toMatchObject({ name: "UmpireError", status: 200, problem: '{"kind":"RESOL' });
    },
  );

  test.each([
    [200, '{"status":"ok"}'],
    [404, '{"detail":"There is nothing here."}'],
    [200, '{"status'],
  ])("tells of a call that is to go, whatever comes back: %i %s", async (status, text) => {
    const headers = {
      "content-type": "application/json",
      deprecation: "@1767225600",
      sunset: "Thu, 31 Dec 2026 00:00:00 GMT",
      link: '<https://umpire.test/next>; rel="next", <https://umpire.test/why>; rel="deprecation"',
    };
    const told: Deprecation[] = [];
    const answer = async () => new Response(text, { status, headers });
    const client = umpireClient("http://umpire.test", answer, (deprecation) => told.push(deprecation));
    await client.service.health().catch(() => {});
    const since = new Date("2026-01-01T00:00:00Z");
    const sunset = new Date("2026-12-31T00:00:00Z");
    expect(told).toEqual([{ call: "GET /healthz", since, sunset, link: "https://umpire.test/why" }]);
  });

  test("says nothing of a call that stays", async () => {
    const told: Deprecation[] = [];
    const answer = async () => new Response("{}", { headers: { "content-type": "application/json" } });
    await umpireClient("http://umpire.test", answer, (deprecation) => told.push(deprecation)).service.health();
    expect(told).toEqual([]);
  });

  test("gives a map as the text that it is, and JSON whatever it is called", async () => {
    expect(await serverThat("<svg/>", "image/svg+xml").goeben.bareMap()).toBe("<svg/>");
    expect(await serverThat('{"status":"ok"}', "text/plain").service.health()).toEqual({ status: "ok" });
  });

  test("throws for a server that answers with a page of its own", async () => {
    const asked = serverThat("<html>", "text/html", 502).service.health();
    await expect(asked).rejects.toMatchObject({ name: "UmpireError", status: 502, message: "HTTP 502." });
  });
});
