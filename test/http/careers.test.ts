import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { environmentStore } from "../../src/careers/store/environment";
import { StoreUnavailable } from "../../src/careers/store/store";
import { hunters } from "../../src/rulesets/hunters/index";
import { type Database, startDynamo } from "../careers/databases";
import { MORE, SHOT } from "../careers/service";
import { blank, drill } from "../fixtures/drill";
import { ask, post, type Reply, send } from "./client";
import { noStore, toyGraphqlHandler } from "./toy-graphql";

let database: Database;
let careers: LambdaHandler;
let wire: LambdaHandler;

beforeAll(async () => {
  database = await startDynamo();
  const { openStore } = database;
  careers = careersHandler([drill], openStore, MORE);
  wire = toyGraphqlHandler([drill], { openStore, careers: MORE });
});
afterAll(() => database.stop());

const careersOf = (ruleset: typeof hunters) => careersHandler([ruleset], database.openStore, MORE);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function newCareer(): Promise<{ career: string; token: string; spectator: string; reply: Reply }> {
  const reply = await post(careers, "/v1/careers", { ruleset: "drill", seed: "drill" });
  const [owner, spectator] = reply.json.tokens;
  return { career: reply.json.career.career, token: owner.token, spectator: spectator.token, reply };
}

function graphql(query: string, variables: object, token?: string): Promise<Reply> {
  const headers = token === undefined ? {} : bearer(token);
  return ask(wire, query, variables, headers);
}

const fire = (expectedVersion: number) => ({ expectedVersion, operation: "resolveFire", input: SHOT, seed: "fire" });

