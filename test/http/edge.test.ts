import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BODY_LIMIT } from "../../src/api/edge/json-body";
import { restHandler } from "../../src/api/rest/index";
import { blank, drill } from "../fixtures/drill";
import { ask, eventOf, post, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler([drill]);
const graphql = toyGraphqlHandler([drill]);
const both = [
  { wire: "REST", handler: rest, path: "/v1/drill/resolveFire" },
  { wire: "GraphQL", handler: graphql, path: "/graphql" },
];
const json = { "content-type": "application/json" };
const iceberg = { ...blank(), targets: [{ name: "Iceberg", damage: 0 }] };

afterEach(() => vi.restoreAllMocks());

function codeOf(reply: { json: { code?: string; errors?: { extensions: { code: string } }[] } }): string | undefined {
  return reply.json.code ?? reply.json.errors?.[0]?.extensions.code;
}

describe.each(both)("$wire", ({ handler, path }) => {
  test("CORS, preflight: allowed from any origin", async () => {
    const reply = await send(handler, { method: "OPTIONS", path, headers: { origin: "https://example.org" } });
    expect(reply.status).toBe(204);
    expect(reply.headers).toMatchObject({ "access-control-allow-origin": "*", "access-control-max-age": "86400" });
    expect(reply.headers["access-control-allow-headers"]).toContain("content-type");
    expect(reply.headers["access-control-allow-methods"]).toContain("POST");
  });

  test("CORS, a preflight that names headers: all of them are allowed", async () => {
    const requestedHeaders =
      "apollographql-client-name, baggage, if-match, sentry-trace, traceparent, x-apollo-operation-id";
    const headers = {
      origin: "https://example.org",
      "access-control-request-method": "POST",
      "access-control-request-headers": requestedHeaders,
    };
    for (const at of [path, "/nope"]) {
      const reply = await send(handler, { method: "OPTIONS", path: at, headers });
      expect([at, reply.status, reply.headers["access-control-allow-headers"]]).toEqual([at, 204, requestedHeaders]);
      expect(reply.headers.vary).toContain("access-control-request-headers");
    }
    for (const strange of ["a b", "a\r\nset-cookie: b", "a,,b", "ü", ""]) {
      const reply = await send(handler, {
        method: "OPTIONS",
        path,
        headers: { ...headers, "access-control-request-headers": strange },
      });
      expect([strange, reply.headers["access-control-allow-headers"]]).toEqual([
        strange,
        expect.stringMatching(/^[a-z-]+(?:, [a-z-]+)*$/),
      ]);
      expect(reply.headers["access-control-allow-headers"]!.split(", ")).toContain("if-match");
    }
  });

  test("OPTIONS, a path that exists: Allow lists its methods, as 405 does", async () => {
    const reply = await send(handler, { method: "OPTIONS", path });
    const refused = await send(handler, { method: "PATCH", path });
    expect([reply.status, refused.status]).toEqual([204, 405]);
    expect(reply.headers.allow).toMatch(/\bPOST\b.*\bOPTIONS\b/);
    expect(reply.headers.allow).toBe(refused.headers.allow);
  });

  test("X-Request-Id: returned if valid, replaced otherwise", async () => {
    const echoed = await send(handler, { path: "/nope", headers: { "X-Request-Id": "abc-1.2:3" } });
    expect(echoed.headers["x-request-id"]).toBe("abc-1.2:3");
    for (const id of ["", "a b", "x".repeat(129), "<script>", "a\nb"]) {
      const replaced = await send(handler, { path: "/nope", headers: { "x-request-id": id } });
      expect(replaced.headers["x-request-id"]).toBe(eventOf({ path: "/nope" }).requestContext.requestId);
    }
  });

  test("every response: security headers, and any origin is allowed", async () => {
    const reply = await send(handler, { path: "/nope" });
    expect(reply.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });

  test("body above the limit: refused before it is parsed", async () => {
    const parse = vi.spyOn(JSON, "parse");
    const event = { method: "POST", path, headers: json, body: `{"x":"${"x".repeat(10 * 1024 * 1024)}"}` };
    const reply = await handler(eventOf(event));
    expect(reply.statusCode).toBe(413);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(codeOf(await send(handler, event))).toBe("BODY_TOO_LARGE");
    const encoded = { ...event, base64: true, body: Buffer.alloc(BODY_LIMIT + 1, 32).toString("base64") };
    expect((await send(handler, encoded)).status).toBe(413);
    const fitting = { ...event, base64: true, body: Buffer.alloc(BODY_LIMIT, 32).toString("base64") };
    expect((await send(handler, fitting)).status).toBe(400);
  });

  test.each<[string, Record<string, string>, string | undefined, string]>([
    ["no content type", {}, "{}", "CONTENT_TYPE"],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=1", "CONTENT_TYPE"],
    ["text", { "content-type": "text/plain" }, "{}", "CONTENT_TYPE"],
    ["another charset", { "content-type": "application/json; charset=utf-16" }, "{}", "CONTENT_TYPE"],
    ["a body in br", { ...json, "content-encoding": "br" }, "{}", "CONTENT_ENCODING"],
    ["a body in deflate", { ...json, "content-encoding": "deflate" }, "{}", "CONTENT_ENCODING"],
    ["a body in two codings", { ...json, "content-encoding": "gzip, gzip" }, "{}", "CONTENT_ENCODING"],
    ["a body that is not gzip", { ...json, "content-encoding": "gzip" }, "{}", "GZIP_MALFORMED"],
    ["no body", json, undefined, "JSON_MALFORMED"],
    ["an empty body", json, "", "JSON_MALFORMED"],
    ["broken JSON", json, '{"snapshot": ', "JSON_MALFORMED"],
    ["half a character", json, '{"seed":"\\ud800"}', "JSON_MALFORMED"],
    ["half a character in a name", json, '{"\\udc00":1}', "JSON_MALFORMED"],
    ["a list", json, "[]", "BODY_NOT_OBJECT"],
    ["null", json, "null", "BODY_NOT_OBJECT"],
    ["a number", json, "7", "BODY_NOT_OBJECT"],
    ["deep lists", json, `{"charts":${"[".repeat(60_000)}${"]".repeat(60_000)}}`, "JSON_TOO_DEEP"],
    ["deep objects", json, `{"charts":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`, "JSON_TOO_DEEP"],
  ])("%s: the error has its code", async (_title, headers, body, code) => {
    const reply = await send(handler, { method: "POST", path, headers, ...(body === undefined ? {} : { body }) });
    expect(reply.status).toBe(code.startsWith("CONTENT_") ? 415 : 400);
    expect(reply.headers["accept-encoding"]).toBe(code === "CONTENT_ENCODING" ? "gzip" : undefined);
    if (reply.status !== 400) return;
    const { faults } = reply.json.errors?.[0].extensions ?? reply.json;
    expect(faults).toEqual([{ code, pointer: "", message: reply.json.message ?? reply.json.errors[0].message }]);
    expect(codeOf(reply)).toBe(code);
  });

  describe("gzip body", () => {
    const gzip = { ...json, "content-encoding": "gzip" };
    const zipped = (bytes: Buffer, headers: Record<string, string> = gzip) =>
      send(handler, { method: "POST", path, headers, body: bytes.toString("base64"), base64: true });

    test("read like the same body uncompressed, whatever the case and alias of the coding", async () => {
      const plain = await send(handler, { method: "POST", path, headers: json, body: "[]" });
      for (const coding of ["gzip", "GZIP", "x-gzip"]) {
        const reply = await zipped(gzipSync("[]"), { ...json, "content-encoding": coding });
        expect([reply.status, reply.text]).toEqual([plain.status, plain.text]);
      }
    });

    test("decompressed body above the limit: 413, and no more than the limit is decompressed", async () => {
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));
      expect(bomb.length).toBeLessThan(BODY_LIMIT);
      const before = process.memoryUsage().arrayBuffers;
      const reply = await zipped(bomb);
      expect([reply.status, codeOf(reply)]).toEqual([413, "BODY_TOO_LARGE"]);
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
      expect((await zipped(gzipSync(Buffer.alloc(BODY_LIMIT + 1, 32)))).status).toBe(413);
      expect(codeOf(await zipped(gzipSync(Buffer.alloc(BODY_LIMIT, 32))))).toBe("JSON_MALFORMED");
    });

    test("cut, changed or empty: a fault at the body, never a 500", async () => {
      const whole = gzipSync('{"a":1}');
      const changed = Buffer.from(whole);
      changed[whole.length - 6]! ^= 255;
      for (const bytes of [whole.subarray(0, -4), whole.subarray(0, 5), changed, Buffer.from("{}")]) {
        const reply = await zipped(bytes);
        expect([reply.status, codeOf(reply)]).toEqual([400, "GZIP_MALFORMED"]);
      }
      expect(codeOf(await zipped(gzipSync("")))).toBe("JSON_MALFORMED");
      expect(codeOf(await zipped(gzipSync(Buffer.from([0x7b, 0xff, 0x7d]))))).toBe("JSON_MALFORMED");
    });
  });

  test("body that is not UTF-8: JSON_MALFORMED", async () => {
    const body = Buffer.from([0x7b, 0xff, 0x7d]).toString("base64");
    const reply = await send(handler, { method: "POST", path, headers: json, body, base64: true });
    expect(codeOf(reply)).toBe("JSON_MALFORMED");
  });
});

