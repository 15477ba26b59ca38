import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";
import { type ServerProcess, startServer } from "./server-process";

const JSON_TYPE = { "content-type": "application/json" };

const WRITERS = 200;

let folder: string;

let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "analysis-"));
  server = await startServer({ CAREERS_FOLDER: join(folder, "careers") });
}, 60_000);

afterAll(async () => {
  await server?.end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const hunters = rulesets.find(({ id }) => id === "hunters")!;

const { input } = exampleOf(hunters, "new");

function post(path: string, body: unknown, headers = {}, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
    signal,
  });
}

describe("POST /v1/{ruleset}/simulate, long analysis", () => {
  /** Enough runs to exceed the six-second limit. */
  const LONG = 100_000;
  const body = { operation: "new", input, policy: "cautious", runs: LONG };
  const document = `query ($input: JSON) { hunters { simulate(operation: "new", input: $input, policy: "cautious", runs: ${LONG}) { ... on Simulation { stopped } } } }`;

  test.each<[string, string, object]>([
    ["REST", "/v1/hunters/simulate", body],
    ["REST, by a path written otherwise", "/v1/hunters/%73imulate", body],
    ["GraphQL", "/graphql", { query: document, variables: { input } }],
  ])("other requests are answered meanwhile: %s", async (_wire, path, body) => {
    const caller = new AbortController();
    let isAnswered = false;
    const analysis = post(path, body, {}, caller.signal).then(
      () => {
        isAnswered = true;
      },
      () => {},
    );
    // If the analysis blocks the server, these requests are answered only after it.
    for (let round = 0; round < 5; round += 1) {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await post("/v1/hunters/new", { input, seed: "meanwhile" })).status).toBe(200);
    }
    expect(isAnswered).toBe(false);
    caller.abort();
    await analysis;
  });

  test("stops at the time limit", async () => {
    expect(await (await post("/v1/hunters/simulate", body)).json()).toMatchObject({ stopped: "TIME" });
  });
});

test("POST /v1/{ruleset}/simulate, clients disconnect: later requests are answered without delay", async () => {
  const runs = { operation: "new", input, policy: "cautious", runs: 100_000 };
  expect((await post("/v1/hunters/simulate", { ...runs, runs: 1 })).status).toBe(200);
  const callers = Array.from({ length: 12 }, () => new AbortController());
  const headers = { "content-type": "application/json" };
  const abandoned = callers.map(({ signal }) =>
    fetch(`${server.url}/v1/hunters/simulate`, { method: "POST", headers, body: JSON.stringify(runs), signal }),
  );
  const settled = Promise.allSettled(abandoned);
  // Once this request is answered, the server has received the earlier ones too.
  expect((await post("/v1/hunters/new", { input, seed: "meanwhile" })).status).toBe(200);
  for (const caller of callers) caller.abort();
  expect((await settled).map(({ status }) => status)).toEqual(callers.map(() => "rejected"));
  // A queued analysis is refused after a time. Two of the twelve alone would exceed it.
  const answers = await Promise.all([
    post("/v1/hunters/simulate", { ...runs, runs: 1 }),
    post("/v1/hunters/tell", { audit: [] }),
    post("/graphql", { query: "{ __schema { queryType { name } } }" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
}, 120_000);

test(`POST /v1/careers/{career}/steps, ${WRITERS} writers at once on SQLite: one 200, and 409 for all others`, async () => {
  const made = (await (await post("/v1/careers", { ruleset: "hunters", input, seed: "crowd" })).json()) as {
    career: { career: string };
    tokens: { token: string }[];
  };
  const path = `/v1/careers/${made.career.career}`;
  const headers = { authorization: `Bearer ${made.tokens[0]!.token}` };
  const { operation, input: choice } = { operation: "loadTorpedoes", input: LOADING };
  const statuses = await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const step = { expectedVersion: 0, operation, input: choice, seed: `writer ${writer}` };
      const response = await post(`${path}/steps`, step, headers);
      await response.text();
      return response.status;
    }),
  );
  const distinctStatuses = [...new Set(statuses)].sort();
  expect([distinctStatuses, statuses.filter((status) => status === 200).length]).toEqual([[200, 409], 1]);
  const verdict = await fetch(`${server.url}${path}/verification`, { headers });
  expect(await verdict.json()).toMatchObject({ verified: true, steps: 2 });
}, 60_000);

const LOADING = {
  tubes: { fwd1: "G7a", fwd2: "G7a", fwd3: "G7e", fwd4: "G7e", aft1: "G7a" },
  fwdReloads: { G7a: 4, G7e: 4 },
  aftReloads: { G7a: 1, G7e: 0 },
};
