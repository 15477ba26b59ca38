import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";
import { type ServerProcess, startBundled, startServer } from "../http/server-process";

let folder: string;

const started: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "careers-"));
});

afterAll(async () => {
  await Promise.all(started.map((server) => server.end("SIGKILL")));
  await rm(folder, { recursive: true });
});

/** A server with its careers in a folder; bundled anew only if told. */
async function start(data: string, begin: typeof startServer): Promise<ServerProcess> {
  const server = await begin({ CAREERS_FOLDER: data });
  started.push(server);
  return server;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
async function post(url: string, body: unknown, token = ""): Promise<any> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as object) };
}

test("npm start keeps careers over a restart and a crash, in a folder that one server has at a time", async () => {
  const data = join(folder, "careers");
  const ruleset = rulesets[0]!;
  const { input, seed } = exampleOf(ruleset, "new");
  const first = await start(data, startServer);
  const made = await post(`${first.url}/v1/careers`, { ruleset: ruleset.id, input, seed });
  const { token } = made.tokens[0];
  const { career, digest } = made.career;
  const read = async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${url}/v1/careers/${career}`, { headers })).json()) as { digest?: string };
  };
  const query = `{ career(career: "${career}") { digest } }`;
  expect(await post(`${first.url}/graphql`, { query }, token)).toMatchObject({ data: { career: { digest } } });

  const second = await start(data, startBundled);
  expect(await post(`${second.url}/v1/careers`, { ruleset: ruleset.id, input, seed })).toMatchObject({
    status: 503,
    code: "STORE_AWAY",
  });
  expect(second.output()).toContain("Another server has the careers");
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await post(`${second.url}/v1/${ruleset.id}/new`, { input, seed })).toMatchObject({
    status: 200,
    kind: "RESOLUTION",
  });

  await first.end("SIGKILL");
  expect(await read(second.url)).toMatchObject({ digest });
  await second.end("SIGTERM");
  const third = await start(data, startBundled);
  expect(await read(third.url)).toMatchObject({ digest });
  await third.end("SIGTERM");
}, 60_000);
