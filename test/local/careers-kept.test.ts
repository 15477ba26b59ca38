import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rulesets } from "../../src/rulesets/index";

let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "careers-"));
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

/** The server as `npm start` runs it, with its careers in a folder. */
async function start(
  data: string,
): Promise<{ url: string; said: () => string; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const env = { ...process.env, PORT: "", HOST: "", NODE_ENV: "", CAREERS_FOLDER: data };
  const child = spawn(process.execPath, ["scripts/start.mjs", "--port", "0"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let said = "";
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/listening on \S+[\s\S]*Stop with/);
  const exited = once(child, "exit");
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { url: /listening on (\S+)/.exec(said)![1]!, said: () => said, end };
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
  const { input, seed } = ruleset.start.example();
  const first = await start(data);
  const made = await post(`${first.url}/v1/careers`, { ruleset: ruleset.id, input, seed });
  const { token } = made.tokens[0];
  const { career, digest } = made.career;
  const read = async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${url}/v1/careers/${career}`, { headers })).json()) as { digest?: string };
  };
  const query = `{ career(career: "${career}") { digest } }`;
  expect(await post(`${first.url}/graphql/careers`, { query }, token)).toMatchObject({ data: { career: { digest } } });

  const second = await start(data);
  expect(await post(`${second.url}/v1/careers`, { ruleset: ruleset.id, input, seed })).toMatchObject({
    status: 503,
    code: "STORE_AWAY",
  });
  expect(second.said()).toContain("Another server has the careers");
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await post(`${second.url}/v1/${ruleset.id}/new`, { input, seed })).toMatchObject({
    status: 200,
    kind: "RESOLUTION",
  });

  await first.end("SIGKILL");
  expect(await read(second.url)).toMatchObject({ digest });
  await second.end("SIGTERM");
  const third = await start(data);
  expect(await read(third.url)).toMatchObject({ digest });
  await third.end("SIGTERM");
}, 60_000);
