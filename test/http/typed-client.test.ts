import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { ROUTES } from "../../src/client/generated/routes";
import {
  type CallOptions,
  type HuntersResolveEncounterResolution,
  type NeedsRoll,
  type RefusalProblem,
  type UmpireClient,
  UmpireError,
  umpireClient,
} from "../../src/client/index";
import { analysisCalls } from "../../src/core/analysis/index";
import { rulesets } from "../../src/rulesets/index";
import { type Served, serve } from "./served";

let served: Served;

let client: UmpireClient;

beforeAll(async () => {
  served = await serve();
  client = umpireClient(`${served.url}/`);
});

afterAll(() => served.stop());

/** Plays a career until the boat is at sea, just before an encounter. */
async function atSea() {
  const input = { boat: "VIIC", number: 96, name: "Lehmann" } as const;
  const started = await client.hunters.new({ input, seed: "client" });
  if (started.kind !== "RESOLUTION") throw new Error(started.kind);
  const { snapshot } = started;
  const sent = await client.hunters.resolveAssignment({ snapshot, input: { request: false }, seed: "client" });
  if (sent.kind !== "RESOLUTION") throw new Error(sent.kind);
  return sent.snapshot;
}

describe("typed client", () => {
  test("response type: a union discriminated by `kind`", async () => {
    const snapshot = await atSea();
    const answer = await client.hunters.resolveEncounter({ snapshot, input: {}, seed: "client" });
    expectTypeOf(answer).toEqualTypeOf<HuntersResolveEncounterResolution | NeedsRoll | RefusalProblem>();
    if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
    expectTypeOf(answer.outcome.box).toEqualTypeOf<number>();
    expect(answer.snapshot.step).toBe(snapshot.step + 1);
    // @ts-expect-error what a resolution does not hold
    expect(answer.next).toBeUndefined();
  });

  test("request types: reject wrong fields at compile time", () => {
    // Never called, only type-checked.
    const wrong = async (): Promise<unknown> => [
      // @ts-expect-error a boat that is not there
      await client.hunters.new({ input: { boat: "VIIX", number: 1, name: "" }, seed: "x" }),
      // @ts-expect-error seed and dice together
      await client.hunters.new({ input: { boat: "VIIC", number: 1, name: "" }, seed: "x", dice: [1] }),
      // @ts-expect-error neither seed nor dice
      await client.hunters.new({ input: { boat: "VIIC", number: 1, name: "" } }),
      // @ts-expect-error an operation that is not there
      await client.hunters.resolveNothing({}),
    ];
    expect(wrong).toBeTypeOf("function");
  });

  test("rolling dice until there are enough gives the same result as the seed", async () => {
    const snapshot = await atSea();
    const seeded = await client.hunters.resolveEncounter({ snapshot, seed: "client" });
    if (seeded.kind !== "RESOLUTION") throw new Error(seeded.kind);
    const dice: number[] = [];
    let answer = await client.hunters.resolveEncounter({ snapshot, dice });
    while (answer.kind === "NEEDS_ROLL") {
      const count = Number.parseInt(answer.next.dice, 10);
      dice.push(...seeded.dice.slice(dice.length, dice.length + count));
      answer = await client.hunters.resolveEncounter({ snapshot, dice });
    }
    expect(answer).toMatchObject({ kind: "RESOLUTION", digest: seeded.digest, dice: seeded.dice });
  });

  test("refusal by a rule: returned as REFUSAL", async () => {
    const snapshot = await atSea();
    const answer = await client.hunters.breakOff({ snapshot, seed: "x" });
    expect(answer).toMatchObject({ kind: "REFUSAL", citation: { section: expect.stringMatching(/^\d/) } });
  });

  test("malformed request: throws UmpireError with its faults", async () => {
    const rejected = client.hunters.decisions({ snapshot: {} } as never);
    await expect(rejected).rejects.toBeInstanceOf(UmpireError);
    await expect(rejected).rejects.toMatchObject({
      status: 400,
      problem: { kind: "MALFORMED", faults: expect.anything() },
    });
  });

  test("no server: throws UmpireError with status 0", async () => {
    const nobody = umpireClient("http://127.0.0.1:9");
    await expect(nobody.service.health()).rejects.toMatchObject({ name: "UmpireError", status: 0 });
  });

  test("calls analyses and service routes", async () => {
    expect(await client.service.health()).toMatchObject({ status: "ok" });
    const odds = await client.hunters.odds({ operation: "resolveEncounter", snapshot: await atSea(), bound: 2000 });
    expect(odds).toMatchObject({ kind: "ODDS", operation: "resolveEncounter" });
    const map = await client.goeben.bareMap();
    expect(map).toContain("<svg");
  });

  test("path parameters go into the path, the rest into query or body, the token into a header", async () => {
    const sent: [string, RequestInit][] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([String(url), init!]);
      return new Response("{}", { headers: { "content-type": "application/json" } });
    };
    const listening = umpireClient("https://umpire.test/", { fetch });
    await listening.careers.careerSteps({ career: "a/b", after: "3" }, { token: "secret" });
    await listening.careers.deleteCareer({ career: "c" });
    await listening.careers.playStep({ career: "c", expectedVersion: 1, operation: "new", seed: "s" } as never, {
      headers: { "idempotency-key": "k" },
    });
    expect(sent.map(([url, { method, body }]) => [method, url, body ?? null])).toEqual([
      ["GET", "https://umpire.test/v1/careers/a%2Fb/steps?after=3", null],
      ["DELETE", "https://umpire.test/v1/careers/c", null],
      ["POST", "https://umpire.test/v1/careers/c/steps", '{"expectedVersion":1,"operation":"new","seed":"s"}'],
    ]);
    expect(sent[0]![1].headers).toEqual({ authorization: "Bearer secret" });
    expect(sent[2]![1].headers).toEqual({ "idempotency-key": "k", "content-type": "application/json" });
  });
});

