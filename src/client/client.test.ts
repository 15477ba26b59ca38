import { describe, expect, test } from "vitest";
import { umpireClient } from "./index";

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

  test("gives a map as the text that it is, and JSON whatever it is called", async () => {
    expect(await serverThat("<svg/>", "image/svg+xml").goeben.bareMap()).toBe("<svg/>");
    expect(await serverThat('{"status":"ok"}', "text/plain").service.health()).toEqual({ status: "ok" });
  });

  test("throws for a server that answers with a page of its own", async () => {
    const asked = serverThat("<html>", "text/html", 502).service.health();
    await expect(asked).rejects.toMatchObject({ name: "UmpireError", status: 502, message: "HTTP 502." });
  });
});
