import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "../api/edge/api-error";
import { RAW_BODY_LIMIT } from "./body";
import { type Handler, listen, serverFor, stop } from "./server";

const seen: { graphql: APIGatewayProxyEventV2[]; rest: APIGatewayProxyEventV2[] } = { graphql: [], rest: [] };
const logged: string[] = [];
let answer: Handler = async () => ({ statusCode: 200, body: "{}" });
const server = serverFor(
  {
    graphql: noted(seen.graphql),
    rest: noted(seen.rest),
  },
  (text) => logged.push(text),
);
let url = "";

function noted(events: APIGatewayProxyEventV2[]): Handler {
  return (event, signal) => {
    events.push(event);
    return answer(event, signal);
  };
}

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});
afterAll(() => stop(server, 100));
beforeEach(() => {
  seen.graphql.length = seen.rest.length = logged.length = 0;
  answer = async () => ({ statusCode: 200, headers: { "content-type": "application/json" }, body: '{"a":1}' });
});

/** Sends raw bytes and returns everything received before the connection ended. */
async function raw(...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  for (const part of parts) socket.write(part);
  await once(socket, "close");
  return text;
}

describe("events", () => {
  test("only /graphql goes to the GraphQL function", async () => {
    for (const path of ["/graphql", "/graphql?query=x", "/v1/rulesets", "/graphql/x", "/", "/graphqls"]) {
      await fetch(url + path);
    }
    expect(seen.graphql.map((event) => event.rawQueryString)).toEqual(["", "query=x"]);
    expect(seen.rest.map((event) => event.rawPath)).toEqual(["/v1/rulesets", "/graphql/x", "/", "/graphqls"]);
  });

  test("carry lower-case headers, joined query values, cookies and text", async () => {
    const headers = { "X-Odd": "1", "Content-Type": "application/json; charset=utf-8", cookie: "a=1; b=2" };
    await fetch(`${url}/v1/hunters/new?x=1&x=2&y=%C3%A4`, { method: "POST", headers, body: '{"ä":"ß"}' });
    const event = seen.rest[0]!;
    expect(event).toMatchObject({
      version: "2.0",
      rawPath: "/v1/hunters/new",
      rawQueryString: "x=1&x=2&y=%C3%A4",
      queryStringParameters: { x: "1,2", y: "ä" },
      cookies: ["a=1", "b=2"],
      body: '{"ä":"ß"}',
      isBase64Encoded: false,
    });
    expect(event.headers).toMatchObject({ "x-odd": "1", "content-type": "application/json; charset=utf-8" });
    expect(event.headers).not.toHaveProperty("cookie");
    expect(event.requestContext.http).toMatchObject({ method: "POST", path: "/v1/hunters/new", protocol: "HTTP/1.1" });
    expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
  });

  test("join a repeated header by commas", async () => {
    await raw("GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nx-a: 2\r\nConnection: close\r\n\r\n");
    expect(seen.rest[0]!.headers["x-a"]).toBe("1,2");
  });

  test("binary bodies: base64", async () => {
    const bytes = gzipSync("{}");
    const json = { "content-type": "application/json" };
    await fetch(url, { method: "POST", headers: { "content-type": "application/octet-stream" }, body: bytes });
    await fetch(url, { method: "POST", headers: { ...json, "content-encoding": "gzip" }, body: bytes });
    await fetch(url, { method: "POST", headers: json, body: Buffer.from([0x22, 0xff, 0x22]) });
    expect(seen.rest.map((event) => [event.body, event.isBase64Encoded])).toEqual([
      [bytes.toString("base64"), true],
      [bytes.toString("base64"), true],
      ["Iv8i", true],
    ]);
  });
});