test("OPTIONS, REST paths: Allow lists the methods of the path; an unknown path is 404 except in a CORS preflight", async () => {
  const allowOf = async (path: string) => (await send(rest, { method: "OPTIONS", path })).headers.allow;
  expect(await allowOf("/healthz")).toBe("GET, HEAD, OPTIONS");
  expect(await allowOf("/")).toBe("GET, HEAD, OPTIONS");
  expect(await allowOf("/app/play")).toBe("GET, HEAD, OPTIONS");
  expect(await allowOf("/v1/drill/new")).toBe("POST, OPTIONS");
  expect(await send(rest, { method: "OPTIONS", path: "/nope" })).toMatchObject({
    status: 404,
    json: { code: "ROUTE_UNKNOWN" },
  });
  const sdl = await send(graphql, { method: "OPTIONS", path: "/schema.graphql" });
  expect([sdl.status, sdl.headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test("Content-Type: case-insensitive, with or without a charset", async () => {
  const body = { snapshot: blank(), input: {}, seed: "a" };
  for (const type of ["application/json; charset=utf-8", "Application/JSON", 'application/json; charset="UTF-8"']) {
    expect((await post(rest, "/v1/drill/endDrill", body, { "content-type": type })).status).toBe(200);
  }
});

test("base64 body and stage in the path: decoded", async () => {
  const body = Buffer.from(JSON.stringify({ input: {}, seed: "ü" })).toString("base64");
  const call = { method: "POST", path: "/dev/v1/drill/new/", headers: json, body, base64: true, stage: "dev" };
  expect((await send(rest, call)).json.kind).toBe("RESOLUTION");
});

test("unexpected exception: 500 without details, and one line of JSON in the log", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const headers = { "x-request-id": "wreck" };
  const args = { snapshot: iceberg, seed: "a" };
  const document =
    "query ($snapshot: Snapshot!, $seed: String) { drill { endDrill(snapshot: $snapshot, seed: $seed) { __typename } } }";
  const replies = [
    await post(rest, "/v1/drill/endDrill", { ...args, input: {} }, headers),
    await post(rest, "/v1/drill/endDrill", { ...args, input: {}, charts: { G1: { name: "Mine" } } }, headers),
    await ask(graphql, document, args, headers),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(500);
    expect(codeOf(reply)).toBe("INTERNAL");
    expect(reply.text).not.toMatch(/iceberg|drill\.ts|node_modules/);
  }
  expect(log).toHaveBeenCalledTimes(3);
  for (const [line] of log.mock.calls) {
    expect(String(line)).toMatch(/^\{[^\n]*\}\n$/);
    expect(JSON.parse(String(line))).toMatchObject({
      level: "error",
      requestId: "wreck",
      code: "INTERNAL",
      err: { message: "Struck an iceberg", stack: expect.any(String) },
    });
  }
});