describe("REST", () => {
  test("POST /v1/careers, fork and import: 201 with Location; 200 without it if no career is created", async () => {
    const { career, token, reply } = await newCareer();
    expect([reply.status, reply.headers.location]).toEqual([201, `/v1/careers/${career}`]);
    expect(reply.headers["access-control-expose-headers"]).toContain("location");
    const located = await send(careers, { path: reply.headers.location!, headers: bearer(token) });
    expect(located).toMatchObject({ status: 200, json: { career, version: 0 } });
    const german = await send(careers, {
      path: `/v1/careers/${career}`,
      headers: { ...bearer(token), "accept-language": "de" },
    });
    const [fire] = german.json.decisions;
    expect(fire).toMatchObject({ operation: "resolveFire", title: expect.any(String) });
    expect(Object.keys(located.json.decisions[0])).not.toContain("title");
    const fork = await post(careers, `/v1/careers/${career}/fork`, {}, bearer(token));
    expect([fork.status, fork.headers.location]).toEqual([201, `/v1/careers/${fork.json.career.career}`]);
    const file = await send(careers, { path: `/v1/careers/${career}/export`, headers: bearer(token) });
    const copy = await post(careers, "/v1/careers/import", file.json);
    expect([copy.status, copy.headers.location]).toEqual([201, `/v1/careers/${copy.json.career.career}`]);
    const waiting = await post(careersOf(hunters), "/v1/careers", {
      ruleset: "hunters",
      input: { boat: "VIIC", number: 96, name: "Lehmann" },
      dice: [],
    });
    expect(waiting).toMatchObject({ status: 200, json: { kind: "NEEDS_ROLL", career: null } });
    expect(waiting.headers.location).toBeUndefined();
  });

  test("GET of a career: ETag, and 304 if it matches", async () => {
    const { career, token, spectator } = await newCareer();
    for (const path of ["", "/version", "/pieces", "/steps", "/export", "/verification"].map(
      (end) => `/${career}${end}`,
    )) {
      const read = (more: object = {}, own = token) =>
        send(careers, { path: `/v1/careers${path}`, headers: { ...bearer(own), ...more } });
      const first = await read();
      expect([path, first.status]).toEqual([path, 200]);
      const { etag } = first.headers;
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect(await read({ "if-none-match": `"other", ${etag}` })).toMatchObject({
        status: 304,
        text: "",
        headers: { etag },
      });
      expect((await read({ "if-none-match": '"other"' })).text).toBe(first.text);
    }
    const at = `/v1/careers/${career}`;
    const { headers } = await send(careers, { path: at, headers: bearer(token) });
    const known = { "if-none-match": headers.etag! };
    // The ETag differs for another token, and for every token after the next step.
    expect((await send(careers, { path: at, headers: { ...bearer(spectator), ...known } })).status).toBe(200);
    await post(careers, `${at}/steps`, fire(0), bearer(token));
    const later = await send(careers, { path: at, headers: { ...bearer(token), ...known } });
    expect(later).toMatchObject({ status: 200, json: { version: 1 } });
  });

  test("all operations of a career: create, play, read, list, fork, verify, export, import, delete", async () => {
    const { career, token, reply } = await newCareer();
    expect(reply.status).toBe(201);
    const at = (path: string) => `/v1/careers/${career}${path}`;
    const get = (path: string, query = "") => send(careers, { path, query, headers: bearer(token) });
    const played = await post(careers, at("/steps"), fire(0), bearer(token));
    expect(played.json).toMatchObject({ kind: "RESOLUTION", version: 1, step: { kind: "PLAY" } });
    expect((await get(at(""))).json).toMatchObject({ version: 1, role: "OWNER" });
    expect((await get(at(""), "version=0")).json).toMatchObject({ version: 0, newest: 1 });
    const page = (await get(at("/steps"), "limit=1")).json;
    expect(page).toMatchObject({ steps: [{ version: 0 }], next: "0" });
    expect((await get(at("/steps"), `limit=1&after=${page.next}`)).json).toMatchObject({
      steps: [{ version: 1 }],
      next: null,
    });
    expect((await get("/v1/careers")).json.careers).toHaveLength(1);
    expect((await get(at("/verification"))).json).toMatchObject({ verified: true, steps: 2 });
    const fork = await send(careers, { method: "POST", path: at("/fork"), headers: bearer(token) });
    expect(fork.json).toMatchObject({ career: { version: 2, origin: { career, version: 1 } } });
    const file = (await get(at("/export"))).json;
    expect((await post(careers, "/v1/careers/verify", file)).json).toMatchObject({ verified: true });
    expect((await post(careers, "/v1/careers/import", file)).json).toMatchObject({ career: { version: 2 } });
    const deleted = await send(careers, { method: "DELETE", path: at(""), headers: bearer(token) });
    expect(deleted.json).toEqual({ career, deleted: true });
    expect((await get(at(""))).status).toBe(404);
  });

  test("GET /v1/careers/{career}/steps/{version}/audit: the whole audit trail for every role", async () => {
    const { career, token, spectator } = await newCareer();
    const played = await post(careers, `/v1/careers/${career}/steps`, fire(0), bearer(token));
    expect(played.status).toBe(200);
    const audit = (version: string, bearing: string) =>
      send(careers, { path: `/v1/careers/${career}/steps/${version}/audit`, headers: bearer(bearing) });
    for (const role of [token, spectator]) {
      const [first, second] = [await audit("0", role), await audit("1", role)];
      expect([first.status, first.json]).toEqual([200, { version: 0, operation: "new", audit: [] }]);
      expect(second.status).toBe(200);
      expect(second.json).toEqual({ version: 1, operation: "resolveFire", audit: played.json.answer.audit });
      expect(second.json.audit[0]).toMatchObject({ kind: "roll", label: "gunnery" });
      const late = await audit("2", role);
      expect([late.status, late.json.code, late.json.pointer]).toEqual([400, "VERSION_UNKNOWN", "/version"]);
      for (const version of ["one", "1.5", "-1", "1e0", "%20"]) {
        const { status, json } = await audit(version, role);
        expect([status, json.pointer]).toEqual([400, "/version"]);
      }
    }
  });

  test("/v1/careers/{career}/tokens: issues, rotates and revokes tokens", async () => {
    const { career, token } = await newCareer();
    const tokens = `/v1/careers/${career}/tokens`;
    const issued = (await post(careers, tokens, { role: "SPECTATOR" }, bearer(token))).json;
    const call = { method: "POST", path: `${tokens}/${issued.id}/rotate`, headers: bearer(token) };
    const rotated = (await send(careers, call)).json;
    expect((await send(careers, { path: `/v1/careers/${career}`, headers: bearer(issued.token) })).status).toBe(404);
    expect((await send(careers, { path: `/v1/careers/${career}`, headers: bearer(rotated.token) })).status).toBe(200);
    const revoke = { method: "DELETE", path: `${tokens}/${issued.id}`, headers: bearer(token) };
    expect((await send(careers, revoke)).json.tokens).toHaveLength(2);
  });

  test("Idempotency-Key: accepted as a header, not in the body", async () => {
    const { career, token } = await newCareer();
    const path = `/v1/careers/${career}/steps`;
    const headers = { ...bearer(token), "Idempotency-Key": "one" };
    const [one, two] = [await post(careers, path, fire(0), headers), await post(careers, path, fire(0), headers)];
    expect(two.text).toBe(one.text);
    const other = await post(careers, path, fire(1), headers);
    expect([other.status, other.json.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    const inside = await post(careers, path, { ...fire(1), idempotencyKey: "a" }, bearer(token));
    expect([inside.status, inside.json.pointer]).toEqual([400, "/idempotencyKey"]);
    const twice = await post(careers, path, { ...fire(1), career }, bearer(token));
    expect([twice.status, twice.json.pointer]).toEqual([400, "/career"]);
  });

  test("every problem has its status, type, code and pointer", async () => {
    const { career, token, spectator } = await newCareer();
    const path = `/v1/careers/${career}/steps`;
    const problem = async (value: object, headers: object = bearer(token)) => {
      const { status, json, headers: sent } = await post(careers, path, value, headers);
      expect(sent["content-type"]).toContain("application/problem+json");
      expect(json.status).toBe(status);
      return [status, json.type, json.code];
    };
    expect(await problem({})).toEqual([400, "/problems/INPUT_MALFORMED", "INPUT_MALFORMED"]);
    expect(await problem({ ...fire(0), dice: [1, "two"] })).toEqual([
      400,
      "/problems/TAPE_FACE_WRONG",
      "TAPE_FACE_WRONG",
    ]);
    expect(await problem(fire(0), {})).toEqual([404, "/problems/CAREER_UNKNOWN", "CAREER_UNKNOWN"]);
    expect(await problem(fire(0), bearer(spectator))).toEqual([403, "/problems/ROLE_FORBIDDEN", "ROLE_FORBIDDEN"]);
    expect(await problem(fire(5))).toEqual([409, "/problems/VERSION_CONFLICT", "VERSION_CONFLICT"]);
    const late = await post(careers, path, fire(5), bearer(token));
    expect(late.json.currentVersion).toBe(0);
    const shots = [{ target: 3, gun: "bow_gun", note: null }];
    expect(await problem({ ...fire(0), input: { shots } })).toEqual([422, "/problems/NO_TARGET", "NO_TARGET"]);
    expect((await send(careers, { method: "DELETE", path })).status).toBe(405);
    expect((await send(careers, { method: "DELETE", path })).headers.allow).toContain("POST");
    expect((await send(careers, { path: `/v1/careers/${career}/nothing`, headers: bearer(token) })).status).toBe(404);
    const strange = await send(careers, { path: `/v1/careers/${career}`, query: "versoin=1", headers: bearer(token) });
    expect(strange.json).toMatchObject({ status: 400, code: "FIELD_UNKNOWN", pointer: "/versoin" });
  });

  test("unknown career and every missing or wrong token: the same 404", async () => {
    const [{ career }, { token }] = [await newCareer(), await newCareer()];
    const answers = await Promise.all(
      [{}, bearer(token), bearer(`nut_${"a".repeat(43)}`), { authorization: "Basic abc" }].map((headers) =>
        send(careers, { path: `/v1/careers/${career}`, headers: { ...headers, "x-request-id": "same" } }),
      ),
    );
    const unknown = await send(careers, {
      path: "/v1/careers/nothing",
      headers: { ...bearer(token), "x-request-id": "same" },
    });
    expect([unknown.status, unknown.json.code]).toEqual([404, "CAREER_UNKNOWN"]);
    for (const answer of answers) expect(answer).toEqual(unknown);
  });

  test("POST /v1/careers/import: accepts more than the usual body limit, up to a limit of its own", async () => {
    const large = { format: "x".repeat(300_000) };
    expect((await post(careers, "/v1/careers/import", large)).status).toBe(400);
    expect((await post(careers, "/v1/careers", { ruleset: "x".repeat(300_000) })).status).toBe(413);
    expect((await post(careers, "/v1/careers/import", { format: "x".repeat(6_000_000) })).status).toBe(413);
  });
});

describe("GraphQL", () => {
  const CREATE = `mutation ($ruleset: RulesetId!, $seed: String, $key: String) {
    createCareer(ruleset: $ruleset, seed: $seed, idempotencyKey: $key) {
      kind career { career version digest } tokens { role token } answer { ... on Refusal { code } }
    }
  }`;
  const PLAY = `mutation ($career: String!, $version: Int!, $input: JSON) {
    playStep(career: $career, expectedVersion: $version, operation: resolveFire, input: $input, seed: "fire") {
      kind version step { digest randomness seed rolls { label sides faces } }
      answer { ... on Resolution { snapshot digest dice outcomeJson } ... on Refusal { code } }
    }
  }`;

  test("gives the same results as REST", async () => {
    const made = (await graphql(CREATE, { ruleset: "drill", seed: "drill" })).json.data.createCareer;
    const { career } = made.career;
    const token = made.tokens.find((each: { role: string }) => each.role === "OWNER").token;
    const played = (await graphql(PLAY, { career, version: 0, input: SHOT }, token)).json.data.playStep;
    const rest = await newCareer();
    const same = await post(careers, `/v1/careers/${rest.career}/steps`, fire(0), bearer(rest.token));
    const { snapshot, digest, dice, outcome } = same.json.answer;
    expect(played.answer).toEqual({ snapshot, digest, dice, outcomeJson: outcome });
    expect(played.step.rolls).toEqual(same.json.step.rolls);
    const query = `query ($career: String!) {
      career(career: $career) { version snapshot role tokens { id } }
      careerSteps(career: $career, limit: 1) { steps { version kind } next }
      verifyCareer(career: $career) { verified difference { code } }
      careers { careers { career } next }
    }`;
    expect((await graphql(query, { career }, token)).json.data).toMatchObject({
      career: { version: 1, snapshot: played.answer.snapshot, role: "OWNER" },
      careerSteps: { steps: [{ version: 0, kind: "START" }], next: "0" },
      verifyCareer: { verified: true, difference: null },
      careers: { careers: [{ career }], next: null },
    });
  });

  test("lists the requested decisions, as REST does", async () => {
    const { career, token } = await newCareer();
    const path = `/v1/careers/${career}`;
    const read = (query: string) => send(careers, { path, query, headers: bearer(token) });
    const named = (decisions: readonly { operation: string }[]) => decisions.map(({ operation }) => operation);
    const QUERY =
      "query($career: String!, $decisions: DecisionScope) { career(career: $career, decisions: $decisions) { decisions { operation } } }";
    for (const [decisions, expected] of [
      ["OPEN", ["resolveFire", "endDrill"]],
      ["NONE", []],
    ] as const) {
      expect(named((await read(`decisions=${decisions}`)).json.decisions)).toEqual(expected);
      const { json } = await graphql(QUERY, { career, decisions }, token);
      expect(named(json.data.career.decisions)).toEqual(expected);
    }
    expect(await read("decisions=SOME")).toMatchObject({ status: 400, json: { code: "DECISIONS_UNKNOWN" } });
    const stepped = await post(careers, `${path}/steps`, { ...fire(0), decisions: "NONE" }, bearer(token));
    expect([stepped.status, stepped.json.answer.decisions]).toEqual([200, []]);
  });

  test("errors have codes, and a refusal is data", async () => {
    const { career, token } = await newCareer();
    const refused = { shots: [{ target: 3, gun: "bow_gun", note: null }] };
    const answer = await graphql(PLAY, { career, version: 0, input: refused }, token);
    expect(answer.json.data.playStep).toMatchObject({
      kind: "REFUSAL",
      version: 0,
      step: null,
      answer: { code: "NO_TARGET" },
    });
    const late = await graphql(PLAY, { career, version: 3, input: SHOT }, token);
    expect(late.json.errors[0].extensions).toMatchObject({ code: "VERSION_CONFLICT", currentVersion: 0 });
    const unknown = await graphql(PLAY, { career, version: 0, input: SHOT });
    expect(unknown.json.errors[0].extensions).toEqual({ code: "CAREER_UNKNOWN", type: "/problems/CAREER_UNKNOWN" });
    const malformed = await graphql(CREATE, { ruleset: "chess" });
    expect(malformed.json.errors[0].extensions).toMatchObject({
      code: "INPUT_MALFORMED",
      faults: [{ pointer: "/ruleset" }],
    });
  });

  test("GET: answers queries, not mutations", async () => {
    const get = (document: string) =>
      send(wire, { path: "/graphql", query: new URLSearchParams({ query: document }).toString() });
    expect((await get("{ __typename }")).json).toEqual({ data: { __typename: "Query" } });
    expect((await get('mutation { createCareer(ruleset: drill, seed: "a") { kind } }')).status).toBe(405);
  });
});

describe("language of a response", () => {
  const GERMAN = "1+1 = 2: Treffer [1.2]";
  const dice = { seed: undefined, dice: [1, 1] };
  const sentencesOf = (answer: { audit: { sentence?: string }[] }) => answer.audit.map(({ sentence }) => sentence);

  test("from the request, otherwise from Accept-Language, otherwise none", async () => {
    const { career, token } = await newCareer();
    const play = (version: number, more: object, headers = {}) =>
      post(
        careers,
        `/v1/careers/${career}/steps`,
        { ...fire(version), ...dice, ...more },
        { ...bearer(token), ...headers },
      );
    const german = { "accept-language": "sv, de-CH;q=0.8" };
    const sentences = [
      await play(0, { language: "de" }),
      await play(1, {}, german),
      await play(2, { language: "en" }, german),
      await play(3, {}),
    ];
    expect(sentences.map(({ json }) => sentencesOf(json.answer)[0])).toEqual([
      GERMAN,
      GERMAN,
      "1+1 = 2: on target [1.2]",
      undefined,
    ]);
    expect(sentences[0]!.headers.vary).toContain("accept-language");
    const none = await play(4, { language: "constructor" });
    expect([none.status, none.json.code, none.json.pointer]).toEqual([400, "LANGUAGE_UNKNOWN", "/language"]);
  });

  test("may change when a request is repeated with its key", async () => {
    const { career, token } = await newCareer();
    const play = (language: string | null) => {
      const headers = { ...bearer(token), "idempotency-key": "again" };
      return post(careers, `/v1/careers/${career}/steps`, { ...fire(0), ...dice, language }, headers);
    };
    const [plain, german] = [await play(null), await play("de")];
    expect([plain, german].map(({ json }) => json.version)).toEqual([1, 1]);
    expect([plain, german].map(({ json }) => sentencesOf(json.answer)[0])).toEqual([undefined, GERMAN]);
  });

  test("also applies to NEEDS_ROLL and to GraphQL", async () => {
    const { career, token } = await newCareer();
    const query = `mutation ($career: String!, $input: JSON, $dice: [Int!]) {
      playStep(career: $career, expectedVersion: 0, operation: resolveFire, input: $input, dice: $dice, language: "de") {
        answer { ... on Resolution { audit { sentence } } ... on NeedsRoll { next { totals { result words } } } }
      }
    }`;
    const ask = async (faces: number[]) =>
      (await graphql(query, { career, input: SHOT, dice: faces }, token)).json.data.playStep.answer;
    expect((await ask([1])).next.totals.at(-1)).toMatchObject({ result: "miss", words: "daneben" });
    expect(sentencesOf(await ask([1, 1]))[0]).toBe(GERMAN);
  });
});

test("GraphQL, audit of a stored game: each line in the field's language, else the request's, else English", async () => {
  const { career, token } = await newCareer();
  await post(careers, `/v1/careers/${career}/steps`, { ...fire(0), seed: undefined, dice: [1, 1] }, bearer(token));
  const query = `query ($career: String!, $language: String) {
    careerAudit(career: $career, version: 1, language: $language) { audit { own: sentence german: sentence(language: "de") } }
  }`;
  const linesIn = async (language?: string) =>
    (await graphql(query, { career, language }, token)).json.data.careerAudit.audit[0];
  const [english, german] = ["1+1 = 2: on target [1.2]", "1+1 = 2: Treffer [1.2]"];
  expect(await linesIn()).toEqual({ own: english, german });
  expect(await linesIn("de")).toEqual({ own: german, german });
});

describe("store unavailable", () => {
  const away = careersHandler([drill], noStore);

  test("REST and GraphQL: STORE_AWAY with Retry-After", async () => {
    const reply = await post(away, "/v1/careers", { ruleset: "drill", seed: "a" });
    expect([reply.status, reply.json.code, reply.headers["retry-after"]]).toEqual([503, "STORE_AWAY", "2"]);
    const query = "{ careers { next } }";
    const other = await ask(toyGraphqlHandler([drill]), query, {}, bearer(`nut_${"a".repeat(43)}`));
    expect([other.status, other.json.errors[0].extensions.code]).toEqual([503, "STORE_AWAY"]);
    expect(other.headers["retry-after"]).toBe("2");
  });

  test("log: the cause, once per request, with its id", async () => {
    const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    const openStore = async () => {
      throw new StoreUnavailable("The time limit of the store has passed.", { cause: new Error("Too many reads") });
    };
    const throttled = careersHandler([drill], openStore);
    const headers = { ...bearer(`nut_${"a".repeat(43)}`), "x-request-id": "rest" };
    expect((await send(throttled, { path: "/v1/careers", headers })).status).toBe(503);
    const requestHeaders = { ...headers, "x-request-id": "graphql" };
    const wired = toyGraphqlHandler([drill], { openStore });
    expect((await ask(wired, "{ careers { next } }", {}, requestHeaders)).status).toBe(503);
    expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { level: "error", code: "STORE_AWAY", requestId: "rest", err: { message: "Too many reads" } },
      { level: "error", code: "STORE_AWAY", requestId: "graphql", err: { message: "Too many reads" } },
    ]);
  });

  test("stateless routes still answer", async () => {
    const rest = restHandler([drill]);
    const body = { snapshot: blank(), input: {}, seed: "a" };
    expect((await post(rest, "/v1/drill/endDrill", body)).status).toBe(200);
    const nowhere = careersHandler([drill], environmentStore({}));
    expect((await post(nowhere, "/v1/careers", { ruleset: "drill", seed: "a" })).status).toBe(503);
    const { career, token } = await newCareer();
    const file = (await send(careers, { path: `/v1/careers/${career}/export`, headers: bearer(token) })).json;
    expect((await post(nowhere, "/v1/careers/verify", file)).json).toMatchObject({ verified: true });
  });
});

