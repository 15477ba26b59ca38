import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { careersRoutes } from "../../src/api/careers/rest";
import { lambdaHandler } from "../../src/api/edge/edge";
import { bracedPath } from "../../src/api/path-parameters";
import { Registry } from "../../src/api/registry";
import { restRoutes } from "../../src/api/rest/index";
import { errorProblem } from "../../src/api/rest/problem";
import type { Route } from "../../src/api/rest/route";
import { routerOf } from "../../src/api/rest/router";
import { analysisCallOf } from "../../src/core/analysis/index";
import { bundledVectors } from "../../src/handlers/assets";
import { rulesets } from "../../src/rulesets/index";
import { contextOf, openService, type Service, SHOT } from "../careers/service";
import { blank, drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { analysisExample, examplesOf } from "../fixtures/examples";
import { openApi } from "../fixtures/openapi";
import { type Reply, send } from "./client";

const served = [drill, ...rulesets];

const document = openApi();

/** Parts of a call: values for its path, a body, and a bearer token. */
interface Sent {
  readonly in?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string;
}

/** Calls routes, expects success, and tracks the routes not called yet. */
function callerOf(routes: readonly Route[]) {
  const handler = lambdaHandler({ answer: routerOf(routes), error: errorProblem, less: "" });
  const left = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const call = async (route: string, { in: values = {}, body, token }: Sent = {}): Promise<Reply> => {
    left.delete(route);
    const [method = "", path = ""] = route.split(" ");
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const reply = await send(handler, {
      method,
      path: path.replaceAll(/:(\w+)/g, (_, name) => values[name]!),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(reply.status, `${route}: ${reply.text.slice(0, 500)}`).toSatisfy(isSuccess(method, path));
    return reply;
  };
  return { call, left };
}

/** Returns a check for success statuses declared in the published document. Undeclared routes: 200. */
function isSuccess(method: string, path: string): (status: number) => boolean {
  const item = document.paths[bracedPath(path)]?.[method.toLowerCase()];
  const declared = Object.keys(item?.responses ?? { 200: {} });
  return (status) => status < 300 && declared.includes(String(status));
}

test("every stateless route answers", async () => {
  const bytes = new TextEncoder().encode("window.x = 1;");
  const assets = async () => ({ contentType: "text/javascript; charset=utf-8", bytes });
  const examples = async (id: string) => examplesOf({ id });
  const { call, left } = callerOf(restRoutes(new Registry(served), { examples, assets, vectors: bundledVectors }));
  expect((await call("GET /")).json.openapi).toBe("/openapi.json");
  expect((await call("GET /healthz")).json.status).toBe("ok");
  expect((await call("GET /openapi.json")).json.openapi).toBe("3.1.0");
  const { openapi, operations } = (await call("GET /v1/:ruleset", { in: { ruleset: "hunters" } })).json;
  const inOpenApi = { document: openapi.replace("/openapi/", "") };
  const { paths } = (await call("GET /openapi/:document", { in: inOpenApi })).json;
  expect(operations.length).toBeGreaterThan(30);
  for (const { path } of operations) expect(paths[path]).toBeTypeOf("object");
  expect((await call("GET /docs")).text).toContain("<title>Naval Umpire: REST reference</title>");
  expect((await call("GET /problems")).json.problems[0]).toMatchObject({
    type: expect.stringMatching(/^\/problems\//),
  });
  expect((await call("GET /problems/:type", { in: { type: "refusal" } })).json.title).toBe("Against the rules");
  const { json } = await call("GET /v1/rulesets");
  expect(json.rulesets.map(({ id }: { id: string }) => id)).toEqual(["drill", "hunters", "goeben", "pq17"]);

  const inDrill = { ruleset: "drill", operation: "resolveFire", id: "G1" };
  expect((await call("GET /v1/:ruleset", { in: inDrill })).json).toMatchObject({
    id: "drill",
    languages: ["en", "de"],
  });
  const chart = { id: "G1", name: "Gunnery" };
  expect((await call("GET /v1/:ruleset/charts", { in: inDrill })).json.charts.G1).toMatchObject(chart);
  expect((await call("GET /v1/:ruleset/charts/:id", { in: inDrill })).json).toMatchObject(chart);
  const { rulings } = (await call("GET /v1/:ruleset/rulings", { in: inDrill })).json;
  expect(rulings).toMatchObject([{ id: "D-1", ruling: "No." }]);
  const words = await call("GET /v1/:ruleset/words/:language", { in: { ...inDrill, language: "de" } });
  expect(words.json).toMatchObject({ language: "de", words: { "gunnery.hit": "Treffer" } });
  const example = await call("GET /v1/:ruleset/operations/:operation/example", { in: inDrill });
  expect(example.json.snapshot).toMatchObject({ ruleset: "drill", step: 0 });

  const fire = { snapshot: blank(), input: SHOT, dice: [1, 1] };
  const fired = await call("POST /v1/:ruleset/:operation", { in: inDrill, body: fire });
  expect(fired.json).toMatchObject({ kind: "RESOLUTION", dice: [1, 1], snapshot: { step: 1 } });
  const report = { ...inDrill, operation: "tallyHits" };
  const tally = await call("POST /v1/:ruleset/:operation", { in: report, body: { snapshot: blank() } });
  expect(tally.json).toMatchObject({ kind: "REPORT", output: { damage: [0] } });
  const decisions = await call("POST /v1/:ruleset/decisions", { in: inDrill, body: { snapshot: blank() } });
  expect(decisions.json.decisions).toMatchObject([{ operation: "resolveFire", legal: true }, {}]);

  const inGoeben = { ruleset: "goeben" };
  const isMap = /^<\?xml [^>]+>\n<svg [^>]*class="goeben-map"/;
  expect((await call("GET /v1/:ruleset/map.svg", { in: inGoeben })).text).toMatch(isMap);
  expect((await call("POST /v1/:ruleset/map.svg", { in: inGoeben, body: {} })).text).toMatch(isMap);
  const bare = (await call("GET /v1/:ruleset/geometry", { in: inGoeben })).json;
  expect(bare).toMatchObject({ title: "Goeben, 1914: Map of the Mediterranean" });
  const inFrench = await call("POST /v1/:ruleset/geometry", { in: inGoeben, body: { language: "fr" } });
  expect(inFrench.json).toMatchObject({ title: "Goeben, 1914: Carte de la Méditerranée" });
  expect(inFrench.json.spaces).toHaveLength(bare.spaces.length);
  const pieces = (await call("GET /v1/:ruleset/pieces", { in: inGoeben })).json;
  expect(pieces).toMatchObject({ title: bare.title, pieces: [] });
  expect((await call("POST /v1/:ruleset/pieces", { in: inGoeben, body: {} })).json).toEqual(pieces);

  const hunters = rulesets.find(({ id }) => id === "hunters")!;
  const { operation, ...odds } = analysisExample(analysisCallOf("odds"), hunters);
  const inOdds = { ruleset: "hunters", operation: operation as string };
  expect((await call("POST /v1/:ruleset/odds/:operation", { in: inOdds, body: odds })).json.kind).toBe("ODDS");
  const prospects = analysisExample(analysisCallOf("prospects"), hunters);
  expect((await call("POST /v1/:ruleset/odds", { in: { ruleset: "hunters" }, body: prospects })).json.kind).toBe(
    "PROSPECTS",
  );
  const { operation: compared, ...sides } = analysisExample(analysisCallOf("compare"), hunters);
  const inCompare = { ruleset: "hunters", operation: compared as string };
  const comparison = await call("POST /v1/:ruleset/compare/:operation", { in: inCompare, body: sides });
  expect(comparison.json.kind).toBe("COMPARISON");
  for (const [name, kind] of [
    ["simulate", "SIMULATION"],
    ["verify", "VERIFICATION"],
    ["explain", "EXPLANATION"],
    ["tell", "TELLING"],
    ["takeOver", "TAKE_OVER"],
  ] as const) {
    const body = analysisExample(analysisCallOf(name), hunters);
    expect((await call(`POST /v1/:ruleset/${name}`, { in: { ruleset: "hunters" }, body })).json.kind).toBe(kind);
  }

  const vectorList = (await call("GET /v1/:ruleset/vectors", { in: inGoeben })).json;
  expect(vectorList.ruleset).toBe("goeben");
  const inFile = { ...inGoeben, file: vectorList.files[0].name };
  expect((await call("GET /v1/:ruleset/vectors/:file", { in: inFile })).json.vectors.length).toBeGreaterThan(0);

  expect((await call("GET /verify_career.py")).text).toBe("window.x = 1;");
  expect((await call("GET /assets/:name", { in: { name: "graphiql.js" } })).text).toBe("window.x = 1;");
  expect([...left]).toEqual([]);
});

let service: Service;

beforeAll(async () => {
  service = await openService();
});

afterAll(() => service.database.stop());

test("every route of careers answers", async () => {
  const { call, left } = callerOf(careersRoutes(service.context));
  const made = (await call("POST /v1/careers", { body: { ruleset: "drill", seed: "a" } })).json;
  expect(made.career).toMatchObject({ ruleset: "drill", version: 0 });
  const token = made.tokens.find(({ role }: { role: string }) => role === "OWNER").token;
  const { career } = made.career;
  const owner = { in: { career, version: "1" }, token };

  const played = { expectedVersion: 0, operation: "resolveFire", input: SHOT, dice: [1, 1] };
  const step = await call("POST /v1/careers/:career/steps", { ...owner, body: played });
  expect(step.json).toMatchObject({ kind: "RESOLUTION", version: 1, step: { kind: "PLAY" } });
  expect((await call("GET /v1/careers", { token })).json.careers).toMatchObject([{ career, role: "OWNER" }]);
  expect((await call("GET /v1/careers/:career", owner)).json).toMatchObject({ career, version: 1, role: "OWNER" });
  expect((await call("GET /v1/careers/:career/steps", owner)).json.steps).toMatchObject([
    { version: 0 },
    { version: 1 },
  ]);
  const { audit } = (await call("GET /v1/careers/:career/steps/:version/audit", owner)).json;
  expect(audit[0]).toMatchObject({ kind: "roll", label: "gunnery" });

  const drawn = (await call("GET /v1/careers/:career/map", owner)).json;
  expect(drawn).toEqual({ version: 1, viewer: null, svg: null });
  const pieces = (await call("GET /v1/careers/:career/pieces", owner)).json;
  expect(pieces).toEqual({ version: 1, viewer: null, board: null });
  const newest = (await call("GET /v1/careers/:career/version", owner)).json;
  expect(newest).toMatchObject({ career, version: 1, awaited: [{ side: null }] });

  const stream = (await call("GET /v1/careers/:career/events", owner)).text;
  expect(stream).toMatch(/^retry: 2000\n\nid: 1\nevent: step\ndata: \{.*\}\n\n$/);

  const hooks = "/v1/careers/:career/webhooks";
  const hook = (await call(`POST ${hooks}`, { ...owner, body: { url: "https://receiver.invalid/" } })).json;
  const oneHook = { in: { career, webhook: hook.id }, token };
  expect((await call(`GET ${hooks}`, owner)).json.webhooks).toMatchObject([{ id: hook.id, role: "OWNER" }]);
  expect((await call(`POST ${hooks}/:webhook/test`, oneHook)).json).toMatchObject({ confirmed: false });
  expect((await call(`DELETE ${hooks}/:webhook`, oneHook)).json).toEqual({ webhook: hook.id, deleted: true });

  const verdict = { verified: true, steps: 2 };
  expect((await call("GET /v1/careers/:career/verification", owner)).json).toMatchObject(verdict);
  const file = (await call("GET /v1/careers/:career/export", owner)).json;
  expect(file).toMatchObject({ ruleset: "drill", steps: [{ version: 0 }, { version: 1 }] });
  expect((await call("POST /v1/careers/verify", { body: file })).json).toMatchObject(verdict);
  expect((await call("POST /v1/careers/import", { body: file })).json.career).toMatchObject({ version: 2 });
  const fork = await call("POST /v1/careers/:career/fork", { ...owner, body: {} });
  expect(fork.json.career).toMatchObject({ version: 2, origin: { career, version: 1 } });

  const body = { role: "SPECTATOR" };
  const issued = (await call("POST /v1/careers/:career/tokens", { ...owner, body })).json;
  expect(issued).toMatchObject({ role: "SPECTATOR", token: expect.stringMatching(/^nut_/) });
  const one = { in: { career, tokenId: issued.id }, token };
  const rotated = await call("POST /v1/careers/:career/tokens/:tokenId/rotate", one);
  expect(rotated.json).toMatchObject({ id: issued.id, role: "SPECTATOR" });
  expect(rotated.json.token).not.toBe(issued.token);
  const { tokens } = (await call("DELETE /v1/careers/:career/tokens/:tokenId", one)).json;
  expect(tokens).toMatchObject([{ role: "OWNER" }, { role: "SPECTATOR" }]);
  expect((await call("DELETE /v1/careers/:career", owner)).json).toEqual({ career, deleted: true });
  expect((await call("GET /.well-known/naval-umpire-keys.json")).json.keys).toEqual(expect.any(Array));
  const leftOfSeats = await callSeatRoutes();
  expect([...left].filter((route) => leftOfSeats.has(route))).toEqual([]);
});

/** Calls the routes of games with seats, notes and corrections, in the duel. Returns the routes without a call. */
async function callSeatRoutes(): Promise<ReadonlySet<string>> {
  const { call, left } = callerOf(careersRoutes(contextOf(service.context.openStore, [turns])));
  const seats = [
    { side: "red", by: "MINE" },
    { side: "blue", by: "CLAIM" },
  ];
  const founding = { ruleset: "drill", seats, deadlineHours: 1, server: true, entropy: "coin" };
  const begin = async () => {
    const made = (await call("POST /v1/careers", { body: founding })).json;
    const { career } = made.career;
    const body = { claim: made.claims[0].claim };
    const terms = (await call("POST /v1/careers/:career/claims/terms", { in: { career }, body })).json;
    expect(terms).toMatchObject({ side: "blue", deadlineHours: 1 });
    const claimed = (await call("POST /v1/careers/:career/claims", { in: { career }, body })).json;
    const red = made.tokens.find(({ role }: { role: string }) => role === "SIDE").token;
    return { red: { in: { career }, token: red }, blue: { in: { career }, token: claimed.token.token } };
  };
  const { red, blue } = await begin();
  const move = { expectedVersion: 1, operation: "resolveFire", input: SHOT, server: true, entropy: "coin" };
  const note = { text: "Now", to: "SIDE" };
  await call("POST /v1/careers/:career/steps", { ...red, body: { ...move, note } });
  const { notes } = (await call("GET /v1/careers/:career/notes", red)).json;
  expect(notes).toMatchObject([{ version: 3, move: 2, text: "Now" }]);
  const one = { in: { ...red.in, version: "3" }, token: red.token };
  expect((await call("DELETE /v1/careers/:career/notes/:version", one)).json).toMatchObject({ version: 3 });
  const proposing = { ...red, body: { expectedVersion: 3, to: 1 } };
  const { takeback } = (await call("POST /v1/careers/:career/takebacks", proposing)).json;
  const answering = { in: { ...blue.in, takeback: takeback.id }, token: blue.token, body: { answer: "ACCEPT" } };
  const back = (await call("POST /v1/careers/:career/takebacks/:takeback", answering)).json;
  expect(back).toMatchObject({ version: 4, takeback: null });
  const resigned = (await call("POST /v1/careers/:career/resignation", blue)).json;
  expect(resigned.ended).toMatchObject({ by: "RESIGNATION", side: "blue" });
  const other = await begin();
  const later = Date.now() + 3_600_000;
  const clock = vi.spyOn(Date, "now").mockReturnValue(later);
  const forfeited = await call("POST /v1/careers/:career/forfeit", { ...other.blue, body: { side: "red" } });
  clock.mockRestore();
  expect(forfeited.json.ended).toMatchObject({ by: "FORFEIT", side: "red" });
  const made = (await call("POST /v1/careers", { body: { ruleset: "drill", seed: "a" } })).json;
  const owner = {
    in: { career: made.career.career },
    token: made.tokens.find(({ role }: { role: string }) => role === "OWNER").token,
    body: { expectedVersion: 0, patch: {}, reason: "Check" },
  };
  expect((await call("POST /v1/careers/:career/corrections", owner)).json).toMatchObject({ version: 1 });
  return left;
}
