import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
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

/** Starts a server with its careers in a folder. Only `startServer` rebuilds the bundle. */
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

test("npm start: careers survive a restart and a crash, in a folder shared by two servers", async () => {
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
  expect(await read(second.url)).toMatchObject({ digest });
  const creations = Array.from({ length: 20 }, (_, index) =>
    post(`${[first, second][index % 2]!.url}/v1/careers`, { ruleset: ruleset.id, input, seed }),
  );
  const statuses = (await Promise.all(creations)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));

  await first.end("SIGKILL");
  expect(await read(second.url)).toMatchObject({ digest });
  await second.end("SIGTERM");
  expect(await readdir(data)).toEqual(["careers.sqlite"]);
  const third = await start(data, startBundled);
  expect(await read(third.url)).toMatchObject({ digest });
  expect(third.output()).not.toContain("careers in");
  await third.end("SIGTERM");
}, 60_000);

test("npm start with a damaged database: reported at the start, and only career requests answer 503", async () => {
  const data = join(folder, "damaged");
  const ruleset = rulesets[0]!;
  const { input, seed } = exampleOf(ruleset, "new");
  const first = await start(data, startBundled);
  expect(await post(`${first.url}/v1/careers`, { ruleset: ruleset.id, input, seed })).toMatchObject({ status: 201 });
  await first.end("SIGTERM");
  await writeFile(join(data, "careers.sqlite"), "not a database", { flag: "r+" });
  const second = await start(data, startBundled);
  await expect.poll(() => second.output()).toContain("careers.sqlite is damaged (file is not a database)");
  expect(await post(`${second.url}/v1/careers`, { ruleset: ruleset.id, input, seed })).toMatchObject({
    status: 503,
    code: "STORE_AWAY",
  });
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await post(`${second.url}/v1/${ruleset.id}/new`, { input, seed })).toMatchObject({ kind: "RESOLUTION" });
  await second.end("SIGTERM");
}, 60_000);