test("unexpected exception: logged without the token", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const broken = careersHandler([drill], async () => {
    throw new Error("Struck an iceberg");
  });
  const token = `nut_${"a".repeat(43)}`;
  const reply = await send(broken, { path: "/v1/careers/one", headers: bearer(token) });
  expect([reply.status, reply.json.code]).toEqual([500, "INTERNAL"]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).not.toContain(token);
  log.mockRestore();
});

test("log: never contains a token, not even one in a path or a key", async () => {
  const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("ACCESS_LOG", "metrics");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const openStore = async () => {
    throw new Error(`No such career: ${token}`);
  };
  const token = `nut_${"-_aZ9".repeat(8)}abc`;
  const logged = careersHandler([drill], openStore, MORE);
  const headers = { ...bearer(token), "idempotency-key": token };
  await send(logged, { path: `/v1/careers/${token}`, headers });
  await post(logged, "/v1/careers", { ruleset: "drill", seed: token, name: token }, headers);
  const query = `{ career(career: "${token}") { name } }`;
  await ask(toyGraphqlHandler([drill], { openStore }), query, {}, headers);
  const text = JSON.stringify(lines.mock.calls);
  const levels = lines.mock.calls.map(([line]) => JSON.parse(String(line)).level);
  expect(levels.sort()).toEqual(["error", "error", "error", "info", "info", "info"]);
  expect(text).toContain("/v1/careers/nut_...");
  expect(text).not.toContain(token.slice(4));
});
