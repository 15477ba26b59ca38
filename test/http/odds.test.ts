import { describe, expect, test } from "vitest";
import { oddsOf } from "../../src/core/analysis/odds/compute";
import { odds } from "../../src/core/analysis/odds/odds";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { analysisExample, exampleOf } from "../fixtures/examples";
import { ask, post } from "./client";

const QUERY = (ruleset: string) => `
query Odds($operation: String!, $project: [String!], $bound: Int, $trials: Int, $seed: String, $snapshot: Snapshot, $input: JSON, $charts: JSON) {
  ${ruleset} {
    odds(operation: $operation, project: $project, bound: $bound, trials: $trials, seed: $seed, snapshot: $snapshot, input: $input, charts: $charts) {
      ... on Odds {
        kind ruleset operation project
        exact { complete stopped bound branches covered { numerator denominator decimal } held }
        sample { sampled trials seed confidence }
        groups {
          values
          probability { numerator denominator decimal }
          most { numerator denominator decimal }
          sampled { count decimal low high }
        }
        unlisted { groups probability { numerator denominator decimal } }
        questions {
          id kind subject sentence
          value { numerator denominator decimal }
          most { numerator denominator decimal }
          sampled { decimal low high }
        }
      }
      ... on Refusal { kind code message pointer ruleset operation citation { ruleset edition section } }
    }
  }
}`;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

async function onGraphql(ruleset: string, variables: Json): Promise<Json> {
  const { json } = await ask(graphql, QUERY(ruleset), variables);
  return json.errors === undefined ? json.data[ruleset].odds : { faults: json.errors[0].extensions.faults };
}

async function onRest(ruleset: string, { operation, ...body }: Json) {
  return post(rest, `/v1/${ruleset}/odds/${operation}`, body);
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "POST /v1/{ruleset}/odds/{operation}: $id",
  ({ id, ruleset }) => {
    const request = { ...analysisExample(odds, ruleset), bound: 300, trials: 50 } as Json;

    test("the same result from the kernel, REST and GraphQL", async () => {
      const kernel = oddsOf(ruleset, request);
      const { status, json } = await onRest(id, request);
      expect(status).toBe(200);
      expect(json).toEqual(kernel);
      expect(await onGraphql(id, request)).toEqual(kernel);
    });

    test("branches beyond the limit: an additional sample marked as such, over REST and GraphQL", async () => {
      const body = { ...request, project: ["/outcome"], bound: 1, trials: 40, seed: "one" };
      const { json } = await onRest(id, body);
      expect(json.exact).toMatchObject({ complete: false, stopped: "BOUND", branches: 1 });
      expect(json.sample).toEqual({ sampled: true, trials: 40, seed: "one", confidence: 95 });
      expect(json.exact.covered.decimal).toMatch(/^0\.\d{9}$/);
      expect(await onGraphql(id, body)).toEqual(json);
    });

    test("operation `new`: has odds too", async () => {
      const { input } = exampleOf(ruleset, "new");
      const { json } = await onRest(id, { operation: "new", input, bound: 50, trials: 0 });
      expect(json).toMatchObject({ kind: "ODDS", operation: "new" });
    });

    test("refused by a rule: the same 422 as the operation", async () => {
      const closed = (await closedOperations(id, request.snapshot))[0]!;
      const body = { operation: closed, snapshot: request.snapshot, input: exampleInput(closed) };
      const { status, json } = await onRest(id, body);
      const plain = await post(rest, `/v1/${id}/${closed}`, { ...bodyOf(body), seed: "x" });
      expect(plain.status).toBe(422);
      expect(status).toBe(422);
      expect(json).toEqual(plain.json);
      const { type: _type, title: _title, status: _status, ...refusal } = json;
      expect(await onGraphql(id, body)).toEqual(refusal);
    });

    function exampleInput(name: string): unknown {
      return exampleOf(ruleset, name).input;
    }
  },
);

async function closedOperations(id: string, snapshot: unknown): Promise<string[]> {
  const { json } = await post(rest, `/v1/${id}/decisions`, { snapshot, decisions: "ALL" });
  return json.decisions.filter(({ legal }: Json) => !legal).map(({ operation }: Json) => operation);
}

function bodyOf({ operation: _operation, ...body }: Json): Json {
  return body;
}

describe("malformed request for odds", () => {
  const [ruleset] = rulesets as [Json];
  const request = analysisExample(odds, ruleset) as Json;
  const cases: readonly (readonly [title: string, change: Json, code: string, pointer: string])[] = [
    ["no branch", { bound: 0 }, "BOUND_MALFORMED", "/bound"],
    ["too many branches", { bound: 2_000_001 }, "BOUND_MALFORMED", "/bound"],
    ["too many trials", { trials: 100_001 }, "TRIALS_MALFORMED", "/trials"],
    ["an empty seed", { seed: "" }, "SEED_MALFORMED", "/seed"],
    ["a place elsewhere", { project: ["/audit"] }, "PROJECTION_MALFORMED", "/project/0"],
    ["a place twice", { project: ["/outcome", "/outcome"] }, "PROJECTION_MALFORMED", "/project/1"],
    ["a place nothing has", { project: ["/outcome/hits/nothing"] }, "PROJECTION_UNKNOWN", "/project/0"],
    ["a snapshot of nothing", { snapshot: null }, "SNAPSHOT_MISSING", "/snapshot"],
    ["strange charts", { charts: { XYZ: {} } }, "CHART_UNKNOWN", "/charts/XYZ"],
  ];

  test.each(cases)("%s", async (_, change, code, pointer) => {
    const body = { ...request, ...change };
    const { status, json } = await onRest(ruleset.id, body);
    expect({ status, code: json.code, pointer: json.pointer }).toEqual({ status: 400, code, pointer });
    expect((await onGraphql(ruleset.id, body)).faults[0]).toMatchObject({ code, pointer });
  });

  test("bound that is not a number", async () => {
    const { json } = await onRest(ruleset.id, { ...request, bound: "many" });
    expect(json).toMatchObject({ status: 400, code: "BOUND_MALFORMED", pointer: "/bound" });
    expect((await onGraphql(ruleset.id, { ...request, bound: "many" })).faults[0]).toMatchObject({
      code: "BOUND_MALFORMED",
      pointer: "/bound",
    });
  });

  test("unknown field, and `operation` in the body", async () => {
    const strange = await onRest(ruleset.id, { ...request, dice: [1] });
    expect(strange.json).toMatchObject({ status: 400, code: "FIELD_UNKNOWN", pointer: "/dice" });
    const twice = await post(rest, `/v1/${ruleset.id}/odds/new`, { operation: "new", input: {} });
    expect(twice.json).toMatchObject({ status: 400, code: "FIELD_UNKNOWN", pointer: "/operation" });
  });

  test("unknown operation, and the name of a report", async () => {
    const none = await onRest(ruleset.id, { ...request, operation: "resolveNothing" });
    expect(none.json).toMatchObject({ status: 404, code: "OPERATION_UNKNOWN" });
    const body = { ...request, operation: ruleset.reports[0].name };
    expect((await onRest(ruleset.id, body)).json).toMatchObject({ status: 400, code: "OPERATION_UNKNOWN" });
    expect((await onGraphql(ruleset.id, body)).faults[0]).toMatchObject({
      code: "OPERATION_UNKNOWN",
      pointer: "/operation",
    });
  });
});
