import { describe, expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { simulate } from "../../src/core/analysis/simulation/simulate";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { analysisExample, exampleOf } from "../fixtures/examples";
import { ask, post } from "./client";

const QUERY = (ruleset: string) => `
query Simulate($operation: String, $policy: String, $runs: Int, $first: Int, $seed: String, $measures: [String!], $moves: Int, $snapshot: Snapshot, $input: JSON, $charts: JSON) {
  ${ruleset} {
    simulate(operation: $operation, policy: $policy, runs: $runs, first: $first, seed: $seed, measures: $measures, moves: $moves, snapshot: $snapshot, input: $input, charts: $charts) {
      ... on Simulation {
        kind ruleset opening policy seed first asked runs stopped over ends { end until count share low high run }
        moves { ...numbers }
        measures { measure description numbers { ...numbers } groups { value from to count share low high run } unlisted }
      }
      ... on Refusal { kind code message pointer ruleset operation citation { ruleset edition section } }
    }
  }
}
fragment numbers on SimulationNumbers { mean deviation min max quantiles { share value } }`;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

async function onGraphql(ruleset: string, variables: Json): Promise<Json> {
  const { json } = await ask(graphql, QUERY(ruleset), variables);
  return json.errors === undefined ? json.data[ruleset].simulate : { faults: json.errors[0].extensions.faults };
}

/** A member of the snapshot, by ruleset, that is null at the start of a game. */
const NULL_MEMBER: Readonly<Record<string, string>> = {
  hunters: "/snapshot/refit",
  goeben: "/snapshot/battle",
  pq17: "/snapshot/campaign",
};

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "POST /v1/{ruleset}/simulate: $id",
  ({ id, ruleset }) => {
    // `moves` is limited, because whole games of PQ-17 can exceed the time limit on a slow machine.
    const request = { ...analysisExample(simulate, ruleset), moves: 100 };

    test("the same result from the kernel, REST and GraphQL", async () => {
      const kernel = analyse(ruleset, simulate, request);
      const { status, json } = await post(rest, `/v1/${id}/simulate`, request);
      expect(status).toBe(200);
      expect(json).toEqual(kernel);
      expect(await onGraphql(id, request)).toEqual(kernel);
    });

    test("a measured member that is null in every run: the value of its bar is null", async () => {
      const measured = { ...request, moves: 1, measures: [NULL_MEMBER[id]!] };
      const kernel = analyse(ruleset, simulate, measured);
      expect(kernel).toMatchObject({ measures: [{ groups: [{ value: null }] }] });
      expect(await onGraphql(id, measured)).toEqual(kernel);
    });

    test("first operation refused by a rule: 422 with its code", async () => {
      const { json: started } = await post(rest, `/v1/${id}/new`, { ...exampleOf(ruleset, "new"), decisions: "ALL" });
      const closed = started.decisions.find(({ legal }: Json) => !legal).operation;
      const { input } = exampleOf(ruleset, closed);
      const body = { operation: closed, snapshot: started.snapshot, input, runs: 3 };
      const { status, json } = await post(rest, `/v1/${id}/simulate`, body);
      expect({ status, kind: json.kind }).toEqual({ status: 422, kind: "REFUSAL" });
      expect(await onGraphql(id, body)).toMatchObject({ kind: "REFUSAL", code: json.code, operation: closed });
    });

    test.each([
      [{ runs: 0 }, "RUNS_MALFORMED", "/runs"],
      [{ runs: 100_001 }, "RUNS_MALFORMED", "/runs"],
      [{ moves: 20_001 }, "MOVES_MALFORMED", "/moves"],
      [{ first: -1 }, "FIRST_MALFORMED", "/first"],
      [{ seed: "" }, "SEED_MALFORMED", "/seed"],
      [{ policy: "reckless" }, "POLICY_UNKNOWN", "/policy"],
      [{ operation: null, policy: null }, "POLICY_UNKNOWN", "/policy"],
      [{ operation: null }, "SNAPSHOT_MISSING", "/snapshot"],
      [{ operation: "none" }, "OPERATION_UNKNOWN", "/operation"],
      [{ measures: ["luck"] }, "MEASURE_UNKNOWN", "/measures/0"],
      [{ measures: ["/audit/0"] }, "MEASURE_UNKNOWN", "/measures/0"],
      [{ measures: ["/snapshot/step", "/snapshot/step"] }, "MEASURE_UNKNOWN", "/measures/1"],
    ])("malformed %j: a 400 with code and pointer", async (change, code, pointer) => {
      const body = { ...request, ...change };
      const { status, json } = await post(rest, `/v1/${id}/simulate`, body);
      expect({ status, code: json.code, pointer: json.pointer }).toEqual({ status: 400, code, pointer });
      expect((await onGraphql(id, body)).faults[0]).toMatchObject({ code, pointer });
    });
  },
);
