import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { digestOf } from "../../src/core/json/canonical";
import type { CareerFile } from "../../src/proof/career-file";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { type Database, startDynamo } from "../careers/databases";
import { MORE, SHOT } from "../careers/service";
import { blank, drill } from "../fixtures/drill";
import { post, type Reply, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

let database: Database;

let careers: LambdaHandler;

let wire: LambdaHandler;

let own: { readonly career: string; readonly token: string; readonly spectator: string };

let file: CareerFile;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const fire = (expectedVersion: number) => ({ expectedVersion, operation: "resolveFire", input: SHOT, seed: "fire" });

const KEY = "5e2a7d1c-90b4-4f3e-8c6d-1a2b3c4d5e6f";

async function newCareer() {
  const { json } = await post(careers, "/v1/careers", { ruleset: "drill", seed: "drill" });
  const [owner, spectator] = json.tokens;
  return { career: json.career.career as string, token: owner.token as string, spectator: spectator.token as string };
}

const get = (path: string, query = "", token = own.token) => send(careers, { path, query, headers: bearer(token) });

beforeAll(async () => {
  database = await startDynamo();
  const { openStore } = database;
  careers = careersHandler([drill], openStore, MORE);
  wire = toyGraphqlHandler([drill], { openStore, careers: MORE });
  own = await newCareer();
  await post(careers, `/v1/careers/${own.career}/steps`, fire(0), bearer(own.token));
  file = (await get(`/v1/careers/${own.career}/export`)).json;
});

afterAll(() => database.stop());

/** Expects an error with a code and without internal details. */
function expectFault(reply: Reply, statuses: readonly number[] = [400, 404, 409, 413, 415]): void {
  expect(statuses, reply.text).toContain(reply.status);
  expect(reply.json.code).toMatch(/^[A-Z][A-Z_]+$/);
  expect(reply.text).not.toMatch(/node_modules|\.ts:|at Object|dynamo|ValidationException/i);
}

describe("cursor and version parameters", () => {
  const steps = () => `/v1/careers/${own.career}/steps`;
  test.each(["9999999", "0", "1"])("after=%s: a page, possibly empty", async (after) => {
    for (const limit of ["1", "100"]) {
      const { status, json } = await get(steps(), `after=${after}&limit=${limit}`);
      expect([status, json.next]).toEqual([200, null]);
    }
  });
  test.each([
    "after=99999990",
    "after=99999999999999999999",
    "after=-1",
    "after=1e3",
    "after=%00",
    "after=",
    "after=1&after=x",
    "limit=0",
    "limit=101",
    "limit=99999999999999999",
    "limit=1.5",
    "limit=NaN",
    "__proto__=1",
    "constructor=1",
    "career=other",
    "idempotencyKey=a",
    "%ff=%fe",
  ])("%s: a fault", async (query) => expectFault(await get(steps(), query), [400]));
  test.each(["2147483647", "2147483648", "-1", "9".repeat(15), "9".repeat(400)])(
    "version=%s: a fault",
    async (version) => {
      expectFault(await get(`/v1/careers/${own.career}`, `version=${version}`), [400]);
    },
  );
  test.each(["x", "x".repeat(22), "!".repeat(22), "%00".repeat(22), "é".repeat(22)])(
    "GET /v1/careers, after=%s: a fault",
    async (after) => {
      const { status } = await get("/v1/careers", `after=${after}`);
      expect([200, 400]).toContain(status);
    },
  );
  test.each([2_147_483_647, 99_999_999])(
    "expectedVersion %i: a conflict, with and without an idempotency key",
    async (version) => {
      const path = `/v1/careers/${own.career}/steps`;
      expectFault(await post(careers, path, fire(version), bearer(own.token)), [409]);
      expectFault(await post(careers, path, fire(version), { ...bearer(own.token), "idempotency-key": "far" }), [409]);
    },
  );
});

describe("ids and tokens", () => {
  test.each([
    "__proto__",
    "constructor",
    "%00",
    "..",
    "%2e%2e",
    "entry",
    "%ED%A0%80",
    "%",
    "career%23x",
    "a".repeat(64),
    "a".repeat(65),
    "a".repeat(5_000),
    "%F0%9F%9A%A2".repeat(20),
  ])("id %s: opens no career", async (id) => {
    for (const path of ["", "/steps", "/verification", "/export"]) {
      expectFault(await get(`/v1/careers/${id}${path}`), [400, 404]);
    }
  });
  test.each([
    "Bearer",
    "Bearer  ",
    `Bearer ${"a".repeat(100_000)}`,
    "bearer nut_\u0000",
    `Basic nut_${"a".repeat(43)}`,
    `Bearer nut_${"a".repeat(43)}, Bearer x`,
    `Bearer nut_${"é".repeat(43)}`,
  ])("header %s: opens no career, with the same response as every other", async (authorization) => {
    const path = `/v1/careers/${own.career}`;
    const plain = await send(careers, { path, headers: { "x-request-id": "same" } });
    const reply = await send(careers, { path, headers: { authorization, "x-request-id": "same" } });
    expect(reply).toEqual(plain);
  });
});

describe("inputs", () => {
  const proto = (text: string) => JSON.parse(text) as object;
  test.each<[string, string, object]>([
    ["a prototype in the body", "/v1/careers", proto('{"ruleset":"drill","seed":"a","__proto__":{"server":true}}')],
    ["the ruleset __proto__", "/v1/careers", { ruleset: "__proto__", seed: "a" }],
    ["the ruleset constructor", "/v1/careers", { ruleset: "constructor", seed: "a" }],
    ["a snapshot that is a list", "/v1/careers", { ruleset: "drill", snapshot: [] }],
    ["a snapshot of another edition", "/v1/careers", { ruleset: "drill", snapshot: { ...blank(), edition: "other" } }],
    [
      "a snapshot of another ruleset",
      "/v1/careers",
      { ruleset: "drill", snapshot: { ...blank(), ruleset: "hunters" } },
    ],
    ["a snapshot at its last step", "/v1/careers", { ruleset: "drill", snapshot: { ...blank(), step: 100_000 } }],
    [
      "charts of a prototype",
      "/v1/careers",
      proto('{"ruleset":"drill","seed":"a","charts":{"__proto__":{"name":"x"}, "G1": 7}}'),
    ],
    ["charts there are not", "/v1/careers", { ruleset: "drill", seed: "a", charts: { toString: {} } }],
    ["an endless seed", "/v1/careers", { ruleset: "drill", seed: "x".repeat(100_000) }],
    ["dice of no number", "/v1/careers", { ruleset: "drill", dice: [null, "1", Number.MAX_VALUE] }],
  ])("%s: a fault", async (_title, path, body) => expectFault(await post(careers, path, body), [400]));

  test.each<[string, object]>([
    ["a version that is text", { expectedVersion: "1" }],
    ["a version of half", { expectedVersion: 0.5 }],
    ["an operation of a prototype", { operation: "hasOwnProperty" }],
    ["an input that is a list", { input: [] }],
    ["rerolls without end", { rerolls: Array.from({ length: 101 }, () => 0) }],
    ["rerolls in a game that knows none", { rerolls: [0] }],
    ["a language of a prototype", { language: "__proto__" }],
    ["an audit of a prototype", { audit: "toString" }],
  ])("%s: plays no step", async (_title, change) => {
    const path = `/v1/careers/${own.career}/steps`;
    expectFault(await post(careers, path, { ...fire(1), ...change }, bearer(own.token)), [400]);
    expect((await get(`/v1/careers/${own.career}`)).json.newest).toBe(1);
  });
});

describe("GraphQL", () => {
  const ask = (query: string, variables: unknown, headers = bearer(own.token)) =>
    post(wire, "/graphql", { query, variables }, headers);
  const fetched = (query: string, variables: string) =>
    send(wire, {
      path: "/graphql",
      query: new URLSearchParams({ query, variables }).toString(),
      headers: bearer(own.token),
    });
  const CAREER = "query ($c: String!) { career(career: $c) { name } }";
  const VERIFY = `query ($x: JSON!) { verifyCareerFile(format: "naval-umpire-career/1", ruleset: "drill", steps: [], first: $x, last: $x, charts: $x) { verified } }`;

  test.each<[string, string]>([
    ["half a character", '{"c":"\\ud800"}'],
    ["a null", '{"c":"\\u0000"}'],
    ["a list", '{"c":["a","b"]}'],
    ["a prototype", '{"__proto__":{"c":"x"}}'],
    ["no JSON", "{"],
  ])("GET /graphql, variables with %s: an error with a code", async (_title, variables) => {
    const { status, json, text } = await fetched(CAREER, variables);
    expect(status, text).toBeLessThan(500);
    expect(json.errors[0].extensions.code, text).toMatch(/^[A-Z_]+$/);
  });

  test.each([VERIFY, CAREER])("GET /graphql, endlessly nested variables: JSON_TOO_DEEP for %s", async (query) => {
    for (const depth of [65, 5_000, 200_000]) {
      const { status, json, text } = await fetched(query, `{"c":"a","x":${"[".repeat(depth)}${"]".repeat(depth)}}`);
      expect(status, text).toBe(400);
      expect(json.errors[0].extensions.code).toBe("JSON_TOO_DEEP");
    }
  });

  test.each<[string, unknown]>([
    ["a list", { c: ["a"] }],
    ["an object", { c: { toString: "x" } }],
    ["null", { c: null }],
    ["a long text", { c: "x".repeat(100_000) }],
  ])("career id %s: an error with a code", async (_title, variables) => {
    const { status, json } = await ask(CAREER, variables);
    expect(status).toBeLessThan(500);
    expect(json.errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
  });
});

/** Returns the steps with the chain resealed after a change, as a forger would. */
function resealed(steps: readonly Omit<ChainStep, "digest" | "previous">[]): ChainStep[] {
  let previous: string | null = null;
  return steps.map((step) => {
    const whole: ChainStep = sealStep({ ...step, previous });
    previous = whole.digest;
    return whole;
  });
}

const itemsIn = async () => (await database.items()).length;

describe("POST /v1/careers/import, hostile file", () => {
  /** Returns the file of a chain of `count` steps that play no operation. */
  const idle = (snapshot: object, count: number): CareerFile => {
    const bare = {
      ruleset: "drill",
      charts: null,
      operation: null,
      input: null,
      rerolls: [],
      randomness: null,
      seed: null,
      algorithm: null,
      diceStep: null,
      rolls: [],
      snapshot: digestOf(snapshot),
      revealed: null,
      commitment: digestOf("any"),
      at: "2026-01-01T00:00:00.000Z",
    };
    const steps = Array.from({ length: count }, (_, version) => ({
      ...bare,
      version,
      kind: version === 0 ? ("SNAPSHOT" as const) : ("FORK" as const),
    }));
    const format = "naval-umpire-career/1";
    return { ...file, format, first: snapshot as never, steps: resealed(steps), last: snapshot };
  };
  const step = (change: object, version = 1): unknown => {
    const { steps } = file;
    return {
      ...file,
      steps: resealed(steps.map((each) => (each.version === version ? { ...each, ...change } : each))),
    };
  };
  const deep = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
  const circle = () => {
    const [first, second] = file.steps as [ChainStep, ChainStep];
    return { ...file, steps: [{ ...first, previous: second.digest }, second] };
  };

  test.each<[string, () => unknown, readonly number[]]>([
    ["without steps", () => ({ ...file, steps: [] }), [400]],
    ["of steps that are none", () => ({ ...file, steps: [null, 7, "x"] }), [400]],
    ["of an unknown ruleset", () => ({ ...file, ruleset: "chess" }), [400]],
    ["of the ruleset __proto__", () => ({ ...file, ruleset: "__proto__" }), [400]],
    ["whose steps are of another ruleset", () => step({ ruleset: "hunters" }), [400]],
    ["of a format to come", () => ({ ...file, format: "naval-umpire-career/4" }), [400]],
    ["of an older format than its steps", () => ({ ...file, format: "naval-umpire-career/2" }), [400]],
    ["with more than a file has", () => ({ ...file, tokens: [{ role: "OWNER" }] }), [400]],
    ["whose digests point in a circle", circle, [400]],
    [
      "that begins at version 7",
      () => ({ ...file, steps: resealed(file.steps.map((each) => ({ ...each, version: each.version + 7 }))) }),
      [400],
    ],
    ["whose versions stand still", () => step({ version: 0 }), [400]],
    ["of the greatest version", () => step({ version: 2_147_483_647 }), [400]],
    ["of a version below 0", () => step({ version: -1 }), [400]],
    ["of half a version", () => step({ version: 0.5 }), [400]],
    ["whose dice were thrown elsewhere", () => step({ diceStep: 2_147_483_647 }), [400]],
    ["with an operation of a prototype", () => step({ operation: "constructor" }), [400]],
    ["that begins twice", () => step({ kind: "START", operation: "new", input: {} }), [400]],
    ["that plays new", () => step({ operation: "new", input: {} }), [400]],
    ["without dice", () => step({ randomness: null }), [400]],
    ["with a seed and a tape", () => step({ randomness: "TAPE" }), [400]],
    ["with dice of no sides", () => step({ rolls: [{ label: "gunnery", sides: 0, faces: [1] }] }), [400]],
    ["with rerolls in a game that knows none", () => step({ rerolls: [0] }), [400]],
    ["with an input of a prototype", () => step({ input: JSON.parse('{"__proto__":{"shots":[]}}') }), [400]],
    ["with a deep input", () => step({ input: deep(50) }), [400]],
    ["with a deeper input", () => ({ ...file, last: deep(70) }), [400]],
    ["with an input of a megabyte", () => step({ input: { shots: "x".repeat(1_000_000) } }), [400]],
    ["of a year there is not", () => step({ at: "2026-13-45T99:99:99.000Z" }), [400]],
    ["whose end is none", () => ({ ...file, last: null }), [400]],
    ["whose end is of a prototype", () => ({ ...file, last: JSON.parse('{"__proto__":{}}') }), [400]],
    ["that begins with a snapshot of another edition", () => idle({ ...blank(), edition: "other" }, 1), [400]],
    [
      "that begins with a snapshot nobody reaches",
      () => idle({ ...blank(), targets: [{ name: "Ghost", damage: 0 }] }, 1),
      [400],
    ],
    ["that begins with a list", () => idle([], 1), [400]],
    ["with charts there are not", () => ({ ...file, charts: { constructor: {} } }), [400]],
    [
      "with charts without end",
      () => ({ ...file, charts: { G1: { name: randomBytes(200_000).toString("base64") } } }),
      [413],
    ],
  ])("%s: refused, and nothing is stored", async (_title, make, statuses) => {
    const before = await itemsIn();
    for (const key of [{}, { "idempotency-key": randomUUID() }]) {
      const reply = await post(careers, "/v1/careers/import", make(), key);
      expectFault(reply, statuses);
      expect(await itemsIn()).toBe(before);
    }
    const { status, text } = await post(careers, "/v1/careers/verify", make());
    expect(status, text).toBeLessThan(500);
  });

  test("300 idle steps: imported in full", async () => {
    const reply = await post(careers, "/v1/careers/import", idle(blank(), 300));
    expect([reply.status, reply.json.career?.version]).toEqual([201, 300]);
    const [{ token }] = reply.json.tokens;
    const { json } = await get(`/v1/careers/${reply.json.career.career}/verification`, "", token);
    expect(json).toMatchObject({ verified: true, steps: 301 });
  });
});

describe("idempotency key", () => {
  test("two different files at the same time: one career from one of the files", async () => {
    const other = await newCareer();
    for (let version = 0; version < 3; version += 1) {
      await post(careers, `/v1/careers/${other.career}/steps`, fire(version), bearer(other.token));
    }
    const long = (await get(`/v1/careers/${other.career}/export`, "", other.token)).json as CareerFile;
    const headers = { "idempotency-key": randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, each) => post(careers, "/v1/careers/import", each % 2 ? long : file, headers)),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const reply of replies) if (reply.status !== 201) expectFault(reply, [409]);
    const [{ token }] = made[0]!.json.tokens;
    const path = `/v1/careers/${made[0]!.json.career.career}/verification`;
    expect((await get(path, "", token)).json).toMatchObject({ verified: true });
  });

  test("has no effect in another career or for another caller", async () => {
    const [one, two] = [await newCareer(), await newCareer()];
    const play = (career: string, token: string) =>
      post(careers, `/v1/careers/${career}/steps`, fire(0), { ...bearer(token), "idempotency-key": "shared" });
    const first = await play(one.career, one.token);
    const second = await play(two.career, two.token);
    expect([first.json.career, second.json.career]).toEqual([one.career, two.career]);
    expectFault(await play(one.career, two.token), [404]);
    expectFault(await play(one.career, one.spectator), [403]);
    const fork = (token: string) =>
      post(careers, `/v1/careers/${one.career}/fork`, {}, { ...bearer(token), "idempotency-key": KEY });
    const [byOwner, byOnlooker] = [await fork(one.token), await fork(one.spectator)];
    expect(byOnlooker.json.career.career).not.toBe(byOwner.json.career.career);
    const create = (token: string) =>
      post(careers, "/v1/careers", { ruleset: "drill", seed: "a" }, { ...bearer(token), "idempotency-key": KEY });
    expect((await create(one.token)).json.career.career).not.toBe((await create(two.token)).json.career.career);
    expectFault(await create(one.spectator), [404]);
  });
});

test("concurrent forks, steps and deletion: intact careers and a response to every request", async () => {
  const { career, token } = await newCareer();
  for (let version = 0; version < 3; version += 1) {
    await post(careers, `/v1/careers/${career}/steps`, fire(version), bearer(token));
  }
  const path = `/v1/careers/${career}`;
  const requests = Array.from({ length: 24 }, (_, each) => {
    if (each === 12) return send(careers, { method: "DELETE", path, headers: bearer(token) });
    if (each % 3 === 0) return post(careers, `${path}/steps`, fire(3), bearer(token));
    return send(careers, { method: "POST", path: `${path}/fork`, headers: bearer(token) });
  });
  const replies = await Promise.all(requests);
  expect(replies[12]!.json).toEqual({ career, deleted: true });
  for (const reply of replies) if (reply.status > 201) expectFault(reply, [404, 409]);
  expectFault(await get(path, "", token), [404]);
  for (const { json } of replies.filter((reply) => reply.json.career?.origin)) {
    const verdict = await get(`/v1/careers/${json.career.career}/verification`, "", token);
    expect(verdict.json).toMatchObject({ verified: true });
  }
});
