import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import type { Resolution } from "../../src/core/contract/answer";
import { DECISION_SCOPES, type DecisionScope } from "../../src/core/contract/request";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { findDisagreements, type Transports } from "./runner";
import { askCommandLine, type Case, sampleOf } from "./surfaces";

const transports: Transports = { rest, graphql, schema: await graphqlSchema(rulesets) };

/** Vectors per game that are sent with every scope. */
const SAMPLE = 12;

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("decision scopes of $id", ({ ruleset }) => {
  const cases = sampleOf(ruleset, "scopes", SAMPLE, ({ expect: { kind } }) => kind === "RESOLUTION");

  const resolve = ({ vector, request }: Case, decisions: DecisionScope): Resolution => {
    const answer = adjudicate(ruleset, { operation: vector.operation, ...request, decisions });
    if (answer.kind !== "RESOLUTION") throw new Error(`${vector.id}: ${JSON.stringify(answer)}`);
    return answer;
  };

  test.each(cases)("$vector.id: each scope is the next wider one without the decisions it omits", (each) => {
    const [openScope, phase, all, none, names] = DECISION_SCOPES.map((scope) => resolve(each, scope));
    expect(none!.decisions).toEqual([]);
    expect(all!.decisions.map(({ operation }) => operation)).toEqual(ruleset.operations.map(({ name }) => name));
    expect(all!.decisions.filter(({ legal }) => legal)).toEqual(openScope!.decisions);
    expect(phase!.decisions.filter(({ legal }) => legal)).toEqual(openScope!.decisions);
    expect(all!.decisions).toEqual(expect.arrayContaining([...phase!.decisions]));
    expect(names!.decisions).toEqual(
      phase!.decisions.map((each) => (each.legal ? { ...each, input: {}, limits: [], closed: [] } : each)),
    );
    for (const { decisions: _, ...rest } of [phase!, all!, none!, names!])
      expect({ ...rest, decisions: openScope!.decisions }).toEqual(openScope);
  });

  test.each(cases)("$vector.id: a run takes the same steps with every scope", ({ vector, request }) => {
    const stepsWith = (decisions: DecisionScope) => {
      const answer = adjudicate(ruleset, { operation: vector.operation, ...request, decisions, runOn: true });
      return answer.kind === "RESOLUTION" ? answer.steps : answer;
    };
    const steps = stepsWith("OPEN");
    for (const scope of DECISION_SCOPES) expect([scope, stepsWith(scope)]).toEqual([scope, steps]);
  });

  test.each(cases)("$vector.id: kernel, REST, GraphQL and the command line list the same decisions", async (each) => {
    const { vector, request } = each;
    for (const decisions of DECISION_SCOPES) {
      const kernel = resolve(each, decisions);
      const scopedRequest = { ...request, decisions };
      expect([
        decisions,
        await findDisagreements(transports, ruleset, vector.operation, scopedRequest, { kernel }),
      ]).toEqual([decisions, []]);
      expect(await askCommandLine(ruleset, vector.operation, scopedRequest)).toEqual(plain(kernel));
    }
  });

  test("differ over the sample, so that a mix-up would be detected", () => {
    const counts = DECISION_SCOPES.map((scope) =>
      cases.reduce((sum, each) => sum + resolve(each, scope).decisions.length, 0),
    );
    // PHASE and NAMES list the same operations.
    expect(new Set(counts).size).toBe(DECISION_SCOPES.length - 1);
  });

  test("reject an unknown scope with the same fault", async () => {
    const { vector, request } = cases[0]!;
    const invalidRequest = { ...request, decisions: "SOME" };
    expect(await askCommandLine(ruleset, vector.operation, invalidRequest)).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "DECISIONS_UNKNOWN", pointer: "/decisions" }],
    });
  });
});
