import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { graphqlHandler } from "../../src/api/graphql/serving";
import { restHandler } from "../../src/api/rest/index";
import { environmentStore } from "../../src/careers/store/environment";
import { FAULT_LIMIT } from "../../src/core/request/fault";
import { hunters } from "../../src/rulesets/hunters/index";
import { type Database, startDynamo } from "../careers/databases";
import { MORE } from "../careers/service";
import { exampleOf } from "../fixtures/examples";
import { ask, post, type Reply } from "./client";

const rest = restHandler([hunters]);

const snapshot = exampleOf(hunters, hunters.operations[0]!.name).snapshot as object;

const BAD_CHART = { NO_SUCH_CHART: {} };

let database: Database;

let careers: LambdaHandler;

beforeAll(async () => {
  database = await startDynamo();
  careers = careersHandler([hunters], database.openStore, MORE);
});

afterAll(() => database.stop());

/** Returns the pointers of all faults of a response, which must be a 400. */
function placesOf({ status, json }: Reply): readonly string[] {
  expect(status).toBe(400);
  return json.faults.map(({ pointer }: { pointer: string }) => pointer).sort();
}

describe("pointer of a fault: an existing value, or the missing member", () => {
  test("POST /v1/{ruleset}/explain: charts and other faults of the recorded request", async () => {
    const request = { operation: "resolveAssignment", snapshot, input: { request: false }, seed: "x" };
    const ask = (more: object) => post(rest, "/v1/hunters/explain", { index: 0, ...more });
    const recorded = await ask({ request: { ...request, charts: BAD_CHART } });
    expect(recorded.json).toMatchObject({ code: "CHART_UNKNOWN", pointer: "/request/charts/NO_SUCH_CHART" });
    const own = await ask({ request, charts: BAD_CHART });
    expect(own.json).toMatchObject({ code: "CHART_UNKNOWN", pointer: "/charts/NO_SUCH_CHART" });
    const input = await ask({ request: { ...request, input: { request: 1, more: 2 } }, language: "la" });
    expect(placesOf(input)).toEqual(["/language", "/request/input/more", "/request/input/request"]);
    const none = await ask({ request: { ...request, input: undefined } });
    expect(none.json).toMatchObject({ code: "REQUEST_MALFORMED", pointer: "/request/input" });
  });

  test("missing input: one fault that names the expected fields", async () => {
    for (const input of [undefined, null]) {
      const { json } = await post(rest, "/v1/hunters/new", { input, seed: "x" });
      expect(json.faults).toEqual([
        {
          code: "INPUT_MALFORMED",
          pointer: "/input",
          message: "`input` is missing; send an object with boat, number, name.",
        },
      ]);
    }
    const created = await post(careers, "/v1/careers", { ruleset: "hunters", seed: "x" });
    expect(created.json.faults).toMatchObject([{ code: "INPUT_MALFORMED", pointer: "/input" }]);
  });
});

