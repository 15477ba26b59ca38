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

function post(path: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
}

describe("while a caller asks for an analysis that takes long", () => {
  /** So many runs are stopped after six seconds. */
  const LONG = 100_000;
  const simulate = (runs: number) => ({ operation: "new", input, policy: "cautious", runs });
  const document = `query ($input: JSON) { hunters { simulate(operation: "new", input: $input, policy: "cautious", runs: ${LONG}) { ... on Simulation { stopped } } } }`;

  test.each<[string, () => Promise<Response>, string]>([
    ["REST", () => post("/v1/hunters/simulate", simulate(LONG)), '"stopped":"TIME"'],
    ["REST, by a path written otherwise", () => post("/v1/hunters/%73imulate", simulate(LONG)), '"stopped":"TIME"'],
    ["GraphQL", () => post("/graphql", { query: document, variables: { input } }), '"stopped":"TIME"'],
  ])(
    "the server answers everybody else: %s",
    async (_wire, ask, told) => {
      // The first analysis waits for the worker to be loaded.
      expect((await post("/v1/hunters/simulate", simulate(1))).status).toBe(200);
      let going = true;
      const asked = performance.now();
      const heavy = ask().then(async (response) => {
        going = false;
        return [response.status, await response.text()] as const;
      });
      const waits: number[] = [];
      while (going) {
        const began = performance.now();
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        expect((await post("/v1/hunters/new", { input, seed: "meanwhile" })).status).toBe(200);
        waits.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const took = performance.now() - asked;
      const [status, text] = await heavy;
      expect([status, text.includes(told)]).toEqual([200, true]);
      expect(waits.length).toBeGreaterThan(5);
      // Whoever is answered only after the analysis waits as long as it takes.
      expect(Math.max(...waits)).toBeLessThan(took / 4);
    },
    60_000,
  );
});

test("analyses whose callers hang up keep nobody waiting", async () => {
  const runs = { operation: "new", input, policy: "cautious", runs: 100_000 };
  expect((await post("/v1/hunters/simulate", { ...runs, runs: 1 })).status).toBe(200);
  const callers = Array.from({ length: 12 }, () => new AbortController());
  const headers = { "content-type": "application/json" };
  const abandoned = callers.map(({ signal }) =>
    fetch(`${server.url}/v1/hunters/simulate`, { method: "POST", headers, body: JSON.stringify(runs), signal }),
  );
  const gone = Promise.allSettled(abandoned);
  await new Promise((resolve) => setTimeout(resolve, 400));
  for (const caller of callers) caller.abort();
  expect((await gone).map(({ status }) => status)).toEqual(callers.map(() => "rejected"));
  const began = performance.now();
  const answers = await Promise.all([
    post("/v1/hunters/simulate", { ...runs, runs: 1 }),
    post("/v1/hunters/tell", { audit: [] }),
    post("/graphql", { query: "{ __schema { queryType { name } } }" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Two of the twelve alone would take longer: each runs for six seconds.
  expect(performance.now() - began).toBeLessThan(12_000);
}, 120_000);

test(`${WRITERS} writers at once on one career of the embedded store are answered that they wrote or that they came late`, async () => {
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
  const told = [...new Set(statuses)].sort();
  expect([told, statuses.filter((status) => status === 200).length]).toEqual([[200, 409], 1]);
  const verdict = await fetch(`${server.url}${path}/verification`, { headers });
  expect(await verdict.json()).toMatchObject({ verified: true, steps: 2 });
}, 60_000);

const LOADING = {
  tubes: { fwd1: "G7a", fwd2: "G7a", fwd3: "G7e", fwd4: "G7e", aft1: "G7a" },
  fwdReloads: { G7a: 4, G7e: 4 },
  aftReloads: { G7a: 1, G7e: 0 },
};