test("typed client, 201 and 304: 201 is a success, and `onReply` receives status and headers", async () => {
  const replies = [
    new Response('{"kind":"RESOLUTION"}', { status: 201, headers: { location: "/v1/careers/c" } }),
    new Response(null, { status: 304, headers: { etag: '"e"' } }),
  ];
  const listening = umpireClient("https://umpire.test", { fetch: async () => replies.shift()! });
  const faults: unknown[] = [];
  const onReply: NonNullable<CallOptions["onReply"]> = ({ status, headers }) =>
    faults.push([status, headers.get("location"), headers.get("etag")]);
  const made = await listening.careers.createCareer({ ruleset: "hunters", seed: "x" }, { onReply });
  expect(made).toEqual({ kind: "RESOLUTION" });
  const options = { onReply, headers: { "if-none-match": '"e"' } };
  await expect(listening.careers.career({ career: "c" }, options)).rejects.toMatchObject({ status: 304 });
  expect(faults).toEqual([
    [201, "/v1/careers/c", null],
    [304, null, '"e"'],
  ]);
});

describe("client source", () => {
  test("has every operation, report and analysis of every ruleset", () => {
    const routes: Readonly<Record<string, Readonly<Record<string, string>>>> = ROUTES;
    for (const { id, start, operations, reports } of rulesets) {
      const names = [start, ...operations, ...reports, ...analysisCalls].map(({ name }) => name);
      expect(
        names.filter((name) => !(name in routes[id]!)),
        id,
      ).toEqual([]);
    }
  });

  test("runs with nothing but fetch, as in a browser", async () => {
    const { outputFiles } = await build({
      entryPoints: ["src/client/index.ts"],
      bundle: true,
      write: false,
      platform: "browser",
      format: "iife",
      globalName: "umpire",
      target: "es2020",
    });
    const text = outputFiles[0]!.text;
    expect(text.length).toBeLessThan(30_000);
    const health = await runInNewContext(`${text}; umpire.umpireClient(url, { fetch }).service.health()`, {
      url: served.url,
      fetch,
    });
    expect(health).toMatchObject({ status: "ok" });
  });
});
