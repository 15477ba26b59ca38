import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventsHandler } from "../../src/api/careers/events";
import { careersHandler } from "../../src/api/careers/index";
import { listen, serverFor, stop } from "../../src/local/server";
import { followTool } from "../../src/mcp/tools/follow";
import { rulesets } from "../../src/rulesets/index";
import { type Database, startSqlite } from "../careers/databases";
import { MORE } from "../careers/service";
import { exampleOf } from "../fixtures/examples";
import { umpire } from "./terminal";

const pq17 = [...rulesets].find(({ id }) => id === "pq17")!;

let database: Database;
let url: string;
let career: string;
let end: () => Promise<void>;

const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await startSqlite();
  const streams = eventsHandler([pq17], database.openStore, MORE);
  const careers = careersHandler([pq17], database.openStore, MORE);
  const none = async () => ({ statusCode: 500 });
  const server = serverFor({ graphql: none, rest: none, careers, events: streams.handler }, () => {});
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  end = async () => {
    streams.close();
    await stop(server, 100);
    await database.stop();
  };
  const { input } = exampleOf(pq17, "new");
  const body = JSON.stringify({ ruleset: "pq17", input, seed: "follow" });
  const headers = { "content-type": "application/json" };
  const made = await (await fetch(`${url}/v1/careers`, { method: "POST", headers, body })).json();
  const { career: shown, tokens: issued } = made as {
    career: { career: string };
    tokens: { role: string; side: string | null; token: string }[];
  };
  career = shown.career;
  for (const { role, side, token } of issued) tokens.set(side ?? role, token);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await end();
});

/** Follows the career on the command line until the first line of output. */
async function followUntilLine(...args: readonly string[]) {
  const controller = new AbortController();
  return umpire(["career", "follow", career, "--service", url, ...args], {
    signal: controller.signal,
    onLine: () => controller.abort(),
  });
}

test("umpire career follow: prints the newest step and who can move, in the language", async () => {
  vi.stubEnv("UMPIRE_TOKEN", tokens.get("SPECTATOR"));
  expect((await followUntilLine("--no-json")).out).toMatch(/^Step 0\. To move: .+\.$/m);
  expect((await followUntilLine("--no-json", "--language", "fr")).out).toMatch(/^Étape 0\. À jouer\u00a0: .+\.$/m);
  const [line] = (await followUntilLine("--json")).out.split("\n");
  expect(JSON.parse(line!)).toMatchObject({ event: "step", career, version: 0, kind: "START" });
});

test("umpire career follow with a wrong token: one sentence, and exit code 1", async () => {
  vi.stubEnv("UMPIRE_TOKEN", `nut_${"A".repeat(43)}`);
  const { code, err } = await umpire(["career", "follow", career, "--service", url]);
  expect([code, err.trim().split("\n").length]).toEqual([1, 1]);
  expect(err).toContain("The career does not exist, or the token is not valid for it");
});

test("MCP follow: the newest step, nothing in the time that it waits, and the problem of a wrong token", async () => {
  vi.stubEnv("UMPIRE_SERVICE", url);
  vi.stubEnv("UMPIRE_TOKEN", tokens.get("axis"));
  const follow = async (request: object) => {
    const answer = await followTool.answer(request, undefined as never);
    expect(followTool.output.safeParse(answer).error).toBeUndefined();
    return answer;
  };
  expect(await follow({ career })).toMatchObject({ kind: "FOLLOWED", step: { version: 0 }, problem: null });
  expect(await follow({ career, since: 0, seconds: 1 })).toMatchObject({ step: null, revealed: false, problem: null });
  vi.stubEnv("UMPIRE_TOKEN", "nut_wrong");
  expect(await follow({ career })).toMatchObject({ step: null, problem: expect.stringContaining("token") });
  vi.stubEnv("UMPIRE_SERVICE", "http://127.0.0.1:9");
  expect(await follow({ career })).toMatchObject({ step: null, problem: expect.stringContaining("cannot be reached") });
});
