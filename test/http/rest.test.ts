import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { blank, drill, drillExamples } from "../fixtures/drill";
import { post, send } from "./client";

const rest = restHandler([drill], { examples: async () => drillExamples });
const shots = [{ target: 0, gun: "bow_gun", note: null }];

describe("operations", () => {
  test("resolution: its dice replay to the same result", async () => {
    const first = await post(rest, "/v1/drill/resolveFire", { snapshot: blank(), input: { shots }, seed: "a" });
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ kind: "RESOLUTION", algorithm: "philox4x32-10/1", snapshot: { step: 1 } });
    const again = await post(rest, "/v1/drill/resolveFire", {
      snapshot: blank(),
      input: { shots },
      dice: first.json.dice,
    });
    expect(again.json).toEqual({ ...first.json, algorithm: "tape/1" });
  });

  test("audit levels: FULL by default, SUMMARY and NONE", async () => {
    const kinds = async (audit?: string) => {
      const body = { snapshot: blank(), input: { shots }, dice: [1, 1], ...(audit ? { audit } : {}) };
      const { json } = await post(rest, "/v1/drill/resolveFire", body);
      return json.audit.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds()).toEqual(["roll", "effect", "ruling"]);
    expect(await kinds("SUMMARY")).toEqual(["roll", "ruling"]);
    expect(await kinds("NONE")).toEqual([]);
  });

  test("refusal: a 422 problem with code, citation and pointer", async () => {
    const body = { snapshot: blank(), input: { shots: [{ ...shots[0], target: 3 }] }, seed: "a" };
    const { status, headers, json } = await post(rest, "/v1/drill/resolveFire", body);
    expect(status).toBe(422);
    expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(json).toEqual({
      type: "/problems/NO_TARGET",
      title: "Against the rules",
      status: 422,
      message: "You cannot fire: there is no such target.",
      kind: "REFUSAL",
      ruleset: "drill",
      operation: "resolveFire",
      code: "NO_TARGET",
      citation: { ruleset: "drill", edition: "only", section: "1.1" },
      pointer: "/input/shots/0/target",
    });
    expect((await send(rest, { path: json.type })).json.title).toBe("Against the rules");
  });

  test("decisions: legality and refusals; an unknown field is a fault", async () => {
    const { json } = await post(rest, "/v1/drill/decisions", { snapshot: { ...blank(), done: true } });
    expect(json).toMatchObject({ kind: "DECISIONS", ruleset: "drill" });
    expect(json.decisions.map(({ legal }: { legal: boolean }) => legal)).toEqual([false, true]);
    expect(json.decisions[0].refusal.citation.section).toBe("1.9");
    const extra = await post(rest, "/v1/drill/decisions", { snapshot: blank(), seed: "a" });
    expect(extra.json).toMatchObject({ code: "FIELD_UNKNOWN", pointer: "/seed" });
  });

  test("null in an optional field: treated as omitted", async () => {
    const body = { snapshot: blank(), input: {}, seed: "a", dice: null, charts: null, audit: null };
    expect((await post(rest, "/v1/drill/endDrill", body)).status).toBe(200);
  });
});

describe("routes", () => {
  test.each([
    ["/", "Naval Umpire"],
    ["/healthz", "ok"],
    ["/v1/rulesets", "resolveFire"],
    ["/v1/drill/charts", "provenance"],
    ["/v1/drill/charts/G1", "provenance"],
    ["/v1/drill/rulings", "near miss"],
    ["/v1/drill/words/de", "Treffer"],
    ["/v1/drill/operations/resolveFire/example", "bow_gun"],
    ["/docs", "Naval Umpire"],
    ["/openapi.json", "/openapi/hunters.json"],
    ["/v1/drill", "resolveFire"],
  ])("GET and HEAD %s", async (path, text) => {
    const reply = await send(rest, { path });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(text);
    const head = await send(rest, { method: "HEAD", path });
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers["content-type"]).toBe(reply.headers["content-type"]);
  });

  test.each([
    ["GET", "/nope", 404, "ROUTE_UNKNOWN"],
    ["GET", "/v1", 404, "ROUTE_UNKNOWN"],
    ["GET", "/v1/drill/charts/G1/rows", 404, "ROUTE_UNKNOWN"],
    ["GET", "/%E0%A4%A", 404, "ROUTE_UNKNOWN"],
    ["POST", "/v1/chess/new", 404, "RULESET_UNKNOWN"],
    ["GET", "/v1/chess/charts", 404, "RULESET_UNKNOWN"],
    ["GET", "/v1/chess", 404, "RULESET_UNKNOWN"],
    ["GET", "/openapi/chess.json", 404, "DOCUMENT_UNKNOWN"],
    ["GET", "/v1/__proto__/charts", 404, "RULESET_UNKNOWN"],
    ["POST", "/v1/drill/castle", 404, "OPERATION_UNKNOWN"],
    ["POST", "/v1/drill/constructor", 404, "OPERATION_UNKNOWN"],
    ["GET", "/v1/drill/operations/castle/example", 404, "OPERATION_UNKNOWN"],
    ["GET", "/v1/drill/charts/Z9", 404, "CHART_UNKNOWN"],
    ["GET", "/assets/secret.js", 404, "ASSET_UNKNOWN"],
    ["GET", "/assets/..%2f..%2fpackage.json", 404, "ASSET_UNKNOWN"],
    ["GET", "/v1/drill/resolveFire", 405, "METHOD_NOT_ALLOWED"],
    ["DELETE", "/v1/rulesets", 405, "METHOD_NOT_ALLOWED"],
    ["POST", "/v1/drill/charts", 405, "METHOD_NOT_ALLOWED"],
  ])("%s %s: %i %s", async (method, path, status, code) => {
    const reply = await send(rest, { method, path });
    expect(reply.status).toBe(status);
    expect(reply.json.code).toBe(code);
    expect(reply.headers["content-type"]).toContain("problem+json");
    if (status === 405) expect(reply.headers.allow).toContain("OPTIONS");
  });

  test.each([
    ["POST", "/v1/drill/resolvefires", "Unknown operation resolvefires; did you mean resolveFire?"],
    ["POST", "/v1/drill/odds/resolveFyre", "Unknown operation resolveFyre; did you mean resolveFire?"],
    ["POST", "/v1/drill/castle", "Unknown operation castle; GET /v1/rulesets lists the operations."],
    ["GET", "/v1/drill/charts/G11", "Unknown chart G11; did you mean G1?"],
  ])("%s %s: the message suggests the right name", async (method, path, message) => {
    expect((await send(rest, { method, path })).json.message).toBe(message);
  });

  test("assets: served from the configured source, and the page says if there is none", async () => {
    const bytes = new TextEncoder().encode("window.x = 'ü';");
    const assets = async () => ({ contentType: "text/javascript; charset=utf-8", bytes });
    const built = restHandler([drill], { assets });
    const asset = await send(built, { path: "/assets/swagger-ui-bundle.js" });
    expect(asset.text).toBe("window.x = 'ü';");
    const page = await send(built, { path: "/docs" });
    expect(page.text).toContain('src="assets/swagger-ui-bundle.js"');
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/(src|href)="https?:/);
    expect((await send(rest, { path: "/docs" })).text).toContain("not installed here");
  });
});