describe("answers", () => {
  test("carry status, headers, cookies and bytes", async () => {
    answer = async () => ({
      statusCode: 418,
      headers: { "x-number": 5, "x-flag": true, "content-type": "image/png" },
      cookies: ["a=1", "b=2"],
      body: Buffer.from([1, 2, 255]).toString("base64"),
      isBase64Encoded: true,
    });
    const response = await fetch(url);
    expect([response.status, response.headers.get("x-number"), response.headers.get("x-flag")]).toEqual([
      418,
      "5",
      "true",
    ]);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 255]);
  });

  test("to HEAD have headers and no body", async () => {
    const response = await fetch(url, { method: "HEAD" });
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "7", ""]);
    answer = async () => ({ statusCode: 200 });
    expect((await fetch(url, { method: "HEAD" })).headers.get("content-length")).toBeNull();
  });

  test("to 204 have neither body nor length", async () => {
    answer = async () => ({ statusCode: 204 });
    const response = await fetch(url, { method: "OPTIONS" });
    expect([response.status, response.headers.get("content-length")]).toEqual([204, null]);
  });

  test("of a function that throws are a 500 without its stack, and logged", async () => {
    answer = () => Promise.reject(new Error("no such thing"));
    const response = await fetch(url);
    const text = await response.text();
    expect([response.status, JSON.parse(text).code]).toEqual([500, "INTERNAL"]);
    expect(text).not.toContain("no such thing");
    expect(logged.join()).toContain("no such thing");
  });
});