describe("all faults of a request at once", () => {
  const wrong = { colour: "red", audit: "LOUD", language: "la", rerolls: "all", charts: BAD_CHART };

  test("operation: fields of the request, snapshot and input", async () => {
    const body = { ...wrong, snapshot: { ...snapshot, step: -1 }, input: { request: 1 } };
    expect(placesOf(await post(rest, "/v1/hunters/resolveAssignment", body))).toEqual([
      "/audit",
      "/charts/NO_SUCH_CHART",
      "/colour",
      "/input/request",
      "/language",
      "/rerolls",
      "/seed",
      "/snapshot/step",
    ]);
    const start = { ...wrong, snapshot, input: { boat: "U-1" } };
    const places = placesOf(await post(rest, "/v1/hunters/new", start));
    expect(places).toEqual(expect.arrayContaining(["/audit", "/snapshot", "/seed", "/input/boat", "/input/name"]));
  });

  test("decisions, odds, simulations and reports", async () => {
    const bad = { ...snapshot, step: -1 };
    expect(
      placesOf(await post(rest, "/v1/hunters/decisions", { colour: 1, charts: BAD_CHART, snapshot: bad })),
    ).toEqual(["/charts/NO_SUCH_CHART", "/colour", "/snapshot/step"]);
    const request = { snapshot: bad, input: { request: 1 }, bound: 0, operation: "x" };
    expect(placesOf(await post(rest, "/v1/hunters/odds/resolveAssignment", request))).toEqual([
      "/bound",
      "/input/request",
      "/operation",
      "/snapshot/step",
    ]);
    const runs = { snapshot: bad, policy: "brave", measures: ["luck"] };
    expect(placesOf(await post(rest, "/v1/hunters/simulate", runs))).toEqual([
      "/measures/0",
      "/policy",
      "/snapshot/step",
    ]);
    const sheet = { snapshot: { ruleset: "chess" }, language: "la", charts: BAD_CHART };
    expect(placesOf(await post(rest, "/v1/hunters/logSheet", sheet))).toEqual([
      "/charts/NO_SUCH_CHART",
      "/language",
      "/snapshot/ruleset",
    ]);
  });

  test("GraphQL: faults that its schema cannot express", async () => {
    const graphql = graphqlHandler({ rulesets: [hunters], openStore: environmentStore({}) });
    const query = `query($snapshot: Snapshot!) { hunters { resolveAssignment(snapshot: $snapshot, input: { request: false },
      seed: "", language: "la", rerolls: [-1]) { __typename } } }`;
    const { json } = await ask(graphql, query, { snapshot: { ...snapshot, step: -1 } });
    const places = json.errors[0].extensions.faults.map(({ pointer }: { pointer: string }) => pointer);
    expect(places.sort()).toEqual(["/language", "/rerolls/0", "/seed", "/snapshot/step"]);
  });

  test("POST /v1/careers and POST /v1/careers/{career}/steps", async () => {
    const start = { boat: "VIIC", number: 96, name: "Lehmann" };
    const bad = { ruleset: "hunters", language: "la", seed: "x", dice: [1], input: { ...start, number: "96" } };
    expect(placesOf(await post(careers, "/v1/careers", bad))).toEqual(["/input/number", "/language", "/seed"]);
    expect(placesOf(await post(careers, "/v1/careers", { ...bad, colour: 1, name: 5 }))).toEqual([
      "/colour",
      "/input/number",
      "/language",
      "/name",
      "/seed",
    ]);
    const made = await post(careers, "/v1/careers", { ruleset: "hunters", seed: "x", input: start });
    const { career, tokens } = made.json;
    const headers = { authorization: `Bearer ${tokens[0].token}` };
    const play = (body: object) => post(careers, `/v1/careers/${career.career}/steps`, body, headers);
    const step = { expectedVersion: 0, operation: "resolveAssignment", language: "la", input: { request: 1 } };
    expect(placesOf(await play(step))).toEqual(["/input/request", "/language", "/seed"]);
    expect(placesOf(await play({ ...step, expectedVersion: "0", career: "x", seed: "y" }))).toEqual([
      "/career",
      "/expectedVersion",
      "/input/request",
      "/language",
    ]);
    // A request without a valid token learns nothing about stored data.
    const strange = await post(careers, `/v1/careers/${career.career}/steps`, { ...step, expectedVersion: "0" });
    expect(placesOf(strange)).toEqual(["/expectedVersion"]);
  });

  test("more than FAULT_LIMIT: the first fault of every part of the request is kept", async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 1]));
    const body = { ...many, snapshot: { ...snapshot, ...many }, input: { request: 1 }, seed: "" };
    const places = placesOf(await post(rest, "/v1/hunters/resolveAssignment", body));
    expect(places).toHaveLength(FAULT_LIMIT);
    expect(places).toEqual(expect.arrayContaining(["/field0", "/snapshot/field0", "/input/request", "/seed"]));
  });
});
