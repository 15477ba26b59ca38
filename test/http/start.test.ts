import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";
import { type GraphqlBody, graphqlBody, schemaOf } from "./graphql-example";
import { runBundled, type ServerProcess, startBundled, startServer } from "./server-process";

const JSON_TYPE = { "content-type": "application/json" };

let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server?.end("SIGKILL");
});

describe("running server", () => {
  const hunters = [...rulesets].find((ruleset) => ruleset.id === "hunters")!;
  const example = exampleOf(hunters, "new");

  function post(path: string, body: unknown): Promise<Response> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return fetch(server.url + path, { method: "POST", headers: JSON_TYPE, body: text });
  }

  test("prints its addresses and a curl command that works", async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(server.output()).toContain(`${server.url}/graphql`);
    expect(server.output()).toContain(`${server.url}/docs`);
    const [, url, body] = /curl -s (\S+) .* -d '(.*)'$/m.exec(server.output())!;
    const response = await fetch(url!, { method: "POST", headers: JSON_TYPE, body: body!.replaceAll("'\\''", "'") });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ kind: "RESOLUTION", ruleset: "hunters", snapshot: { step: 1 } });
  });

  test("gives the same digest over REST and GraphQL", async () => {
    const rest = await post("/v1/hunters/new", { input: example.input, seed: "both wires" });
    const { digest } = (await rest.json()) as { digest: string };
    const ask = async (body: GraphqlBody) => (await post("/graphql", body)).json();
    const body = graphqlBody(await schemaOf(ask), "hunters", "new", { input: example.input, seed: "both wires" });
    expect(digest).toMatch(/^sha256:/);
    expect(await ask(body)).toMatchObject({ data: { hunters: { new: { digest } } } });
  });

  test("resolves every example of the console", async () => {
    const schema = await schemaOf(async (body) => (await post("/graphql", body)).json());
    for (const ruleset of rulesets) {
      const { id, start, operations } = ruleset;
      for (const { name } of [start, ...operations]) {
        const answer = (await (
          await post("/graphql", graphqlBody(schema, id, name, exampleOf(ruleset, name)))
        ).json()) as object;
        expect(answer, name).not.toHaveProperty("errors");
        expect(answer, name).toMatchObject({ data: { [id]: { [name]: { kind: "RESOLUTION" } } } });
      }
    }
  });

  test("serves the scripts and styles of its pages itself, in UTF-8", async () => {
    for (const page of ["/graphql", "/docs"]) {
      const response = await fetch(server.url + page, { headers: { accept: "text/html" } });
      expect([page, response.status, response.headers.get("content-type")]).toEqual([
        page,
        200,
        "text/html; charset=utf-8",
      ]);
      const html = await response.text();
      const linked = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);
      expect(linked.length).toBeGreaterThan(1);
      for (const link of linked.filter((each) => !each.startsWith("data:"))) {
        const asset = await fetch(new URL(link, server.url + page));
        expect([link, new URL(asset.url).origin, asset.status]).toEqual([link, server.url, 200]);
        if (/\.(js|css)$/.test(link)) expect(asset.headers.get("content-type")).toMatch(/charset=utf-8/i);
      }
    }
  });

  test("body of 10 MB: 413 over REST and GraphQL", async () => {
    const body = `{"seed":"${"x".repeat(10 * 1024 * 1024)}"}`;
    for (const path of ["/v1/hunters/new", "/graphql"]) expect((await post(path, body)).status).toBe(413);
  });

  test("malformed JSON: 400 over REST and GraphQL", async () => {
    for (const path of ["/v1/hunters/new", "/graphql"]) expect((await post(path, '{"seed":')).status).toBe(400);
  });

  test("HEAD: like GET without the body", async () => {
    const response = await fetch(`${server.url}/healthz`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test("keep-alive: the connection serves the next request", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    const get = (connection: string) => `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
    socket.write(get("keep-alive"));
    await new Promise((resolve) => socket.once("data", resolve));
    socket.write(get("close"));
    await new Promise((resolve) => socket.once("close", resolve));
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  test("port in use: exit code 1, with a suggestion", async () => {
    const { port } = new URL(server.url);
    const { code, output } = await runBundled(["--port", port]);
    expect([code, output]).toEqual([
      1,
      `Port ${port} is in use. Choose another: npm start -- --port ${Number(port) + 1}\n`,
    ]);
  });
});

describe("starting the server", () => {
  test.each([
    [["--port", "http"], {}, 'The port must be a whole number from 0 to 65535, not "http".\n'],
    [[], { PORT: "99999" }, 'The port must be a whole number from 0 to 65535, not "99999".\n'],
    [
      [],
      { CAREERS_PER_HOUR: "abc" },
      'CAREERS_PER_HOUR must be a whole number from 1 to 9999999, or none, and not "abc".\n',
    ],
    [["--host", "192.0.2.1", "--port", "0"], {}, "This machine has no address 192.0.2.1.\n"],
  ])("invalid arguments %j and environment %j: exit code 1 and one line", async (args, env, message) => {
    expect(await runBundled(args, env)).toEqual({ code: 1, output: message });
  });

  test("--help: prints the options", async () => {
    const { code, output } = await runBundled(["--help"]);
    expect([code, output]).toEqual([0, expect.stringContaining("--port N")]);
  });

  test("PORT: sets the port", async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
    const { port } = probe.address() as AddressInfo;
    const { code, output } = await runBundled([], { PORT: String(port) });
    await new Promise((resolve) => probe.close(resolve));
    expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
  });
});

describe("stopping the server", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s: exit code 0, even with an idle connection open", async (signal) => {
    const server = await startBundled();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    await new Promise((resolve) => socket.once("data", resolve));
    const { code } = await server.end(signal);
    socket.destroy();
    expect(code).toBe(0);
  });

  test("signal to npm: also stops the server", async () => {
    const npm = spawn("npm", ["start", "--", "--port", "0"], { stdio: ["ignore", "pipe", "ignore"] });
    const url = await new Promise<string>((resolve) => {
      let output = "";
      npm.stdout.on("data", (text) => {
        output += text;
        const url = /listening on (\S+)\n/.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    npm.kill("SIGTERM");
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => "gone"), { timeout: 8_000 }).toBe("gone");
  });
});
