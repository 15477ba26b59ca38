import { describe, expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { prospects } from "../../src/core/analysis/procedure/prospects";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import * as library from "../../src/library/rules";
import { rulesets } from "../../src/rulesets/index";
import { umpire } from "../cli/terminal";
import { exampleOf } from "../fixtures/examples";
import { ask, post } from "../http/client";

const QUERY = (ruleset: string) => `
query Prospects($operation: String, $policy: String, $choices: [FixedChoiceInput!], $until: [ConditionInput!]!, $project: [String!], $bound: Int, $trials: Int, $seed: String, $snapshot: Snapshot, $input: JSON) {
  ${ruleset} {
    prospects(operation: $operation, policy: $policy, choices: $choices, until: $until, project: $project, bound: $bound, trials: $trials, seed: $seed, snapshot: $snapshot, input: $input) {
      ... on Prospects {
        kind ruleset opening policy project
        exact { complete stopped bound branches states covered { ...fraction } }
        sample { sampled trials seed confidence }
        groups { end until values probability { ...fraction } most { ...fraction } sampled { count decimal low high } }
        unlisted { groups probability { ...fraction } }
        questions {
          id kind subject sentence
          value { numerator denominator decimal }
          most { ...fraction }
          sampled { decimal low high }
        }
      }
      ... on Refusal { kind code message pointer ruleset operation citation { ruleset edition section } }
    }
  }
}
fragment fraction on Probability { numerator denominator decimal }`;

/** An operation of each game, the later choices, and the projected values. */
const QUERIES: Readonly<Record<string, { operation: string; choices: object[]; project: string[] }>> = {
  hunters: {
    operation: "resolveDepthCharge",
    choices: [{ operation: "resolveDepthCharge", input: { exceedTestDepth: false } }],
    project: ["fate", "/snapshot/boat/hull"],
  },
  goeben: {
    operation: "resolveGunneryRound",
    choices: [{ operation: "resolveGunneryRound", patch: { maximumFire: false } }],
    project: ["lost", "/snapshot/ships/goeben/status"],
  },
  pq17: { operation: "resolveSubmarineCombat", choices: [], project: ["vp"] },
};

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

async function onGraphql(id: string, request: Json): Promise<Json> {
  const { json } = await ask(graphql, QUERY(id), request);
  return json.errors === undefined ? json.data[id].prospects : { faults: json.errors[0].extensions.faults };
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "odds of a procedure of $id",
  ({ id, ruleset }) => {
    const { operation, choices, project } = QUERIES[id]!;
    const { snapshot, input } = exampleOf(ruleset, operation);
    const terms = { project, bound: 400, trials: 20, seed: "alike" };
    const request = { operation, snapshot, input, choices, policy: "cautious", until: [{ operations: 3 }], ...terms };

    test("are the same in kernel, package, REST, GraphQL and the command line", async () => {
      const kernel = analyse(ruleset, prospects, request);
      expect(kernel).toMatchObject({
        kind: "PROSPECTS",
        opening: operation,
        policy: "cautious",
        exact: { bound: 400 },
      });
      expect((kernel as Json).groups.length).toBeGreaterThan(0);
      const whole = await library.rulesets.find((each) => each.id === id)!.load();
      expect(library.prospects(whole, request as Json)).toEqual(kernel);
      const { status, json } = await post(rest, `/v1/${id}/odds`, request);
      expect([status, json]).toEqual([200, kernel]);
      expect(await onGraphql(id, request)).toEqual(kernel);
      const result = await umpire(["odds", id, "--request", "q.json", "--workers", "0"], {
        files: { "q.json": request },
      });
      expect(result.json).toEqual(kernel);
    }, 60_000);

    test("report the same refusals and faults on all of them", async () => {
      const faulty = { ...request, until: [{ phase: ["nowhere"] }], policy: "brave" };
      const kernel = analyse(ruleset, prospects, faulty) as Json;
      expect(kernel.faults.map(({ code, pointer }: Json) => [code, pointer])).toEqual([
        ["POLICY_UNKNOWN", "/policy"],
        ["PHASE_UNKNOWN", "/until/0/phase/0"],
      ]);
      expect((await post(rest, `/v1/${id}/odds`, faulty)).json.faults).toEqual(kernel.faults);
      expect(await onGraphql(id, faulty)).toEqual({ faults: kernel.faults });
      const result = await umpire(["odds", id, "--request", "q.json"], { files: { "q.json": faulty } });
      expect(result.json.faults).toEqual(kernel.faults);
    });
  },
);

test("report a refused first operation as a refusal on all of them", async () => {
  const { snapshot } = exampleOf({ id: "hunters" }, "resolveDepthCharge");
  const request = { operation: "abortPatrol", snapshot, input: {}, until: [{ over: true }] };
  const hunters = rulesets.find(({ id }) => id === "hunters")!;
  const kernel = analyse(hunters, prospects, request) as Json;
  expect(kernel).toMatchObject({ kind: "REFUSAL", operation: "abortPatrol" });
  const { status, json } = await post(rest, "/v1/hunters/odds", request);
  expect([status, json.code]).toEqual([422, kernel.code]);
  expect(await onGraphql("hunters", request)).toEqual(kernel);
});