describe("bodies above the limit", () => {
  test("are refused with 413 when announced, and the function never sees them", async () => {
    const response = await fetch(url, { method: "POST", body: Buffer.alloc(10 * 1024 * 1024, " ") });
    expect([response.status, ((await response.json()) as { code: string }).code, seen.rest.length]).toEqual([
      413,
      "BODY_TOO_LARGE",
      0,
    ]);
  });

  test("errors: in the format of the API at that path, for any origin", async () => {
    const body = Buffer.alloc(RAW_BODY_LIMIT + 1, " ");
    const rest = await fetch(`${url}/v1/drill/new`, { method: "POST", body, headers: { "x-request-id": "me-1" } });
    expect([rest.headers.get("access-control-allow-origin"), rest.headers.get("x-request-id")]).toEqual(["*", "me-1"]);
    expect(await rest.json()).toMatchObject({ type: "/problems/BODY_TOO_LARGE", status: 413, code: "BODY_TOO_LARGE" });
    const graphql = await fetch(`${url}/graphql`, { method: "POST", body });
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: "BODY_TOO_LARGE" } }] });
  });

  test("are refused with 413 when they turn out so", async () => {
    const chunk = Buffer.alloc(1024 * 1024, " ");
    const head = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunks = Array.from({ length: 8 }, () =>
      Buffer.concat([Buffer.from("100000\r\n"), chunk, Buffer.from("\r\n")]),
    );
    const text = await raw(head, ...chunks, "0\r\n\r\n");
    expect([text.slice(9, 12), seen.rest.length]).toEqual(["413", 0]);
  });

  test("are refused before they are sent when the sender asks", async () => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${RAW_BODY_LIMIT + 1}\r\nExpect: 100-continue\r\n\r\n`;
    expect((await raw(head)).slice(9, 12)).toBe("413");
  });

  test("of just the limit are let through", async () => {
    const response = await fetch(url, { method: "POST", body: Buffer.alloc(RAW_BODY_LIMIT, " ") });
    expect([response.status, seen.rest[0]!.body!.length]).toEqual([200, RAW_BODY_LIMIT]);
  });

  test("do not hold up the next request", async () => {
    const refused = fetch(url, { method: "POST", body: Buffer.alloc(RAW_BODY_LIMIT + 1) });
    expect((await fetch(url)).status).toBe(200);
    expect((await refused).status).toBe(413);
  });
});

describe("bad callers", () => {
  test("`Expect: 100-continue`: the server continues", async () => {
    const text = await raw(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n",
      "{}",
    );
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  test("who leave in the middle of a body cost nothing", async () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a":');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await fetch(url)).status).toBe(200);
    expect([seen.rest.length, logged]).toEqual([1, []]);
  });

  test("who leave before the answer cost nothing", async () => {
    let arrived = () => {};
    const waiting = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const plain = answer;
    answer = async (event) => {
      arrived();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return plain(event);
    };
    const leaving = new AbortController();
    const request = fetch(url, { signal: leaving.signal });
    await waiting;
    leaving.abort();
    await expect(request).rejects.toThrow();
    answer = plain;
    expect((await fetch(url)).status).toBe(200);
    expect(logged).toEqual([]);
  });

  test("who hang up abort the signal of their request, and no other's", async () => {
    const signals: AbortSignal[] = [];
    const finishes: (() => void)[] = [];
    answer = (_event, signal) => {
      signals.push(signal!);
      return new Promise((resolve) => finishes.push(() => resolve({ statusCode: 200, body: "{}" })));
    };
    const caller = new AbortController();
    const gone = fetch(`${url}/v1/rulesets`, { signal: caller.signal }).catch(() => "gone");
    const stays = fetch(`${url}/v1/rulesets`);
    await expect.poll(() => signals.length).toBe(2);
    caller.abort();
    expect(await gone).toBe("gone");
    await expect.poll(() => signals.map(({ aborted }) => aborted).sort()).toEqual([false, true]);
    finishes.at(signals.findIndex(({ aborted }) => !aborted))!();
    expect((await stays).status).toBe(200);
    expect(logged).toEqual([]);
  });

  test.each<[string, string, (body: never) => unknown]>([
    ["/v1/pq17/odds", "application/problem+json", ({ code }: { code: string }) => code],
    [
      "/graphql",
      "application/json",
      ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]!.extensions.code,
    ],
  ])("whom the server itself turns away read why, as %s words its errors", async (path, type, codeIn) => {
    answer = () =>
      Promise.reject(new ApiError("TOO_MANY_ANALYSES", { message: "Wait.", headers: { "retry-after": "5" } }));
    const response = await fetch(url + path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(codeIn((await response.json()) as never)).toBe("TOO_MANY_ANALYSES");
    expect(logged).toEqual([]);
  });

  test("who speak no HTTP get 400", async () => {
    expect((await raw("nonsense\r\n\r\n")).slice(9, 12)).toBe("400");
  });
});

describe("keep-alive", () => {
  test("answers several requests on one connection, in order", async () => {
    const text = await raw(
      "GET /a HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /b HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /c HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(seen.rest.map((event) => event.rawPath)).toEqual(["/a", "/b", "/c"]);
  });
});

describe("stopping", () => {
  test("finishes what runs, and cuts what does not end", async () => {
    const other = serverFor({ graphql: answer, rest: slowly }, () => {});
    const address = `http://127.0.0.1:${await listen(other, 0, "127.0.0.1")}`;
    const quick = fetch(`${address}/100`).then((response) => response.headers.get("connection"));
    const endless = fetch(`${address}/100000`).then(
      () => "answered",
      () => "cut",
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const began = performance.now();
    await stop(other, 400);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect([await quick, await endless]).toEqual(["close", "cut"]);
  });
});

async function slowly(event: APIGatewayProxyEventV2) {
  await new Promise((resolve) => setTimeout(resolve, Number(event.rawPath.slice(1))).unref());
  return { statusCode: 200 };
}

test("who comes while others have one request after another resolved has an answer before any of these has twenty more", async () => {
  answer = async () => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    return { statusCode: 200, body: "{}" };
  };
  const counts = Array.from({ length: 60 }, () => 0);
  const callers = [...counts.keys()];
  const [first, later] = [callers.slice(0, 5), callers.slice(5)];
  let isOver = false;
  const ask = async (caller: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
      await once(response.resume(), "end");
      counts[caller]! += 1;
      isOver ||= counts[0]! >= 20 || later.every((each) => counts[each]! > 0);
    }
    agent.destroy();
  };
  const requests = first.map(ask);
  await expect.poll(() => Math.min(...first.map((caller) => counts[caller]!))).toBeGreaterThan(0);
  counts[0] = 0;
  await Promise.all([...requests, ...later.map(ask)]);
  expect(later.filter((caller) => counts[caller] === 0)).toEqual([]);
  expect(counts[0]).toBeLessThan(20);
});
